#include "commands/bench/bench.hpp"

#include "commands/games.hpp"

namespace codemaker::commands {

int bench_all() {
  bool are_kept = bench_scores() == 0;
  are_kept = bench_records(games_of_bench) == 0 && are_kept;
  for (const GameRow& game : game_commands())
    are_kept = game.commands.bench_in_minutes() == 0 && are_kept;
  return are_kept ? 0 : 1;
}

}  // namespace codemaker::commands
