// What the command line has of Nim: its words of `engine` and `bench`, and its records told.
#include "play/nim/game.hpp"

#include "commands/bench/report.hpp"
#include "commands/games.hpp"

#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

using namespace commands;
using namespace engine::nim;
using engine::records::strongest_level;
using nlohmann::ordered_json;

ordered_json rules_answer(const Request& /*request*/) {
  return {
      {"game", "nim"},
      {"A to D", range(0, max_sticks)},
      {"level", range(1, strongest_level)},
  };
}

Heaps heaps_of(const Request& request) {
  Heaps heaps{};
  for (std::size_t heap = 0; heap < max_heaps; ++heap)
    heaps.at(heap) = request.number(std::string{letters[heap]}.c_str(), 0, max_sticks, 0);
  if (heaps == Heaps{}) throw BadRequest{"the game is over: no stick is left"};
  return heaps;
}

ordered_json best_answer(const Request& request) {
  const Heaps heaps = heaps_of(request);
  const Move move =
      choose(heaps, request.number("level", 1, strongest_level, strongest_level), request.seed());
  return {{"move", Rules::text(move)}, {"value", is_balanced(heaps) ? -1 : 1}};
}

constexpr std::array engine_words{
    EngineWord{"rules", rules_answer},
    EngineWord{"best", best_answer},
};

int bench_nim() {
  constexpr std::uint64_t deals = 100;
  int won = 0;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    Heaps heaps = Rules::deal({}, seed, strongest_level).heaps;
    for (bool is_own = true; heaps != Heaps{}; is_own = !is_own) {
      heaps = after(heaps, choose(heaps, is_own ? strongest_level : 1, seed));
      won += heaps == Heaps{} && is_own ? 1 : 0;
    }
  }
  BenchReport report{"Nim"};
  report.row_at_least("deals of 100 level 10 wins against level 1", won, 95, 0);
  return report.status();
}

std::string position_text(const engine::nim::Table& table) {
  return fmt::format("{}", fmt::join(table.heaps, " "));
}

ordered_json position_json(const engine::nim::Table& table) {
  return {{"heaps", table.heaps}, {"turn", table.is_persons_turn ? 1 : 2}};
}

}  // namespace

const GameCommands& Game::commands() {
  static constexpr GameCommands all{
      .requests = [] { return EngineWords{engine_words}; },
      .example = R"({"do":"best","A":3,"B":5,"C":7})",
      .measures = "Strength of Nim, a moment",
      .bench = bench_nim,
      .moves = told_board_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& /*record*/, const Outcome& outcome
               ) { return fmt::format("{} sticks against {}", outcome.one, outcome.two); },
  };
  return all;
}

}  // namespace codemaker::play::nim
