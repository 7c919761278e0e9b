/// A code as discs, on small screens of terminals as narrow as they are.
#pragma once

#include "ansi/palette.hpp"
#include "engine/breaking/code.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/row_editor.hpp"
#include "play/drawing/canvas.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// A peg, or what is seen in its place.
struct SmallDisc {
  std::optional<engine::breaking::Peg> peg = {};
  std::string_view sign = "?";
  bool is_empty = false;  ///< a hole that waits for its peg
};

using SmallDiscs = std::vector<SmallDisc>;

/// A code that nobody sees.
[[nodiscard]] SmallDiscs covered_discs(int holes);

[[nodiscard]] SmallDiscs discs_of(const engine::breaking::Code& code);

/// Of a row that is being filled; `is_hidden`: only that there are pegs.
[[nodiscard]] SmallDiscs discs_of(const RowEditor& row, bool is_hidden = false);

/// In the middle of the screen, below a code of a single row.
void draw_discs_below(Canvas& canvas, const SmallDiscs& discs, PegSigns signs = PegSigns::colors);

inline constexpr int row_of_discs_beside = 4;

/// At the right of guesses, below their name; of more than four there is no room for any.
void draw_discs_beside(
    Canvas& canvas, const SmallDiscs& discs, PegSigns signs = PegSigns::colors,
    int row = row_of_discs_beside
);

/// True where a code of so many holes is drawn there.
[[nodiscard]] bool has_discs_beside(const Canvas& canvas, int holes);

}  // namespace codemaker::play::breaking
