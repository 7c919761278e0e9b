// What must be told apart is told apart by its characters: who cannot tell red from green, or has a
// terminal of one color, plays the same game.
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_look.hpp"
#include "support/told_apart.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using tests::check_apart;
using tests::Looks;
using tests::middle;

/// Pegs of so many colors, the hole without one, and where it may be left empty the no-peg.
Looks pegs(PegSigns signs, int colors, bool is_big) {
  Looks looks;
  for (int color = is_big && signs == PegSigns::colors ? 0 : 1; color <= colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    looks["peg " + std::to_string(color)] = [=](Canvas& canvas) {
      is_big ? draw_big_peg(canvas, middle, peg, signs) : draw_peg(canvas, middle, peg, signs);
    };
  }
  looks["hole"] = [=](Canvas& canvas) {
    is_big ? draw_big_hole(canvas, middle, false) : draw_empty_hole(canvas, middle);
  };
  if (is_big) {
    looks["hole that waits"] = [](Canvas& canvas) {
      draw_big_hole(canvas, middle, true);
    };
  }
  return looks;
}

TEST_CASE("without color: pegs and holes, large and small, as numbers, digits and letters") {
  for (const bool is_big : {true, false}) {
    const auto presentation = is_big ? Presentation::full : Presentation::small;
    check_apart(pegs(PegSigns::colors, 8, is_big), presentation);
    check_apart(pegs(PegSigns::digits, 10, is_big), presentation);
    check_apart(pegs(PegSigns::letters, 6, is_big), presentation);
  }
}

TEST_CASE("without color: the marks of a guess") {
  Looks looks;
  for (int exact = 0; exact <= 4; ++exact) {
    for (int misplaced = 0; exact + misplaced <= 4; ++misplaced) {
      const engine::breaking::Marks marks{exact, misplaced};
      looks[std::to_string(exact) + " exact, " + std::to_string(misplaced) + " misplaced"] =
          [=](Canvas& canvas) {
            draw_big_marks(canvas, middle, marks);
          };
    }
  }
  check_apart(looks);
}

}  // namespace
}  // namespace codemaker::play::breaking
