#include "play/masterix/questions.hpp"

#include "engine/masterix/player.hpp"
#include "play/events/thinking.hpp"
#include "play/masterix/memory.hpp"

#include <chrono>

namespace codemaker::play::masterix::question {
Jumped answer(const Jump& jump, Mind& mind, const std::stop_token& stop) {
  namespace engine = engine::masterix;
  const engine::Player player{engine::style_of_level(jump.level), jump.seed};
  return {player.think(
      jump.position, table_of(mind), mind.stopwatch<std::chrono::microseconds>(), stop
  )};
}

}  // namespace codemaker::play::masterix::question
