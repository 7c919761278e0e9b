#include "play/boards/review_view.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace codemaker::play::boards {
namespace {

using ansi::Ink;

/// Where things stand on full screens and on small ones.
struct Places {
  int first_row;   ///< of the curve, or the heads of a table
  int bars;        ///< rows of the curve above its middle and below, together
  int label;       ///< column of the numbers left of the curve
  int curve;       ///< column of its first move
  int columns;     ///< of the curve
  int numbers;     ///< rows for the numbers of turning points below the curve
  int points;      ///< row of the first turning point
  int end;         ///< row below the last one
  int indent;      ///< of words
  int table_rows;  ///< moves of a column of the table
  int tables;      ///< columns of the table, side by side
};

constexpr Places full{
    .first_row = 4,
    .bars = 5,
    .label = 3,
    .curve = 9,
    .columns = 66,
    .numbers = 2,
    .points = 13,
    .end = 18,
    .indent = 3,
    .table_rows = 14,
    .tables = 2,
};
constexpr Places small{
    .first_row = 2,
    .bars = 4,
    .label = 0,
    .curve = 5,
    .columns = 34,
    .numbers = 1,
    .points = 8,
    .end = 16,
    .indent = 0,
    .table_rows = 13,
    .tables = 1,
};

/// Of small screens with all the rows that they may have.
constexpr Places high = [] {
  Places places = small;
  places.numbers = 2;
  places.points = small.points + 1;
  places.end = small.end + 3;
  return places;
}();

const Places& places_of(const Canvas& canvas) {
  if (!canvas.is_lean()) return full;
  return canvas.rows() > Canvas::lean_rows ? high : small;
}

constexpr int below_frame = 20;

void draw_frame(Canvas& canvas, std::string_view title) {
  if (canvas.is_lean()) return;
  draw_box(canvas, {2, 1}, canvas.columns() - 2, below_frame - 2, title, ansi::painted(Ink::steel));
}

/// The moves fill its width together; where there is no room for each, some share a column.
class Curve {
 public:
  Curve(const Places& at, const BoardReview& review)
      : at_{at},
        moves_{static_cast<int>(review.board().moves.size())} {
    for (std::size_t move = 0; move < review.board().moves.size(); ++move) {
      const int value = review.value(move).value_or(0);
      auto& most = value > 0 ? up_ : down_;
      most = std::max(most, std::abs(value));
    }
    (up_ >= down_ ? up_ : down_) = review.greatest();
    const int both = up_ + down_;
    above_ = (at_.bars * up_ + both / 2) / both;
    above_ = std::clamp(above_, up_ > 0 ? 1 : 0, at_.bars - (down_ > 0 ? 1 : 0));
  }

  [[nodiscard]] int column(std::size_t move) const {
    return at_.curve + static_cast<int>(move) * at_.columns / moves_;
  }

  [[nodiscard]] int middle() const { return at_.first_row + above_; }

  /// The numbers of its highest row and its lowest, and the line between; no side without bars.
  void draw_labels(Canvas& canvas, const ReviewWords& words) const {
    if (up_ > 0) canvas.text({at_.first_row, at_.label}, words.value(up_), look::frame);
    canvas.text({middle(), at_.label}, "0", look::frame);
    if (down_ > 0)
      canvas.text({at_.first_row + at_.bars, at_.label}, words.value(-down_), look::frame);
    draw_rule(canvas, {middle(), at_.curve}, at_.columns);
  }

  /// A bar from the middle up for the first of the two, down for the second; the smallest share is
  /// half a row, the half of the middle.
  void draw(Canvas& canvas, std::size_t move, int value) const {
    if (value == 0) return;
    const bool is_up = value > 0;
    const int below = at_.bars - above_;
    // The larger side has the scale of both.
    const int most = std::max(up_, down_);
    const int scale = 2 * (up_ == down_ ? std::min(above_, below) : up_ > down_ ? above_ : below);
    const int room = 1 + 2 * (is_up ? above_ : below);
    const int halves = std::min(1 + (scale * std::abs(value) + most / 2) / most, room);
    const auto look = ansi::painted(is_up ? Ink::peg_blue : Ink::peg_red);
    const int width = std::max(1, column(move + 1) - column(move));
    canvas.fill({middle(), column(move)}, width, 1, is_up ? "▀" : "▄", look);
    for (int half = 1; half < halves; half += 2) {
      const int away = 1 + half / 2;
      const std::string_view sign = half + 1 < halves ? "█" : is_up ? "▄" : "▀";
      canvas.fill({middle() + (is_up ? -away : away), column(move)}, width, 1, sign, look);
    }
  }

