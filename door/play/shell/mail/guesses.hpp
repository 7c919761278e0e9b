/// Guesses at a hidden code as rows of text.
#pragma once

#include "engine/records/mail_match.hpp"
#include "engine/records/record.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <span>

namespace codemaker::play::shell::mail {

using Guesses = std::span<const engine::records::SeenGuess>;

void tell_guess_rows(Guesses guesses, Stage& stage);

/// From this place down, numbered.
void draw_guess_rows(
    Canvas& canvas, ansi::Position first, const engine::records::MailTerms& terms, Guesses guesses
);

}  // namespace codemaker::play::shell::mail
