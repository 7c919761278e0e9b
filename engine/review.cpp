#include "engine/review.hpp"

#include "engine/breaker.hpp"
#include "engine/endgame.hpp"
#include "engine/large_breaker.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace codemaker::engine {
namespace {

/// Guesses that n codes need in all, about (codebreaking.md section 3).
double needed(double codes) {
  return codes > 0 ? codes * (1 + 0.3 * std::log2(codes)) : 0;
}

/// The codes possible before a guess, all or a sample of them.
class Judge {
 public:
  Judge(const Rules& rules, std::span<const Word> codes, double scale)
      : rules_{rules},
        columns_{rules, codes},
        size_{static_cast<double>(codes.size())},
        scale_{scale} {}

  [[nodiscard]] GuessFacts facts(const Code& guess) const {
    const AnswerCounts counts = count(guess);
    const std::size_t bound = outcome_bound(rules_.holes);
    double bits = 0;
    double guesses = size_;
    for (std::size_t outcome = 0; outcome < bound; ++outcome) {
      const double share = counts[outcome] / size_;
      if (share > 0) bits -= share * std::log2(share);
      // A part of a sample stands for so many codes.
      if (outcome + 1 < bound) guesses += needed(counts[outcome] * scale_) / scale_;
    }
    return {guess, bits, guesses / size_};
  }

  /// The share of the codes that would have answered so.
  [[nodiscard]] double share(const Turn& turn) const {
    const std::uint32_t alike = count(turn.guess)[to_outcome(to_answer(turn.marks))];
    return std::max<double>(alike, 0.5) / size_;
  }

 private:
  [[nodiscard]] AnswerCounts count(const Code& guess) const {
    AnswerCounts counts{};
    count_answers(processor(), columns_, to_word(guess), counts);
    return counts;
  }

  const Rules& rules_;
  Columns columns_;
  double size_;
  double scale_;  ///< codes for each one listed
};

GuessReview compare(const Judge& judge, const Turn& turn, const Code& best, double before) {
  const GuessFacts played = judge.facts(turn.guess);
  const GuessFacts other = judge.facts(best);
  const bool is_better = other.expected_guesses < played.expected_guesses;
  const double share = judge.share(turn);
  return {
      .played = played,
      .best = is_better ? other : played,
      .before = before,
      .after = before * share,
      .bits = -std::log2(share),
      .lost = is_better ? played.expected_guesses - other.expected_guesses : 0,
      .could_be_code = false,
  };
}

/// Few codes: the guesses that each choice needs are counted, not estimated.
void count_endgame(
    const CodeBook& book, const Position& position, GuessReview& one, const std::stop_token& stop
) {
  const auto exact = [&](GuessFacts& facts) {
    const auto guesses = endgame_guesses(book, position, to_word(facts.guess), stop);
    if (guesses == 0) return;
    facts.expected_guesses =
        static_cast<double>(guesses) / static_cast<double>(position.possible.size());
  };
  exact(one.played);
  exact(one.best);
  if (one.best.expected_guesses >= one.played.expected_guesses) one.best = one.played;
  one.lost = one.played.expected_guesses - one.best.expected_guesses;
}

Review review_listed(const Rules& rules, const History& history, const std::stop_token& stop) {
  const CodeBook book{rules};
  const Divider divider{book, Measure::entropy(book.words().size())};
  std::vector<Word> possible = book.words();
  std::vector<Word> guesses;
  Review review;
  for (const Turn& turn : history) {
    const Position position{guesses, possible};
    const bool is_endgame = possible.size() <= most_endgame_codes;
    const auto best = is_endgame ? best_endgame_guess(book, position, stop)
                                 : divider.best(position, GuessFrom::all, stop);
    if (!best) break;
    const Judge judge{rules, possible, 1};
    const auto before = static_cast<double>(possible.size());
    GuessReview one = compare(judge, turn, book.code(*best), before);
    if (is_endgame) {
      one.best = judge.facts(book.code(*best));
      count_endgame(book, position, one, stop);
    }
    const Word guess = to_word(turn.guess);
    one.could_be_code = std::ranges::count(possible, guess) > 0;
    review.guesses.push_back(one);
    guesses.push_back(guess);
    std::erase_if(possible, [&](const Word& code) {
      return answer(rules.marking, rules.holes, code, guess) != to_answer(turn.marks);
    });
  }
  return review;
}

Review review_sampled(
    const Rules& rules, const History& history, std::uint64_t seed, const std::stop_token& stop
) {
  constexpr std::size_t wanted = 200;
  Random random{seed};
  Review review{.is_exact = false, .guesses = {}};
  auto before = static_cast<double>(count_codes(rules));
  History known;
  for (const Turn& turn : history) {
    const Drawn drawn = draw_codes(rules, known, wanted, random, stop);
    const auto best = guess_by_sample(rules, known, {wanted, 100}, random, stop);
    if (drawn.codes.empty() || !best) break;
    const auto size = static_cast<double>(drawn.codes.size());
    if (drawn.codes.size() < wanted / 2) before = std::min(before, size);
    before = std::max(before, size);
    const Judge judge{rules, drawn.codes, before / size};
    GuessReview one = compare(judge, turn, *best, before);
    one.after = std::max(one.after, 1.0);
    one.could_be_code = Evidence{rules, known}.is_fit_by(to_word(turn.guess));
    review.guesses.push_back(one);
    before = one.after;
    known.push_back(turn);
  }
  return review;
}

}  // namespace

Review review(
    const Rules& rules, const History& history, std::uint64_t seed, const std::stop_token& stop
) {
  const bool is_listable = count_codes(rules) <= CodeBook::most_codes;
  return is_listable ? review_listed(rules, history, stop)
                     : review_sampled(rules, history, seed, stop);
}

Hint hint(
    const Rules& rules, const History& history, std::uint64_t seed, const std::stop_token& stop
) {
  const Breaker breaker{rules, strongest, seed};
  Hint hint{.possible = std::nullopt, .guess = breaker.think(history, stop)};
  if (breaker.book() != nullptr) hint.possible = breaker.book()->fitting(history).size();
  return hint;
}

}  // namespace codemaker::engine
