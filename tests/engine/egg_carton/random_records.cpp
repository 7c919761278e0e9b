// Games of Egg Carton played at random, recorded without any replay.
#include "engine/egg_carton/board.hpp"
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/record.hpp"
#include "support/recorded_games.hpp"

namespace codemaker::tests {
namespace {

using namespace engine;
using namespace engine::records;
using namespace engine::egg_carton::records;

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
  CartonRecord record{RankedSetup{}, {}};
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
  if (day) record.setup = DailySetup{*day, setup.strength};
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

const RegisteredRecords carton_records{{egg_carton::id, "ladder", random_carton}};

}  // namespace
}  // namespace codemaker::tests
