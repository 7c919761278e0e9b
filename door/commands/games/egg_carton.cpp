#include "play/egg_carton/game.hpp"

#include "commands/bench/egg_carton.hpp"
#include "commands/engine/egg_carton.hpp"
#include "commands/games.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {
namespace {

using engine::egg_carton::Position;

nlohmann::ordered_json position_json(const Position& position) {
  return {
      {"slots", position.slots},
      {"off", position.off},
      {"turn", static_cast<int>(position.turn)},
  };
}

std::string position_text(const Position& position) {
  const auto& slots = position.slots;
  return fmt::format(
      "{} / {}", fmt::join(slots.begin(), slots.begin() + engine::egg_carton::side_slots, " "),
      fmt::join(slots.begin() + engine::egg_carton::side_slots, slots.end(), " ")
  );
}

}  // namespace

const commands::GameCommands& Game::commands() {
  static constexpr commands::GameCommands all{
      .requests = commands::egg_carton::requests,
      .example = R"({"do":"deal","seed":"500001"})",
      .measures = "Speed and strength of Egg Carton, about 4 minutes",
      .bench = commands::bench_eggcarton,
      .bench_ladder = commands::bench_eggcarton_ladder,
      .moves = commands::told_board_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& /*record*/, const Outcome& outcome
               ) { return fmt::format("{} marbles left against {}", outcome.one, outcome.two); },
  };
  return all;
}

}  // namespace codemaker::play::egg_carton
