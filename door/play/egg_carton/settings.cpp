#include "play/egg_carton/settings.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/cardboard_title.hpp"
#include "play/egg_carton/place.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using engine::egg_carton::RelayRule;
using Start = Choices::Start;

namespace {

constexpr int strongest = 10;

/// Where the settings stand on full screens: in the middle of large ones.
struct SettingsPlaces {
  int row;
  int column;

  [[nodiscard]] constexpr int name() const { return column + 9; }

  [[nodiscard]] constexpr int value() const { return name() + 16; }

  [[nodiscard]] constexpr int level() const { return value() + 10; }

  [[nodiscard]] constexpr int hint() const { return value() + 23; }

  /// Of the bar that tells the row Enter means: from before its name to behind its hint.
  [[nodiscard]] constexpr int bar_columns() const { return hint() - name() + 25; }
};

constexpr SettingsPlaces settings_places(bool is_large) {
  return is_large ? SettingsPlaces{10, 30} : SettingsPlaces{9, 3};
}

constexpr int small_row = 3;
constexpr int page_pitch = 2;  ///< rows from a setting to the next, its value below its name
constexpr Carton start_board{.top = 15, .well_rows = 2};
constexpr int large_well_rows = 13;

}  // namespace

void Settings::enter(Stage& stage) {
  choices_ = stage.kept<Choices>();
  describe(stage);
}

void Settings::describe(Stage& stage) const {
  for (const Row& row : rows())
    tell_row(row.key, stage);
  stage.tell("P: play. Q: back.");
}

std::vector<Settings::Row> Settings::rows() const {
  std::vector<Row> rows{
      {"0-9", "Computer level", fmt::format("{} of 10", choices_.strength),
       "2: novice, 10: perfect."}};
  const bool is_dealt = choices_.start == Start::dealt;
  rows.push_back(
      {"D", "Deal", is_dealt ? "a fair deal" : "three in every slot", "fair, or three in each."}
  );
  const bool is_narrow = choices_.relay_rule == RelayRule::narrow;
  rows.push_back({"R", "Relay rule", is_narrow ? "narrow" : "usual", "narrow: shorter turns."});
  rows.push_back(
      {"F", "First sowing", choices_.has_preview ? "beside each slot" : "not shown",
       "whether off, on or end."}
  );
  return rows;
}

void Settings::tell_row(std::string_view key, Stage& stage) const {
  for (const Row& row : rows()) {
    if (row.key == key) stage.tell(fmt::format("{}: {}, now {}.", row.key, row.name, row.value));
  }
}

/// Enter is the key of the setting that the bar is on; of the level the next one.
ansi::Key Settings::meant(const ansi::Key& key) const {
  const auto rows = this->rows();
  const bool is_on_setting = bar_.at() >= 1 && bar_.at() <= rows.size();
  if (key.code != ansi::KeyCode::enter || !is_on_setting) return key;
  const std::string& wanted = rows[bar_.at() - 1].key;
  if (wanted.size() == 1) return first_letter(wanted);
  return ansi::character(U'0' + static_cast<char32_t>((choices_.strength + 1) % strongest));
}

void Settings::press(const ansi::Key& pressed, Stage& stage) {
  if (bar_.press(pressed, rows().size() + 1)) return;
  const ansi::Key key = meant(pressed);
  const char32_t letter = letter_of(key);
  if (letter == U'p' || goes_on(key)) return stage.go(place::casual);
  const bool leaves = letter == U'q' || key.code == ansi::KeyCode::escape;
  if (leaves) return stage.go(place::menu);
  set(key, stage);
  stage.kept<Choices>() = choices_;
}

void Settings::set(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_digit = letter >= U'0' && letter <= U'9';
  if (letter == U'd') {
    choices_.start = choices_.start == Start::dealt ? Start::classic : Start::dealt;
    tell_row("D", stage);
  } else if (letter == U'r') {
    choices_.relay_rule =
        choices_.relay_rule == RelayRule::usual ? RelayRule::narrow : RelayRule::usual;
    tell_row("R", stage);
  } else if (letter == U'f') {
    choices_.has_preview = !choices_.has_preview;
    tell_row("F", stage);
  } else if (is_digit) {
    choices_.strength = letter == U'0' ? 10 : static_cast<int>(letter - U'0');
    tell_row("0-9", stage);
  } else {
    refuse_key(key, stage);
  }
}

