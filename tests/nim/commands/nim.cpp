// What the command line has of Nim: its words of `engine` and `bench`, and its records told.
#include "play/nim/game.hpp"

#include "commands/bench/report.hpp"
#include "commands/games.hpp"
#include "engine/nim/rules.hpp"
#include "play/nim/sticks.hpp"

#include <ctime>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

namespace nim = engine::nim;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr int max_depth = 8;

nim::Heaps heaps_of(const Request& request) {
  const json& field = request.at("heaps");
  if (!field.is_array() || field.empty() || field.size() > nim::max_heaps)
    throw BadRequest{fmt::format("\"heaps\" must be a list of 1 to {} numbers", nim::max_heaps)};
  nim::Heaps heaps{};
  for (std::size_t at = 0; at < field.size(); ++at) {
    const int sticks = Request::number_in(field[at], "heaps", 0, nim::max_sticks);
    heaps[at] = static_cast<std::uint8_t>(sticks);
  }
  return heaps;
}

nim::Heaps heaps_with_sticks_of(const Request& request) {
  const nim::Heaps heaps = heaps_of(request);
  if (nim::sticks_of(heaps) == 0) throw BadRequest{"the game is over: no stick is left"};
  return heaps;
}

ordered_json rules_answer(const Request& /*request*/) {
  return {
      {"game", "nim"},
      {"heaps", range(1, nim::max_heaps)},
      {"sticks", range(0, nim::max_sticks)},
      {"level", range(nim::weakest, nim::strongest)},
      {"depth", range(1, max_depth)},
  };
}

ordered_json moves_answer(const Request& request) {
  ordered_json moves = ordered_json::array();
  for (const nim::Move move : nim::moves(heaps_of(request)))
    moves.push_back(nim::text(move));
  return {{"moves", moves}, {"over", moves.empty()}};
}

ordered_json play_answer(const Request& request) {
  const nim::Heaps heaps = heaps_with_sticks_of(request);
  const auto move = nim::parse_move(request.text("move"));
  if (!move) throw BadRequest{"\"move\" must be a heap and how many sticks, such as \"C2\""};
  if (!nim::is_legal(heaps, *move))
    throw BadRequest{fmt::format("{} has not so many sticks", nim::letter(move->heap))};
  const nim::Heaps after = nim::after(heaps, *move);
  return {{"heaps", after}, {"won", nim::sticks_of(after) == 0}};
}

ordered_json perft_answer(const Request& request) {
  const nim::Heaps heaps = heaps_of(request);
  const int depth = Request::number_in(request.at("depth"), "depth", 1, max_depth);
  ordered_json counts = ordered_json::array();
  for (int moves = 1; moves <= depth; ++moves)
    counts.push_back(nim::count_sequences(heaps, moves));
  return {{"perft", counts}};
}

ordered_json deal_answer(const Request& request) {
  static_cast<void>(request.at("seed"));
  const int level = request.number("level", nim::weakest, nim::strongest, nim::strongest);
  return {{"seed", std::to_string(request.seed())}, {"heaps", nim::deal(request.seed(), level)}};
}

ordered_json best_answer(const Request& request) {
  const nim::Heaps heaps = heaps_with_sticks_of(request);
  const int level = request.number("level", nim::weakest, nim::strongest, nim::strongest);
  const nim::Move move = nim::choose(heaps, level, request.seed());
  return {{"move", nim::text(move)}, {"value", nim::is_balanced(heaps) ? -1 : 1}, {"exact", true}};
}

constexpr std::array words_of_nim{
    EngineWord{"rules", rules_answer}, EngineWord{"moves", moves_answer},
    EngineWord{"play", play_answer},   EngineWord{"perft", perft_answer},
    EngineWord{"deal", deal_answer},   EngineWord{"best", best_answer},
};

/// Of a hundred deals, those that a level wins which begins against a perfect player.
int wins_of(int level) {
  constexpr std::uint64_t deals = 100;
  int won = 0;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    nim::Heaps heaps = nim::deal(seed, nim::strongest);
    bool is_own = true;
    for (; nim::sticks_of(heaps) > 0; is_own = !is_own)
      heaps = nim::after(heaps, nim::choose(heaps, is_own ? level : nim::strongest, seed));
    won += is_own ? 0 : 1;
  }
  return won;
}

void measure_levels(BenchReport& report) {
  report.row("deals level 1 wins of 100 against perfect", wins_of(nim::weakest), 10, 0);
  report.row_at_least("deals level 10 wins of them", wins_of(nim::strongest), 80, 0);
}

int bench_ladder_of_nim() {
  BenchReport report{"Nim, its levels"};
  measure_levels(report);
  return report.status();
}

int bench_nim() {
  BenchReport report{"Nim"};
  const std::clock_t begin = std::clock();
  const std::uint64_t lines = nim::count_sequences({4, 5, 6, 7}, 6);
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  report.row_at_least("million moves/s", static_cast<double>(lines) / seconds / 1e6, 0.1, 1);
  measure_levels(report);
  return report.status();
}

}  // namespace
}  // namespace codemaker::commands

namespace codemaker::play::nim {
namespace {

using namespace engine::nim::records;

nlohmann::ordered_json position_json(const NimReplay& replay, const NimRecord::Move& /*move*/) {
  if (!replay.table()) return nlohmann::ordered_json::object();
  const Table& table = *replay.table();
  return {{"heaps", table.heaps}, {"turn", table.is_persons_turn ? 1 : 2}, {"taken", table.taken}};
}

std::string position_text(const NimReplay& replay, const NimRecord::Move& /*move*/) {
  return replay.table() ? text_of(replay.table()->heaps) : "";
}

}  // namespace

const commands::GameCommands& Game::commands() {
  static constexpr commands::GameCommands all{
      .requests = [] { return commands::EngineWords{commands::words_of_nim}; },
      .example = R"({"do":"best","heaps":[3,5,7]})",
      .measures = "Speed and strength of Nim, a moment",
      .bench = commands::bench_nim,
      .bench_in_minutes = commands::bench_nim,
      .bench_ladder = commands::bench_ladder_of_nim,
      .moves = commands::told_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& /*record*/, const Outcome& outcome
               ) { return fmt::format("{} sticks against {}", outcome.one, outcome.two); },
  };
  return all;
}

}  // namespace codemaker::play::nim
