#include "io/secrets/entropy.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <utility>

namespace codemaker::io {
namespace {

TEST_CASE("a salt has 128 bits of the system's generator, none of them twice") {
  std::uint64_t bits = 0x0807060504030201;
  const engine::records::Salt salt =
      draw_salt([&] { return std::exchange(bits, 0x100F0E0D0C0B0A09); });
  CHECK(engine::records::text(salt) == "0102030405060708090a0b0c0d0e0f10");
}

}  // namespace
}  // namespace codemaker::io
