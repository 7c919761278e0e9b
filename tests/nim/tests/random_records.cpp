// Games of Nim played at random, recorded without any replay.
#include "engine/nim/rules.hpp"
#include "support/recorded_games.hpp"

namespace codemaker::tests {
namespace {

using namespace engine;
using namespace engine::records;
using NimRecord = nim::Record;

/// Heaps and what both have taken of them.
struct Played {
  nim::Heaps heaps{};
  std::array<int, 2> taken{};
  bool is_persons_turn = true;

  [[nodiscard]] bool is_over() const { return heaps == nim::Heaps{}; }
};

Played deal_heaps(NimRecord& record, int level, Random& random) {
  const std::uint64_t seed = random.next();
  record.moves.emplace_back(Dealt{seed});
  return {nim::Rules::deal({}, seed, level).heaps};
}

void take_sticks(NimRecord& record, Played& played, Random& random) {
  const auto moves = nim::moves(played.heaps);
  const nim::Move move = moves[random.below(moves.size())];
  record.moves.emplace_back(move);
  played.heaps = nim::after(played.heaps, move);
  played.taken.at(played.is_persons_turn ? 0 : 1) += move.sticks;
  played.is_persons_turn = !played.is_persons_turn;
}

RecordedGame nim_run(Random& random) {
  NimRecord record{RankedSetup{}, {}};
  Patience patience{random};
  RankedRun run;
  bool goes_on = true;
  while (goes_on && !run.is_over()) {
    Played played = deal_heaps(record, run.level(), random);
    while (!played.is_over() && (goes_on = patience.lasts()))
      take_sticks(record, played, random);
    // Who is to move finds nothing left.
    const Verdict verdict = played.is_persons_turn ? Verdict::lost : Verdict::won;
    if (played.is_over()) run.record(verdict, Points{run.level()} * played.taken[0]);
  }
  const Ending ending = run.is_over() ? Ending::lost : Ending::unfinished;
  return finish(std::move(record), {ending, run.level(), run.bank(), 0}, patience);
}

/// Not ranked; people take moves back now and then.
RecordedGame nim_game(const NimRecord::Setup& setup, int level, Random& random) {
  NimRecord record{setup, {}};
  Patience patience{random};
  Played played = deal_heaps(record, level, random);
  std::vector<Played> before;
  while (!played.is_over() && patience.lasts()) {
    const bool may_undo = std::holds_alternative<CasualSetup>(setup) && !before.empty();
    if (may_undo && random.below(10) == 0) {
      record.moves.emplace_back(Undo{});
      played = before.back();
      before.pop_back();
      continue;
    }
    if (played.is_persons_turn) before.push_back(played);
    take_sticks(record, played, random);
  }
  const Ending decided = played.is_persons_turn ? Ending::lost : Ending::won;
  const Ending ending = played.is_over() ? decided : Ending::unfinished;
  return finish(std::move(record), {ending, 0, played.taken[0], played.taken[1]}, patience);
}

RecordedGame random_nim(Random& random) {
  const auto kind = random.below(3);
  if (kind == 0) return nim_run(random);
  const int level = 1 + static_cast<int>(random.below(strongest_level));
  if (kind == 1) return nim_game(DailySetup{random_day(random), level}, level, random);
  return nim_game(CasualSetup{level}, level, random);
}

const RegisteredRecords nim_records{{NimRecord::game, "ladder", random_nim}};

}  // namespace
}  // namespace codemaker::tests
