#include "ansi/frame.hpp"

#include <catch2/catch.hpp>

namespace codemaker::ansi {
namespace {

TEST_CASE("text is put cell by cell and cut at the edge") {
  Frame frame{2, 10};
  const Position after = frame.put({0, 7}, "café");
  CHECK(frame.text(0) == "       caf");
  CHECK(after == Position{0, 11});
  CHECK(frame.text(1).empty());
}

TEST_CASE("what lies outside the screen is not put") {
  Frame frame{2, 10};
  frame.put({-1, 0}, "x");
  frame.put({2, 0}, "x");
  frame.put({0, -3}, "abcdef");
  CHECK(frame.text(0) == "def");
  CHECK(frame.text(1).empty());
}

TEST_CASE("a control character is never put into a cell") {
  Frame frame{1, 10};
  frame.put({0, 0}, "a\x1b\x07\nb");
  CHECK(frame.text(0) == "a???b");
}

}  // namespace
}  // namespace codemaker::ansi
