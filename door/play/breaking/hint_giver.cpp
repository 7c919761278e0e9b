#include "play/breaking/hint_giver.hpp"

#include "engine/breaking/rules.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Code;

/// With this code all guesses had got the marks they have.
bool may_be_code(const HintGiver::Request& after, const Code& guess) {
  return std::ranges::all_of(after.history, [&](const engine::breaking::Turn& turn) {
    return engine::breaking::mark(after.rules.marking, guess, turn.guess) == turn.marks;
  });
}

std::string reason_for(
    const HintGiver::Request& after, const Code& guess, const engine::breaking::Hint& hint
) {
  if (!hint.possible) return "it fits all marks. Too many codes are possible to count them.";
  const std::string codes =
      count(static_cast<std::int64_t>(*hint.possible), "code is", "codes are") + " possible.";
  if (!may_be_code(after, guess)) return "it tells most, but can't be the code. " + codes;
  if (*hint.possible == 1) return "no other code is possible.";
  constexpr std::int64_t few = 20;
  const bool is_likely = static_cast<std::int64_t>(*hint.possible) <= few;
  return (is_likely ? "it may be the code. " : "it tells most. ") + codes;
}

}  // namespace

std::optional<Code> HintGiver::give(const Request& request, Stage& stage) {
  const bool is_same =
      request_ && request_->rules == request.rules && request_->history == request.history;
  if (is_same) return hint_ ? say(stage) : std::nullopt;
  request_ = request;
  hint_.reset();
  stage.show("The computer is thinking...");
  stage.think(question::Hint{request.rules, request.history, stage.random().next()});
  return std::nullopt;
}

std::optional<Code> HintGiver::take(const Hinted& hinted, Stage& stage) {
  if (!request_ || hint_) return std::nullopt;
  hint_ = hinted.hint;
  return say(stage);
}

std::optional<Code> HintGiver::say(Stage& stage) const {
  const auto& guess = hint_->guess;
  if (!guess) {
    stage.say("The computer has no guess either.");
    return std::nullopt;
  }
  const std::string reason = reason_for(*request_, *guess, *hint_);
  stage.show("Hint: " + reason);
  stage.tell(fmt::format("Hint {}: {}", spaced(*guess, request_->signs), reason));
  return guess;
}

}  // namespace codemaker::play::breaking
