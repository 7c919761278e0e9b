// What must be told apart is told apart by its characters: who cannot tell red from green, or has a
// terminal of one color, plays the same game.
#include "play/masterix/unit_art.hpp"
#include "support/told_apart.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::masterix {
namespace {

using tests::check_apart;
using tests::Looks;
using tests::middle;

/// Squares of Masterix with whatever can be on them.
Looks squares() {
  using engine::masterix::Color;
  const std::map<std::string, Shine> shines{
      {"", Shine::plain}, {", of the last move", Shine::marked}, {", selected", Shine::lit}};
  const std::map<std::string, Color> sides{{"blue", Color::blue}, {"red", Color::red}};
  Looks looks;
  for (const auto& [state, shine] : shines) {
    looks["empty" + state] = [=](Canvas& canvas) {
      draw_empty(canvas, middle, shine);
    };
    for (const auto& [side, color] : sides) {
      looks[side + state] = [=](Canvas& canvas) {
        draw_unit(canvas, middle, color, shine);
      };
    }
  }
  looks.erase("empty, selected");  // nothing there to select
  for (const auto& [side, color] : sides) {
    looks[side + ", won"] = [=](Canvas& canvas) {
      draw_won_unit(canvas, middle, color, "+2");
    };
    looks[side + ", destroyed"] = [=](Canvas& canvas) {
      draw_burst(canvas, middle, color);
    };
  }
  return looks;
}

TEST_CASE("without color: units, squares, the selected one, the last move, and the cursor on each"
) {
  Looks looks = squares();
  for (const auto& [state, draw] : squares()) {
    looks[state + ", under the cursor"] = [draw = draw](Canvas& canvas) {
      draw(canvas);
      draw_corners(canvas, middle);
    };
  }
  check_apart(looks);
}

}  // namespace
}  // namespace codemaker::play::masterix
