#include "play/egg_carton/game.hpp"

#include "commands/bench/egg_carton.hpp"
#include "commands/engine/egg_carton.hpp"
#include "commands/games.hpp"

#include <fmt/format.h>
#include <string_view>
#include <variant>

namespace codemaker::engine::egg_carton::records {
using nlohmann::ordered_json;

// Found by the type of a record, so they stand where that does.

static ordered_json position_json(const CartonReplay& replay, const CartonMove& /*move*/) {
  if (!replay.position()) return ordered_json::object();
  const auto& position = *replay.position();
  return {
      {"slots", position.slots},
      {"off", position.off},
      {"turn", static_cast<int>(position.turn)},
  };
}

static std::string position_text(const CartonReplay& replay, const CartonMove& /*move*/) {
  if (!replay.position()) return {};
  const auto& slots = replay.position()->slots;
  return fmt::format(
      "{} / {}", fmt::join(slots.begin(), slots.begin() + engine::egg_carton::side_slots, " "),
      fmt::join(slots.begin() + engine::egg_carton::side_slots, slots.end(), " ")
  );
}

static std::string score_text(const CartonRecord& /*record*/, const Outcome& outcome) {
  return fmt::format("{} marbles left against {}", outcome.one, outcome.two);
}

}  // namespace codemaker::engine::egg_carton::records

namespace codemaker::play::egg_carton {

const commands::GameCommands& Game::commands() {
  using engine::records::Outcome;
  static constexpr commands::GameCommands all{
      .requests = commands::egg_carton::requests,
      .example = R"({"do":"deal","seed":"500001"})",
      .measures = "Speed and strength of Egg Carton, about 4 minutes",
      .bench = commands::bench_eggcarton,
      .bench_in_minutes = commands::bench_eggcarton,
      .moves = commands::told_moves<Record>,
      .score = [](const engine::records::Record& record,
                  const Outcome& outcome) { return score_text(*record.as<Record>(), outcome); },
  };
  return all;
}

}  // namespace codemaker::play::egg_carton
