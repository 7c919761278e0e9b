#include "engine/solve.hpp"

#include "engine/random.hpp"

#include <map>

namespace codemaker::engine {
namespace {

bool is_broken(const Rules& rules, const History& history) {
  return !history.empty() && history.back().marks.black == rules.holes;
}

void count(Tally& tally, const History& history) {
  ++tally.codes;
  tally.guesses += history.size();
  if (tally.by_length.size() < history.size()) tally.by_length.resize(history.size());
  if (!history.empty()) ++tally.by_length[history.size() - 1];
}

/// Positions that many codes share are thought through once.
class Strategy {
 public:
  explicit Strategy(const Breaker& breaker) : breaker_{breaker} {}

  [[nodiscard]] History play(const Code& code, int limit, const std::stop_token& stop) {
    const Rules& rules = breaker_.book().rules();
    History history;
    std::vector<Answer> answers;
    while (static_cast<int>(history.size()) < limit && !is_broken(rules, history)) {
      auto known = guesses_.find(answers);
      if (known == guesses_.end()) {
        const auto guess = breaker_.think(history, stop);
        if (!guess) break;
        known = guesses_.emplace(answers, *guess).first;
      }
      history.push_back({known->second, mark(rules.marking, code, known->second)});
      answers.push_back(to_answer(history.back().marks));
    }
    return history;
  }

 private:
  const Breaker& breaker_;
  std::map<std::vector<Answer>, Code> guesses_;  ///< by the answers so far
};

}  // namespace

History solve(const Breaker& breaker, const Code& code, int limit, const std::stop_token& stop) {
  const Rules& rules = breaker.book().rules();
  History history;
  while (static_cast<int>(history.size()) < limit && !is_broken(rules, history)) {
    const auto guess = breaker.think(history, stop);
    if (!guess) break;
    history.push_back({*guess, mark(rules.marking, code, *guess)});
  }
  return history;
}

Tally solve_all(
    const Rules& rules, int strength, std::uint64_t seed, int limit, const GameSink& each,
    const std::stop_token& stop
) {
  Tally tally;
  Breaker breaker{rules, strength, seed};
  Strategy strategy{breaker};
  Random seeds{seed};
  for (const Word& word : breaker.book().words()) {
    if (stop.stop_requested()) break;
    const Code code = breaker.book().code(word);
    const bool is_deterministic = strength > 8;
    if (!is_deterministic) breaker.reseed(seeds.next());
    const History history =
        is_deterministic ? strategy.play(code, limit, stop) : solve(breaker, code, limit, stop);
    count(tally, history);
    each(code, history);
  }
  return tally;
}

}  // namespace codemaker::engine
