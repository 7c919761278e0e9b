#include "play/breaking/review_frame.hpp"

#include "play/breaking/seal_view.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking {

void draw_review_frame(Canvas& canvas) {
  const int columns = canvas.columns() - 2 * ReviewFrame::column;
  const bool is_large = canvas.is_large();
  draw_box(
      canvas, {ReviewFrame::row, ReviewFrame::column}, columns,
      is_large ? ReviewFrame::large_rows : ReviewFrame::rows, "",
      ansi::painted(ansi::Ink::wood_light)
  );
  const int first_row = is_large ? ReviewFrame::large_first_row : ReviewFrame::first_row;
  draw_rule(canvas, {first_row - 1, ReviewFrame::column + 1}, columns - 2);
}

void draw_review_sum(Canvas& canvas, std::string_view sum) {
  if (sum.ends_with('.')) sum.remove_suffix(1);
  canvas.text({ReviewFrame::row, ReviewFrame::column + 2}, fmt::format(" {} ", sum), look::message);
}

void draw_review_seal(Canvas& canvas, const engine::records::Seal& seal) {
  if (canvas.is_large()) {
    constexpr int below = ReviewFrame::row + ReviewFrame::large_rows;
    canvas.text({below, ReviewFrame::column + 2}, seal_text(seal), look::frame);
    const std::string proof = proof_text(seal);
    const int end = canvas.columns() - ReviewFrame::column - 2;
    return void(canvas.text({below, end - static_cast<int>(proof.size())}, proof, look::frame));
  }
  const std::string words = fmt::format(" {} ", seal_text(seal));
  const int end = ReviewFrame::column + ReviewFrame::columns - 2;
  canvas.text({ReviewFrame::row, end - static_cast<int>(words.size())}, words, look::frame);
  canvas.text(
      {ReviewFrame::row + ReviewFrame::rows - 1, ReviewFrame::column + 2},
      fmt::format(" {} ", proof_text(seal)), look::frame
  );
}

SmallHeads small_counts(engine::breaking::Marking marking, PegSigns signs) {
  return {
      .rows =
          {fmt::format("Marks:  {}", marks_legend(marking, signs)), "Left:   codes still possible",
           "It was: how good the guess was"},
      .brief = "Left: codes still possible."};
}

SmallHeads small_heads() {
  return {
      .rows =
          {"Bits: what the answer told you", "Avg:  what the guess tells on average",
           "Lost: how many guesses it cost you", "Best: the best guess there was"},
      .brief = "Bits: what it told. Lost: guesses cost."};
}

int draw_small_heads(Canvas& canvas, int row, const SmallHeads& heads) {
  if (row + static_cast<int>(heads.rows.size()) + 1 >= canvas.message_row())
    return canvas.paragraph(row, 0, heads.brief);
  for (const std::string& head : heads.rows)
    canvas.text({row++, 0}, head, look::frame);
  return row;
}

int rows_apart(std::size_t guesses) {
  constexpr std::size_t most_apart = 3;
  const std::size_t room = ReviewFrame::most_guesses / std::max<std::size_t>(guesses, 1);
  return static_cast<int>(std::clamp<std::size_t>(room, 1, most_apart));
}

int large_rows_apart(std::size_t guesses) {
  constexpr std::size_t least_apart = 3;
  constexpr std::size_t most_apart = 8;
  const std::size_t room =
      least_apart * ReviewFrame::most_guesses / std::max<std::size_t>(guesses, 1);
  return static_cast<int>(std::clamp(room, least_apart, most_apart));
}

}  // namespace codemaker::play::breaking
