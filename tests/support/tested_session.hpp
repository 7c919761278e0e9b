/// A session that tests look into.
#pragma once

#include "play/session/session.hpp"
#include "play/session/state.hpp"

#include <utility>

namespace codemaker::tests {

class TestedSession : public play::Session {
 public:
  explicit TestedSession(play::Call call) : Session{std::move(call)} {}

  /// From when on keys count, if they have been dropped before.
  [[nodiscard]] play::Instant heard_from() const { return state().type_ahead.heard_from(); }
};

}  // namespace codemaker::tests
