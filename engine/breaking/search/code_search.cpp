#include "engine/breaking/search/code_search.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace codemaker::engine::breaking::search {
namespace {

/// A turn and what the pegs placed so far would make of it.
struct Constraint {
  Word guess;
  int black;  ///< as answered
  int found;  ///< black + white as answered
  int black_now = 0;
  int found_now = 0;
};

class Search {
 public:
  Search(
      const Rules& rules, const History& history, std::uint64_t max_steps, Random& random,
      const std::stop_token& stop
  )
      : rules_{rules},
        steps_left_{max_steps},
        stop_{stop} {
    for (const Turn& turn : history)
      facts_.push_back({to_word(turn.guess), turn.marks.black, turn.marks.black + turn.marks.white}
      );
    orders_.resize(static_cast<std::size_t>(rules.holes));
    for (auto& order : orders_) {
      order.resize(static_cast<std::size_t>(rules.colors));
      std::iota(order.begin(), order.end(), Peg{1});
      for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);
    }
  }

  CodeSearch run() {
    if (!may_count(1, rules_.holes)) return {std::nullopt, steps_left_ > 0 && !is_stopped_};
    const bool is_found = fill(0);
    if (is_found) return {code_, false};
    return {std::nullopt, steps_left_ > 0 && !is_stopped_};
  }

 private:
  /// Whether some numbers of each color from `color` on, in the holes left, give black + white of
  /// every turn, places apart. Far fewer than codes, and most contradictions show here.
  bool may_count(Peg color, int holes_left) {
    if (steps_left_ == 0) return false;
    --steps_left_;
    if (color > rules_.colors) return holes_left == 0 && may_fit_found(color, 0);
    const int most = rules_.repeats ? holes_left : std::min(holes_left, 1);
    bool is_possible = false;
    int held = 0;
    for (; !is_possible; ++held) {
      if (may_fit_found(color, holes_left - held))
        is_possible = may_count(static_cast<Peg>(color + 1), holes_left - held);
      if (held == most || is_possible) break;
      for (Constraint& fact : facts_)
        fact.found_now += finds(fact, color, held) ? 1 : 0;
    }
    for (; held > 0; --held) {
      for (Constraint& fact : facts_)
        fact.found_now -= finds(fact, color, held - 1) ? 1 : 0;
    }
    return is_possible;
  }

  /// No turn has found too many, and the colors after `color` can still make up for what it lacks.
  [[nodiscard]] bool may_fit_found(Peg color, int holes_left) const {
    for (const Constraint& fact : facts_) {
      int within_reach = 0;
      for (int later = color + 1; later <= rules_.colors; ++later)
        within_reach += fact.guess.counts[static_cast<std::size_t>(later)];
      if (rules_.marking == Marking::splats && within_reach > 0) within_reach = holes_left;
      const int lacking = fact.found - fact.found_now;
      if (lacking < 0 || lacking > std::min(holes_left, within_reach)) return false;
    }
    return true;
  }

  /// Fills the holes from `hole` on; true once all are filled so that every turn fits.
  bool fill(std::size_t hole) {
    if (hole == orders_.size()) return true;
    for (const Peg peg : orders_[hole]) {
      if (!rules_.repeats && code_.counts[peg] > 0) continue;
      if (steps_left_ == 0 || is_stopped_) return false;
      if (--steps_left_ % 4096 == 0) is_stopped_ = stop_.stop_requested();
      place(hole, peg);
      if (may_fit(static_cast<int>(orders_.size() - hole) - 1) && fill(hole + 1)) return true;
      take_back(hole);
    }
    return false;
  }

  void place(std::size_t hole, Peg peg) {
    code_.pegs[hole] = peg;
    const int held = code_.counts[peg]++;
    for (Constraint& fact : facts_) {
      fact.black_now += fact.guess.pegs[hole] == peg ? 1 : 0;
      fact.found_now += finds(fact, peg, held) ? 1 : 0;
    }
  }

  void take_back(std::size_t hole) {
    const Peg peg = std::exchange(code_.pegs[hole], no_peg);
    const int held = --code_.counts[peg];
    for (Constraint& fact : facts_) {
      fact.black_now -= fact.guess.pegs[hole] == peg ? 1 : 0;
      fact.found_now -= finds(fact, peg, held) ? 1 : 0;
    }
  }

  /// Whether one more peg is found by the guess when the code holds `held` of its color already.
  [[nodiscard]] bool finds(const Constraint& fact, Peg peg, int held) const {
    const int guessed = fact.guess.counts[peg];
    return rules_.marking == Marking::pegs ? held < guessed : guessed > 0;
  }

  /// No answer is exceeded, and all can still be reached with the holes left.
  [[nodiscard]] bool may_fit(int holes_left) const {
    for (const Constraint& fact : facts_) {
      const int black = fact.black - fact.black_now;
      const int found = fact.found - fact.found_now;
      if (black < 0 || black > holes_left || found < 0 || found > holes_left) return false;
    }
    return true;
  }

  const Rules& rules_;
  std::uint64_t steps_left_;
  const std::stop_token& stop_;
  bool is_stopped_ = false;
  std::vector<Constraint> facts_;
  std::vector<std::vector<Peg>> orders_;  ///< of colors, by hole
  Word code_;
};

}  // namespace

CodeSearch search_code(
    const Rules& rules, const History& history, std::uint64_t max_steps, Random& random,
    const std::stop_token& stop
) {
  return Search{rules, history, max_steps, random, stop}.run();
}

}  // namespace codemaker::engine::breaking::search
