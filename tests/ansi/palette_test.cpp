// The inks, and what stands in for them where there are fewer colors.
#include "ansi/palette.hpp"

#include "ansi/frame.hpp"
#include "ansi/painter.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <vector>

namespace codemaker::ansi {
namespace {

std::vector<Ink> all_inks() {
  std::vector<Ink> inks;
  for (int i = 1; i <= static_cast<int>(Ink::last); ++i)
    inks.push_back(static_cast<Ink>(i));
  return inks;
}

TEST_CASE("no two inks are the same color, in 256 or in all") {
  std::set<int> indexes;
  std::set<std::uint32_t> color_codes;
  for (const Ink ink : all_inks()) {
    INFO("ink " << static_cast<int>(ink));
    CHECK(indexes.insert(shade_of(ink).index).second);
    CHECK(color_codes.insert(shade_of(ink).color_code).second);
    CHECK(shade_of(ink).color_code <= 0xFFFFFF);
  }
}

TEST_CASE("no ink leans on the sixteen colors that a caller may have changed") {
  for (const Ink ink : all_inks())
    CHECK(shade_of(ink).index >= 16);
}

TEST_CASE("an ink is sent in what the terminal is known to show, and in nothing else") {
  Frame frame{1, 20};
  frame.put({0, 0}, "x", painted(Ink::gold, Ink::bar));
  const auto sent = [&](Depth depth) {
    return Painter{{.rows = 1, .columns = 20, .depth = depth}}.paint(frame);
  };
  CHECK(sent(Depth::sixteen).find("\x1b[;1;33;44mx") != std::string::npos);
  CHECK(sent(Depth::indexed).find("\x1b[;38;5;214;48;5;19mx") != std::string::npos);
  CHECK(sent(Depth::direct).find("\x1b[;38;2;255;180;40;48;2;22;48;140mx") != std::string::npos);
}

TEST_CASE("where two inks look alike nothing is sent for the other") {
  Frame frame{1, 20};
  frame.put({0, 0}, "x", painted(Ink::peg_red, Ink::wood));
  Frame other{1, 20};
  other.put({0, 0}, "x", painted(Ink::peg_red_dark, Ink::wood_dark));
  for (const Depth depth : {Depth::sixteen, Depth::indexed, Depth::direct}) {
    Painter painter{{.rows = 1, .columns = 20, .depth = depth}};
    static_cast<void>(painter.paint(frame));
    CHECK(painter.paint(other).empty() == (depth == Depth::sixteen));
  }
}

}  // namespace
}  // namespace codemaker::ansi
