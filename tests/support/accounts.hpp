/// Names with passwords, as a server of our own knows them.
#pragma once

#include "ansi/look_alikes.hpp"
#include "play/events/answers.hpp"

#include <map>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// Whose a name is among those with passwords, on the board of who asks.
inline play::event::Account account_of(
    std::string_view name, const std::map<std::string, std::string>& passwords,
    const scores::Player& who
) {
  for (const auto& [owner, password] : passwords) {
    if (ansi::looks_like(owner, name)) return {.owner = scores::Player{who.board, who.key, owner}};
  }
  return {};
}

}  // namespace codemaker::tests
