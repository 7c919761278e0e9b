#include "play/breaking/hint_giver.hpp"

#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking {

void HintGiver::give(
    const engine::breaking::Rules& rules, const engine::breaking::History& history, Stage& stage,
    PegSigns signs
) {
  if (request_ && request_->rules == rules && request_->history == history) {
    request_->signs = signs;
    ++request_->times;
    if (hint_) say(stage);
    return;
  }
  request_ = Request{rules, history, signs};
  hint_.reset();
  stage.show("The computer is thinking...");
  stage.think(question::Hint{rules, history, stage.random().next()});
}

void HintGiver::take(const Hinted& hinted, Stage& stage) {
  if (!request_ || hint_) return;
  hint_ = hinted.hint;
  say(stage);
}

void HintGiver::say(Stage& stage) const {
  if (request_->times == 1) {
    stage.say(
        hint_->possible
            ? fmt::format(
                  "{} possible.",
                  count(static_cast<std::int64_t>(*hint_->possible), "code is", "codes are")
              )
            : "Too many codes are possible to count them."
    );
  } else if (hint_->guess) {
    stage.say(fmt::format("A good guess: {}.", spaced(*hint_->guess, request_->signs)));
  } else {
    stage.say("The computer has no guess either.");
  }
}

}  // namespace codemaker::play::breaking
