#include "play/shell/title.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/embedded.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/large/ranks.hpp"
#include "play/shell/mail/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::shell {
namespace {

constexpr std::string_view news =
    "New: boards and pegs you could pick up, and a Hall of Fame to match.";

constexpr std::string_view title_word = "CODEMAKER";
constexpr std::string_view title_motto = "Break the code before it breaks you.";
constexpr std::size_t most_leaders = 4;  ///< games beside one another

std::string license_text() {
  return fmt::format("codemaker {}   (c) 2026   MIT License", embedded::version);
}

/// "Code breaking".
std::string capital_title(const Game& game) {
  std::string title{game.title};
  title.front() = ansi::upper_case(title.substr(0, 1)).front();
  return title;
}

/// Only full screens show who leads.
void read_leaders(Stage& stage) {
  if (stage.presentation() == Presentation::full) stage.perform(effect::ReadTables{});
}

void begin(Stage& stage) {
  if (stage.call().asks_name) return stage.go(Place::name_prompt);
  stage.go(first_place(stage.call()));
}

/// Others wait there for the caller, whose name is known already.
bool leads_to_menu(const Call& call) {
  return !call.asks_name && !call.is_guest && first_place(call) == Place::menu;
}

/// Who asks for screens has a terminal that can show them, whatever it answered.
void choose(Presentation wanted, Stage& stage) {
  if (wanted == stage.presentation())
    return stage.refuse(fmt::format("You have {} already.", name(wanted)));
  ansi::Terminal& terminal = stage.call().terminal;
  if (wanted != Presentation::lines && terminal.level == ansi::Level::a) {
    terminal.level = ansi::Level::b;
    stage.perform(effect::ChangeTerminal{});
  }
  stage.choices().wanted = wanted;
  const Presentation got = choose_presentation(terminal, wanted, stage.call().uses_screen_reader);
  if (got != wanted) stage.refuse("Your screen is too small for that.");
  if (got == Presentation::full) stage.perform(effect::ReadTables{});
}

}  // namespace

void Title::enter(Stage& stage) {
  offered_ = stage.call().offered;
  leaving_ = stage.call().leaving();
  read_leaders(stage);
  describe(stage);
  if (leads_to_menu(stage.call())) stage.perform(effect::ReadMailWaiting{});
}

void Title::take(const Answer& answer, Stage& stage) {
  if (const auto* tables = std::get_if<event::Tables>(&answer)) tables_ = *tables;
  const auto* waiting = std::get_if<event::MailWaiting>(&answer);
  const std::string mail = waiting == nullptr ? "" : mail::waiting_text(*waiting);
  if (mail.empty()) return;
  has_mail_ = true;
  stage.say(fmt::format("{} (B)", mail));
}

void Title::describe(Stage& stage) const {
  stage.tell(fmt::format("codemaker: {}.", game_titles(offered_)));
  stage.tell("Plain lines are on. F: full color screens. S: small screens. ?: help.");
  stage.tell("P: play. Q: leave.");
}

void Title::take_empty_line(Stage& stage) {
  begin(stage);
}

void Title::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return stage.ask_to_leave_door();
  switch (typed_letter_of(key)) {
  case U'l':
    return choose(Presentation::lines, stage);
  case U's':
    return choose(Presentation::small, stage);
  case U'f':
    return choose(Presentation::full, stage);
  case U'q':
    return stage.go(Place::farewell);
  case U'p':
    return begin(stage);
  case U'b':
    return has_mail_ ? stage.go(Place::mail) : refuse_key(key, stage);
  default:
    return goes_on(key) ? begin(stage) : refuse_key(key, stage);
  }
}

void Title::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

namespace {

/// The name in two rows of large letters, below what a small screen says in words.
void draw_narrow_name(Canvas& canvas) {
  constexpr int row = 6;
  constexpr std::array<std::string_view, 2> parts{"CODE", "MAKER"};
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const ansi::Position at{
        row + static_cast<int>(part) * (big_rows + 1),
        (canvas.columns() - big_width(parts.at(part))) / 2};
    draw_big(canvas, at, parts.at(part), metal::gold);
  }
}

}  // namespace

void Title::draw(Canvas& canvas) const {
  if (canvas.has_backdrop()) return;  // the keys below offer plain lines too
  if (canvas.noted() != nullptr) {
    canvas.header("codemaker");
    return void(canvas.paragraph(4, 0, fmt::format("Games of logic: {}.", game_titles(offered_))));
  }
  constexpr std::string_view for_readers = "L: plain lines, for screen readers.";
  if (canvas.is_lean()) {
    constexpr int narrow_strip_row = 18;
    canvas.text({0, 0}, for_readers);
    const bool has_room = canvas.rows() > Canvas::lean_rows;
    if (!has_room) canvas.text({2, 0}, "codemaker", look::title);
    canvas.paragraph(
        has_room ? 3 : 4, 0, fmt::format("Games of logic: {}.", game_titles(offered_))
    );
    if (!has_room) return;
    draw_narrow_name(canvas);
    draw_peg_strip(canvas, narrow_strip_row);
    return;
  }
  canvas.heading(for_readers, {});
  if (canvas.is_large()) return draw_large(canvas);
  draw_big(canvas, {2, (canvas.columns() - big_width(title_word)) / 2}, title_word, metal::gold);
  draw_peg_strip(canvas, 8);
  canvas.middle_text(12, 0, canvas.columns(), title_motto, look::bright);
  draw_leaders(canvas, 14);
  canvas.middle_text(19, 0, canvas.columns(), news, look::message);
  canvas.middle_text(20, 0, canvas.columns(), license_text(), look::dim);
}

