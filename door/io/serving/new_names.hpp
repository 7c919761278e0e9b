/// Names that callers of an address have given a password today. Each has ranked runs of its own,
/// so they are no more a day than there may be callers from there at once. Time is an input.
#pragma once

#include "io/serving/address_limits.hpp"
#include "io/serving/network.hpp"
#include "io/serving/recent.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace codemaker::io::serving {

/// To be used on the thread of the workers. Days are counted from 1970. What is around an address
/// is counted, too, so who has many addresses has not as many names.
class NewNames {
 public:
  /// Networks that are remembered, of each width.
  static constexpr std::size_t most_known = 16384;

  /// Counts another one, if there are fewer from one address than `most`.
  [[nodiscard]] bool may_take(const Network& from, std::int64_t day, int most) {
    for (const auto ring : Network::rings) {
      const int* const taken = counted(from, ring, day);
      if (taken != nullptr && *taken >= most * AddressLimits::share(ring)) return false;
    }
    add(from, day, 1);
    return true;
  }

  /// It came to nothing.
  void give_back(const Network& from, std::int64_t day) { add(from, day, -1); }

 private:
  struct Day {
    std::int64_t day = 0;
    int taken = 0;
  };

  using Width = Recent<Network, Day>;

  /// nullptr: there is no such network.
  [[nodiscard]] int* counted(const Network& from, Network::Ring ring, std::int64_t day) {
    const auto network = from.around(ring);
    if (!network) return nullptr;
    Day& known = widths_.at(static_cast<std::size_t>(ring)).of(*network, {});
    if (known.day != day) known = {.day = day};
    return &known.taken;
  }

  void add(const Network& from, std::int64_t day, int more) {
    for (const auto ring : Network::rings) {
      int* const taken = counted(from, ring, day);
      if (taken != nullptr && *taken + more >= 0) *taken += more;
    }
  }

  std::array<Width, Network::rings.size()> widths_{
      Width{most_known}, Width{most_known}, Width{most_known}};
};

}  // namespace codemaker::io::serving
