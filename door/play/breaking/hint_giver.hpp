/// Help in games that are not ranked: how many codes are possible, and asked again, a guess.
#pragma once

#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/scenes/stage.hpp"

#include <optional>

namespace codemaker::play::breaking {

class HintGiver {
 public:
  /// The caller asks for a hint after these turns. A new turn begins again with the number.
  void give(
      const engine::breaking::Rules& rules, const engine::breaking::History& history, Stage& stage,
      PegSigns signs = PegSigns::colors
  );
  /// The computer's answer; ignored if the caller has gone on meanwhile.
  void take(const Hinted& hinted, Stage& stage);

  /// Its answer is awaited. Line mode has no prompt until then, for the answer brings one.
  [[nodiscard]] bool is_thinking() const { return request_ && !hint_; }

  /// The caller has gone on.
  void forget() { *this = {}; }

 private:
  void say(Stage& stage) const;

  struct Request {
    engine::breaking::Rules rules;
    engine::breaking::History history;
    PegSigns signs = PegSigns::colors;
    int times = 1;
  };

  std::optional<Request> request_;
  std::optional<engine::breaking::Hint> hint_;  ///< nullopt while it is thought about
};

}  // namespace codemaker::play::breaking
