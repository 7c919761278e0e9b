#include "engine/breaking/large_breaker.hpp"

#include "engine/breaking/search/code_search.hpp"
#include "engine/breaking/search/measure.hpp"
#include "engine/breaking/search/sampler.hpp"
#include "engine/breaking/tally/columns.hpp"
#include "engine/breaking/tally/kernel.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::engine::breaking {
namespace {

/// Changes of the annealer for the sample of a move: about 5 ms, in the largest games 100 ms.
std::uint64_t max_changes(const Rules& rules) {
  return rules.holes <= 11 ? 250'000 : 4'000'000;
}

Code to_code(const Rules& rules, const Word& word) {
  return *Code::secret(rules, std::span{word.pegs}.first(static_cast<std::size_t>(rules.holes)));
}

/// A first code where annealing meets none soon: in turns with the search that can refute, each
/// round longer than the one before.
search::CodeSearch first_code(
    const Rules& rules, const History& history, search::Sampler& sampler, Random& random,
    const std::stop_token& stop
) {
  std::uint64_t steps = 300'000;
  for (int starts = 3; starts <= 300; starts *= 10, steps *= 10) {
    if (const auto code = sampler.draw(random, starts, stop)) return {code, false};
    const search::CodeSearch search = search::search_code(rules, history, steps, random, stop);
    if (search.code || search.is_refuted || stop.stop_requested()) return search;
  }
  return {};
}

/// As many different colors as tell most, evenly repeated (codebreaking.md section 5).
Code varied_opening(const Rules& rules) {
  const int share = rules.marking == Marking::pegs ? 45 : 55;
  const int wanted = std::max(1, (rules.holes * share + 50) / 100);
  const int different = rules.repeats ? std::min(wanted, rules.colors) : rules.holes;
  std::vector<Peg> pegs;
  pegs.reserve(static_cast<std::size_t>(rules.holes));
  for (int hole = 0; hole < rules.holes; ++hole)
    pegs.push_back(static_cast<Peg>(1 + hole * different / rules.holes));
  return *Code::secret(rules, pegs);
}

/// Looks for the guess that divides a sample best.
class Chooser {
 public:
  Chooser(const Rules& rules, std::span<const Word> sample)
      : rules_{rules},
        columns_{rules, sample},
        measure_{search::Measure::entropy(sample.size())},
        processor_{tally::processor()} {}

  void consider(const Word& guess) {
    const std::uint32_t score = tally::score(processor_, columns_, guess, measure_);
    if (score >= least_) return;
    least_ = score;
    best_ = guess;
  }

  /// Tries the best guess with a place changed or two exchanged.
  void vary(Random& random) {
    Word guess = best_;
    const auto holes = static_cast<std::uint64_t>(rules_.holes);
    const std::size_t hole = random.below(holes);
    const std::size_t other = random.below(holes);
    const auto peg = static_cast<Peg>(1 + random.below(static_cast<std::uint64_t>(rules_.colors)));
    if (random.below(2) == 0) {
      std::swap(guess.pegs[hole], guess.pegs[other]);
    } else if (rules_.repeats || guess.counts[peg] == 0) {
      --guess.counts[guess.pegs[hole]];
      ++guess.counts[peg];
      guess.pegs[hole] = peg;
    }
    consider(guess);
  }

  [[nodiscard]] const Word& best() const { return best_; }

 private:
  const Rules& rules_;
  tally::Columns columns_;
  search::Measure measure_;
  tally::Processor processor_;
  Word best_;
  std::uint32_t least_ = UINT32_MAX;
};

}  // namespace

Drawn draw_codes(
    const Rules& rules, const History& history, std::size_t wanted, Random& random,
    const std::stop_token& stop
) {
  search::Sampler sampler{rules, history};
  const search::CodeSearch first = first_code(rules, history, sampler, random, stop);
  if (!first.code) return {{}, first.is_refuted};
  Drawn drawn{{*first.code}, false};
  const std::uint64_t most = sampler.changes() + max_changes(rules);
  std::size_t known = 0;  // draws that brought nothing new: few codes are left
  while (drawn.codes.size() < wanted && known < drawn.codes.size() + 10 && sampler.changes() < most
  ) {
    const auto code = sampler.draw(random, 1, stop);
    if (stop.stop_requested()) return {};
    if (code && std::ranges::count(drawn.codes, *code) == 0) {
      drawn.codes.push_back(*code);
    } else {
      ++known;
    }
  }
  return drawn;
}

std::optional<Code> guess_by_sample(
    const Rules& rules, const History& history, const Choice& choice, Random& random,
    const std::stop_token& stop
) {
  if (history.empty()) return varied_opening(rules);
  const Drawn drawn = draw_codes(rules, history, choice.sample, random, stop);
  if (drawn.codes.empty()) return std::nullopt;
  if (drawn.codes.size() <= 2) return to_code(rules, drawn.codes.front());
  Chooser chooser{rules, drawn.codes};
  for (const Word& code : drawn.codes)
    chooser.consider(code);
  for (std::size_t i = 0; i < choice.variations && !stop.stop_requested(); ++i)
    chooser.vary(random);
  if (stop.stop_requested()) return std::nullopt;
  return to_code(rules, chooser.best());
}

}  // namespace codemaker::engine::breaking
