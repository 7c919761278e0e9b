#include "play/event.hpp"

namespace codemaker::play {

event::Filed filed_of(const scores::Result<scores::Filed>& result) {
  using Where = event::Filed::Where;
  if (!result) return {Where::nowhere};
  const bool was_damaged = result->was_damaged;
  if (result->is_spooled) return {Where::spooled, 0, was_damaged};
  if (result->place) return {Where::in_table, *result->place, was_damaged};
  return {result->has_better ? Where::behind : Where::below, 0, was_damaged};
}

}  // namespace codemaker::play
