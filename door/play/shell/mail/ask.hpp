/// From somebody in a list to the offer of a game by mail.
#pragma once

#include "play/drawing/key_help.hpp"
#include "play/scenes/stage.hpp"
#include "scores/entry.hpp"

#include <string_view>

namespace codemaker::play::shell::mail {

/// Offers a game to this player; to nobody yet where there is none. `game` is what they were seen
/// at: the title of a game or of a way to play it, or what somebody does.
void offer_to(const scores::Player& other, Stage& stage, std::string_view game = {});

/// The key of it, the same in all lists.
inline constexpr char32_t offer_letter = U'o';

[[nodiscard]] inline KeyHelp offer_help() {
  return with_button({"O", "offer", "O: offers that player a game by mail."}, "offer a game");
}

/// Offers the sysop a game, and pages them with it.
void offer_to_sysop(Stage& stage);

inline constexpr char32_t sysop_letter = U'k';

[[nodiscard]] inline KeyHelp sysop_help() {
  return {"K", "sysop", "K: asks the sysop for a game by mail, and pages them."};
}

}  // namespace codemaker::play::shell::mail
