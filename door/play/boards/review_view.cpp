#include "play/boards/review_view.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <vector>

namespace codemaker::play::boards {
namespace {

using ansi::Ink;

/// Where things stand on full screens and on small ones.
struct Places {
  int first_row;   ///< of the curve, or the heads of a table
  int half;        ///< rows of the curve above the middle, and below
  int label;       ///< column of the numbers left of the curve
  int curve;       ///< column of its first move
  int columns;     ///< of the curve
  int points;      ///< row of the first turning point
  int end;         ///< row below the last one
  int indent;      ///< of words
  int table_rows;  ///< moves of a column of the table
  int tables;      ///< columns of the table, side by side
};

constexpr Places full{
    .first_row = 3,
    .half = 4,
    .label = 3,
    .curve = 9,
    .columns = 66,
    .points = 14,
    .end = 19,
    .indent = 3,
    .table_rows = 14,
    .tables = 2,
};
constexpr Places small{
    .first_row = 2,
    .half = 2,
    .label = 0,
    .curve = 5,
    .columns = 34,
    .points = 8,
    .end = 16,
    .indent = 0,
    .table_rows = 13,
    .tables = 1,
};

const Places& places_of(bool is_lean) {
  return is_lean ? small : full;
}

void draw_frame(Canvas& canvas, std::string_view title) {
  if (canvas.is_lean()) return;
  draw_box(canvas, {2, 1}, canvas.columns() - 2, 18, title, ansi::painted(Ink::steel));
}

/// Each move has as many columns as there is room for; where there is none, moves share one.
class Curve {
 public:
  Curve(const Places& at, const BoardReview& review)
      : at_{at},
        moves_{static_cast<int>(review.board().moves.size())},
        greatest_{review.greatest()} {}

  [[nodiscard]] int column(std::size_t move) const {
    const int index = static_cast<int>(move);
    return at_.curve + (moves_ > at_.columns ? index * at_.columns / moves_ : index * width());
  }

  [[nodiscard]] int width() const {
    constexpr int widest = 3;
    return std::clamp(at_.columns / moves_, 1, widest);
  }

  [[nodiscard]] int middle() const { return at_.first_row + at_.half; }

  /// A bar from the middle up for the first of the two, down for the second; the smallest share is
  /// half a row.
  void draw(Canvas& canvas, std::size_t move, int value) const {
    if (value == 0) return;
    const int halves = std::max(1, (2 * at_.half * std::abs(value) + greatest_ / 2) / greatest_);
    const bool is_up = value > 0;
    const auto look = ansi::painted(is_up ? Ink::peg_blue : Ink::peg_red);
    for (int half = 0; half < halves; half += 2) {
      const int away = 1 + half / 2;
      const std::string_view sign = half + 1 < halves ? "█" : is_up ? "▄" : "▀";
      canvas.fill({middle() + (is_up ? -away : away), column(move)}, width(), 1, sign, look);
    }
  }

