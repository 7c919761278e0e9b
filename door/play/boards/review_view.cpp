#include "play/boards/review_view.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/boards/review_curve.hpp"
#include "play/boards/review_points.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace codemaker::play::boards {
namespace {

using ansi::Ink;

/// Where things stand on screens of a size.
struct Places {
  CurvePlaces curve;
  PointPlaces points;
  int heads_row;   ///< of a table
  int apart;       ///< from one column of the table to the next
  int table_rows;  ///< moves of a column of the table
  int tables;      ///< columns of the table, side by side
  int below;       ///< row of what is said of all moves
  int pitch = 1;   ///< rows from a move of the table to the next
  int air = 0;     ///< rows below the heads of the table
};

constexpr Places full{
    .curve = {.first_row = 4, .bars = 5, .label = 3, .column = 9, .columns = 66, .numbers = 2},
    .points = {.row = 13, .end = 18, .indent = 3},
    .heads_row = 3,
    .apart = 38,
    .table_rows = 14,
    .tables = 2,
    .below = 20,
};
constexpr Places small{
    .curve = {.first_row = 2, .bars = 4, .label = 0, .column = 5, .columns = 34, .numbers = 1},
    .points = {.row = 8, .end = 16, .indent = 0},
    .heads_row = 2,
    .apart = 0,
    .table_rows = 13,
    .tables = 1,
    .below = 16,
};

/// Of small screens with all the rows that they may have.
constexpr Places high = [] {
  Places places = small;
  places.curve.numbers = 2;
  places.points.row = small.points.row + 1;
  places.points.end = small.points.end + 3;
  places.below = places.points.end + 1;
  return places;
}();

/// A large screen has the curve, and below it the table of all moves: places of
/// the longest.
constexpr Places large{
    .curve = {.first_row = 4, .bars = 14, .label = 3, .column = 9, .columns = 119, .numbers = 2},
    .points = {.row = 0, .end = 43, .indent = 3},
    .heads_row = 24,
    .apart = 44,
    .table_rows = 18,
    .tables = 3,
    .below = 44,
};

const Places& places_of(const Canvas& canvas) {
  if (canvas.is_large()) return large;
  if (!canvas.is_lean()) return full;
  return canvas.rows() > Canvas::lean_rows ? high : small;
}

constexpr int below_frame = full.below;

void draw_frame(Canvas& canvas, std::string_view title) {
  if (canvas.is_lean()) return;
  draw_box(canvas, {2, 1}, canvas.columns() - 2, below_frame - 2, title, ansi::painted(Ink::steel));
}

/// A row of a table. Two of them stand side by side on full screens: there what
/// was lost is enough where that is counted.
struct TableRow {
  std::string number = {};
  std::string who = {};
  std::string move = "Move";
  std::string better = "Better";
  std::string then = "Then";
  std::string lost = "Lost";

  static constexpr int both_column = 13;  ///< on small screens

  /// The move and the better one.
  [[nodiscard]] std::string both() const { return fmt::format("{:<7} {:<6}", move, better); }

  [[nodiscard]] std::string text(bool is_lean, bool counts) const {
    if (is_lean && counts)
      return fmt::format("{:>3} {:<8} {} {:>4} {:>4}", number, who, both(), then, lost);
    if (is_lean) return fmt::format("{:>3} {:<8} {} {:>9}", number, who, both(), then);
    return fmt::format(
        "{:>3} {:<8}  {:<7} {:<6}  {:>4}", number, who, move, better, counts ? lost : then
    );
  }
};

TableRow row_of(const BoardReview& review, std::size_t move) {
  const MoveMade& made = review.board().moves[move];
  const std::string who = ansi::clean(review.board().names.at(made.is_first ? 0 : 1), 8);
  const WeighedMove* const weight = review.weight(move);
  if (weight == nullptr) return {std::to_string(move + 1), who, made.text, "-", "", ""};
  return {
      std::to_string(move + 1),
      who,
      made.text + (review.turns(*weight) ? "?" : ""),
      weight->better,
      value_text(review, move),
      weight->better.empty() ? "" : std::to_string(weight->lost())};
}

constexpr std::string_view table_title = "All moves, turning points with a ?";

std::string lost_text(const BoardReview& review) {
  return fmt::format(
      "Lost: how many {} this cost, compared with the better move.", review.board().words->counted
  );
}

void draw_table_row(
    Canvas& canvas, const BoardReview& review, ansi::Position place, std::size_t move
) {
  const bool is_lean = canvas.is_lean();
  const WeighedMove* const weight = review.weight(move);
  const bool is_turning = weight != nullptr && review.turns(*weight);
  const TableRow made = row_of(review, move);
  // On small screens the moves alone are lit.
  const bool is_lit = is_turning && !is_lean;
  canvas.text(
      place, made.text(is_lean, review.counts_lost()), is_lit ? look::message : look::plain
  );
  if (is_turning && is_lean)
    canvas.text({place.row, TableRow::both_column}, made.both(), look::message);
}

/// The moves from one on, in columns of so many rows.
void draw_table(
    Canvas& canvas, const Places& at, const BoardReview& review, std::size_t move, int rows
) {
  const bool is_lean = canvas.is_lean();
  const bool counts = review.counts_lost();
  for (int table = 0; table < at.tables; ++table) {
    const int column = at.points.indent + table * at.apart;
    if (move >= review.board().moves.size()) break;
    canvas.text({at.heads_row, column}, TableRow{}.text(is_lean, counts), look::frame);
    for (int row = 0; row < rows && move < review.board().moves.size(); ++row, ++move)
      draw_table_row(canvas, review, {at.heads_row + 1 + at.air + row * at.pitch, column}, move);
  }
}

/// What the heads of a small table mean.
void draw_small_meaning(Canvas& canvas, const Places& at, const BoardReview& review) {
  const int row = canvas.paragraph(
      at.heads_row + at.table_rows + 2, 0, promise_text(review, "Then"), look::frame
  );
  const std::string_view signs =
      review.counts_lost() ? "Lost: against Better. ?: turning point" : "?: a turning point";
  if (row < canvas.message_row()) canvas.text({row, 0}, signs, look::frame);
}

/// Few moves share out the columns of a large table.
int rows_of_large_table(const BoardReview& review, std::size_t first) {
  const int moves = static_cast<int>(review.board().moves.size() - first);
  return std::min((moves + large.tables - 1) / large.tables, large.table_rows);
}

/// What a short table leaves free belongs to the curve, unless that knows but won and lost: then it
/// is low, and the table has air.
Places places_of_large(const BoardReview& review) {
  constexpr int bars_of_verdicts = 8;
  Places places = large;
  const int rows = rows_of_large_table(review, 0);
  const bool has_air = !review.counts_lost() && 2 * rows <= large.table_rows;
  places.pitch = has_air ? 2 : 1;
  const int free = large.table_rows - (places.pitch * (rows - 1) + 1);
  places.curve.bars += free;
  if (has_air) places.curve.bars = std::min(places.curve.bars, bars_of_verdicts);
  places.air = has_air ? 1 : 0;
  places.heads_row += places.curve.bars - large.curve.bars + places.air;
  return places;
}

}  // namespace

