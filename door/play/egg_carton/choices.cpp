#include "play/egg_carton/choices.hpp"

#include "play/call/words.hpp"

namespace codemaker::play::egg_carton {

using engine::egg_carton::Player;

void Choices::set(const engine::egg_carton::records::CartonCasual& setup) {
  is_pair = setup.strength == 0;
  if (!is_pair) strength = setup.strength;
  start = setup.start;
  relay_rule = setup.relay_rule;
}

std::string seat_name(std::string_view name, Player player) {
  std::string shown = table_name(name);
  if (shown.empty()) shown = player == Player::one ? "Player 1" : "Player 2";
  return shown;
}

std::string seat_name(const Choices& choices, Player player, std::string_view handle) {
  const auto& chosen = choices.names[player == Player::one ? 0 : 1];
  if (chosen) return seat_name(*chosen, player);
  return seat_name(player == Player::one ? handle : "", player);
}

}  // namespace codemaker::play::egg_carton
