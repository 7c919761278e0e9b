#include "engine/breaker.hpp"

#include "engine/best_split.hpp"
#include "engine/random.hpp"
#include "engine/relabeling.hpp"

#include <array>
#include <cassert>

namespace codemaker::engine {
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

/// First guesses that lead to fewer guesses over all codes than the most even split would: 4 × 6
/// 5,669 instead of 5,719, 4 × 7 11,362 instead of 11,366, 5 × 8 179,708 instead of 179,797.
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

History remembered(const History& history, int strength, Random& random) {
  if (strength > static_cast<int>(memory_percent.size())) return history;
  const unsigned percent = memory_percent[static_cast<std::size_t>(strength - 1)];
  History kept;
  for (const Turn& turn : history) {
    if (random.below(100) < percent) kept.push_back(turn);
  }
  return kept;
}

}  // namespace

Breaker::Breaker(const Rules& rules, int strength, std::uint64_t seed)
    : book_{rules},
      strength_{strength},
      seed_{seed} {
  assert(strength >= weakest && strength <= strongest);
}

std::optional<Code> Breaker::think(const History& history, const std::stop_token& stop) const {
  return strength_ <= 8 ? think_forgetful(history) : think_hard(history, stop);
}

std::optional<Code> Breaker::think_forgetful(const History& history) const {
  Random random = generator(seed_, history);
  const Evidence tried{book_.rules(), history};
  const Evidence known{book_.rules(), remembered(history, strength_, random)};
  const auto may_play = [&](const Word& code) {
    return known.is_fit_by(code) && !tried.has_guess(code);
  };
  // Draw until one fits: quick while many do. A scan is as fair and settles the rest.
  const auto& words = book_.words();
  for (std::size_t tries = 0; tries < words.size(); ++tries) {
    const Word& code = words[random.below(words.size())];
    if (may_play(code)) return book_.code(code);
  }
  std::vector<Word> playable;
  for (const Word& code : words) {
    if (may_play(code)) playable.push_back(code);
  }
  if (playable.empty()) return std::nullopt;
  return book_.code(playable[random.below(playable.size())]);
}

std::optional<Code> Breaker::think_hard(const History& history, const std::stop_token& stop) const {
  const Relabeling relabeling{book_.rules(), seed_};
  if (history.empty()) {
    if (const auto first = opening(book_.rules())) return relabeling.restore(*first);
  }
  const History renamed = relabeling.apply(history);
  const std::vector<Word> possible = book_.fitting(renamed);
  if (possible.empty()) return std::nullopt;
  const GuessFrom from = strength_ == strongest ? GuessFrom::all : GuessFrom::possible;
  const auto guess = best_split(book_, possible, renamed, from, stop);
  if (!guess) return std::nullopt;
  return relabeling.restore(book_.code(*guess));
}

}  // namespace codemaker::engine
