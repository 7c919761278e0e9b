/// Help in games that are not ranked: a good guess, and what speaks for it.
#pragma once

#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/scenes/stage.hpp"

#include <optional>

namespace codemaker::play::breaking {

class HintGiver {
 public:
  /// What a caller asks for a hint after.
  struct Request {
    engine::breaking::Rules rules;
    engine::breaking::History history;
    PegSigns signs = PegSigns::colors;
  };

  /// The caller asks for a hint. What is known for these turns is said again, and is the guess.
  [[nodiscard]] std::optional<engine::breaking::Code> give(const Request& request, Stage& stage);
  /// The computer's answer, said; the guess. Ignored if the caller has gone on meanwhile.
  [[nodiscard]] std::optional<engine::breaking::Code> take(const Hinted& hinted, Stage& stage);

  /// Its answer is awaited. Line mode has no prompt until then, for the answer brings one.
  [[nodiscard]] bool is_thinking() const { return request_ && !hint_; }

  /// The caller has gone on.
  void forget() { *this = {}; }

 private:
  /// The guess, in a line with its reason.
  std::optional<engine::breaking::Code> say(Stage& stage) const;

  std::optional<Request> request_;
  std::optional<engine::breaking::Hint> hint_;  ///< nullopt while it is thought about
};

}  // namespace codemaker::play::breaking
