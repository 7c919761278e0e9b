#include "play/drawing/cut_text.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

TEST_CASE("text that fits is whole, and what does not loses phrases or words, never half of one") {
  CHECK(cut_text("your move", 9) == "your move");
  CHECK(cut_text("White Rabbit: your move, 3 days left", 30) == "White Rabbit: your move");
  CHECK(cut_text("new to you; 3 tried, 2 broke it", 20) == "new to you; 3 tried");
  CHECK(cut_text("best in the Hall of Fame", 22) == "best in the Hall of");
  CHECK(cut_text("best in the Hall of Fame", 19) == "best in the Hall of");
  CHECK(cut_text("", 5).empty());
}

TEST_CASE("a word that is longer than its place is cut there, as nothing else can be done") {
  CHECK(cut_text("Rumpelstiltskin", 6) == "Rumpel");
  CHECK(cut_text("Zo\xC3\xAB\xC3\xAB\xC3\xAB", 4) == "Zo\xC3\xAB\xC3\xAB");
  CHECK(cut_text("a\x1b[31mb", 20) == "a[31mb");
}

}  // namespace
}  // namespace codemaker::play
