#include "engine/breaking/search/relabeling.hpp"

#include "engine/random.hpp"

#include <numeric>
#include <span>
#include <utility>

namespace codemaker::engine::breaking::search {
namespace {

void shuffle(std::span<std::uint8_t> row, Random& random) {
  for (std::size_t i = row.size(); i > 1; --i)
    std::swap(row[i - 1], row[random.below(i)]);
}

}  // namespace

Relabeling::Relabeling(const Rules& rules, std::uint64_t seed) : rules_{rules} {
  // A code keeps fitting the rules when its pegs are renamed; a blank in a guess stays a blank.
  rules_.blanks = true;
  Random random{seed};
  std::iota(colors_.begin(), colors_.end(), std::uint8_t{0});
  std::iota(holes_.begin(), holes_.end(), std::uint8_t{0});
  shuffle(std::span{colors_}.subspan(1, static_cast<std::size_t>(rules.colors)), random);
  shuffle(std::span{holes_}.first(static_cast<std::size_t>(rules.holes)), random);
}

Code Relabeling::apply(const Code& code) const {
  std::array<Peg, max_holes> pegs{};
  const auto size = static_cast<std::size_t>(code.size());
  for (std::size_t hole = 0; hole < size; ++hole)
    pegs[holes_[hole]] = colors_[code.pegs()[hole]];
  return *Code::guess(rules_, std::span{pegs}.first(size));
}

Code Relabeling::restore(const Code& code) const {
  std::array<Peg, max_colors + 1> old{};
  for (std::size_t color = 0; color < colors_.size(); ++color) {
    old[colors_[color]] = static_cast<Peg>(color);
  }
  std::array<Peg, max_holes> pegs{};
  const auto size = static_cast<std::size_t>(code.size());
  for (std::size_t hole = 0; hole < size; ++hole)
    pegs[hole] = old[code.pegs()[holes_[hole]]];
  return *Code::guess(rules_, std::span{pegs}.first(size));
}

History Relabeling::apply(const History& history) const {
  History renamed;
  for (const Turn& turn : history)
    renamed.push_back({apply(turn.guess), turn.marks});
  return renamed;
}

}  // namespace codemaker::engine::breaking::search
