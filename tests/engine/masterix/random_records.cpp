// Games of Masterix played at random, recorded without any replay.
#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "support/recorded_games.hpp"

#include <stdexcept>

namespace codemaker::tests {
namespace {

using namespace engine;
using namespace engine::records;
using namespace engine::masterix::records;

masterix::Round deal_board(MasterixRecord& record, int level, Random& random) {
  const std::uint64_t seed = random.next();
  record.moves.emplace_back(Dealt{seed});
  return {level, masterix::Position{masterix::Board::deal(seed)}};
}

/// The first jump behind a square by chance: cheaper than one out of a list of all.
masterix::Move random_jump(const masterix::Position& position, Random& random) {
  const auto from = static_cast<masterix::Square>(random.below(masterix::max_squares));
  for (int step = 0; step < masterix::max_squares; ++step) {
    const masterix::Square origin = (from + step) % masterix::max_squares;
    if (!masterix::holds(position.own(), origin)) continue;
    const masterix::Squares targets = masterix::around(origin) & position.enemies();
    if (targets != 0) return {origin, masterix::first(targets)};
  }
  throw std::logic_error{"a round that is not over has no jump"};
}

masterix::Move jump(MasterixRecord& record, const masterix::Position& position, Random& random) {
  const masterix::Move move = random_jump(position, random);
  record.moves.emplace_back(move);
  return move;
}

Verdict verdict_for_blue(const masterix::Round& round) {
  return verdict_of(round.score(masterix::Color::blue), round.score(masterix::Color::red));
}

RecordedGame masterix_run(Random& random) {
  MasterixRecord record{RankedSetup{}, {}};
  Patience patience{random};
  RankedRun run;
  bool goes_on = true;
  while (goes_on && !run.is_over()) {
    masterix::Round round = deal_board(record, run.level(), random);
    while (!round.is_over() && (goes_on = patience.lasts()))
      round.play(jump(record, round.position(), random));
    if (round.is_over()) run.record(verdict_for_blue(round), round.score(masterix::Color::blue));
  }
  const Ending ending = run.is_over() ? Ending::lost : Ending::unfinished;
  return finish(std::move(record), {ending, run.level(), run.bank(), 0}, patience);
}

/// One round, in which people take moves back now and then.
RecordedGame masterix_round(const MasterixSetup& setup, int level, Random& random) {
  MasterixRecord record{setup, {}};
  Patience patience{random};
  const bool is_pair = std::holds_alternative<MasterixPair>(setup);
  const bool may_undo = is_pair || std::holds_alternative<CasualSetup>(setup);
  masterix::Round round = deal_board(record, level, random);
  std::vector<masterix::Round> before;
  while (!round.is_over() && patience.lasts()) {
    const bool is_person = is_pair || round.position().turn == masterix::Color::blue;
    if (is_person && may_undo && !before.empty() && random.below(10) == 0) {
      record.moves.emplace_back(Undo{});
      round = masterix::Round{before.back()};
      before.pop_back();
      continue;
    }
    if (is_person) before.push_back(round);
    round.play(jump(record, round.position(), random));
  }
  const Ending ending = round.is_over() ? ending_of(verdict_for_blue(round)) : Ending::unfinished;
  const Points blue = round.score(masterix::Color::blue);
  return finish(std::move(record), {ending, 0, blue, round.score(masterix::Color::red)}, patience);
}

RecordedGame random_masterix(Random& random) {
  const auto kind = random.below(6);
  if (kind == 0) return masterix_run(random);
  if (kind == 1) return masterix_round(MasterixPair{}, 1, random);
  const int level = 1 + static_cast<int>(random.below(10));
  if (kind == 2) return masterix_round(DailySetup{random_day(random), level}, level, random);
  if (kind == 4) return masterix_round(ChallengeSetup{"rabbitry", level}, level, random);
  if (kind == 5) return masterix_round(PositionSetup{"rabbitry", level}, level, random);
  return masterix_round(CasualSetup{level}, level, random);
}

const RegisteredRecords masterix_records{{masterix::id, "run", random_masterix}};

}  // namespace
}  // namespace codemaker::tests
