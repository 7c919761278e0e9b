#include "engine/breaking/search/sampler.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace codemaker::engine::breaking::search {
namespace {

using Bytes = detail::Bytes;

Bytes all(std::uint8_t byte) {
  return Bytes{} + byte;
}

/// 1 in every lane where `mask` is set.
template <typename Mask>
Bytes ones(Mask mask) {
  return std::bit_cast<Bytes>(mask) & 1;
}

Bytes difference(Bytes one, Bytes other) {
  return one > other ? one - other : other - one;
}

// The cooling of codebreaking.md section 5.
constexpr int steps = 60'000;
constexpr int steps_of_a_temperature = 500;
constexpr double hottest = 1.2;
constexpr double coldest = 0.18;

/// Chances, of 2^32, to take a change that leads 0, 1, … further away.
using Chances = std::array<std::uint64_t, 12>;

Chances chances_at(int step) {
  const double cooled = std::pow(coldest / hottest, static_cast<double>(step) / steps);
  Chances chances{};
  for (std::size_t further = 0; further < chances.size(); ++further) {
    const double chance = std::exp(-static_cast<double>(further) / (hottest * cooled));
    chances[further] = static_cast<std::uint64_t>(chance * 4294967296.0);
  }
  return chances;
}

}  // namespace

Sampler::Sampler(const Rules& rules, const History& history) : rules_{rules} {
  constexpr std::size_t lanes = 16;
  turns_.resize((history.size() + lanes - 1) / lanes);
  for (std::size_t i = 0; i < history.size(); ++i) {
    Turns& turns = turns_[i / lanes];
    const std::size_t lane = i % lanes;
    const Word guess = to_word(history[i].guess);
    for (std::size_t hole = 0; hole < turns.pegs.size(); ++hole)
      turns.pegs[hole][lane] = guess.pegs[hole];
    for (std::size_t color = 1; color < turns.counts.size(); ++color)
      turns.counts[color][lane] = guess.counts[color];
    turns.black[lane] = static_cast<std::uint8_t>(history[i].marks.black);
    turns.found[lane] = static_cast<std::uint8_t>(history[i].marks.black + history[i].marks.white);
  }
}

void Sampler::start(Random& random) {
  const auto colors = static_cast<std::uint64_t>(rules_.colors);
  code_ = {};
  for (std::size_t hole = 0; hole < static_cast<std::size_t>(rules_.holes); ++hole) {
    Peg peg = static_cast<Peg>(1 + random.below(colors));
    while (!rules_.repeats && code_.counts[peg] > 0)
      peg = static_cast<Peg>(1 + random.below(colors));
    code_.pegs[hole] = peg;
    ++code_.counts[peg];
  }
  distance_ = 0;
  for (Turns& turns : turns_) {
    turns.black_now = turns.found_now = Bytes{};
    for (std::size_t hole = 0; hole < static_cast<std::size_t>(rules_.holes); ++hole)
      turns.black_now += ones(turns.pegs[hole] == all(code_.pegs[hole]));
    for (std::size_t color = 1; color <= colors; ++color) {
      const Bytes held = all(code_.counts[color]);
      const Bytes guessed = turns.counts[color];
      const Bytes shared = guessed < held ? guessed : held;
      turns.found_now += rules_.marking == Marking::pegs ? shared : (guessed != 0 ? held : Bytes{});
    }
    distance_ += detail::sum(difference(turns.black_now, turns.black));
    distance_ += detail::sum(difference(turns.found_now, turns.found));
  }
}

Sampler::Change Sampler::propose(Random& random) const {
  const auto holes = static_cast<std::uint64_t>(rules_.holes);
  const auto colors = static_cast<std::uint64_t>(rules_.colors);
  const std::uint64_t drawn = random.next();
  const std::size_t hole = (drawn & 0xFFFFU) % holes;
  const bool has_spare_color = rules_.repeats ? colors > 1 : colors > holes;
  if (holes > 1 && ((drawn >> 63U) != 0 || !has_spare_color)) {
    const std::size_t other = (hole + 1 + (drawn >> 16U & 0xFFFFU) % (holes - 1)) % holes;
    return {hole, other, no_peg};
  }
  auto peg = static_cast<Peg>(1 + (drawn >> 32U & 0xFFFFU) % colors);
  while (!rules_.repeats && has_spare_color && code_.counts[peg] > 0)
    peg = static_cast<Peg>(peg % colors + 1);
  return {hole, hole, peg};
}

Bytes Sampler::black_after(const Turns& turns, const Change& change) const {
  const Peg old = code_.pegs[change.hole];
  const Bytes row = turns.pegs[change.hole];
  if (change.hole == change.other)
    return turns.black_now + ones(row == all(change.peg)) - ones(row == all(old));
  const Peg other = code_.pegs[change.other];
  const Bytes other_row = turns.pegs[change.other];
  return turns.black_now + ones(row == all(other)) - ones(row == all(old)) +
         ones(other_row == all(old)) - ones(other_row == all(other));
}

Bytes Sampler::found_after(const Turns& turns, const Change& change) const {
  const Peg old = code_.pegs[change.hole];
  if (change.hole != change.other || old == change.peg) return turns.found_now;
  const Bytes gone = turns.counts[old];
  const Bytes come = turns.counts[change.peg];
  if (rules_.marking == Marking::splats) return turns.found_now - ones(gone != 0) + ones(come != 0);
  return turns.found_now - ones(gone >= all(code_.counts[old])) +
         ones(come > all(code_.counts[change.peg]));
}

int Sampler::distance_after(const Change& change) const {
  int distance = 0;
  for (const Turns& turns : turns_) {
    distance += detail::sum(difference(black_after(turns, change), turns.black));
    distance += detail::sum(difference(found_after(turns, change), turns.found));
  }
  return distance;
}

void Sampler::make(const Change& change) {
  for (Turns& turns : turns_) {
    const Bytes black = black_after(turns, change);
    turns.found_now = found_after(turns, change);
    turns.black_now = black;
  }
  if (change.hole != change.other) {
    std::swap(code_.pegs[change.hole], code_.pegs[change.other]);
    return;
  }
  --code_.counts[code_.pegs[change.hole]];
  ++code_.counts[change.peg];
  code_.pegs[change.hole] = change.peg;
}

bool Sampler::anneal(Random& random, const std::stop_token& stop) {
  start(random);
  Chances chances{};
  for (int step = 0; distance_ > 0 && step < steps; ++step) {
    if (step % steps_of_a_temperature == 0) {
      if (stop.stop_requested()) return false;
      chances = chances_at(step);
    }
    ++changes_;
    const Change change = propose(random);
    const int distance = distance_after(change);
    const int further = distance - distance_;
    if (further >= static_cast<int>(chances.size())) continue;
    const bool is_taken =
        further <= 0 || (random.next() >> 32U) < chances[static_cast<std::size_t>(further)];
    if (!is_taken) continue;
    make(change);
    distance_ = distance;
  }
  return distance_ == 0;
}

std::optional<Word> Sampler::draw(Random& random, int starts, const std::stop_token& stop) {
  for (int i = 0; i < starts && !stop.stop_requested(); ++i) {
    if (anneal(random, stop)) return code_;
  }
  return std::nullopt;
}

}  // namespace codemaker::engine::breaking::search
