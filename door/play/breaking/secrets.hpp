/// Codes of the computer's as the world outside draws them.
#pragma once

#include "engine/breaking/record.hpp"
#include "play/events/event.hpp"

#include <algorithm>

namespace codemaker::play::breaking {

/// The code that was drawn.
[[nodiscard]] inline const engine::breaking::Code& code_of(const event::Secret& drawn) {
  return *drawn.secret.as<engine::breaking::Code>();
}

/// As it stands in the record of the game.
[[nodiscard]] inline engine::breaking::records::Hidden hidden_of(const event::Secret& drawn) {
  return {code_of(drawn), drawn.seal.salt, drawn.typed};
}

/// A code of the computer's, drawn and sealed as it stands in the record of the game.
[[nodiscard]] inline event::Secret secret_of(
    const engine::breaking::records::Hidden& hidden, const UnfinishedGame& game
) {
  const auto found = std::ranges::find_if(game.seals, [&](const engine::records::Seal& seal) {
    return seal.salt == hidden.salt;
  });
  return {hidden.code, found == game.seals.end() ? engine::records::Seal{} : *found, hidden.typed};
}

}  // namespace codemaker::play::breaking
