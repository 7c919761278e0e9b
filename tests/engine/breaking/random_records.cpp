// Games of code breaking played at random, recorded without any replay.
#include "engine/breaking/game.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "support/recorded_games.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace codemaker::tests {
namespace {

using namespace engine;
using namespace engine::records;
using namespace engine::breaking::records;
using breaking::BreakingGame;
using breaking::Code;
using breaking::Rules;

/// A code, or a guess that is one by chance.
Code random_code(const Rules& rules, Random& random) {
  std::array<breaking::Peg, breaking::max_holes> pegs{};
  const auto holes = static_cast<std::size_t>(rules.holes);
  for (std::size_t hole = 0; hole < holes; ++hole) {
    const auto is_taken = [&](breaking::Peg peg) {
      return !rules.repeats && std::count(pegs.begin(), pegs.begin() + hole, peg) > 0;
    };
    do {
      pegs[hole] =
          static_cast<breaking::Peg>(1 + random.below(static_cast<std::uint64_t>(rules.colors)));
    } while (is_taken(pegs[hole]));
  }
  return *Code::secret(rules, std::span{pegs}.first(holes));
}

Salt random_salt(Random& random) {
  Salt salt{};
  for (auto& byte : salt)
    byte = static_cast<std::uint8_t>(random.below(256));
  return salt;
}

/// What the player has in hand: the record, and when they have had enough.
struct Table {
  Random& random;
  BreakingRecord record;
  Patience patience{random};

  Code hide(const Rules& rules, bool is_computers) {
    const Code code = random_code(rules, random);
    const bool is_sealed = is_computers && random.below(2) == 0;
    const bool is_of_two_shares = is_sealed && random.below(2) == 0;
    record.moves.emplace_back(Hidden{
        code, is_sealed ? std::optional{random_salt(random)} : std::nullopt,
        is_of_two_shares ? "12.x" + std::to_string(random.below(1000)) : ""});
    return code;
  }

  /// One in three hits, so that runs get on.
  Code guess(const Rules& rules, const Code& secret) {
    const Code code = random.below(3) == 0 ? secret : random_code(rules, random);
    record.moves.emplace_back(code);
    return code;
  }

  RecordedGame end(Outcome outcome) { return finish(std::move(record), outcome, patience); }
};

RecordedGame solo(Table table, const Rules& rules, int limit) {
  BreakingGame game{rules, limit, table.hide(rules, true)};
  while (!game.is_over() && table.patience.lasts())
    game.guess(table.guess(rules, game.secret()));
  const Ending ending = game.is_broken() ? Ending::won
                        : game.is_over() ? Ending::lost
                                         : Ending::unfinished;
  return table.end({ending, 0, game.guesses_made(), 0});
}

RecordedGame duel(Table table, const Rules& rules) {
  const Code own = table.hide(rules, false);
  breaking::Match match{rules, table.hide(rules, true), own};
  while (!match.is_over() && table.patience.lasts()) {
    const bool is_player = match.turn() == breaking::Side::player;
    const Code& secret = is_player ? match.player().secret() : match.computer().secret();
    match.guess(table.guess(rules, secret));
  }
  const Ending ending = match.is_over() ? ending_of(match.verdict()) : Ending::unfinished;
  return table.end({ending, 0, match.player().guesses_made(), match.computer().guesses_made()});
}

/// Plays a round, if it is not the last of a level that is ended early; false if the player has had
/// enough.
bool play_round(Table& table, breaking::CampaignLevel& level) {
  const Rules& rules = level.level().rules;
  const bool is_player = level.breaker() == breaking::Side::player;
  BreakingGame round{rules, level.level().guesses, table.hide(rules, is_player)};
  while (!round.is_over()) {
    if (!table.patience.lasts()) return false;
    const int made = round.guesses_made();
    const bool may_end = is_player && (level.may_be_conceded(made) || level.may_be_ended(made));
    if (may_end && table.random.below(3) == 0) {
      table.record.moves.emplace_back(EndLevel{});
      level.end_early(made);
      return true;
    }
    round.guess(table.guess(rules, round.secret()));
  }
  level.record(round);
  return true;
}

RecordedGame campaign(Table table) {
  RankedRun run;
  bool goes_on = true;
  while (goes_on && !run.is_over()) {
    breaking::CampaignLevel level{run.level()};
    while (goes_on && !level.is_decided())
      goes_on = play_round(table, level);
    if (level.is_decided()) run.record(level.verdict(), level.worth());
  }
  return table.end({run.is_over() ? Ending::lost : Ending::unfinished, run.level(), run.bank(), 0});
}

RecordedGame match(Table table, const RoundsMatch& setup) {
  breaking::MatchOfRounds played{setup.agreed};
  const Rules rules;
  bool goes_on = true;
  while (goes_on && !played.is_decided()) {
    const bool is_computers = setup.strength > 0 && played.breaker() == breaking::Seat::one;
    BreakingGame round{rules, setup.agreed.guesses, table.hide(rules, is_computers)};
    while (!round.is_over() && (goes_on = table.patience.lasts()))
      round.guess(table.guess(rules, round.secret()));
    if (round.is_over()) played.record(round);
  }
  const int one = played.points(breaking::Seat::one);
  const int two = played.points(breaking::Seat::two);
  const Ending ending = played.is_decided() ? ending_of(verdict_of(one, two)) : Ending::unfinished;
  return table.end({ending, 0, one, two});
}

RoundsMatch random_agreement(Random& random) {
  const auto guesses = breaking::Agreement::guess_limits.at(random.below(3));
  return {
      {2 + 2 * static_cast<int>(random.below(6)), guesses,
       random.below(2) == 0 ? breaking::Counting::guesses : breaking::Counting::key_pegs},
      static_cast<int>(random.below(11))};
}

RecordedGame random_breaking(Random& random) {
  const auto begin = [&](const BreakingSetup& setup) {
    return Table{random, {setup, {}}};
  };
  const Rules bulls_and_cows{.holes = 4, .colors = 10, .repeats = false};
  const Rules colors{.holes = 5, .colors = 8, .blanks = true};
  const Rules& rules = random.below(2) == 0 ? bulls_and_cows : colors;
  switch (random.below(8)) {
  case 0:
    return campaign(begin(Campaign{}));
  case 1:
    return solo(begin(FreePlay{rules}), rules, 10);
  case 2:
    return duel(begin(Duel{rules, 1 + static_cast<int>(random.below(10))}), rules);
  case 3: {
    const Splats splats{
        {.holes = 1 + static_cast<int>(random.below(15)),
         .colors = 1 + static_cast<int>(random.below(15)),
         .marking = breaking::Marking::splats},
        1 + static_cast<int>(random.below(15))};
    return solo(begin(splats), splats.rules, splats.guesses);
  }
  case 4: {
    const DailyCode daily{random_day(random), Rules{}};
    return solo(begin(daily), daily.rules, 10);
  }
  case 7: {
    const ChallengeCode challenge{"rabbitry", rules};
    return solo(begin(challenge), rules, 10);
  }
  case 5: {
    const Practice practice{1 + static_cast<int>(random.below(8))};
    return solo(begin(practice), Rules{}, 13 - practice.level);
  }
  default: {
    const RoundsMatch setup = random_agreement(random);
    return match(begin(setup), setup);
  }
  }
}

const RegisteredRecords breaking_records{{breaking::id, "campaign", random_breaking}};

}  // namespace
}  // namespace codemaker::tests
