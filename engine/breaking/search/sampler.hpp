/// Codes that fit a history, drawn without listing any: for games whose codes are too many to list
/// (codebreaking.md section 5).
#pragma once

#include "engine/breaking/history.hpp"
#include "engine/breaking/word.hpp"
#include "engine/random.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::engine::breaking::search {

/// Simulated annealing towards a code that would have been answered as every turn was: from a
/// random code, places are changed and exchanged while the temperature falls. A fresh start for
/// every code.
class Sampler {
 public:
  /// `history` may contradict itself: then no code is ever met.
  Sampler(const Rules& rules, const History& history);

  /// A code that fits, after at most `starts` fresh starts; nullopt if none was met (which proves
  /// nothing), or when stopped.
  [[nodiscard]] std::optional<Word> draw(Random& random, int starts, const std::stop_token& stop);

  /// Changes tried so far: the measure of the work done. A million take 10 to 30 ms.
  [[nodiscard]] std::uint64_t changes() const { return changes_; }

 private:
  using Bytes = detail::Bytes;

  /// Sixteen turns, a byte each.
  struct Turns {
    std::array<Bytes, max_holes> pegs{};         ///< by hole
    std::array<Bytes, max_colors + 1> counts{};  ///< by color
    Bytes black{};                               ///< as answered
    Bytes found{};                               ///< black + white as answered
    Bytes black_now{};                           ///< as the present code would be answered
    Bytes found_now{};
  };

  struct Change {
    std::size_t hole;
    std::size_t other;  ///< equal to `hole`, or the hole to exchange with
    Peg peg;            ///< the new peg of `hole` if nothing is exchanged
  };

  void start(Random& random);
  [[nodiscard]] Change propose(Random& random) const;
  [[nodiscard]] Bytes black_after(const Turns& turns, const Change& change) const;
  [[nodiscard]] Bytes found_after(const Turns& turns, const Change& change) const;
  [[nodiscard]] int distance_after(const Change& change) const;
  void make(const Change& change);
  [[nodiscard]] bool anneal(Random& random, const std::stop_token& stop);

  Rules rules_;
  std::vector<Turns> turns_;
  Word code_;
  int distance_ = 0;  ///< Σ of the differences of black and of black + white to the answers
  std::uint64_t changes_ = 0;
};

}  // namespace codemaker::engine::breaking::search
