#include "engine/best_split.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace codemaker::engine {
namespace {

/// Measures guesses against one list of possible codes.
class Splitter {
 public:
  Splitter(const Rules& rules, std::span<const Word> possible)
      : rules_{rules},
        possible_{possible},
        sizes_(possible.size() + 1) {
    for (std::size_t n = 1; n < sizes_.size(); ++n) {
      sizes_[n] = static_cast<double>(n) * std::log2(static_cast<double>(n));
    }
  }

  /// Σ n·log2 n over the parts, less 2 if the guess may be the code: the smaller, the better.
  [[nodiscard]] double cost(const Word& guess) const {
    const auto bound = static_cast<std::size_t>(answer_bound(rules_.holes));
    std::array<std::uint32_t, answer_bound(max_holes)> parts;
    std::fill_n(parts.begin(), bound, 0U);
    for (const Word& code : possible_) {
      ++parts[answer(rules_.marking, rules_.holes, code, guess)];
    }
    double sum = 0;
    for (std::size_t i = 0; i < bound; ++i)
      sum += sizes_[parts[i]];
    const bool may_be_code = parts[bound - 1] > 0;
    return may_be_code ? sum - 2 : sum;
  }

 private:
  const Rules& rules_;
  std::span<const Word> possible_;
  std::vector<double> sizes_;  ///< n·log2 n by n
};

/// Colors that no guess has named yet are interchangeable: of guesses that differ only in those,
/// the one that takes them up in ascending order stands for all.
class Symmetry {
 public:
  Symmetry(const Rules& rules, const History& history) {
    for (int color = 1; color <= rules.colors; ++color)
      fresh_[static_cast<std::size_t>(color)] = true;
    for (const Turn& turn : history) {
      for (const Peg peg : turn.guess.pegs())
        fresh_[peg] = false;
    }
  }

  [[nodiscard]] bool is_first_of_class(const Word& guess) const {
    std::uint8_t last = 0;
    for (const std::uint8_t peg : guess.pegs) {
      if (!fresh_[peg] || peg <= last) continue;
      for (std::size_t skipped = last + 1U; skipped < peg; ++skipped) {
        if (fresh_[skipped]) return false;
      }
      last = peg;
    }
    return true;
  }

 private:
  std::array<bool, max_colors + 1> fresh_{};
};

}  // namespace

std::optional<Word> best_split(
    const CodeBook& book, std::span<const Word> possible, const History& history, GuessFrom from,
    const std::stop_token& stop
) {
  assert(!possible.empty());
  if (possible.size() <= 2) return possible.front();
  const Splitter splitter{book.rules(), possible};
  const Symmetry symmetry{book.rules(), history};
  constexpr double perfect = -2;  // every part a single code, and the guess one of them

  double least = std::numeric_limits<double>::infinity();
  const Word* best = nullptr;
  const auto consider = [&](std::span<const Word> guesses) {
    for (const Word& guess : guesses) {
      if (stop.stop_requested() || least <= perfect) return;
      if (!symmetry.is_first_of_class(guess)) continue;
      const double cost = splitter.cost(guess);
      if (cost < least) {
        least = cost;
        best = &guess;
      }
    }
  };
  consider(possible);
  if (from == GuessFrom::all) consider(book.words());
  if (stop.stop_requested()) return std::nullopt;
  return *best;
}

}  // namespace codemaker::engine
