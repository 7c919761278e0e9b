#include "play/masterix/questions.hpp"

#include "engine/masterix/player.hpp"
#include "engine/masterix/table.hpp"
#include "play/events/thinking.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace codemaker::play::masterix::question {
namespace {

/// What all its threads together remember is no more than two of them would.
std::size_t table_bytes(std::size_t thinkers) {
  using engine::masterix::TranspositionTable;
  return std::min(
      TranspositionTable::usual_bytes, 2 * TranspositionTable::usual_bytes / std::bit_ceil(thinkers)
  );
}

}  // namespace

Jumped answer(const Jump& jump, Mind& mind, const std::stop_token& stop) {
  namespace engine = engine::masterix;
  const engine::Player player{engine::style_of_level(jump.level), jump.seed};
  auto& table = mind.memory([&] { return engine::TranspositionTable{table_bytes(mind.thinkers)}; });
  return {player.think(jump.position, table, mind.stopwatch<std::chrono::microseconds>(), stop)};
}

}  // namespace codemaker::play::masterix::question
