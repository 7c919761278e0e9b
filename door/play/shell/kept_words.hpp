/// What a guest can do so that their games are kept.
#pragma once

#include "play/call/call.hpp"
#include "play/drawing/key_help.hpp"

#include <string_view>

namespace codemaker::play::shell {

/// A guest whose name becomes their own by a password, which is W in the options.
[[nodiscard]] inline bool can_own_name(const Call& call) {
  return call.is_guest && call.has_passwords && !call.is_visitor;
}

/// Ends the sentence that a name has to be kept for something.
[[nodiscard]] constexpr std::string_view way_to_own_name(bool can_own_name) {
  return can_own_name ? ": Options (O), Password (W)." : ".";
}

/// The way there, for who can go it.
[[nodiscard]] inline KeyHelp options_help() {
  return {"O", "options", "O: options; W there is a password."};
}

}  // namespace codemaker::play::shell
