#include "engine/breaking/solve.hpp"

#include "engine/breaking/rules.hpp"
#include "engine/random.hpp"

#include <cassert>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace codemaker::engine::breaking {
namespace {

bool is_broken(const Rules& rules, const History& history) {
  return !history.empty() && history.back().marks.black == rules.holes;
}

/// One strategy against all codes: positions that many codes share are thought through once.
class Strategy {
 public:
  Strategy(const Breaker& breaker, int limit, const std::stop_token& stop)
      : breaker_{breaker},
        book_{*breaker.book()},
        limit_{limit},
        stop_{stop},
        games_(book_.words().size()) {}

  /// The game of every code of the book, in its order.
  std::vector<History> play() {
    grow(book_.words());
    return std::move(games_);
  }

 private:
  void grow(std::span<const Word> codes) {
    if (static_cast<int>(path_.size()) == limit_) return keep(codes);
    const auto guess = breaker_.think(path_, codes, stop_);
    if (!guess) return keep(codes);
    const Rules& rules = breaker_.rules();
    const Word word = to_word(*guess);
    std::map<Answer, std::vector<Word>> parts;
    for (const Word& code : codes)
      parts[answer(rules.marking, rules.holes, code, word)].push_back(code);
    for (const auto& [answer, part] : parts) {
      path_.push_back({*guess, to_marks(answer)});
      if (is_broken(rules, path_)) {
        keep(part);
      } else {
        grow(part);
      }
      path_.pop_back();
    }
  }

  void keep(std::span<const Word> codes) {
    for (const Word& code : codes)
      games_[book_.index(code.pegs)] = path_;
  }

  const Breaker& breaker_;
  const search::CodeBook& book_;
  int limit_;
  const std::stop_token& stop_;
  History path_;
  std::vector<History> games_;
};

}  // namespace

History solve(
    const Breaker& breaker, const Code& code, int limit, const std::stop_token& stop,
    History history
) {
  const Rules& rules = breaker.rules();
  while (static_cast<int>(history.size()) < limit && !is_broken(rules, history)) {
    const auto guess = breaker.think(history, stop);
    if (!guess) break;
    history.push_back({*guess, mark(rules.marking, code, *guess)});
  }
  return history;
}

tally::Tally solve_all(
    const Rules& rules, int strength, std::uint64_t seed, int limit, const GameSink& each,
    const std::stop_token& stop
) {
  Breaker breaker{rules, strength, seed};
  assert(breaker.book() != nullptr);
  const bool is_deterministic = strength > 8;
  std::vector<History> games;
  if (is_deterministic) games = Strategy{breaker, limit, stop}.play();
  tally::Tally tally;
  Random seeds{seed};
  for (std::size_t i = 0; i < breaker.book()->words().size() && !stop.stop_requested(); ++i) {
    const Code code = breaker.book()->code(breaker.book()->words()[i]);
    if (!is_deterministic) breaker.reseed(seeds.next());
    const History history = is_deterministic ? games[i] : solve(breaker, code, limit, stop);
    tally.add(history.size());
    each(code, history);
  }
  return tally;
}

}  // namespace codemaker::engine::breaking
