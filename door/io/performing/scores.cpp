#include "io/performing/scores.hpp"

#include "io/lines/while_alive.hpp"

#include <memory>
#include <variant>

namespace codemaker::io::performing {

/// Whoever waits for the lock when the call ends hurries.
std::chrono::milliseconds ScoreEffects::lock_patience() const {
  const auto ending = ending_of(port_.call().line());
  const bool has_time = !ending || *ending == Ending::left;
  return has_time ? scores::lock_patience : scores::hang_up_patience;
}

/// What a filing brings back; it is under way until then, or until its errand fails.
template <typename Then>
auto ScoreEffects::once_filed(Then then) {
  auto filing = std::make_shared<ScopedCount>(filings_);
  return port_.back_here([this, held = port_.call().hold(), filing = std::move(filing),
                          then = std::move(then)](const auto&... answer) mutable {
    then(answer...);
    filing.reset();
    port_.call().look_for_end();
  });
}

void ScoreEffects::perform(const play::effect::FileScore& file) {
  auto then = once_filed([this, file](const play::Answer& answer) { take_filed(file, answer); });
  port_.ask([file, patience = lock_patience(), then = std::move(then)](Workers& workers) mutable {
    workers.score_queue.file(file, patience, std::move(then));
  });
}

/// Who has left cannot come back with what is refused now: this is its last chance.
void ScoreEffects::take_filed(const play::effect::FileScore& asked, const play::Answer& answer) {
  using Where = play::event::Filed::Where;
  const bool is_refused = std::get<play::event::Filed>(answer).where == Where::nowhere;
  const bool was_last = asked.chance == play::effect::Chance::last;
  const bool may_try_again = is_refused && !was_last;
  if (!may_try_again || goes_on(port_.call().line())) return port_.call().take(answer);
  port_.call().attempt([&] {
    perform(play::effect::FileScore{asked.submission, play::effect::Chance::last});
  });
}

void ScoreEffects::file_for_the_last_time(const play::Filings& filings) {
  for (const scores::Submission& unsaved : filings.due())
    perform(play::effect::FileScore{unsaved, play::effect::Chance::last});
}

void ScoreEffects::perform(const play::effect::MakeTables& /*make*/) {
  auto then = once_filed([] {});
  port_.ask([patience = lock_patience(), then = std::move(then)](Workers& workers) mutable {
    workers.score_queue.make_tables(patience, std::move(then));
  });
}

void ScoreEffects::perform(const play::effect::ReadTables& /*read*/) {
  port_.ask([then = port_.answer_here()](Workers& workers) mutable {
    workers.score_queue.read(std::move(then));
  });
}

void ScoreEffects::perform(const play::effect::ReadChampions& /*read*/) {
  port_.ask([then = port_.answer_here()](Workers& workers) mutable {
    workers.score_queue.read_champions(std::move(then));
  });
}

}  // namespace codemaker::io::performing
