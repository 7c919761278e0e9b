#include "io/serving/room.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace codemaker::io::serving {
namespace {

/// Lines for callers who gave no name: one in so many, and on a small board so many.
constexpr int share_of_nameless = 4;
constexpr int fewest_nameless = 4;

bool is_waited_for(const Held& held) {
  return held.claim == Claim::silent || held.claim == Claim::nameless;
}

Network hand_around(const Held& held) {
  return held.from.around(Network::Ring::far).value_or(held.from);
}

}  // namespace

std::optional<std::size_t> who_goes(const std::vector<Held>& held, int lines) {
  std::map<Network, std::size_t> waited_for;
  std::size_t in_all = 0;
  for (const Held& each : held) {
    if (!is_waited_for(each)) continue;
    ++waited_for[hand_around(each)];
    ++in_all;
  }
  const int most = std::max(lines / share_of_nameless, fewest_nameless);
  const bool are_many = in_all > static_cast<std::size_t>(most);

  // The lower, the sooner.
  const auto rank = [&](const Held& each) {
    const bool is_left = each.claim == Claim::left;
    const int kind = is_left ? 0 : each.claim == Claim::silent ? 1 : 2;
    const auto others = is_left ? 0 : waited_for.at(hand_around(each));
    return std::tuple{kind, in_all - others, each.order};
  };
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < held.size(); ++i) {
    const Claim claim = held[i].claim;
    if (claim == Claim::named || (claim == Claim::nameless && !are_many)) continue;
    if (!first || rank(held[i]) < rank(held[*first])) first = i;
  }
  return first;
}

}  // namespace codemaker::io::serving