void Settings::take_line(std::string_view line, Stage& stage) {
  if (line == "10") return press(ansi::character(U'0'), stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Settings::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small(canvas);
  draw_full(canvas);
}

void Settings::draw_small(Canvas& canvas) const {
  constexpr int names = 5;
  // A page has a row for each of both.
  const ansi::Position beside =
      canvas.noted() == nullptr ? ansi::Position{0, 21} : ansi::Position{1, names};
  canvas.header("Egg Carton: a casual game");
  const int pitch = canvas.noted() == nullptr ? 1 : page_pitch;
  int row = small_row;
  std::size_t item = 0;
  for (const Row& each : rows()) {
    canvas.offer(row, bar_.at() == item + 1, each.key.size() == 1 ? each.key : "");
    canvas.text({row, 0}, each.key, look::bright);
    canvas.text({row, names}, each.name, bar_.at() == ++item ? look::reversed : look::plain);
    canvas.text({row + beside.row, beside.column}, each.value, look::bright);
    row += pitch;
  }
  ++row;
  canvas.offer(row, bar_.at() == 0, "P");
  canvas.text({row, 0}, "P", look::bright);
  const auto after =
      canvas.text({row, names}, "Play", bar_.at() == 0 ? look::reversed : look::plain);
  canvas.cursor({after.row, after.column + 1});
  if (canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr)
    draw_marble_strip(canvas, canvas.message_row() - 5);
}

void Settings::draw_full(Canvas& canvas) const {
  canvas.heading("EGG CARTON", "Casual game", "Settings");
  draw_title(canvas, "CASUAL GAME");
  const SettingsPlaces at = settings_places(canvas.is_large());
  std::vector<Row> all = rows();
  all.push_back({"P", "Play", "", ""});
  int row = at.row;
  std::size_t item = 0;
  for (const Row& each : all) {
    const bool is_lit = bar_.at() == ++item % all.size();
    canvas.text({row, at.column + 2}, fmt::format(" {:^3} ", each.key), look::key_cap());
    if (is_lit) canvas.fill({row, at.name() - 1}, at.bar_columns(), 1, " ", look::reversed);
    canvas.text({row, at.name()}, each.name, is_lit ? look::reversed : look::bright);
    canvas.text({row, at.value()}, each.value, is_lit ? look::reversed : look::message);
    canvas.text({row, at.hint()}, each.hint, is_lit ? look::reversed : look::plain);
    if (each.key == "0-9")
      draw_bar(canvas, {row, at.level()}, 10, choices_.strength, 10, ansi::Ink::card);
    ++row;
  }
  const bool is_dealt = choices_.start == Start::dealt;
  const auto start = is_dealt ? engine::egg_carton::fair_deal(1, choices_.relay_rule).position
                              : engine::egg_carton::classic_start(choices_.relay_rule);
  draw_full_carton(
      canvas, canvas.is_large() ? carton_below(canvas, large_well_rows) : start_board, View{start}
  );
  canvas.cursor({canvas.message_row(), 0});
}

/// The setting in a row is changed as its key does; a level is picked from its bar.
void Settings::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_full = stage.presentation() == Presentation::full;
  const SettingsPlaces places = settings_places(pointer.is_on_large);
  const int down = pointer.at.row - (is_full ? places.row : small_row);
  const std::vector<Row> all = rows();
  const auto settings = static_cast<int>(all.size());
  const int play = is_full ? settings : settings + 1;  // small screens have a free row above it
  if (down == play) return press(ansi::character(U'p'), stage);
  if (down < 0 || down >= settings) return;
  const std::string& key = all[static_cast<std::size_t>(down)].key;
  if (key != "0-9") return press(ansi::character(static_cast<unsigned char>(key.front())), stage);
  const int picked = pointer.at.column - places.level() + 1;
  const bool is_picked = is_full && picked >= 1 && picked <= strongest;
  const int strength = is_picked ? picked : choices_.strength % strongest + 1;
  press(ansi::character(U'0' + static_cast<char32_t>(strength % strongest)), stage);
}

std::vector<KeyHelp> Settings::keys() const {
  std::vector<KeyHelp> keys{
      {"", "", "1 to 9, 0 for 10: the computer's level. 2 is a novice, 10 is perfect."}};
  keys.push_back({"", "", "D: three marbles in every slot, or a fair deal of 18 a side."});
  keys.push_back(
      {"", "", "R: under the narrow rule your turn ends when a relay ends off the board."}
  );
  keys.push_back(
      {"", "",
       "F: beside each slot off (select again), on (relay) or end (empty slot), here and on levels "
       "1 to 3."}
  );
  keys.push_back({"letters", "change settings", "Letters: each changes its setting."});
  keys.push_back({"P", "play", "P or Enter: play, or what the bar is on."});
  keys.push_back(help_key());
  keys.push_back({"Q", "back", "Q or Esc: back to the list."});
  return keys;
}

}  // namespace codemaker::play::egg_carton
