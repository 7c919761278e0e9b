// How soon recorded games are verified, kept and found.
#include "commands/bench/bench.hpp"
#include "commands/bench/disk/kept_games.hpp"
#include "commands/bench/disk/mail.hpp"
#include "commands/bench/disk/people.hpp"
#include "commands/bench/processor_time.hpp"
#include "commands/bench/report.hpp"
#include "engine/breaking/record.hpp"
#include "engine/breaking/solve.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/record.hpp"
#include "engine/random.hpp"
#include "engine/records/line.hpp"
#include "engine/records/record_of.hpp"
#include "io/secrets/entropy.hpp"

#include <cassert>
#include <string>
#include <vector>

namespace codemaker::commands {
namespace {

using engine::Random;
using namespace engine::breaking::records;
using namespace engine::masterix::records;
using namespace engine::egg_carton::records;
using engine::records::Ending;

constexpr std::size_t games_of_each = 1000;

/// The line of a game that was played to its end.
std::string finished_line(const Record& record) {
  const auto outcome = replay(record);
  assert(outcome && outcome->ending != Ending::unfinished);
  return write(record, *outcome);
}

Salt drawn_salt(Random& random) {
  Salt salt{};
  for (std::uint8_t& byte : salt)
    byte = static_cast<std::uint8_t>(random.next());
  return salt;
}

/// Free play by somebody who forgets nothing.
BreakingRecord code_record(Random& random) {
  static const engine::breaking::Breaker breaker{{}, 8, 1};
  const auto code = draw_code(breaker.rules(), [&] { return random.next(); });
  BreakingRecord record{FreePlay{breaker.rules()}, {Hidden{code, drawn_salt(random)}}};
  const int limit = engine::breaking::Match::guesses;
  for (const auto& turn : engine::breaking::solve(breaker, code, limit, {}))
    record.moves.emplace_back(turn.guess);
  return record;
}

std::string play_code(Random& random) {
  return finished_line(code_record(random));
}

std::string play_round(Random& random) {
  MasterixRecord record{MasterixPair{}, {Dealt{random.next()}}};
  MasterixReplay game{record.setup};
  for (auto move = record.moves.front(); game.play(move).empty();) {
    if (game.outcome().ending != Ending::unfinished) break;
    const auto jumps = engine::masterix::moves(game.table()->position());
    move = jumps[random.below(jumps.size())];
    record.moves.push_back(move);
  }
  return finished_line(record);
}

std::string play_carton(Random& random) {
  CartonRecord record{CartonCasual{.start = CartonStart::dealt}, {Dealt{random.next()}}};
  CartonReplay game{record.setup};
  for (auto move = record.moves.front(); game.play(move).empty();) {
    if (game.outcome().ending != Ending::unfinished) break;
    const auto slots = engine::egg_carton::selections(*game.table());
    move = Selected{slots[random.below(slots.size())]};
    record.moves.push_back(move);
  }
  return finished_line(record);
}

struct Measured {
  double per_second = 0;
  double mean_bytes = 0;
};

Measured measure(std::string (*play)(Random&)) {
  Random random{14};
  std::vector<std::string> lines;
  std::size_t bytes = 0;
  for (std::size_t game = 0; game < games_of_each; ++game) {
    lines.push_back(play(random));
    bytes += lines.back().size();
  }
  std::size_t verified = 0;
  const double begin = processor_seconds();
  while (processor_seconds() - begin < 0.5) {
    for (const std::string& line : lines)
      verified += verify(line) ? 1U : 0U;
  }
  const double seconds = processor_seconds() - begin;
  return {
      static_cast<double>(verified) / seconds,
      static_cast<double>(bytes) / static_cast<double>(games_of_each)};
}

}  // namespace

int bench_records(int games) {
  constexpr double most_bytes = 500;
  BenchReport report{"Recorded games"};
  const Measured code = measure(play_code);
  report.row_at_least("code breaking, verified a second", code.per_second, 20'000, 0);
  report.row("code breaking, bytes of a game, mean", code.mean_bytes, most_bytes, 0);
  const Measured round = measure(play_round);
  report.row_without_limit("Masterix, rounds verified a second", round.per_second, 0);
  report.row("Masterix, bytes of a round, mean", round.mean_bytes, most_bytes, 0);
  const Measured carton = measure(play_carton);
  report.row_without_limit("Egg Carton, fair deals verified a second", carton.per_second, 0);
  report.row("Egg Carton, bytes of a game, mean", carton.mean_bytes, most_bytes, 0);
  Random random{14};
  std::vector<BreakingRecord> played;
  played.reserve(games_of_each);
  for (std::size_t game = 0; game < games_of_each; ++game)
    played.push_back(code_record(random));
  measure_kept_games(report, played, games);
  measure_mail(report);
  measure_people(report);
  return report.status();
}

}  // namespace codemaker::commands
