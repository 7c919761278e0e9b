#include "play/masterix/memory.hpp"

#include "play/events/thinking.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::TranspositionTable;

/// What all its threads together remember is no more than two of them would.
std::size_t table_bytes(std::size_t thinkers) {
  return std::min(
      TranspositionTable::usual_bytes, 2 * TranspositionTable::usual_bytes / std::bit_ceil(thinkers)
  );
}

}  // namespace

TranspositionTable& table_of(Mind& mind) {
  return mind.memory([&] { return TranspositionTable{table_bytes(mind.thinkers)}; });
}

}  // namespace codemaker::play::masterix
