#include "play/shell/large/menu_side.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/daily/words.hpp"
#include "play/shell/large/ranks.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;

constexpr int side_column = 79;
constexpr int side_width = 50;
constexpr int inner_column = side_column + 3;
constexpr int inner_width = side_width - 6;
constexpr int puzzles_row = 9;
constexpr int news_rows = 6;
constexpr int least_side_end = 42;  ///< below a short menu

void draw_side_box(Canvas& canvas, int row, int rows, std::string_view title) {
  draw_box(canvas, {row, side_column}, side_width, rows, title, ansi::painted(Ink::wood_light));
}

void draw_at_end(Canvas& canvas, int row, std::string_view text, ansi::Attribute look) {
  const int end = inner_column + inner_width;
  canvas.text({row, end - static_cast<int>(ansi::length(text))}, text, look);
}

/// With a row of air above where there is room for that.
void draw_news(Canvas& canvas, int row, std::span<const std::string> news) {
  constexpr std::size_t most = news_rows - 2;
  if (news.empty()) canvas.text({row + 2, inner_column}, "Nothing waits for you.", look::dim);
  std::vector<std::string> lines;
  for (const std::string& sentence : news) {
    for (std::string& line : ansi::wrap_evenly(sentence, inner_width))
      if (lines.size() < most) lines.push_back(std::move(line));
  }
  row += lines.size() < most ? 2 : 1;
  for (const std::string& line : lines)
    canvas.text({row++, inner_column}, line, look::message);
}

}  // namespace

void MenuSide::begin(Stage& stage) {
  offered_ = stage.call().offered;
  player_ = stage.call().player;
  day_ = play::today(stage);
  of_call_ = stage.kept<play::DaysOfCall>();
  if (!Canvas::has_large_room(stage.call().terminal, stage.presentation())) return;
  stage.perform(effect::ReadTables{});
  stage.perform(effect::ReadDaily{day_});
}

void MenuSide::take(const Answer& answer) {
  if (const auto* tables = std::get_if<event::Tables>(&answer)) tables_ = *tables;
  const auto* daily = std::get_if<event::DailyTables>(&answer);
  if (daily != nullptr && daily->day == day_) today_ = *daily;
}

void MenuSide::draw(Canvas& canvas, std::span<const std::string> news, int last_row) const {
  const auto puzzles = static_cast<int>(games_of(offered_).size());
  const int news_row = std::max(last_row + 1, least_side_end) - news_rows;
  const int best_row = puzzles_row + 2 * puzzles + 5;
  draw_puzzles(canvas, puzzles_row);
  draw_best(canvas, best_row, news_row - best_row - 1);
  draw_side_box(canvas, news_row, news_rows, "For you");
  draw_news(canvas, news_row, news);
}

/// The caller's game of today, over or not.
const engine::records::Record* MenuSide::own(engine::RankedGame game) const {
  const auto& of_call = of_call_.played.of(game);
  if (of_call && engine::records::day_of(*of_call) == day_) return &*of_call;
  if (!today_) return nullptr;
  const auto& kept = today_->games.of(game).own;
  return kept ? &*kept : nullptr;
}

/// Which are played, and who was best.
void MenuSide::draw_puzzles(Canvas& canvas, int row) const {
  const auto games = games_of(offered_);
  draw_side_box(
      canvas, row, 2 * (static_cast<int>(games.size()) + 2),
      fmt::format("Today's puzzles, {}", engine::records::date_text(day_))
  );
  ++row;
  for (const Game* game : games) {
    const engine::records::Record* const record = own(game->id);
    const bool is_played = record != nullptr && daily::is_over(*record);
    canvas.text({++row, inner_column}, is_played ? "■" : "·", ansi::painted(Ink::gold_light));
    canvas.text({row, inner_column + 2}, game->puzzle.title, look::bright);
    draw_at_end(
        canvas, row,
        is_played           ? play::result_words(*record)
        : record != nullptr ? "unfinished"
                            : "waits for you (D)",
        is_played ? ansi::painted(Ink::gold_light) : look::plain
    );
    const DailyGame* const day = today_ ? &today_->games.of(game->id) : nullptr;
    const bool has_best = day != nullptr && !day->day.empty();
    canvas.text({++row, inner_column + 2}, game->puzzle_of(day_));
    if (has_best) {
      const DailyRow& best = day->day.front();
      draw_at_end(
          canvas, row,
          fmt::format(
              "best: {}, {}", table_name(best.name), daily::row_text(game->id, best, false)
          ),
          look::frame
      );
    }
  }
}

/// As many ranks of each game as there is room for, with a row of air before each game.
void MenuSide::draw_best(Canvas& canvas, int row, int rows) const {
  const auto games = games_of(offered_);
  draw_side_box(canvas, row, rows, "Hall of Fame");
  const int each = (rows - 2) / static_cast<int>(games.size());
  const int ranks = std::clamp(each - 2, 1, 5);
  row += 2;
  for (const Game* game : games) {
    canvas.text({row, inner_column}, ansi::capitalized(game->title), look::frame);
    const RanksPlace place{{row + 1, inner_column}, inner_width, static_cast<std::size_t>(ranks)};
    if (tables_) draw_ranks(canvas, place, tables_->hall.rows(game->id), &player_);
    row += each;
  }
}

}  // namespace codemaker::play::shell
