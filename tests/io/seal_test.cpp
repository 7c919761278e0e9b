#include "io/secrets/seal.hpp"

#include "engine/breaking/record.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io {
namespace {

// FIPS 180-2, appendix B.
TEST_CASE("a seal is SHA-256, in the digits of sha256sum") {
  CHECK(seal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(seal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(
      seal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
  );
}

TEST_CASE("a code is sealed with its own salt, by the rules it was drawn for") {
  constexpr engine::breaking::Rules rules{.holes = 4, .colors = 6, .blanks = true};
  const play::event::Secret secret = draw_and_seal(rules, random_bits);
  const engine::records::Seal& sealed = secret.seal;
  CHECK(
      sealed.text == engine::breaking::records::sealed_text(
                         sealed.salt, rules, *secret.secret.as<engine::breaking::Code>()
                     )
  );
  CHECK(sealed.hash == seal(sealed.text));
  CHECK(draw_and_seal(rules, random_bits).seal.salt != sealed.salt);
}

// The values of the Python of engine/records/records.md.
TEST_CASE("a code of two shares and its seal are those that anybody can compute") {
  constexpr std::string_view share_digits = "00112233445566778899aabbccddeeff";
  const auto share = *engine::records::parse_salt(share_digits);

  struct Row {
    engine::breaking::Rules rules;
    std::string typed;
    std::string proof;
    std::string seal;
  };

  for (const Row& row : std::vector<Row>{
           {{.holes = 4, .colors = 6},
            "1122.",
            "cm2:00112233445566778899aabbccddeeff:4x6:1122.:6511",
            "CBAF CJAR BDX7 E220 MCZ0 YEET 4AX8 DHZG"},
           {{.holes = 4, .colors = 10, .repeats = false},
            "1234.",
            "cm2:00112233445566778899aabbccddeeff:4x10n:1234.:24a1",
            "KB4B 885K PSCZ ND7E WPDC SPH1 06XZ GXCR"}}) {
    const play::event::Secret secret = mix_secret(row.rules, share, row.typed);
    CHECK(secret.seal.text == row.proof);
    CHECK(engine::records::seal_letters(secret.seal.hash) == row.seal);
    CHECK(secret.typed == row.typed);
  }
}

TEST_CASE("the seal of a share is shown before the code is there, and is that of its proof") {
  constexpr engine::breaking::Rules rules{.holes = 4, .colors = 6};
  const play::event::Secret sealed = seal_share(rules, random_bits);
  CHECK(sealed.secret.as<engine::breaking::Code>() == nullptr);
  const play::event::Secret mixed = mix_secret(rules, sealed.seal.salt, "xyzzy.");
  REQUIRE(mixed.secret.as<engine::breaking::Code>() != nullptr);
  CHECK(mixed.seal.hash == sealed.seal.hash);
  CHECK(seal_share(rules, random_bits).seal.hash != sealed.seal.hash);
}

// Found in 85 seconds: their hashes have the first 64 bits in common.
TEST_CASE("two codes with one seal of 64 bits have two seals of 160") {
  const std::string one = seal("cm1:0000000000000000df7f300b6db3eca4:4x6:4343");
  const std::string two = seal("cm1:00000000000000009943a8949d69b9ed:4x6:5154");
  CHECK(one.substr(0, 16) == two.substr(0, 16));
  CHECK(engine::records::seal_letters(one) != engine::records::seal_letters(two));
}

}  // namespace
}  // namespace codemaker::io
