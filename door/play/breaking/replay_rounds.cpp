#include "play/breaking/replay_rounds.hpp"

#include "play/breaking/peg_words.hpp"

#include <algorithm>
#include <ranges>
#include <utility>
#include <variant>

namespace codemaker::play::breaking {
namespace {

namespace records = engine::records;
using engine::breaking::Side;

/// Takes the moves of a record one after the other.
class RoundsReader {
 public:
  RoundsReader(const ShownGame& game, std::vector<ReplayedRound>& rounds)
      : game_{game},
        rounds_{rounds} {}

  void read(
      const engine::breaking::records::BreakingReplay& replay,
      const engine::breaking::records::BreakingMove& move, std::size_t number
  ) {
    number_ = number;
    std::visit([&](const auto& each) { take(replay, each); }, move);
  }

 private:
  /// The code of a duel's player is there before there is a round.
  void take(
      const engine::breaking::records::BreakingReplay& replay,
      const engine::breaking::records::Hidden& hidden
  ) {
    const auto* const round = replay.round();
    const engine::breaking::records::RoundPlace place =
        round ? replay.place() : engine::breaking::records::RoundPlace{0, 1, Side::computer};
    const int limit = round ? round->limit() : engine::breaking::Match::guesses;
    rounds_.push_back(
        {.place = place,
         .rules = replay.rules(),
         .limit = limit,
         .code = hidden.code,
         .turns = {},
         .begins = number_}
    );
    if (hidden.salt && sealed_ < game_.seals.size()) rounds_.back().seal = game_.seals[sealed_++];
  }

  void take(
      const engine::breaking::records::BreakingReplay& replay,
      const engine::breaking::Code& /*guess*/
  ) {
    const auto found = std::ranges::find(
        rounds_.rbegin(), rounds_.rend(), replay.place().breaker,
        [](const ReplayedRound& round) { return round.place.breaker; }
    );
    ReplayedRound& round = *found;
    round.turns = replay.round()->history();
    round.guesses.push_back(number_);
    if (replay.round()->is_over()) round.ends = number_;
  }

  void take(
      const engine::breaking::records::BreakingReplay& /*replay*/,
      engine::breaking::records::EndLevel /*end*/
  ) {
    end_all();
  }

  void take(const engine::breaking::records::BreakingReplay& /*replay*/, records::Leave /*leave*/) {
    end_all();
  }

  void end_all() {
    for (ReplayedRound& round : rounds_)
      round.ends = std::min(round.ends, number_);
  }

  const ShownGame& game_;
  std::vector<ReplayedRound>& rounds_;
  std::size_t number_ = 0;
  std::size_t sealed_ = 0;
};

}  // namespace

std::size_t ReplayedRound::made(std::size_t move) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(guesses, move) - guesses.begin());
}

ReplayedRounds::ReplayedRounds(const ShownGame& game) {
  const auto& record = (*game.record.as<engine::breaking::records::BreakingRecord>());
  RoundsReader reader{game, rounds};
  static_cast<void>(records::replay(
      record,
      [&](const engine::breaking::records::BreakingReplay& replay, std::size_t made) {
        if (made > 0) reader.read(replay, record.moves[made - 1], made);
        outcomes.push_back(replay.outcome());
      }
  ));
  // In a duel one side may have had enough guesses before the other.
  const bool is_over = outcomes.back().ending != records::Ending::unfinished;
  for (ReplayedRound& round : rounds) {
    if (is_over) round.ends = std::min(round.ends, record.moves.size());
  }
}

const ReplayedRound* ReplayedRounds::at(std::size_t move) const {
  const auto later = std::ranges::upper_bound(rounds, move, {}, &ReplayedRound::begins);
  return later == rounds.begin() ? nullptr : &*std::prev(later);
}

bool is_pair(const engine::breaking::records::BreakingSetup& setup) {
  const auto* match = std::get_if<engine::breaking::records::RoundsMatch>(&setup);
  return match != nullptr && match->strength == 0;
}

PegSigns signs_of(const engine::breaking::records::BreakingSetup& setup, bool is_line) {
  if (const auto* free = std::get_if<engine::breaking::records::FreePlay>(&setup))
    return free->rules.repeats ? PegSigns::colors : PegSigns::digits;
  if (const auto* daily = std::get_if<engine::breaking::records::DailyCode>(&setup))
    return signs_of_day(daily->day);
  if (std::holds_alternative<engine::breaking::records::Splats>(setup))
    return is_line ? PegSigns::colors : PegSigns::ascii;
  return std::holds_alternative<engine::breaking::records::Practice>(setup) ? PegSigns::letters
                                                                            : PegSigns::colors;
}

}  // namespace codemaker::play::breaking
