/// Names that belong to somebody: by the password that they were given.
#pragma once

#include "io/performing/games.hpp"

#include <functional>
#include <string>
#include <utility>

namespace codemaker::io::performing {

class AccountEffects {
 public:
  /// `gave_wrong_password` is told on the call's thread.
  AccountEffects(CallPort& port, GameEffects& games, std::function<void()> gave_wrong_password)
      : port_{port},
        games_{games},
        gave_wrong_password_{std::move(gave_wrong_password)} {}

  void perform(const play::effect::ReadAccount& read);
  void perform(const play::effect::ReadOwnName& read);
  void perform(const play::effect::CheckPassword& check);
  void perform(const play::effect::SetPassword& set);

 private:
  [[nodiscard]] scores::Player caller_named(const std::string& name) const;

  CallPort& port_;
  GameEffects& games_;
  std::function<void()> gave_wrong_password_;
};

}  // namespace codemaker::io::performing
