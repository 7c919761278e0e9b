/// The computer thinks for a caller, one thought at a time.
#pragma once

#include "io/performing/call_port.hpp"

namespace codemaker::io::performing {

class ThoughtEffects {
 public:
  ThoughtEffects(CallPort& port, ThinkingPool::Caller thinks_as)
      : port_{port},
        thinks_as_{thinks_as} {}

  void perform(const play::effect::Think& think);
  void perform(const play::effect::StopThinking& stop);

  /// Nobody waits for an answer any more.
  void stop();

 private:
  CallPort& port_;
  ThinkingPool::Caller thinks_as_;
};

}  // namespace codemaker::io::performing
