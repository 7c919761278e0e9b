#include "play/masterix/game.hpp"

#include "commands/bench/masterix.hpp"
#include "commands/engine/masterix.hpp"
#include "commands/games.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::Color;
using engine::masterix::Round;

nlohmann::ordered_json position_json(const Round& round) {
  return {
      {"level", round.level()},
      {"board", engine::masterix::text(round.position().board)},
      {"turn", round.position().turn == Color::blue ? "blue" : "red"},
      {"points", {round.points(Color::blue), round.points(Color::red)}},
  };
}

std::string position_text(const Round& round) {
  return fmt::format(
      "{} to {}, {}", round.points(Color::blue), round.points(Color::red),
      fmt::join(engine::masterix::text(round.position().board), "/")
  );
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
      .moves = commands::told_board_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& /*record*/, const Outcome& outcome
               ) { return fmt::format("{} points to {}", outcome.one, outcome.two); },
  };
  return all;
}

}  // namespace codemaker::play::masterix
