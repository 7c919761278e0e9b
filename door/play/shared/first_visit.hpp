/// Who is greeted as somebody new.
#pragma once

#include "play/call/call.hpp"

#include <utility>

namespace codemaker::play::shared {

/// True where the sysop wants it: at the first visit of a call, or at each. Remembers the visit.
[[nodiscard]] inline bool is_first_visit(bool& was_here, const Call& call) {
  const bool is_new = !std::exchange(was_here, true);
  return call.openings == Openings::always || (call.openings == Openings::once && is_new);
}

}  // namespace codemaker::play::shared
