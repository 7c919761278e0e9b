/// Names with passwords, as a server of our own knows them.
#pragma once

#include "ansi/look_alikes.hpp"
#include "play/events/answers.hpp"

#include <string_view>

namespace codemaker::tests {

/// Whose a name is among those with passwords, on the board of the typist who asks.
template <typename Asking>
play::event::Account account_of(const Asking& typist, std::string_view name) {
  if (!typist.are_names_checked) return {.owner = {}, .is_checked = false};
  const scores::Player& who = typist.session().call().player;
  for (const auto& [owner, password] : typist.passwords) {
    if (ansi::looks_like(owner, name)) return {.owner = scores::Player{who.board, who.key, owner}};
  }
  return {};
}

}  // namespace codemaker::tests
