/// What a game must not foresee: codes and boards.
#pragma once

#include "io/performing/call_port.hpp"

namespace codemaker::io::performing {

class SecretEffects {
 public:
  explicit SecretEffects(CallPort& port) : port_{port} {}

  void perform(const play::effect::DrawSecret& draw);
  void perform(const play::effect::MixSecret& mix);
  void perform(const play::effect::DrawSeed& draw);

 private:
  CallPort& port_;
};

}  // namespace codemaker::io::performing
