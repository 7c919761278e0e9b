/// The question to a player of the computer's whose answer a scene waits for.
#pragma once

#include "play/events/question.hpp"

#include <optional>
#include <utility>

namespace codemaker::play {

/// A caller has one at a time: a new one takes its place, and its answer alone is taken.
class AwaitedThought {
 public:
  /// Another question is asked: its ticket.
  [[nodiscard]] Ticket ask() {
    awaited_ = ++last_;
    return last_;
  }

  /// An answer has come. False if nobody waits for it any more.
  [[nodiscard]] bool take(Ticket ticket) {
    if (awaited_ != ticket) return false;
    awaited_.reset();
    return true;
  }

  /// Nobody waits any more. False if nobody did.
  [[nodiscard]] bool stop() { return std::exchange(awaited_, std::nullopt).has_value(); }

 private:
  Ticket last_ = 0;
  std::optional<Ticket> awaited_ = {};
};

}  // namespace codemaker::play
