#include "play/event.hpp"

namespace codemaker::play {

event::Filed filed_of(const scores::Result<scores::Filed>& result) {
  using Where = event::Filed::Where;
  if (!result) return {Where::nowhere};
  if (result->is_spooled) return {Where::spooled};
  if (result->place) return {Where::in_table, *result->place};
  return {Where::below};
}

}  // namespace codemaker::play
