/// The seal of a code of the computer's, as callers see it.
#pragma once

#include "ansi/keys.hpp"
#include "engine/records/seal.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/drawing/canvas.hpp"
#include "play/drawing/key_help.hpp"
#include "play/scenes/stage.hpp"

#include <string>
#include <string_view>

namespace codemaker::play::breaking {

struct Round;

/// "Seal 7KQ2 M4XN …", 160 bits: before the first guess.
[[nodiscard]] std::string seal_text(const engine::records::Seal& seal);

/// "Proof: cm2:SHARE:4x6:1122.:2415", in one line and nothing behind it, so that it can be copied:
/// only once the code is broken or missed.
[[nodiscard]] std::string proof_text(const engine::records::Seal& seal);

/// Why a proof has an `a` where the code on the screen has a 0; empty: it has none.
[[nodiscard]] std::string letter_note(const engine::records::Seal& seal);

/// Tells callers in lines the proof, with that behind it.
void tell_proof(Stage& stage, const engine::records::Seal& seal);

/// What a small screen has room for: "Seal 7KQ2 M4XN, # shows it all". The page of the seal has the
/// rest.
[[nodiscard]] std::string short_seal_text(const engine::records::Seal& seal);

/// The same once the code is known: a proof has no room there.
inline constexpr std::string_view short_proof_text = "Press # for the proof.";

/// The seal in two rows below a board, on full screens.
void draw_seal(Canvas& canvas, const WoodenBoard& board, const engine::records::Seal& seal);

/// What was sealed, below the seal; of a large board beside it.
void draw_proof(Canvas& canvas, const WoodenBoard& board, const engine::records::Seal& seal);

/// The seal and what was sealed, a row each, on a full screen that has no board.
void draw_proven(
    Canvas& canvas, ansi::Position seal_at, ansi::Position proof_at,
    const engine::records::Seal& seal
);

/// Opens the page of a seal with "#", where there is a seal; any key closes it. False: the key is
/// about something else.
[[nodiscard]] bool press_seal(Round& round, const ansi::Key& key);

/// All of the seal, for boards that have no room for that, and once the code is known its proof.
void draw_seal_page(Canvas& canvas, const Round& round);

/// The key that opens it.
[[nodiscard]] KeyHelp seal_key();

}  // namespace codemaker::play::breaking
