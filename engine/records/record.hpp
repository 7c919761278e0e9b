/// A game as a value: rules, what was hidden or dealt, and the moves of both sides in order.
///
/// That is all there is of a game. Positions, points and the result are replayed, never kept, so
/// nothing in a record has to be trusted. A scene appends a move as it is made; a record that ends
/// in the middle of a game is one of an unfinished game.
#pragma once

#include "engine/ranked_game.hpp"
#include "engine/records/breaking.hpp"
#include "engine/records/egg_carton.hpp"
#include "engine/records/fault.hpp"
#include "engine/records/masterix.hpp"
#include "engine/records/moves.hpp"
#include "engine/records/puzzle.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::engine::records {

/// In the order of the ranked games.
using Record = std::variant<BreakingRecord, MasterixRecord, CartonRecord>;

[[nodiscard]] RankedGame game_of(const Record& record);

/// True for the kinds whose score stands in the Hall of Fame.
[[nodiscard]] bool is_ranked(const Record& record);

/// The day of a daily game; nullopt for all others.
[[nodiscard]] std::optional<Day> day_of(const Record& record);

/// What the tables of daily games rank by, the more the better; 0: not won. In code breaking
/// the guesses left and one for the code, in Masterix the points more than the computer, in Egg
/// Carton the marbles left to it.
[[nodiscard]] Points daily_score(const Record& record, const Outcome& outcome);

/// Plays a record of one game again and shows each position: `each(replay, moves)` is called before
/// the first move with 0, then after each with how many were made. Ends at a move that the rules
/// forbid, with its number.
template <typename GameRecord, typename Each>
[[nodiscard]] Result<Outcome> replay(const GameRecord& record, Each&& each) {
  typename GameRecord::Replay game{record.setup};
  each(game, std::size_t{0});
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    const Refusal refusal =
        at < max_moves ? game.play(record.moves[at]) : Refusal{"a record holds no more moves"};
    if (!refusal.empty()) return Fault{Fault::In::move, at + 1, std::string{refusal}};
    each(game, at + 1);
  }
  return game.outcome();
}

/// What came of a game, or the first move that the rules forbid.
[[nodiscard]] Result<Outcome> replay(const Record& record);

}  // namespace codemaker::engine::records
