#include "commands/bench/egg_carton_starts.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/endgame.hpp"
#include "engine/egg_carton/proof.hpp"

#include <cassert>
#include <string>

namespace codemaker::commands {
namespace {

namespace egg = engine::egg_carton;
using egg::RelayRule;

/// Every way to play a first turn.
struct FirstTurn {
  int ways = 0;     ///< by which the turn ends, a win or not
  int winning = 0;  ///< of those
};

void play_on(const egg::Board& board, RelayRule relay_rule, FirstTurn& turn) {
  for (int slot = 0; slot < egg::side_slots; ++slot) {
    if (egg::marbles(board.own, slot) == 0) continue;
    const egg::Sown sown = egg::sow(board, slot, relay_rule);
    if (!sown.is_won() && sown.outcome == egg::Outcome::again) {
      play_on(sown.board, relay_rule, turn);
      continue;
    }
    ++turn.ways;
    if (sown.is_won()) ++turn.winning;
  }
}

std::string named(const char* start, RelayRule relay_rule) {
  return fmt::format("{}, {} rule", start, relay_rule == RelayRule::usual ? "usual" : "narrow");
}

void measure_classic(BenchReport& report, RelayRule relay_rule) {
  FirstTurn turn;
  play_on(egg::to_board(egg::classic_start(relay_rule)), relay_rule, turn);
  const std::string name = named("classic", relay_rule);
  report.row_without_limit((name + ": ways to play a turn").c_str(), turn.ways, 0);
  report.row_without_limit("    of which win", turn.winning, 0);
}

void measure_deals(BenchReport& report, RelayRule relay_rule, int deals, int proved) {
  constexpr std::uint64_t first_seed = 700'001;
  const std::string name = named("deals", relay_rule);
  auto& progress = report.now(name, deals + proved);
  const auto endgames = egg::EndgameTable::build(14, relay_rule, {});
  assert(endgames);  // nobody stops it
  int thrown = 0;
  int won = 0;
  for (int i = 0; i < deals; ++i, progress.step()) {
    const auto fair = egg::fair_deal(first_seed + static_cast<std::uint64_t>(i), relay_rule);
    thrown += fair.thrown;
    if (i >= proved) continue;
    egg::ProofSearch search{*endgames};
    const auto proof = search.prove(egg::to_board(fair.position), {});
    assert(proof);
    if (proof->is_won) ++won;
    progress.step();
  }
  const double drawn = thrown + deals;
  report.row_without_limit((name + ": drawn").c_str(), drawn, 0);
  report.row_without_limit("    won in the first turn, thrown away, %", 100 * thrown / drawn, 1);
  report.row_without_limit("    fair ones that perfect play wins, %", 100.0 * won / proved, 1);
}

}  // namespace

void measure_egg_starts(BenchReport& report) {
  for (const RelayRule relay_rule : {RelayRule::usual, RelayRule::narrow})
    measure_classic(report, relay_rule);
  measure_deals(report, RelayRule::usual, 10'000, 1'000);
  measure_deals(report, RelayRule::narrow, 10'000, 500);
}

}  // namespace codemaker::commands
