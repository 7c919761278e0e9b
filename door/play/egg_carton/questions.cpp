#include "play/egg_carton/questions.hpp"

#include "engine/egg_carton/player.hpp"
#include "play/events/thinking.hpp"

namespace codemaker::play::egg_carton::question {

Selected answer(const Select& select, Mind& mind, const std::stop_token& stop) {
  namespace engine = engine::egg_carton;
  const engine::ComputerPlayer player{select.strength, select.seed};
  const engine::Limits limits{
      stop, mind.stopwatch<std::chrono::milliseconds>(), engine::thinking_time};
  return {player.think(select.position, limits)};
}

}  // namespace codemaker::play::egg_carton::question
