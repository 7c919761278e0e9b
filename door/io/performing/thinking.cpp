#include "io/performing/thinking.hpp"

#include <stop_token>
#include <utility>

namespace codemaker::io::performing {

void ThoughtEffects::perform(const play::effect::Think& think) {
  auto then =
      port_.back_here([this,
                       held = port_.call().hold()](const scores::Result<play::Answer>& answer) {
        if (answer) return port_.call().take(*answer);
        if (goes_on(port_.call().line())) port_.call().fail(answer.error().reason());
      });
  port_.ask([thinks_as = thinks_as_, think, then = std::move(then)](Workers& workers) mutable {
    const auto thought = [think, reason = workers.reason](
                             play::Mind& mind, const std::stop_token& stop
                         ) -> play::Answer {
      return play::event::Thought{think.ticket, reason(think.question, mind, stop)};
    };
    workers.thinking_pool.ask(thinks_as, thought, std::move(then));
  });
}

void ThoughtEffects::perform(const play::effect::StopThinking& /*stop*/) {
  stop();
}

void ThoughtEffects::stop() {
  port_.ask([thinks_as = thinks_as_](Workers& workers) { workers.thinking_pool.leave(thinks_as); });
}

}  // namespace codemaker::io::performing
