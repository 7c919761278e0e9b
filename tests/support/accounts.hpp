/// Names with passwords, as a server of our own knows them.
#pragma once

#include "ansi/look_alikes.hpp"
#include "play/events/answers.hpp"

#include <string>
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

/// The caller's name has this password, if it may have one.
template <typename Asking>
play::event::PasswordSet set_password(Asking& ada, const std::string& password) {
  using Result = play::event::PasswordSet::Result;
  if (!ada.may_take_name) return {Result::too_many};
  ada.passwords[ada.session().call().player.handle] = password;
  return {Result::done};
}

}  // namespace codemaker::tests
