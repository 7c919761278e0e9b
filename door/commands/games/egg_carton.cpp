#include "play/egg_carton/game.hpp"

#include "commands/bench/egg_carton.hpp"
#include "commands/engine/egg_carton.hpp"
#include "commands/games.hpp"

#include <fmt/format.h>
#include <string_view>
#include <variant>

namespace codemaker::play::egg_carton {
namespace {

using namespace engine::egg_carton::records;
using nlohmann::ordered_json;

ordered_json position_json(const CartonReplay& replay, const CartonMove& /*move*/) {
  if (!replay.table()) return ordered_json::object();
  const auto& position = *replay.table();
  return {
      {"slots", position.slots},
      {"off", position.off},
      {"turn", static_cast<int>(position.turn)},
  };
}

std::string position_text(const CartonReplay& replay, const CartonMove& /*move*/) {
  if (!replay.table()) return {};
  const auto& slots = replay.table()->slots;
  return fmt::format(
      "{} / {}", fmt::join(slots.begin(), slots.begin() + engine::egg_carton::side_slots, " "),
      fmt::join(slots.begin() + engine::egg_carton::side_slots, slots.end(), " ")
  );
}

std::string score_text(const CartonRecord& /*record*/, const Outcome& outcome) {
  return fmt::format("{} marbles left against {}", outcome.one, outcome.two);
}

}  // namespace

const commands::GameCommands& Game::commands() {
  static constexpr commands::GameCommands all{
      .requests = commands::egg_carton::requests,
      .example = R"({"do":"deal","seed":"500001"})",
      .measures = "Speed and strength of Egg Carton, about 4 minutes",
      .bench = commands::bench_eggcarton,
      .bench_in_minutes = commands::bench_eggcarton,
      .bench_ladder = commands::bench_eggcarton_ladder,
      .moves = commands::told_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& record,
                  const Outcome& outcome) { return score_text(*record.as<Record>(), outcome); },
  };
  return all;
}

}  // namespace codemaker::play::egg_carton
