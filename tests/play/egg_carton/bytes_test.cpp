// What falling marbles of Egg Carton cost on the line, counted in whole games.
#include "support/egg_carton_games.hpp"
#include "support/sanitized.hpp"
#include "support/wire.hpp"

#include "play/egg_carton/sowing.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using engine::egg_carton::Player;
using engine::egg_carton::RelayRule;
using tests::call_in;
using tests::Typist;
using tests::Wire;
namespace egg_carton = engine::egg_carton;

constexpr std::uint64_t games = tests::is_sanitized ? 3 : 12;

TEST_CASE("a marble that drops costs at most 60 bytes, on small screens 30") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    std::size_t most = 0;
    const bool is_full = presentation == Presentation::full;
    const int limit = is_full ? 60 : 30;
    for (std::uint64_t game = 1; game <= games; ++game) {
      Typist ada{call_in(presentation), "\necdqt\n\n"};
      Wire wire{ada};
      auto position = egg_carton::classic_start(RelayRule::usual);
      for (const auto slot : tests::egg_game_with(position, Player::one, game)) {
        tests::type_slot(ada, slot);
        SowingShow sowing{position, slot, egg_carton::sow(position, slot)};
        static_cast<void>(wire.sent());
        position = sowing.sowing().after;
        for (int in_hand = sowing.hand(); !sowing.is_over(); in_hand = sowing.hand()) {
          sowing.step();
          if (sowing.is_over()) break;
          ada.wait_for_step();
          const auto bytes = wire.sent();
          if (in_hand > 0) most = std::max(most, bytes);
          CHECK(bytes <= static_cast<std::size_t>(sowing.bytes(is_full)));
        }
        ada.wait_for_step();
        static_cast<void>(wire.sent());
      }
    }
    INFO("most " << most);
    CHECK(most <= static_cast<std::size_t>(limit));
  }
}

TEST_CASE("a selection shown at once costs 900 bytes at most, on small screens 260") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    std::size_t most = 0;
    for (std::uint64_t game = 1; game <= games; ++game) {
      Typist ada{call_in(presentation), "\nopp\necdqt\n\n"};
      Wire wire{ada};
      const auto start = egg_carton::classic_start(RelayRule::usual);
      for (const auto slot : tests::egg_game_with(start, Player::one, game)) {
        tests::type_slot(ada, slot);
        most = std::max(most, wire.sent());
      }
    }
    INFO("most " << most);
    CHECK(most <= (presentation == Presentation::full ? 900 : 260));
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
