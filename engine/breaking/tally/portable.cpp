#include "engine/breaking/tally/counts.hpp"
#include "engine/breaking/tally/processors.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>
#include <vector>

#define CODEMAKER_TARGET

namespace codemaker::engine::breaking::tally {
namespace portable {
namespace {

/// What x86-64 and arm64 always have.
using Bits [[gnu::vector_size(16), gnu::may_alias]] = std::uint64_t;
using Lanes [[gnu::vector_size(16), gnu::may_alias]] = std::uint32_t;

inline Bits parity(Bits one, Bits two, Bits three) {
  return one ^ two ^ three;
}

inline Bits majority(Bits one, Bits two, Bits three) {
  return (one & two) | ((one ^ two) & three);
}

/// Bits set in sixteen places, added up for each: enough for the codes of a list.
class BitCount {
 public:
  void add(Bits bits) {
    bits -= (bits >> 1) & 0x5555'5555'5555'5555;
    bits = (bits & 0x3333'3333'3333'3333) + ((bits >> 2) & 0x3333'3333'3333'3333);
    bits = (bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
    sums_ += (bits + (bits >> 8)) & 0x00FF'00FF'00FF'00FF;
  }

  [[nodiscard]] std::uint32_t total() const {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < 2; ++i) {
      for (std::uint64_t rest = sums_[i]; rest != 0; rest >>= 16U)
        total += rest & 0xFFFFU;
    }
    return static_cast<std::uint32_t>(total);
  }

 private:
  Bits sums_{};
};

template <Range>
using Scales = TableScales;

#include "engine/breaking/tally/kernel.inc"

}  // namespace
}  // namespace portable

const Kernel portable_kernel{portable::count_answers, portable::score_all};

}  // namespace codemaker::engine::breaking::tally
