#include "play/event.hpp"

namespace codemaker::play {

event::Filed filed_of(const scores::Result<scores::Filed>& result) {
  using Where = event::Filed::Where;
  if (!result) return {.where = Where::nowhere};
  const bool was_damaged = result->was_damaged;
  if (result->is_spooled) return {.where = Where::spooled, .was_damaged = was_damaged};
  if (result->place) {
    return {.where = Where::in_table, .place = *result->place, .was_damaged = was_damaged};
  }
  return {.where = result->has_better ? Where::behind : Where::below, .was_damaged = was_damaged};
}

}  // namespace codemaker::play
