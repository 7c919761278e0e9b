#include "records/keeping.hpp"

#include "records/days.hpp"
#include "records/figures.hpp"
#include "records/games.hpp"
#include "records/left/positions.hpp"
#include "records/players.hpp"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::scores::records {
namespace {

constexpr std::string_view was_ended = "this game is over: another call has ended it";
constexpr std::string_view was_played = "this player has played the game of that day already";
constexpr std::string_view is_elsewhere = "this game has gone on elsewhere: another call plays it";

constexpr std::string_view is_second_of_kind =
    "this player has another game of its kind unfinished";
constexpr std::string_view is_one_too_many = "no more ranked runs may be begun on this day";

/// Asked behind the entry of the player, whose row is held until the end: two calls that begin a
/// run at once are counted one behind the other.
bool may_begin(soci::session& session, PlayerId player, const Keeping& game) {
  constexpr std::int64_t seconds_of_day = 86'400;
  const bool is_ranked = game.facts.outcome.level > 0;
  const std::int64_t most_runs = game.beginning.most_runs;
  if (!is_ranked || most_runs == 0) return true;
  const UtcSeconds midnight = game.now - game.now % seconds_of_day;
  const auto begun = read_runs_begun(session, player, midnight, midnight + seconds_of_day);
  return begun.at(engine::ranked_games.place_of(game.facts.game)) < most_runs;
}

/// What keeps a game from becoming this; nullopt if it may.
std::optional<Fault> refusal(
    const KeptGame& known, std::string_view line, PlayerId player, const Facts& facts
) {
  if (known.player != player) return Fault::because("this game is another player's");
  if (known.is_over()) return Fault::because(std::string{was_ended});
  if (!continues(facts.line, line)) return Fault::because(std::string{is_elsewhere});
  return std::nullopt;
}

/// The unfinished games of a player that this one would take the place of.
std::vector<KeptGame> others_of_kind(soci::session& session, PlayerId player, const Facts& facts) {
  std::vector<KeptGame> others = read_unfinished(session, player);
  std::erase_if(others, [&](const KeptGame& other) {
    return other.game != facts.game || other.kind != facts.kind;
  });
  return others;
}

void give_up_others(
    soci::session& session, PlayerId player, const Facts& facts, UtcSeconds now,
    const LineSafe* safe
) {
  for (const KeptGame& other : others_of_kind(session, player, facts))
    give_up(session, other, now, safe);
}

/// The game that was kept, and with it the try that it is.
Result<GameId> with_try(
    soci::session& session, GameId kept, PlayerId player, const Keeping& game, bool is_new
) {
  const auto followed =
      follow_position(session, {player, game.token, game.facts, game.now, is_new}, game.safe.get());
  if (!followed) return followed.error();
  return kept;
}

}  // namespace

bool is_second_try(const Fault& fault) {
  return fault.reason() == was_played;
}

bool is_beyond_limit(const Fault& fault) {
  return fault.reason() == is_one_too_many;
}

bool is_second_there(const Fault& fault) {
  return fault.reason() == is_second_of_kind;
}

bool is_taken(const Fault& fault) {
  return fault.reason() == was_ended || fault.reason() == is_elsewhere;
}

bool bring_in_game(
    soci::session& session, const KeptGame& game, const Facts& facts, const std::string& kept,
    const LineSafe* safe
) {
  if (read_game_of_token(session, game.token)) return false;
  Place place{.player = {}, .token = game.token, .begun = game.begun, .kept = game.kept};
  Facts entered = facts;
  entered.line = kept;
  if (!game.who.handle.empty()) {
    place.player = enter_player(session, storable(game.who), game.kept);
    if (!facts.is_over()) give_up_others(session, *place.player, facts, game.kept, safe);
    // Of two games of a day the one that was here first counts.
    if (read_game_of_day(session, *place.player, facts.game, facts.day)) entered.day = 0;
  }
  static_cast<void>(insert_game(session, place, entered));
  return true;
}

Result<GameId> keep_game(soci::session& session, const Keeping& game) {
  const PlayerId id = enter_player(session, game.player, game.now);
  const auto known = read_game_of_token(session, game.token);
  const auto kept = kept_line(game.safe.get(), game.facts);
  if (!kept) return kept.error();
  Facts facts = game.facts;
  facts.line = *kept;
  if (!known) {
    const bool is_again = facts.day != 0 && read_game_of_day(session, id, facts.game, facts.day);
    if (is_again) return Fault::because(std::string{was_played});
    if (!may_begin(session, id, game)) return Fault::because(std::string{is_one_too_many});
    const bool is_behind = !facts.is_over() && !game.beginning.gives_up_others &&
                           !others_of_kind(session, id, facts).empty();
    if (is_behind) return Fault::because(std::string{is_second_of_kind});
    if (!facts.is_over()) give_up_others(session, id, facts, game.now, game.safe.get());
    const GameId entered =
        insert_game(session, {id, game.token, game.now, game.now, game.place}, facts);
    return with_try(session, entered, id, game, true);
  }
  const auto before = opened(game.safe.get(), known->line);
  if (!before) return before.error();
  if (known->player == id && *before == game.facts.line) return known->id;
  if (auto refused = refusal(*known, *before, id, game.facts)) return std::move(*refused);
  update_game(session, known->id, facts, game.now, game.place);
  return with_try(session, known->id, id, game, false);
}

}  // namespace codemaker::scores::records
