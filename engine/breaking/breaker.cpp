#include "engine/breaking/breaker.hpp"

#include "engine/breaking/large_breaker.hpp"
#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/endgame.hpp"
#include "engine/breaking/search/relabeling.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace codemaker::engine::breaking {
namespace {

constexpr std::array<unsigned, 7> memory_percent{30, 50, 60, 70, 80, 90, 95};

/// A generator for this position: the same game asked again gets the same answer, and the same seed
/// still plays a new game after other answers.
Random generator(std::uint64_t seed, const History& history) {
  Random random{seed};
  std::uint64_t mixed = random.next();
  for (const Turn& turn : history) {
    for (const Peg peg : turn.guess.pegs())
      mixed = Random{mixed ^ peg}.next();
    mixed = Random{mixed ^ to_answer(turn.marks)}.next();
  }
  return Random{mixed};
}

/// First guesses that lead to fewer guesses over all codes than the most even split would.
std::optional<Code> opening(const Rules& rules) {
  struct Row {
    int holes;
    int colors;
    std::string_view guess;
  };

  static constexpr std::array<Row, 3> openings{{{4, 6, "1123"}, {4, 7, "1123"}, {5, 8, "11223"}}};
  if (rules.marking != Marking::pegs || !rules.repeats) return std::nullopt;
  for (const Row& row : openings) {
    if (row.holes == rules.holes && row.colors == rules.colors) {
      return Code::secret(rules, parse_pegs(row.guess)->span());
    }
  }
  return std::nullopt;
}

std::vector<bool> memory_of(const History& history, int strength, Random& random) {
  std::vector<bool> remembers(history.size(), true);
  if (strength > static_cast<int>(memory_percent.size())) return remembers;
  const unsigned percent = memory_percent[static_cast<std::size_t>(strength - 1)];
  for (std::size_t turn = 0; turn < history.size(); ++turn)
    remembers[turn] = random.below(100) < percent;
  return remembers;
}

History remembered(const History& history, const std::vector<bool>& remembers) {
  History kept;
  for (std::size_t turn = 0; turn < history.size(); ++turn)
    if (remembers[turn]) kept.push_back(history[turn]);
  return kept;
}

History remembered(const History& history, int strength, Random& random) {
  return remembered(history, memory_of(history, strength, random));
}

}  // namespace

Breaker::Breaker(const Rules& rules, int strength, std::uint64_t seed)
    : rules_{rules},
      strength_{strength},
      seed_{seed} {
  assert(strength >= weakest && strength <= strongest);
  if (count_codes(rules) > search::CodeBook::max_codes) return;
  book_ = std::make_unique<const search::CodeBook>(rules);
  if (strength <= 8) return;
  divider_.emplace(*book_, search::Measure::entropy(book_->words().size()));
  if (strength == strongest) tree_ = search::DecisionTree::read(*book_, search::tree_bytes(rules));
}

std::optional<Code> Breaker::think(const History& history, const std::stop_token& stop) const {
  if (!book_) return think_large(history, stop);
  if (strength_ <= 8) return think_forgetful(history, stop);
  if (auto guess = play_table(history)) return guess;
  return think(history, book_->fitting(history), stop);
}

std::optional<Code> Breaker::think(
    const History& history, std::span<const Word> possible, const std::stop_token& stop
) const {
  if (strength_ <= 8) return think_forgetful(history, stop);
  if (auto guess = play_table(history)) return guess;
  return think_hard(history, possible, stop);
}

std::optional<Code> Breaker::think_forgetful(const History& history, const std::stop_token& stop)
    const {
  if (stop.stop_requested()) return std::nullopt;
  Random random = generator(seed_, history);
  const search::Constraints tried{rules_, history};
  const search::Constraints known{rules_, remembered(history, strength_, random)};
  const auto may_play = [&](const Word& code) {
    return known.is_fit_by(code) && !tried.has_guess(code);
  };
  // Draw until one fits: quick while many do. A scan is as fair and settles the rest.
  const auto& words = book_->words();
  for (std::size_t tries = 0; tries < words.size(); ++tries) {
    const Word& code = words[random.below(words.size())];
    if (may_play(code)) return book_->code(code);
  }
  std::vector<Word> playable;
  std::ranges::copy_if(words, std::back_inserter(playable), may_play);
  if (playable.empty()) return std::nullopt;
  return book_->code(playable[random.below(playable.size())]);
}

Belief Breaker::belief(const History& history) const {
  assert(book_);
  Random random = generator(seed_, history);
  Belief belief{memory_of(history, strength_, random), 0};
  belief.codes = book_->fitting(remembered(history, belief.remembers)).size();
  return belief;
}

std::optional<Code> Breaker::think_large(const History& history, const std::stop_token& stop)
    const {
  Random random = generator(seed_, history);
  const search::Relabeling relabeling{rules_, seed_};
  if (strength_ >= 9 || (strength_ == 8 && history.empty())) {
    const Choice choice = strength_ == strongest ? Choice{200, 300} : Choice{60, 0};
    const auto guess = guess_by_sample(rules_, history, choice, random, stop);
    if (guess && history.empty()) return relabeling.restore(*guess);
    return guess;
  }
  // A code that only fits what is remembered may have been tried; hardly ever many times.
  constexpr int max_tries = 100;
  const search::Constraints tried{rules_, history};
  const History known = remembered(history, strength_, random);
  for (int i = 0; i < max_tries; ++i) {
    const Drawn drawn = draw_codes(rules_, known, 1, random, stop);
    if (drawn.codes.empty()) return std::nullopt;
    const Word& code = drawn.codes.front();
    const auto holes = static_cast<std::size_t>(rules_.holes);
    if (!tried.has_guess(code)) return Code::secret(rules_, std::span{code.pegs}.first(holes));
  }
  return std::nullopt;
}

std::optional<Code> Breaker::play_table(const History& history) const {
  if (!tree_) return std::nullopt;
  const search::Relabeling relabeling{rules_, seed_};
  const auto guess = tree_->guess(*book_, relabeling.apply(history));
  if (!guess) return std::nullopt;
  return relabeling.restore(book_->code(book_->words()[*guess]));
}

std::optional<Code> Breaker::think_hard(
    const History& history, std::span<const Word> possible, const std::stop_token& stop
) const {
  if (possible.empty() || stop.stop_requested()) return std::nullopt;
  const search::Relabeling relabeling{rules_, seed_};
  if (history.empty()) {
    if (const auto first = opening(rules_)) return relabeling.restore(*first);
  }
  std::vector<Word> guesses;
  for (const Turn& turn : history)
    guesses.push_back(to_word(relabeling.apply(turn.guess)));
  std::vector<Word> codes;
  for (const Word& code : possible)
    codes.push_back(to_word(relabeling.apply(book_->code(code))));
  const search::GuessFrom from =
      strength_ == strongest ? search::GuessFrom::all : search::GuessFrom::possible;
  const bool is_endgame =
      from == search::GuessFrom::all && codes.size() <= search::max_endgame_codes;
  const auto guess = is_endgame ? best_endgame_guess(*book_, {guesses, codes}, stop)
                                : divider_->best({guesses, codes}, from, stop);
  if (!guess) return std::nullopt;
  return relabeling.restore(book_->code(*guess));
}

}  // namespace codemaker::engine::breaking
