/// The board of guesses as a thing of wood, with a shield over the code (full screens only).
#pragma once

#include "engine/breaking/history.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/row_editor.hpp"
#include "play/breaking/wooden_place.hpp"
#include "play/shared/motion.hpp"

#include <optional>

namespace codemaker::play::breaking {

/// Wood and empty rows; `open` is the row being filled, where there is one. The numbers of `made`
/// rows are those of guesses.
void draw_wood(Canvas& canvas, const WoodenBoard& board, std::optional<int> open, int made = 0);

/// The plank over the code. Of its columns `lifted` are gone, from the left.
void draw_shield(Canvas& canvas, const WoodenBoard& board, int lifted = 0);

/// Has the marks of a guess appear one by one.
void begin_marks(shared::Motion& marks, const engine::breaking::Marks& answer, Stage& stage);

/// The marks of a guess, as many as are there. While they appear the cursor stands where the next
/// one will: so a mark costs little more than its sign.
void draw_appearing_marks(
    Canvas& canvas, ansi::Position at, const engine::breaking::Marks& answer,
    const shared::Motion& marks, PegSize size = PegSize::row
);

/// Lifts the shield.
void lift_shield(shared::Motion& shield, Stage& stage);

/// A row of pegs.
void draw_big_code(
    Canvas& canvas, ansi::Position first, const engine::breaking::Code& code,
    PegSigns signs = PegSigns::colors, PegSize size = PegSize::row
);

/// Pegs so low that those of one row are apart from those of the next, where color alone tells
/// them.
void draw_low_code(Canvas& canvas, ansi::Position first, const engine::breaking::Code& code);

/// From one peg to the next where large ones lie on no board.
inline constexpr int loose_pitch = 8;

/// A row of pegs as discs that lie on no board.
void draw_loose_code(
    Canvas& canvas, ansi::Position first, const engine::breaking::Code& code,
    PegSigns signs = PegSigns::colors, int pitch = loose_pitch
);

/// A row of pegs of a guess that the computer has forgotten.
void draw_faded(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& guess, PegSize size
);

/// The row being filled, with the cursor in it.
void draw_big_editor(
    Canvas& canvas, ansi::Position first, const RowEditor& row, PegSigns signs = PegSigns::colors,
    PegSize size = PegSize::row
);

}  // namespace codemaker::play::breaking
