/// Past the pages before a board.
#pragma once

#include "ansi/keys.hpp"
#include "play/session/session.hpp"

namespace codemaker::tests {

/// How often Enter is typed before a key that is meant for a board, where the offer to newcomers or
/// the page of an opponent lies over it.
[[nodiscard]] int enters_before(const ansi::Key& key, const play::Session& session);

}  // namespace codemaker::tests
