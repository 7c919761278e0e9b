#include "io/secrets/seal.hpp"

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

}  // namespace
}  // namespace codemaker::io
