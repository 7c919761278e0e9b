#include "engine/breaking/review.hpp"

#include "engine/breaking/hint.hpp"

#include "engine/breaking/breaker.hpp"
#include "engine/breaking/large_breaker.hpp"
#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/endgame.hpp"
#include "engine/breaking/search/greedy_tree.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace codemaker::engine::breaking {
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
    const tally::AnswerCounts counts = count(guess);
    const std::size_t bound = tally::outcome_bound(rules_.holes);
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
    const std::uint32_t alike = count(turn.guess)[tally::to_outcome(to_answer(turn.marks))];
    return std::max<double>(alike, 0.5) / size_;
  }

 private:
  [[nodiscard]] tally::AnswerCounts count(const Code& guess) const {
    tally::AnswerCounts counts{};
    count_answers(tally::processor(), columns_, to_word(guess), counts);
    return counts;
  }

  const Rules& rules_;
  tally::Columns columns_;
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
      .is_counted = false,
      .could_be_code = false,
  };
}

/// A game whose codes are listed, with what is known before each of its turns.
class ListedGame {
 public:
  ListedGame(const Rules& rules, const History& history, const std::stop_token& stop)
      : book_{rules},
        divider_{book_, search::Measure::entropy(book_.words().size())},
        by_size_{book_, search::Measure::expected_size(book_.words().size())},
        stop_{stop} {
    possible_.push_back(book_.words());
    for (const Turn& turn : history) {
      guesses_.push_back(to_word(turn.guess));
      possible_.push_back(left_by(turn));
    }
  }

  [[nodiscard]] Review review(const History& history) const {
    Review review;
    for (std::size_t turn = 0; turn < history.size(); ++turn) {
      const auto best = best_guess(turn);
      if (!best) return review;
      const Judge judge{book_.rules(), possible_[turn], 1};
      const auto before = static_cast<double>(possible_[turn].size());
      GuessReview one = compare(judge, history[turn], book_.code(*best), before);
      one.could_be_code = std::ranges::count(possible_[turn], guesses_[turn]) > 0;
      if (is_endgame(turn)) one.best = judge.facts(book_.code(*best));
      review.guesses.push_back(one);
    }
    count_out(review);
    return review;
  }

 private:
  [[nodiscard]] std::vector<Word> left_by(const Turn& turn) const {
    const Rules& rules = book_.rules();
    std::vector<Word> left = possible_.back();
    std::erase_if(left, [&](const Word& code) {
      return answer(rules.marking, rules.holes, code, to_word(turn.guess)) != to_answer(turn.marks);
    });
    return left;
  }

  [[nodiscard]] search::Position position(std::size_t turn) const {
    return {std::span{guesses_}.first(turn), possible_[turn]};
  }

  [[nodiscard]] bool is_endgame(std::size_t turn) const {
    return possible_[turn].size() <= search::max_endgame_codes;
  }

  [[nodiscard]] std::optional<Word> best_guess(std::size_t turn) const {
    return is_endgame(turn) ? best_endgame_guess(book_, position(turn), stop_)
                            : divider_.best(position(turn), search::GuessFrom::all, stop_);
  }

  /// The later a turn, the cheaper it is to play out, so the last ones come first.
  void count_out(Review& review) const {
    constexpr double max_work = 4e7;  ///< codes × guesses that are played out within a blink
    double work = 0;
    for (std::size_t turn = review.guesses.size(); turn-- > 0;) {
      work += static_cast<double>(possible_[turn].size() * book_.words().size());
      if (work <= max_work || is_endgame(turn)) count_out(turn, review.guesses[turn]);
    }
  }

  void count_out(std::size_t turn, GuessReview& one) const {
    GuessReview counted = one;
    count_out(turn, counted.played);
    count_out(turn, counted.best);
    if (!is_endgame(turn)) {
      // What tells the most on average is not always what leaves the shortest game.
      const auto other = by_size_.best(position(turn), search::GuessFrom::all, stop_);
      if (!other) return;
      GuessFacts facts = Judge{book_.rules(), possible_[turn], 1}.facts(book_.code(*other));
      count_out(turn, facts);
      if (facts.expected_guesses < counted.best.expected_guesses) counted.best = facts;
    }
    if (stop_.stop_requested()) return;
    // Played out, a guess and its image in other colors differ by less.
    constexpr double least_lost = 0.005;
    const double lost = counted.played.expected_guesses - counted.best.expected_guesses;
    const bool is_best = lost < least_lost;
    if (is_best) counted.best = counted.played;
    counted.lost = is_best ? 0 : lost;
    counted.is_counted = true;
    one = counted;
  }

  void count_out(std::size_t turn, GuessFacts& facts) const {
    const auto size = static_cast<double>(possible_[turn].size());
    facts.expected_guesses = static_cast<double>(guesses_with(turn, facts.guess)) / size;
  }

  /// Summed over the codes possible before a turn, when this guess is played there.
  [[nodiscard]] std::uint64_t guesses_with(std::size_t turn, const Code& guess) const {
    const Word word = to_word(guess);
    if (is_endgame(turn)) return endgame_guesses(book_, position(turn), word, stop_);
    return greedy_tree(book_, divider_, position(turn), word, stop_).guesses;
  }

  search::CodeBook book_;
  search::Divider divider_;
  search::Divider by_size_;
  const std::stop_token& stop_;
  std::vector<Word> guesses_;
  std::vector<std::vector<Word>> possible_;  ///< before each turn, and at the end
};

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
    one.could_be_code = search::Constraints{rules, known}.is_fit_by(to_word(turn.guess));
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
  const bool is_listable = count_codes(rules) <= search::CodeBook::max_codes;
  return is_listable ? ListedGame{rules, history, stop}.review(history)
                     : review_sampled(rules, history, seed, stop);
}

Hint hint(
    const Rules& rules, const History& history, std::uint64_t seed, const std::stop_token& stop
) {
  const Breaker breaker{rules, strongest, seed};
  Hint hint{.possible = std::nullopt, .guess = breaker.think(history, stop)};
  if (count_codes(rules) <= search::max_counted_codes)
    hint.possible = search::count_fitting(rules, history);
  return hint;
}

}  // namespace codemaker::engine::breaking