std::size_t rows_of_review(bool is_lean, bool is_large) {
  const Places& at = is_lean ? small : is_large ? large : full;
  return static_cast<std::size_t>(at.table_rows) * static_cast<std::size_t>(at.tables);
}

void draw_review_heading(Canvas& canvas, const BoardReview& review, std::string_view page) {
  const BoardToReview& board = review.board();
  const std::string what = fmt::format("Review{}", page);
  if (canvas.is_lean()) {
    return canvas.header(what, board.where);
  }
  canvas.heading(
      board.words->heading, board.where.empty() ? what : fmt::format("{}  {}", board.where, what),
      "Where was it won?"
  );
}

void draw_waiting_review(Canvas& canvas, const BoardReview& review) {
  constexpr int bar_columns = 30;
  const Places& at = places_of(canvas);
  draw_review_heading(canvas, review, "");
  draw_frame(canvas, "");
  const int row = at.curve.below() - 1;
  canvas.middle_text(row, 0, canvas.columns(), "The computer is thinking...");
  draw_bar(
      canvas, {row + 2, (canvas.columns() - bar_columns) / 2}, bar_columns,
      static_cast<std::int64_t>(review.weighed()),
      static_cast<std::int64_t>(review.board().moves.size()), Ink::steel
  );
}

void draw_turning_points(Canvas& canvas, const BoardReview& review) {
  const bool is_lean = canvas.is_lean();
  const Places& at = places_of(canvas);
  const auto points = listed_points(canvas, at.points, review);
  draw_frame(canvas, sides_text(review.board().names));
  draw_curve(canvas, at.curve, review, points);
  draw_points(canvas, at.points, review, points);
  const int next = canvas.paragraph(
      at.below, at.points.indent,
      is_lean ? review.short_summary(canvas.columns()) : review.summary(), look::message
  );
  if (!is_lean) canvas.text({next, at.points.indent}, promise_text(review, "Bars"), look::frame);
}

void draw_moves(Canvas& canvas, const BoardReview& review, std::size_t page) {
  const Places& at = places_of(canvas);
  draw_frame(canvas, table_title);
  draw_table(canvas, at, review, page * rows_of_review(canvas.is_lean(), false), at.table_rows);
  if (canvas.is_lean()) return draw_small_meaning(canvas, at, review);
  canvas.text({below_frame, at.points.indent}, review.summary(), look::message);
  canvas.text(
      {below_frame + 1, at.points.indent},
      review.counts_lost() ? lost_text(review) : promise_text(review, "Then"), look::frame
  );
}

void draw_large_review(Canvas& canvas, const BoardReview& review, std::size_t page) {
  const auto steel = ansi::painted(Ink::steel);
  const Places at = places_of_large(review);
  const int upper_rows = at.curve.below() + at.curve.numbers - 1;
  const int columns = canvas.columns() - 2;
  draw_box(canvas, {2, 1}, columns, upper_rows, sides_text(review.board().names), steel);
  const int table_row = 2 + upper_rows;
  draw_box(canvas, {table_row, 1}, columns, large.below - table_row, table_title, steel);
  draw_curve(canvas, at.curve, review, review.all_turns());
  const std::size_t first = page * rows_of_review(false, true);
  draw_table(canvas, at, review, first, rows_of_large_table(review, first));
  canvas.text({large.below, large.points.indent}, review.summary(), look::message);
  const bool counts = review.counts_lost();
  const std::string promise = promise_text(review, counts ? "Bars" : "Bars, Then");
  canvas.text({large.below + 1, large.points.indent}, promise, look::frame);
  if (counts) canvas.text({large.below + 2, large.points.indent}, lost_text(review), look::frame);
}

}  // namespace codemaker::play::boards
