/// Seeded randomness of our own: library distributions differ between implementations, and a board
/// that has a name must be the same board everywhere.
#pragma once

#include <cstdint>

namespace codemaker::engine {

/// splitmix64 (rules.md section 1, "Reference randomness").
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_{seed} {}

  /// The next 64 bits.
  [[nodiscard]] constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
  }

  /// A number in 0 … bound - 1; bound is at least 1.
  [[nodiscard]] constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

 private:
  std::uint64_t state_;
};

static_assert(Random{0}.next() == 0xE220A8397B1DCDAFU);

}  // namespace codemaker::engine