 private:
  const Places& at_;
  int moves_;
  int up_ = 0;  ///< the greatest value of the first of the two
  int down_ = 0;
  int above_ = 0;  ///< rows above the middle
};

/// The numbers of the turning points below their bars, apart from each other: where many are close
/// together, some stand only in the list.
void draw_numbers(
    Canvas& canvas, const Places& at, std::span<const std::size_t> points, const Curve& curve
) {
  std::vector<int> ends(static_cast<std::size_t>(at.numbers), 0);
  for (const std::size_t move : points) {
    const int column = curve.column(move);
    const auto row = std::ranges::find_if(ends, [&](int end) { return end < column; });
    if (row == ends.end()) continue;
    const int below = at.first_row + at.bars + 1 + static_cast<int>(row - ends.begin());
    *row = canvas.text({below, column}, std::to_string(move + 1), look::message).column;
  }
}

void draw_curve(
    Canvas& canvas, const Places& at, const BoardReview& review, std::span<const std::size_t> points
) {
  const Curve curve{at, review};
  curve.draw_labels(canvas, *review.board().words);
  for (std::size_t move = 0; move < review.board().moves.size(); ++move)
    if (const auto value = review.value(move)) curve.draw(canvas, move, *value);
  draw_numbers(canvas, at, points, curve);
}

constexpr int hang_of_small_point = 4;

/// What stands behind its number; rows that are not quite full leave no word alone.
std::vector<std::string> rows_of_small_point(const Canvas& canvas, std::string_view text) {
  return ansi::wrap(text.substr(text.find(' ') + 1), canvas.columns() - hang_of_small_point - 3);
}

/// Its rows stand behind the number, which is bright; returns the row below.
int draw_small_point(Canvas& canvas, int row, std::string_view text) {
  if (canvas.noted() != nullptr) return canvas.paragraph(row, 0, text, look::bright);
  canvas.text({row, 0}, fmt::format("{:>3}", text.substr(0, text.find(' '))), look::bright);
  for (const std::string& line : rows_of_small_point(canvas, text))
    canvas.text({row++, hang_of_small_point}, line);
  return row;
}

/// Those that the list below the curve has room for.
std::vector<std::size_t> listed_points(
    const Canvas& canvas, const Places& at, const BoardReview& review
) {
  std::vector<std::size_t> points = review.turning_points();
  std::ptrdiff_t free = at.end - at.points;
  std::erase_if(points, [&](std::size_t move) {
    free -= canvas.is_lean() ? std::ssize(rows_of_small_point(canvas, review.sentence(move))) : 1;
    return free < 0;
  });
  return points;
}

/// A row of a table. Two of them stand side by side on full screens: there what was lost is enough
/// where that is counted.
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

/// "Up: you ahead, down: the computer ahead"
std::string sides_text(const std::array<std::string, 2>& names) {
  const auto whose = [](const std::string& name) {
    return name == "You" ? "you" : name == "Computer" ? "the computer" : name;
  };
  return fmt::format("Up: {} ahead, down: {} ahead", whose(names[0]), whose(names[1]));
}

}  // namespace

std::size_t rows_of_review(bool is_lean) {
  const Places& at = is_lean ? small : full;
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
  const int row = at.first_row + at.bars;
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
  const auto points = listed_points(canvas, at, review);
  draw_frame(canvas, sides_text(review.board().names));
  draw_curve(canvas, at, review, points);
  int row = at.points;
  if (points.empty()) canvas.text({row, at.indent}, "No turning points.", look::plain);
  const std::size_t all = review.all_turns().size();
  if (!is_lean && all > points.size())
    canvas.text(
        {row - 1, at.indent},
        fmt::format("The costliest {} of {} turning points:", points.size(), all), look::frame
    );
  for (const std::size_t move : points) {
    const std::string text = review.sentence(move);
    row = is_lean ? draw_small_point(canvas, row, text)
                  : canvas.paragraph(row, at.indent, text, look::bright);
  }
  const int air = canvas.rows() > Canvas::lean_rows ? 1 : 0;
  const int below = is_lean ? at.end + air : below_frame;
  const int next = canvas.paragraph(
      below, at.indent, is_lean ? review.short_summary() : review.summary(), look::message
  );
  if (!is_lean) canvas.text({next, at.indent}, promise_text(review, "Bars"), look::frame);
}

void draw_moves(Canvas& canvas, const BoardReview& review, std::size_t page) {
  constexpr int apart = 38;  ///< from one column of the table to the next
  const bool is_lean = canvas.is_lean();
  const Places& at = places_of(canvas);
  const auto rows = static_cast<std::size_t>(at.table_rows);
  const bool counts = !review.board().words->counted.empty();
  draw_frame(canvas, "All moves, turning points with a ?");
  std::size_t move = page * rows_of_review(is_lean);
  const int first_row = is_lean ? at.first_row : at.first_row - 1;
  for (int table = 0; table < at.tables; ++table) {
    const int column = is_lean ? 0 : 3 + table * apart;
    if (move >= review.board().moves.size()) break;
    TableRow heads;
    if (is_lean && !counts) heads.then = ansi::clean(review.board().names[0], 4) + " then";
    canvas.text({first_row, column}, heads.text(is_lean, counts), look::frame);
    for (std::size_t row = 0; row < rows && move < review.board().moves.size(); ++row, ++move) {
      const WeighedMove* const weight = review.weight(move);
      const bool is_turning = weight != nullptr && review.turns(*weight);
      const ansi::Position place{first_row + 1 + static_cast<int>(row), column};
      const TableRow made = row_of(review, move);
      // On small screens the moves alone are lit.
      const bool is_lit = is_turning && !is_lean;
      canvas.text(place, made.text(is_lean, counts), is_lit ? look::message : look::plain);
      if (is_turning && is_lean)
        canvas.text({place.row, TableRow::both_column}, made.both(), look::message);
    }
  }
  if (is_lean) return;
  canvas.text({below_frame, at.indent}, review.summary(), look::message);
  canvas.text(
      {below_frame + 1, at.indent},
      counts ? fmt::format(
                   "Lost: how many {} this cost, compared with the better move.",
                   review.board().words->counted
               )
             : promise_text(review, "Then"),
      look::frame
  );
}

}  // namespace codemaker::play::boards