void Title::draw_large(Canvas& canvas) const {
  constexpr int name_row = 3;
  play::draw_large(
      canvas, {name_row, (canvas.columns() - 2 * big_width(title_word)) / 2}, title_word,
      metal::gold
  );
  draw_peg_strip(canvas, 15);
  canvas.middle_text(23, 0, canvas.columns(), title_motto, look::bright);
  draw_best(canvas, 26);
  canvas.middle_text(41, 0, canvas.columns(), news, look::message);
  canvas.middle_text(43, 0, canvas.columns(), license_text(), look::dim);
}

/// The best ten of each game, as far as there is room beside one another.
void Title::draw_best(Canvas& canvas, int row) const {
  constexpr int widest = 41;
  constexpr int gap = 2;
  constexpr int rows = static_cast<int>(scores::table_size);
  auto shown = games_of(offered_);
  shown.resize(std::min(shown.size(), most_leaders));
  const auto games = static_cast<int>(shown.size());
  const int width = std::min(widest, (canvas.columns() - gap) / games - gap);
  int column = (canvas.columns() - games * (width + gap) + gap) / 2;
  for (const Game* game : shown) {
    const ansi::Attribute wood = ansi::painted(ansi::Ink::wood_light);
    draw_box(canvas, {row, column}, width, rows + 3, capital_title(*game), wood);
    const RanksPlace place{{row + 2, column + 2}, width - 4, scores::table_size};
    if (tables_) draw_ranks(canvas, place, tables_->hall.rows(game->id), nullptr);
    column += width + gap;
  }
}

/// Who stands first in each game, as far as there is room beside one another.
void Title::draw_leaders(Canvas& canvas, int row) const {
  constexpr int widest = 25;
  auto shown = games_of(offered_);
  shown.resize(std::min(shown.size(), most_leaders));
  const int width = std::min(widest, canvas.columns() / static_cast<int>(shown.size()) - 1);
  const bool is_wide = width == widest;
  const int all = static_cast<int>(shown.size()) * (width + 1) - 1;
  int column = (canvas.columns() - all) / 2;
  for (const Game* game : shown) {
    draw_box(
        canvas, {row, column}, width, 4, capital_title(*game), ansi::painted(ansi::Ink::wood_light)
    );
    const auto rows = tables_ ? tables_->hall.rows(game->id) : std::span<const scores::Entry>{};
    if (rows.empty()) {
      const auto [first, second] = words_without_rows();
      canvas.text({row + 1, column + 2}, first, look::plain);
      canvas.text({row + 2, column + 2}, second, look::dim);
    } else {
      const std::string leader = ansi::clean(rows.front().name, scores::max_name_characters);
      const std::string points = fmt::format("{}", rows.front().score);
      canvas.text({row + 1, column + 2}, leader, look::bright);
      const ansi::Position end{is_wide ? row + 1 : row + 2, column + width - 2};
      canvas.text({end.row, end.column - static_cast<int>(points.size())}, points, look::bright);
      const std::string_view leads = is_wide ? "leads at level" : "level";
      canvas.text({row + 2, column + 2}, fmt::format("{} {}", leads, rows.front().level));
    }
    column += width + 1;
  }
}

std::pair<std::string_view, std::string_view> Title::words_without_rows() const {
  if (!tables_) return {};
  if (!tables_->are_readable) return {"Not to be read", "just now."};
  return {"No scores yet.", "Be the first!"};
}

std::vector<std::string> Title::line_help() const {
  return {
      "P, or Enter alone: go on to the game. B: to games by mail that wait for you.",
      "S: small screens, for slow connections and 40 columns.",
      "F: full color screens.",
      fmt::format("?: this help, everywhere. Q: {}.", leaving_),
  };
}

std::vector<KeyHelp> Title::keys() const {
  std::vector<KeyHelp> keys{
      {"Enter", "play", "Enter or P: go on to the game."},
      {"L", "lines", "L: plain lines instead of screens, for screen readers and teletypes."},
      {"S", "small", "S: small screens, for slow connections and 40 columns."},
      {"F", "full", "F: full color screens."},
      {"?", "help", "?: this help, on every screen."},
      {"Q", "leave", fmt::format("Q: {}. Esc: the same, after a question.", leaving_)},
  };
  if (has_mail_)
    keys.insert(keys.begin() + 1, {"B", "by mail", "B: the games by mail that wait for you."});
  return keys;
}

}  // namespace codemaker::play::shell