 private:
  const Places& at_;
  int moves_;
  int greatest_;
};

void draw_curve(Canvas& canvas, const Places& at, const BoardReview& review) {
  const Curve curve{at, review};
  const auto* const words = review.board().words;
  canvas.text({at.first_row, at.label}, words->value(review.greatest()), look::frame);
  canvas.text({curve.middle(), at.label}, "0", look::frame);
  canvas.text({curve.middle() + at.half, at.label}, words->value(-review.greatest()), look::frame);
  const std::size_t last = review.board().moves.size() - 1;
  const int columns = curve.column(last) + curve.width() - at.curve;
  draw_rule(canvas, {curve.middle(), at.curve}, columns);
  for (std::size_t move = 0; move <= last; ++move)
    if (const auto value = review.value(move)) curve.draw(canvas, move, *value);
  int number = 0;
  for (const std::size_t move : review.turning_points()) {
    canvas.text(
        {curve.middle() + at.half + 1, curve.column(move)}, std::to_string(++number), look::message
    );
  }
}

/// A row of a table.
std::string row_of(const BoardReview& review, std::size_t move) {
  const MoveMade& made = review.board().moves[move];
  const std::string who = ansi::clean(review.board().names.at(made.is_first ? 0 : 1), 8);
  const WeighedMove* const weight = review.weight(move);
  return fmt::format(
      "{:>3} {:<8} {:<5} {:<5} {:>5} {:>5}", move + 1, who, made.text,
      weight == nullptr        ? "?"
      : weight->better.empty() ? "best"
                               : weight->better,
      weight == nullptr ? "" : value_text(review, move),
      weight == nullptr || weight->better.empty() ? "" : review.board().words->lost(*weight)
  );
}

}  // namespace

std::string value_text(const BoardReview& review, std::size_t move) {
  const auto value = review.value(move);
  return value ? review.board().words->value(*value) : "";
}

std::string promise_text(const BoardReview& review, std::string_view what) {
  const std::string& name = review.board().names[0];
  const std::string whose = name == "You" ? "your" : name + "'s";
  return fmt::format("{}: {} {}", what, whose, review.board().words->promise);
}

std::size_t rows_of_review(bool is_lean) {
  const Places& at = places_of(is_lean);
  return static_cast<std::size_t>(at.table_rows) * static_cast<std::size_t>(at.tables);
}

void draw_review_heading(Canvas& canvas, const BoardReview& review, std::string_view page) {
  const BoardToReview& board = review.board();
  const std::string what = fmt::format("Review{}", page);
  if (canvas.is_lean()) {
    return canvas.header(fmt::format("{}{}{}", what, board.where.empty() ? "" : " ", board.where));
  }
  canvas.heading(
      board.words->heading, board.where.empty() ? what : fmt::format("{}  {}", board.where, what),
      "Where was it won?"
  );
}

void draw_waiting_review(Canvas& canvas, const BoardReview& review) {
  constexpr int bar_columns = 30;
  const Places& at = places_of(canvas.is_lean());
  draw_review_heading(canvas, review, "");
  draw_frame(canvas, "");
  const int row = at.first_row + 2 * at.half;
  canvas.middle_text(row, 0, canvas.columns(), "The computer is thinking...");
  draw_bar(
      canvas, {row + 2, (canvas.columns() - bar_columns) / 2}, bar_columns,
      static_cast<std::int64_t>(review.weighed()),
      static_cast<std::int64_t>(review.board().moves.size()), Ink::steel
  );
}

void draw_turning_points(Canvas& canvas, const BoardReview& review) {
  const bool is_lean = canvas.is_lean();
  const Places& at = places_of(is_lean);
  const auto& names = review.board().names;
  draw_frame(canvas, fmt::format("up: {} ahead, down: {} ahead", names[0], names[1]));
  draw_curve(canvas, at, review);
  int row = at.points;
  int number = 0;
  const auto points = review.turning_points();
  if (points.empty()) canvas.text({row, at.indent}, "No turning points.", look::plain);
  for (const std::size_t move : points) {
    const std::string text = fmt::format("({}) {}", ++number, review.sentence(move));
    const int rows = is_lean ? static_cast<int>(ansi::wrap(text, canvas.columns()).size()) : 1;
    if (row + rows > at.end) break;
    row = canvas.paragraph(row, at.indent, text, look::bright);
  }
  const int below = is_lean ? at.end : at.end + 1;
  const int next = canvas.paragraph(
      below, at.indent, is_lean ? review.short_summary() : review.summary(), look::message
  );
  if (!is_lean) canvas.text({next, at.indent}, promise_text(review, "Bars"), look::frame);
}

void draw_moves(Canvas& canvas, const BoardReview& review, std::size_t page) {
  constexpr int apart = 38;  ///< from one column of the table to the next
  const bool is_lean = canvas.is_lean();
  const Places& at = places_of(is_lean);
  const auto points = review.turning_points();
  const auto rows = static_cast<std::size_t>(at.table_rows);
  draw_frame(canvas, "");
  std::size_t move = page * rows_of_review(is_lean);
  for (int table = 0; table < at.tables; ++table) {
    const int column = at.indent + table * apart;
    if (move >= review.board().moves.size()) break;
    canvas.text(
        {at.first_row, column},
        fmt::format("{:>3} {:<8} {:<5} {:<5} {:>5} {:>5}", "", "", "Made", "Best", "After", "Lost"),
        look::frame
    );
    for (std::size_t row = 0; row < rows && move < review.board().moves.size(); ++row, ++move) {
      const bool is_turning = std::ranges::count(points, move) > 0;
      canvas.text(
          {at.first_row + 1 + static_cast<int>(row), column}, row_of(review, move),
          is_turning ? look::message : look::plain
      );
    }
  }
  if (is_lean) return;
  canvas.text({at.end + 1, at.indent}, review.summary(), look::message);
  canvas.text({at.end + 2, at.indent}, promise_text(review, "After"), look::frame);
}

}  // namespace codemaker::play::boards
