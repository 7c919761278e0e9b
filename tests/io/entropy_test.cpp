#include "io/secrets/entropy.hpp"

#include "engine/breaking/code.hpp"
#include "engine/breaking/record.hpp"
#include "engine/random.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace codemaker::io {
namespace {

TEST_CASE("a salt has 128 bits of the system's generator, none of them twice") {
  std::uint64_t bits = 0x0807060504030201;
  const engine::records::Salt salt =
      engine::records::draw_salt([&] { return std::exchange(bits, 0x100F0E0D0C0B0A09); });
  CHECK(engine::records::text(salt) == "0102030405060708090a0b0c0d0e0f10");
}

using engine::breaking::Code;
using engine::breaking::Rules;

/// The number of a code of four holes and six colors, 0 … 1295.
std::size_t number_of(const Code& code) {
  std::size_t number = 0;
  for (const engine::breaking::Peg peg : code.pegs())
    number = number * 6 + static_cast<std::size_t>(peg - 1);
  return number;
}

/// How far the codes of a draw are from each being as likely as any other: by how many standard
/// deviations their chi-square is off. `codes`: how many there are.
double unevenness(const Rules& rules, int codes, int draws, const RandomSource& chance) {
  std::vector<int> counts(1296);
  for (int i = 0; i < draws; ++i)
    ++counts[number_of(engine::breaking::draw_code(rules, chance))];
  const double expected = static_cast<double>(draws) / codes;
  double chi_square = 0;
  for (const int count : counts) {
    if (count > 0) chi_square += (count - expected) * (count - expected) / expected;
  }
  const double freedom = codes - 1;
  return std::abs(chi_square - freedom) / std::sqrt(2 * freedom);
}

TEST_CASE("of ten million codes that are drawn each is as likely as any other", "[chance]") {
  engine::Random numbers{2026};
  CHECK(unevenness({}, 1296, 10'000'000, [&] { return numbers.next(); }) < 4);
}

TEST_CASE("codes without a color twice are as likely as one another", "[chance]") {
  engine::Random numbers{2026};
  const Rules rules{.repeats = false};
  CHECK(unevenness(rules, 360, 1'000'000, [&] { return numbers.next(); }) < 4);
}

// Eight standard deviations: by chance alone once in 10^14 runs.
TEST_CASE("the system's generator draws each code as often as any other") {
  CHECK(unevenness({}, 1296, 200'000, random_bits) < 8);
}

}  // namespace
}  // namespace codemaker::io
