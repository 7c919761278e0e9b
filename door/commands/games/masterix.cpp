#include "play/masterix/game.hpp"

#include "commands/bench/masterix.hpp"
#include "commands/engine/masterix.hpp"
#include "commands/games.hpp"

#include <fmt/format.h>
#include <string_view>
#include <variant>

namespace codemaker::play::masterix {
namespace {

using namespace engine::masterix::records;
using nlohmann::ordered_json;

ordered_json position_json(const MasterixReplay& replay, const MasterixMove& /*move*/) {
  using engine::masterix::Color;
  if (!replay.table()) return ordered_json::object();
  const auto& round = *replay.table();
  return {
      {"level", round.level()},
      {"board", engine::masterix::text(round.position().board)},
      {"turn", round.position().turn == Color::blue ? "blue" : "red"},
      {"points", {round.points(Color::blue), round.points(Color::red)}},
  };
}

std::string position_text(const MasterixReplay& replay, const MasterixMove& /*move*/) {
  using engine::masterix::Color;
  if (!replay.table()) return {};
  const auto& round = *replay.table();
  return fmt::format(
      "{} to {}, {}", round.points(Color::blue), round.points(Color::red),
      fmt::join(engine::masterix::text(round.position().board), "/")
  );
}

std::string score_text(const MasterixRecord& /*record*/, const Outcome& outcome) {
  return fmt::format("{} points to {}", outcome.one, outcome.two);
}

}  // namespace

const commands::GameCommands& Game::commands() {
  static constexpr commands::GameCommands all{
      .requests = commands::masterix::requests,
      .example = R"({"do":"deal","seed":"1"})",
      .measures = "Speed and strength of Masterix, about 10 minutes",
      .bench = commands::bench_masterix,
      .bench_in_minutes = commands::bench_masterix_in_minutes,
      .bench_ladder = commands::bench_masterix_ladder,
      .moves = commands::told_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& record,
                  const Outcome& outcome) { return score_text(*record.as<Record>(), outcome); },
  };
  return all;
}

}  // namespace codemaker::play::masterix
