// How a caller likes things, as text between calls.
#include "play/choices/fields.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

TEST_CASE("a field is the first number of its name, if it can be one") {
  using play::field_in;
  CHECK(field_in("holes=5 colors=8", "colors", 6, 3, 8) == 8);
  CHECK(field_in("holes=5", "colors", 6, 3, 8) == 6);
  CHECK(field_in("colors=9", "colors", 6, 3, 8) == 6);
  CHECK(field_in("colors=4 colors=5", "colors", 6, 3, 8) == 4);
  CHECK(field_in("xcolors=4", "colors", 6, 3, 8) == 6);
  for (const char* text :
       {"colors=", "colors", "colors=4x", "colors= 4", "colors=99999999999", "="})
    CHECK(field_in(text, "colors", 6, 3, 8) == 6);
}

TEST_CASE("a word field has letters, digits and \"-\" alone") {
  using play::word_field_in;
  CHECK(word_field_in("code=rabbitry masterix=2026-11-19", "masterix") == "2026-11-19");
  CHECK(word_field_in("code=rabbitry", "masterix").empty());
  for (const char* text : {"code=", "code", "code=\x1b[2J", "code=Rabbit", "xcode=rabbitry", "="})
    CHECK(word_field_in(text, "code").empty());
}

}  // namespace
}  // namespace codemaker::play
