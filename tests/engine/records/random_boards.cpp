#include "engine/egg_carton/board.hpp"
#include "engine/egg_carton/deal.hpp"
#include "games.hpp"

#include <stdexcept>

namespace codemaker::tests {
namespace {

using namespace engine;
using namespace engine::records;
using namespace engine::breaking::records;
using namespace engine::masterix::records;
using namespace engine::egg_carton::records;

/// Ends a record as the player does who has had enough.
template <typename GameRecord>
RecordedGame finish(GameRecord record, Outcome outcome, const Patience& patience) {
  if (outcome.ending == Ending::unfinished && patience.leaves()) {
    record.moves.emplace_back(Leave{});
    outcome.ending = Ending::left;
  }
  return {std::move(record), outcome};
}

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
  MasterixRecord record{MasterixRun{}, {}};
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
  const bool may_undo = !std::holds_alternative<MasterixDaily>(setup);
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

/// A carton as the computer's search keeps it, which sows by other code than the replay.
struct Carton {
  egg_carton::Board board;
  egg_carton::Player turn = egg_carton::Player::one;
  egg_carton::RelayRule relay_rule = egg_carton::RelayRule::usual;
  bool is_won = false;

  explicit Carton(const egg_carton::Position& start)
      : board{to_board(start)},
        relay_rule{start.relay_rule} {}

  void select(CartonRecord& record, Random& random) {
    int slot = 0;
    do {
      slot = static_cast<int>(random.below(egg_carton::side_slots));
    } while (egg_carton::marbles(board.own, slot) == 0);
    const int first = turn == egg_carton::Player::one ? 0 : egg_carton::side_slots;
    record.moves.emplace_back(Selected{first + slot});
    const auto sown = egg_carton::sow(board, slot, relay_rule);
    board = sown.board;
    is_won = sown.is_won();
    if (sown.outcome == egg_carton::Outcome::end) turn = other(turn);
  }

  [[nodiscard]] int marbles_of(egg_carton::Player player) const {
    return egg_carton::marbles(player == turn ? board.own : board.opposite);
  }

  /// For player one.
  [[nodiscard]] Verdict verdict() const {
    return marbles_of(egg_carton::Player::one) == 0 ? Verdict::won : Verdict::lost;
  }
};

Carton deal_carton(CartonRecord& record, egg_carton::RelayRule relay_rule, Random& random) {
  const std::uint64_t seed = random.next();
  record.moves.emplace_back(Dealt{seed});
  return Carton{egg_carton::fair_deal(seed, relay_rule).position};
}

RecordedGame ladder(Random& random) {
  CartonRecord record{Ladder{}, {}};
  Patience patience{random};
  RankedRun run;
  bool goes_on = true;
  while (goes_on && !run.is_over()) {
    Carton carton = deal_carton(record, egg_carton::RelayRule::usual, random);
    while (!carton.is_won && (goes_on = patience.lasts()))
      carton.select(record, random);
    if (!carton.is_won) break;
    run.record(
        carton.verdict(), Points{run.level()} * (10 + carton.marbles_of(egg_carton::Player::two))
    );
  }
  const Ending ending = run.is_over() ? Ending::lost : Ending::unfinished;
  return finish(std::move(record), {ending, run.level(), run.bank(), 0}, patience);
}

/// One game; that of a day if there is one, without undo.
RecordedGame carton_game(const CartonCasual& setup, Random& random, std::optional<Day> day = {}) {
  CartonRecord record{setup, {}};
  if (day) record.setup = CartonDaily{*day, setup.strength};
  Patience patience{random};
  Carton carton = setup.start == CartonStart::classic
                      ? Carton{egg_carton::classic_start(setup.relay_rule)}
                      : deal_carton(record, setup.relay_rule, random);
  std::vector<Carton> before;
  while (!carton.is_won && patience.lasts()) {
    const bool is_person = setup.strength == 0 || carton.turn == egg_carton::Player::one;
    if (is_person && !day && !before.empty() && random.below(10) == 0) {
      record.moves.emplace_back(Undo{});
      carton = before.back();
      before.pop_back();
      continue;
    }
    if (is_person) before.push_back(carton);
    carton.select(record, random);
  }
  const Ending ending = carton.is_won ? ending_of(carton.verdict()) : Ending::unfinished;
  const int one = carton.marbles_of(egg_carton::Player::one);
  return finish(
      std::move(record), {ending, 0, one, carton.marbles_of(egg_carton::Player::two)}, patience
  );
}

Day random_day(Random& random) {
  return first_day + static_cast<Day>(random.below(last_day - first_day + 1));
}

}  // namespace

RecordedGame random_masterix(Random& random) {
  const auto kind = random.below(4);
  if (kind == 0) return masterix_run(random);
  if (kind == 1) return masterix_round(MasterixPair{}, 1, random);
  const int level = 1 + static_cast<int>(random.below(10));
  if (kind == 2) return masterix_round(MasterixDaily{random_day(random), level}, level, random);
  return masterix_round(MasterixCasual{level}, level, random);
}

/// Under the usual rule a fair deal takes longer than the game from it, so those are rarer.
RecordedGame random_carton(Random& random) {
  if (random.below(40) == 0) return ladder(random);
  const int strength = 1 + static_cast<int>(random.below(10));
  if (random.below(40) == 0)
    return carton_game({CartonStart::dealt, {}, strength}, random, random_day(random));
  const bool is_usual = random.below(2) == 0;
  const bool is_dealt = random.below(is_usual ? 20 : 2) == 0;
  return carton_game(
      {is_dealt ? CartonStart::dealt : CartonStart::classic,
       is_usual ? egg_carton::RelayRule::usual : egg_carton::RelayRule::narrow,
       static_cast<int>(random.below(11))},
      random
  );
}

}  // namespace codemaker::tests
