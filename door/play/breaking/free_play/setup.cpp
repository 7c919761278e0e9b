#include "play/breaking/free_play/setup.hpp"

#include "ansi/text.hpp"
#include "play/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {
namespace {

using Settings = Settings;

/// What a number can be, and what it is called when it is refused.
struct Range {
  std::string_view name;
  int least;
  int most;
};

constexpr Range holes{"Holes", Settings::min_holes, Settings::max_holes};
constexpr Range colors{"Colors", Settings::min_colors, Settings::max_colors};
constexpr Range strengths{"Strength", engine::breaking::weakest, engine::breaking::strongest};

/// Sets what is wanted, or takes the next value, behind the last the first; false if refused.
bool set(int& value, const Range& range, std::optional<int> wanted, Stage& stage) {
  if (wanted && (*wanted < range.least || *wanted > range.most)) {
    stage.refuse(fmt::format("{}: {} to {}.", range.name, range.least, range.most));
    return false;
  }
  const int next = value < range.most ? value + 1 : range.least;
  value = wanted.value_or(next);
  return true;
}

std::string on_or_off(bool is_on) {
  return is_on ? "on" : "off";
}

}  // namespace

void Setup::enter(Stage& stage) {
  settings_ = stage.kept<Settings>();
  may_show_squares_ = stage.may_show_squares();
  has_squares_ = stage.choices().has_squares;
  has_sound_ = stage.choices().has_sound;
}

std::string Setup::Row::key() const {
  return {static_cast<char>(letter - U'a' + U'A')};
}

std::vector<Setup::Row> Setup::rows() const {
  std::vector<Row> rows{
      {U'g', "Game", settings_.is_digits ? "Bulls and Cows" : "colors",
       "colors, or Bulls and Cows."},
      {U'd', "Duel or solo", settings_.is_duel ? "duel" : "solo",
       "against the computer, or alone."},
  };
  if (!settings_.is_digits) {
    rows.push_back({U'h', "Holes", fmt::format("{}", settings_.holes), "4 or 5 holes."});
    rows.push_back({U'c', "Colors", fmt::format("{}", settings_.colors), "3 to 8 colors."});
    if (may_show_squares_) {
      rows.push_back(
          {U'u', "Color numbers", on_or_off(!has_squares_), "off: pegs show color alone."}
      );
    }
  }
  rows.push_back(
      {U's', "Strength",
       fmt::format("{}, {}", settings_.strength, strength_name(settings_.strength)),
       "1 (dull) to 10 (brilliant)."}
  );
  rows.push_back({U'b', "Bell and music", on_or_off(has_sound_), "at the end of a game."});
  return rows;
}

std::optional<Setup::Row> Setup::row_of(char32_t letter) const {
  for (Row& row : rows()) {
    if (row.letter == letter) return std::move(row);
  }
  return std::nullopt;
}

void Setup::tell(Stage& stage) const {
  for (const Row& row : rows())
    stage.tell(fmt::format("{}: {}: {}.", row.key(), row.name, row.value));
  stage.tell("N: new game. Q: menu.");
}

void Setup::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  const bool is_digit = letter >= U'0' && letter <= U'9';
  if (is_digit) {
    change(
        U's', letter == U'0' ? engine::breaking::strongest : static_cast<int>(letter - U'0'), stage
    );
  } else if (row_of(letter)) {
    change(letter, std::nullopt, stage);
  } else {
    refuse_key(key, stage);
  }
}

void Setup::take_line(std::string_view line, Stage& stage) {
  const char32_t letter = letter_of(first_letter(line));
  const std::string_view rest = ansi::trim(line.substr(1));
  const bool is_number = rest.find_first_not_of("0123456789") == std::string_view::npos;
  const bool takes_number = letter == U'h' || letter == U'c' || letter == U's';
  if (line.size() == 1 && letter == U'l') {
    tell(stage);
  } else if (row_of(letter) && (rest.empty() || (takes_number && is_number))) {
    change(letter, ansi::leading_number(rest), stage);
  } else {
    refuse_line(line, stage);
  }
}

void Setup::change(char32_t letter, std::optional<int> wanted, Stage& stage) {
  Settings& settings = stage.kept<Settings>();
  bool& has_squares = stage.choices().has_squares;
  bool& has_sound = stage.choices().has_sound;
  if (letter == U'g') settings.is_digits = !settings.is_digits;
  if (letter == U'd') settings.is_duel = !settings.is_duel;
  if (letter == U'u') has_squares = !has_squares;
  if (letter == U'b') has_sound = !has_sound;
  const bool is_set = letter == U'h'   ? set(settings.holes, holes, wanted, stage)
                      : letter == U'c' ? set(settings.colors, colors, wanted, stage)
                      : letter == U's' ? set(settings.strength, strengths, wanted, stage)
                                       : true;
  if (!is_set) return;
  enter(stage);
  if (const auto row = row_of(letter)) stage.tell(fmt::format("{}: {}.", row->name, row->value));
}

void Setup::draw(Canvas& canvas) const {
  if (!canvas.is_lean()) return draw_full(canvas);
  constexpr int indent = 0;
  canvas.header("Free play and duel");
  int row = 3;
  for (const Row& each : rows()) {
    canvas.text({row, indent}, each.key(), look::bright);
    canvas.text({row, indent + 3}, each.name);
    canvas.text({row, indent + 19}, each.value, look::bright);
    ++row;
  }
  canvas.text({row + 1, indent}, "N", look::bright);
  canvas.text({row + 1, indent + 3}, "New game");
  canvas.cursor({row + 1, indent + 12});
}

void Setup::draw_full(Canvas& canvas) const {
  constexpr int first_row = 4;
  const auto rows = this->rows();
  const int height = 2 * static_cast<int>(rows.size()) + 3;
  canvas.heading("CODE BREAKING", "Free play and duel", "Press a letter to change");
  draw_page_frame(canvas, height, "Settings");
  int row = first_row;
  for (const Row& each : rows) {
    draw_key(canvas, {row, 6}, each.key());
    canvas.text({row, 11}, each.name, look::bright);
    canvas.text({row, 27}, each.value, look::message);
    canvas.text({row, 44}, each.sentence, look::dim);
    row += 2;
  }
  canvas.text({row + 1, 6}, "Enter", look::key_cap());
  canvas.text({row + 1, 12}, "or N starts a new game", look::bright);
  canvas.cursor({row + 1, 36});
}

std::vector<std::string> Setup::line_help() const {
  std::vector<std::string> lines{
      "A letter changes its setting, with a number at once: S 9. L: all of them."};
  for (const Row& row : rows())
    lines.push_back(fmt::format("{}: {}", row.key(), row.sentence));
  lines.emplace_back("N: a new game. Q: back to the menu.");
  return lines;
}

std::vector<KeyHelp> Setup::keys() const {
  std::vector<KeyHelp> keys{
      {"N", "new game", "N or Enter: a new game."},
      {"Letter", "change", "A letter: the next value of its line."}};
  for (const Row& row : rows())
    keys.push_back({row.key(), "", fmt::format("{}: {}", row.key(), row.sentence)});
  keys.push_back({"1-9, 0", "strength", "1 to 9, 0 for ten: the strength."});
  keys.push_back({"Q", "menu", "Q or Esc: back to the menu."});
  keys.push_back({"?", "help", "? or F1: this help."});
  return keys;
}

}  // namespace codemaker::play::breaking::free_play
