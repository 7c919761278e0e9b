/// The seal of a code of the computer's, as callers see it.
#pragma once

#include "engine/records/seal.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/drawing/canvas.hpp"

#include <string>

namespace codemaker::play::breaking {

/// "Seal 0123456789abcdef": before the first guess, the first digits of the hash.
[[nodiscard]] std::string seal_text(const engine::records::Seal& seal);

/// "Proof: cm1:SALT:4x6:2415", in one line and nothing behind it, so that it can be copied: only
/// once the code is broken or missed.
[[nodiscard]] std::string proof_text(const engine::records::Seal& seal);

/// What a small screen has room for of it; the code and its rules stand there anyway.
[[nodiscard]] std::string salt_text(const engine::records::Seal& seal);

/// The seal below a board, on full screens.
void draw_seal(Canvas& canvas, const WoodenBoard& board, const engine::records::Seal& seal);

/// What was sealed, above the message of a full screen.
void draw_proof(Canvas& canvas, const engine::records::Seal& seal);

}  // namespace codemaker::play::breaking
