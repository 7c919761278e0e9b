// Letters beyond ASCII as callers behind a CP437 board type them.
#include "ansi/keys.hpp"

#include <catch2/catch.hpp>

namespace codemaker::ansi {
namespace {

using namespace std::chrono_literals;
using Names = std::vector<std::string>;

/// The keys of these bytes, and of what waits when `later` has passed.
Names typed(std::string_view bytes, std::chrono::milliseconds later = 0ms) {
  KeyDecoder decoder{InputText::cp437, Patience::usual};
  std::vector<Input> inputs;
  for (const char byte : bytes)  // boards may hand over byte by byte
    decoder.feed(std::string_view{&byte, 1}, Instant{}, inputs);
  decoder.expire(Instant{} + later, inputs);
  Names names;
  for (const Input& input : inputs)
    names.push_back(name(std::get<Key>(input)));
  return names;
}

TEST_CASE("a letter that a UTF-8 caller types behind a CP437 board is one letter") {
  CHECK(typed("\xC3\xA9") == Names{"é"});
  CHECK(typed("Ren\xC3\xA9\r") == Names{"R", "e", "n", "é", "Enter"});
  CHECK(typed("\xE2\x82\xAC") == Names{"€"});
  CHECK(typed("\xF0\x9F\x90\x87") == Names{"🐇"});
}

TEST_CASE("a letter of CP437 stays one, the byte 9B too") {
  CHECK(
      typed("\x82\x9B"
            "A") == Names{"é", "¢", "A"}
  );
  CHECK(typed("\x9B[A") == Names{"¢", "[", "A"});
  CHECK(
      typed("\xE1"
            "a") == Names{"ß", "a"}
  );
  CHECK(typed("\xE1\r") == Names{"ß", "Enter"});
  CHECK(
      typed("\xE1\x82\x82"
            "x")
          .back() == "x"
  );
  CHECK(
      typed("\xC0\x80\xFF"
            "x") == Names{"└", "Ç", " ", "x"}
  );
}

TEST_CASE("a letter that could begin a longer one is there as soon as an Escape would be") {
  CHECK(typed("\xE1").empty());
  CHECK(typed("\xE1", 249ms).empty());
  CHECK(typed("\xE1", 250ms) == Names{"ß"});
  CHECK(typed("\xE1\x82", 250ms) == Names{"ß", "é"});
}

TEST_CASE("UTF-8 that is not well-formed is read as CP437") {
  CHECK(
      typed("\xC3"
            "x") == Names{"├", "x"}
  );
  CHECK(typed("\xED\xA0\x80") == Names{"φ", "á", "Ç"});
}

}  // namespace
}  // namespace codemaker::ansi
