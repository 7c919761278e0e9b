#include "play/shell/hall_scene.hpp"

#include "ansi/text.hpp"
#include "play/games.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr std::string_view unreadable = "The Hall of Fame cannot be read now; the sysop is told.";
constexpr std::string_view damaged = "The table is damaged; this is what can be read of it.";
constexpr std::string_view ruined =
    "The table is damaged, and no score in it can be read. Please tell the sysop.";
constexpr std::string_view empty = "Nobody stands here yet. Win a level and you are the first.";

std::string date_text(std::int64_t when) {
  const std::chrono::sys_seconds time{std::chrono::seconds{when}};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
  return fmt::format(
      "{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
      static_cast<unsigned>(date.day())
  );
}

/// Names come from a file that others write, so they are cleaned once more where they are shown.
std::string shown_name(const scores::Entry& row) {
  const std::string name = ansi::clean(row.name, scores::max_name_characters);
  return name.empty() ? "?" : name;
}

/// Pads by cells, not by bytes.
std::string padded(std::string_view text, std::size_t cells) {
  const std::size_t length = ansi::length(text);
  return std::string{text} + std::string(length < cells ? cells - length : 0, ' ');
}

}  // namespace

void HallScene::enter(Stage& stage) {
  player_ = stage.call().player;
  board_name_ = stage.call().board_name;
  game_ = stage.choices().game;
  stage.perform(effect::ReadTables{});
}

void HallScene::take(const Answer& answer, Stage& stage) {
  waiting_ = stage.filings().waiting();
  const auto* tables = std::get_if<event::Tables>(&answer);
  if (tables == nullptr) return;
  tables_ = *tables;
  scores::enter_waiting(tables_->hall, waiting_);
  describe(stage);
}

bool HallScene::waits(const scores::Entry& row) const {
  return std::ranges::any_of(waiting_, [&](const scores::Submission& submission) {
    return submission.entry == row;
  });
}

bool HallScene::has_waiting() const {
  return std::ranges::any_of(tables_->hall.rows(game_), [this](const scores::Entry& row) {
    return waits(row);
  });
}

void HallScene::describe(Stage& stage) const {
  if (!tables_) return;
  stage.tell(fmt::format("Hall of Fame, {}.", game_of(game_).title));
  const auto rows = tables_->hall.rows(game_);
  if (const auto remark = this->remark(); !remark.empty()) stage.tell(std::string{remark});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    stage.tell(fmt::format(
        "{}. {}, {}, level {}{}.", i + 1, shown_name(rows[i]),
        count(rows[i].score, "point", "points"), rows[i].level,
        waits(rows[i]) ? ", waiting to be saved" : ""
    ));
  }
}

/// What is to be said of the table besides its rows.
std::string_view HallScene::remark() const {
  const bool is_empty = tables_->hall.rows(game_).empty();
  if (!tables_->are_readable) return unreadable;
  if (tables_->are_damaged) return is_empty ? ruined : damaged;
  return is_empty ? empty : std::string_view{};
}

void HallScene::turn_to(engine::RankedGame game, Stage& stage) {
  game_ = game;
  stage.choices().game = game;
  describe(stage);
}

void HallScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (const auto game = numbered_game(key)) return turn_to(*game, stage);
  if (key.code == KeyCode::right) return turn_to(game_beside(game_, 1), stage);
  if (key.code == KeyCode::left) return turn_to(game_beside(game_, -1), stage);
  const char32_t letter = letter_of(key);
  const bool leaves =
      goes_on(key) || key.code == ansi::KeyCode::escape || letter == U'q' || letter == U'm';
  if (leaves) return stage.go(Place::menu);
  refuse_key(key, stage);
}

void HallScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void HallScene::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header(fmt::format("Hall of Fame: {}", game_of(game_).title));
  ansi::Position place{canvas.is_lean() ? 15 : 17, indent};
  int number = 0;
  for (const Game& game : games) {
    const std::string title = fmt::format("{} {}", ++number, game.title);
    const bool fits = place.column + static_cast<int>(ansi::length(title)) <= canvas.columns();
    if (!fits) place = {place.row + 1, indent};
    const auto after = canvas.text(place, title, game.id == game_ ? look::bright : look::plain);
    place.column = after.column + (canvas.is_lean() ? 1 : 4);
  }
  canvas.cursor({canvas.message_row(), 0});
  if (!tables_) return;
  const auto rows = tables_->hall.rows(game_);
  canvas.paragraph(rows.empty() ? 3 : 14, indent, remark());
  if (!rows.empty()) draw_rows(canvas, rows, indent);
}

void HallScene::draw_rows(Canvas& canvas, std::span<const scores::Entry> rows, int indent) const {
  canvas.text({2, indent}, " #  Name            Score  Level", look::frame);
  if (!canvas.is_lean()) canvas.text({2, indent + 36}, "Board               Day", look::frame);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const scores::Entry& row = rows[i];
    const bool is_his = scores::is_same_player(row.player, player_);
    const int at = 3 + static_cast<int>(i);
    const auto style = is_his ? look::bright : look::plain;
    canvas.text(
        {at, indent},
        fmt::format(
            "{:>2}{} {}{:>9}{:>7}", i + 1, waits(row) ? '*' : ' ', padded(shown_name(row), 12),
            row.score, row.level
        ),
        style
    );
    if (canvas.is_lean()) continue;
    const bool is_named = row.player.board == player_.board && !board_name_.empty();
    const std::string& name = is_named ? board_name_ : row.player.board;
    const std::string board = padded(ansi::clean(name, 18), 20);
    canvas.text({at, indent + 36}, board + date_text(row.when), style);
  }
  if (has_waiting()) canvas.text({13, indent}, "* waiting to be saved");
}

std::vector<KeyHelp> HallScene::keys() const {
  return {
      {game_numbers(), "table",
       fmt::format("{}: {}. Or left and right.", game_numbers(), game_titles())},
      {"Enter", "menu", "Enter or M: back to the menu."},
      {"?", "help", "?: this help."},
      {"Q", "", "Q: back to the menu."},
  };
}

}  // namespace codemaker::play::shell
