#include "play/egg_carton/choices.hpp"

#include "play/call/words.hpp"

namespace codemaker::play::egg_carton {

using engine::egg_carton::Player;

void Choices::set(const engine::egg_carton::records::CartonCasual& setup) {
  if (setup.strength > 0) strength = setup.strength;
  start = setup.start;
  relay_rule = setup.relay_rule;
}

std::string seat_name(std::string_view name, Player player) {
  std::string shown = table_name(name);
  if (shown.empty()) shown = player == Player::one ? "Player 1" : "Player 2";
  return shown;
}

}  // namespace codemaker::play::egg_carton
