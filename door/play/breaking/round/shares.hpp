/// The two shares that a code of the computer's comes of: its own, which was sealed, and what the
/// caller types before their first guess, which nobody could know then (engine/records/records.md).
#pragma once

#include "play/breaking/round/round.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::breaking {

/// A key on the row, or a click. As long as there is no code yet it goes into the caller's share.
void mix_in(Round& round, const ansi::Key& key);
/// The same of a line, with the Enter behind it.
void mix_in(Round& round, std::string_view line);
/// The same of a color or a hole that was clicked.
void mix_in(Round& round, std::optional<engine::breaking::Peg> color, std::optional<int> hole);

/// The first guess is sent: with it the caller's share is complete, and the code is asked for.
/// False: there is a code to guess at.
[[nodiscard]] bool ask_for_code(Round& round, const engine::breaking::Code& guess, Stage& stage);
/// A key or a line while the code is being made: who types on as soon as their first guess is sent
/// means the second one. True: it waits in `Round::ahead` until the first one is made.
[[nodiscard]] bool waits_for_code(Round& round, const ansi::Key& key);
[[nodiscard]] bool waits_for_code(Round& round, std::string_view line);
/// The code that was asked for is there, and can be guessed at; the guess that waited for it.
/// nullopt: none was asked for.
[[nodiscard]] std::optional<engine::breaking::Code> take_code(
    Round& round, const event::Secret& secret, Stage& stage
);

}  // namespace codemaker::play::breaking
