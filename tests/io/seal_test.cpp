#include "io/secrets/seal.hpp"

#include "engine/breaking/record.hpp"

#include <catch2/catch.hpp>

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

}  // namespace
}  // namespace codemaker::io
