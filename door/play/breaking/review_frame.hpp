/// The frame in which the pages of a review stand on full screens.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/records/seal.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/canvas.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

struct ReviewFrame {
  static constexpr int row = 2;
  static constexpr int column = 1;
  static constexpr int columns = Canvas::full_columns - 2 * column;
  static constexpr int rows = 16;
  static constexpr int heads_row = row + 1;  ///< of the columns; a rule stands below it
  static constexpr int first_row = row + 3;  ///< of the guesses
  static constexpr int below = row + rows;
  static constexpr std::size_t most_guesses = 12;
  static constexpr int large_rows = 41;  ///< on a large screen, where columns fill its width
  static constexpr int large_first_row = row + 4;
};

void draw_review_frame(Canvas& canvas);

/// What all guesses lost, as the title of the frame.
void draw_review_sum(Canvas& canvas, std::string_view sum);

/// The seal at the end of the upper edge of the frame, what was sealed in the lower one; both below
/// a large one.
void draw_review_seal(Canvas& canvas, const engine::records::Seal& seal);

/// What explains the heads of a small screen.
struct SmallHeads {
  std::vector<std::string> rows;  ///< one for each
  std::string_view brief;         ///< where those do not fit
};

/// Of the page with the marks, and of that with numbers.
[[nodiscard]] SmallHeads small_counts(engine::breaking::Marking marking, PegSigns signs);
[[nodiscard]] SmallHeads small_heads();

/// Returns the row below them.
[[nodiscard]] int draw_small_heads(Canvas& canvas, int row, const SmallHeads& heads);

/// From one guess to the next: few of them share out the page.
[[nodiscard]] int rows_apart(std::size_t guesses);

/// The same on a large screen.
[[nodiscard]] int large_rows_apart(std::size_t guesses);

}  // namespace codemaker::play::breaking
