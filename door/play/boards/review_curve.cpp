#include "play/boards/review_curve.hpp"

#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::boards {
namespace {

using ansi::Ink;

/// The moves fill its width together; where there is no room for each, some
/// share a column.
class Curve {
 public:
  Curve(const CurvePlaces& at, const BoardReview& review)
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
    return at_.column + static_cast<int>(move) * at_.columns / moves_;
  }

  [[nodiscard]] int middle() const { return at_.first_row + above_; }

  /// The numbers of its highest row and its lowest, and the line between; no
  /// side without bars.
  void draw_labels(Canvas& canvas, const ReviewWords& words) const {
    const int below = at_.bars - above_;
    // Sides with one scale are as high as the smaller of them.
    const bool is_even = up_ == down_;
    const int high = is_even ? std::min(above_, below) : above_;
    const int low = is_even ? high : below;
    if (up_ > 0) canvas.text({middle() - high, at_.label}, words.value(up_), look::frame);
    canvas.text({middle(), at_.label}, "0", look::frame);
    if (down_ > 0) canvas.text({middle() + low, at_.label}, words.value(-down_), look::frame);
    draw_rule(canvas, {middle(), at_.column}, at_.columns);
  }

  /// A bar from the middle up for the first of the two, down for the second;
  /// the smallest share is half a row, the half of the middle.
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
  const CurvePlaces& at_;
  int moves_;
  int up_ = 0;  ///< the greatest value of the first of the two
  int down_ = 0;
  int above_ = 0;  ///< rows above the middle
};

/// The numbers of the turning points below their bars, apart from each other:
/// where many are close together, some stand only in the list.
void draw_numbers(
    Canvas& canvas, const CurvePlaces& at, std::span<const std::size_t> points, const Curve& curve
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

}  // namespace

void draw_curve(
    Canvas& canvas, const CurvePlaces& at, const BoardReview& review,
    std::span<const std::size_t> points
) {
  const Curve curve{at, review};
  curve.draw_labels(canvas, *review.board().words);
  for (std::size_t move = 0; move < review.board().moves.size(); ++move)
    if (const auto value = review.value(move)) curve.draw(canvas, move, *value);
  draw_numbers(canvas, at, points, curve);
}

}  // namespace codemaker::play::boards
