/// What a guest can do so that their games are kept.
#pragma once

#include "play/call/call.hpp"
#include "play/drawing/key_help.hpp"
#include "play/scenes/stage.hpp"

#include <string_view>

namespace codemaker::play::shell {

/// A password is asked for as soon as the options open.
struct PasswordWish {
  bool is_open = false;
};

/// A guest whose name becomes their own by a password.
[[nodiscard]] inline bool can_own_name(const Call& call) {
  return call.is_guest && call.has_passwords && !call.is_visitor;
}

/// What guests are told who could own their name; empty for others.
[[nodiscard]] inline std::string_view offer_to_own_name(const Call& call) {
  const bool is_offered = can_own_name(call) && !call.is_unchecked;
  return is_offered ? "To keep what you play, give your name a password: Options (O), Password (W)."
                    : "";
}

/// Ends the sentence that a name has to be kept for something.
[[nodiscard]] constexpr std::string_view way_to_own_name(bool can_own_name) {
  return can_own_name ? ": set a password (W)." : ".";
}

/// The way there, for who can go it.
[[nodiscard]] inline KeyHelp password_help() {
  return {"W", "set a password", "W: a password keeps your name yours."};
}

inline void go_to_password(Stage& stage) {
  stage.kept<PasswordWish>().is_open = true;
  stage.go(Place::options);
}

}  // namespace codemaker::play::shell
