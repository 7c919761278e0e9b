// What must be told apart is told apart by its characters: who cannot tell red from green, or has a
// terminal of one color, plays the same game.
#include "play/egg_carton/carton_art.hpp"
#include "support/told_apart.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using tests::check_apart;
using tests::Drawing;
using tests::Looks;

/// A carton of the classic start with one thing to see.
Drawing carton_with(const View& view) {
  return [view](Canvas& canvas) {
    draw_full_carton(canvas, Carton{}, view);
  };
}

TEST_CASE("without color: which slot is chosen, where a marble fell, and whose hand is where") {
  using engine::egg_carton::RelayRule;
  const View plain{engine::egg_carton::classic_start(RelayRule::usual)};
  Looks looks{{"nothing", carton_with(plain)}};
  for (int slot = 0; slot < engine::egg_carton::slot_count; ++slot) {
    View view = plain;
    view.cursor = slot;
    looks["slot " + std::to_string(slot)] = carton_with(view);
  }
  for (int station = 0; station <= engine::egg_carton::left_end; ++station) {
    View lit = plain;
    lit.lit = station;
    looks["lit " + std::to_string(station)] = carton_with(lit);
    View hand = plain;
    hand.hand_at = station;
    hand.hand = 2;
    looks["hand " + std::to_string(station)] = carton_with(hand);
  }
  check_apart(looks);
}

}  // namespace
}  // namespace codemaker::play::egg_carton
