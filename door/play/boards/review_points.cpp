#include "play/boards/review_points.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::play::boards {
namespace {

constexpr int hang_of_small_point = 4;

/// What stands behind its number: in one row if it is short, whole or in few words; rows that are
/// not quite full leave no word alone.
std::vector<std::string> rows_of_small_point(
    const Canvas& canvas, const BoardReview& review, std::size_t move
) {
  const int room = canvas.columns() - hang_of_small_point;
  const auto text = [&](Wording wording) {
    const std::string sentence = review.sentence(move, wording);
    return sentence.substr(sentence.find(' ') + 1);
  };
  for (const Wording wording : {Wording::whole, Wording::brief}) {
    std::string row = text(wording);
    if (static_cast<int>(ansi::length(row)) <= room) return {std::move(row)};
  }
  return ansi::wrap(text(Wording::whole), room - 3);
}

/// Its rows stand behind the number, which is bright; returns the row below.
int draw_small_point(Canvas& canvas, int row, const BoardReview& review, std::size_t move) {
  if (canvas.noted() != nullptr)
    return canvas.paragraph(row, 0, review.sentence(move), look::bright);
  canvas.text({row, 0}, fmt::format("{:>2}.", move + 1), look::bright);
  for (const std::string& line : rows_of_small_point(canvas, review, move))
    canvas.text({row++, hang_of_small_point}, line);
  return row;
}

std::ptrdiff_t rows_of_small_points(
    const Canvas& canvas, const BoardReview& review, std::span<const std::size_t> points
) {
  std::ptrdiff_t rows = 0;
  for (const std::size_t move : points)
    rows += std::ssize(rows_of_small_point(canvas, review, move));
  return rows;
}

/// What is listed, and in what it is counted.
std::string costliest_text(const BoardReview& review, std::size_t listed) {
  return fmt::format(
      "The costliest {} of {}, in {}:", listed, review.all_turns().size(),
      review.board().words->counted
  );
}

void draw_small_points(
    Canvas& canvas, const PointPlaces& at, const BoardReview& review,
    std::span<const std::size_t> points
) {
  const auto free = at.end - at.row - rows_of_small_points(canvas, review, points);
  int row = at.row;
  if (free > 0 && canvas.noted() == nullptr) ++row;  // apart from the numbers above
  const std::string sides = sides_text(review.board().names);
  const bool has_sides = free > 1 && canvas.noted() == nullptr &&
                         static_cast<int>(ansi::length(sides)) <= canvas.columns();
  if (has_sides) canvas.text({row - 1, 0}, sides, look::frame);
  if (has_sides && review.counts_lost() && !points.empty())
    canvas.text({row, 0}, costliest_text(review, points.size()), look::frame);
  if (has_sides) ++row;
  for (const std::size_t move : points)
    row = draw_small_point(canvas, row, review, move);
}

/// One below the other, in two rows what is too long; numbers of two digits begin a column before
/// the others.
void draw_column(
    Canvas& canvas, ansi::Position at, const BoardReview& review,
    std::span<const std::size_t> points
) {
  for (const std::size_t move : points) {
    const int column = at.column + (points.back() + 1 >= 10 && move + 1 < 10 ? 1 : 0);
    const std::string text = review.sentence(move);
    const bool fits = column + static_cast<int>(ansi::length(text)) <= canvas.columns();
    at.row = fits ? canvas.text({at.row, column}, text, look::bright).row + 1
                  : canvas.paragraph(at.row, column, text, look::bright);
  }
}

/// Where all cost the same, more of them stand in two columns.
struct Columns {
  std::size_t in_first;  ///< points
  int second;            ///< column
  int end;
};

Columns columns_of(
    const PointPlaces& at, const BoardReview& review, std::span<const std::size_t> points
) {
  constexpr int apart = 3;
  const auto width = [&](std::span<const std::size_t> of) {
    std::size_t most = 0;
    for (const std::size_t move : of)
      most = std::max(most, ansi::length(review.sentence(move)));
    return static_cast<int>(most);
  };
  const auto rows = static_cast<std::size_t>(at.end - at.row);
  const std::size_t in_first = points.size() > rows ? (points.size() + 1) / 2 : points.size();
  const int second = at.indent + width(points.first(in_first)) + apart;
  return {in_first, second, second + width(points.subspan(in_first))};
}

}  // namespace

std::vector<std::size_t> listed_points(
    const Canvas& canvas, const PointPlaces& at, const BoardReview& review
) {
  const std::ptrdiff_t free = at.end - at.row;
  if (!canvas.is_lean() && !review.counts_lost()) {
    auto many = review.turning_points(2 * static_cast<std::size_t>(free));
    if (columns_of(at, review, many).end <= canvas.columns() - at.indent) return many;
  }
  if (!canvas.is_lean() || canvas.noted() != nullptr) return review.turning_points();
  constexpr std::ptrdiff_t rows_of_heads = 2;
  const auto most = std::max(free - rows_of_heads, std::ptrdiff_t{0});
  auto points = review.turning_points(static_cast<std::size_t>(most));
  while (!points.empty() && rows_of_small_points(canvas, review, points) > free)
    points = review.turning_points(points.size() - 1);
  return points;
}

void draw_points(
    Canvas& canvas, const PointPlaces& at, const BoardReview& review,
    std::span<const std::size_t> points
) {
  if (points.empty()) canvas.text({at.row, at.indent}, "No turning points.", look::plain);
  if (canvas.is_lean()) return draw_small_points(canvas, at, review, points);
  const std::size_t all = review.all_turns().size();
  if (all > points.size()) {
    const std::string_view which = review.counts_lost() ? "costliest" : "last";
    canvas.text(
        {at.row - 1, at.indent},
        fmt::format("The {} {} of {} turning points:", which, points.size(), all), look::frame
    );
  }
  const Columns columns = columns_of(at, review, points);
  const auto first = points.first(columns.in_first);
  draw_column(canvas, {at.row, at.indent}, review, first);
  draw_column(canvas, {at.row, columns.second}, review, points.subspan(columns.in_first));
}

}  // namespace codemaker::play::boards
