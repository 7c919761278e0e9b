#include "records/left/positions.hpp"

#include "engine/records/line.hpp"
#include "engine/records/texts.hpp"
#include "records/left_table.hpp"
#include "records/players.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::scores::records {
namespace {

using engine::records::position_kind;
using engine::records::Record;
using soci::use;

// Of tries at positions alone: others have tokens that were drawn for a guess.
constexpr std::string_view gives_up =
    "UPDATE left_tries SET state = 3, version = version + 1, moved = :now WHERE state = 0 "
    "AND code IN (SELECT id FROM left_codes WHERE kind = 'position') AND token ";

Result<Record> record_in(const Facts& facts) {
  auto line = engine::records::read(facts.line);
  if (!line) return Fault::because(text(line.error()));
  return std::move(line->record);
}

/// Nobody begins at a position that is closed, at their own, or at another board.
Result<bool> may_try(
    soci::session& session, LeftId id, PlayerId player, const Record& record, const LineSafe* safe
) {
  const auto code = read_left(session, id, player);
  const bool is_open = code && code->state == LeftState::open && code->maker != player;
  if (!is_open) return false;
  const auto seed = read_hidden(session, id, safe);
  if (!seed) return seed.error();
  const auto moves = record.face().move_texts();
  return !moves.empty() && moves.front() == "=" + *seed;
}

/// The maker of the code that a game is a try at; nullopt: there is none, or a former caller's.
std::optional<PlayerId> maker_at(
    soci::session& session, const std::string& where, std::int64_t at
) {
  PlayerId maker = 0;
  session << "SELECT coalesce(max(maker), 0) FROM left_codes WHERE id " + where, soci::into(maker),
      use(at, "at");
  return maker == 0 ? std::nullopt : std::optional{maker};
}

/// What the try becomes.
void take_game(TryRow& row, const KeptTry& game, const Record& record, UtcSeconds moved) {
  row.state = engine::records::state_of_try(game.facts.outcome.ending);
  row.token = game.token;
  row.moved = moved;
  ++row.version;
  if (!game.facts.is_over()) return;
  row.guesses = engine::records::moves_of_try(record);
  row.count = -game.facts.score;
}

}  // namespace

LeftToken token_of_position(engine::RankedGame game, engine::records::Day number) {
  constexpr LeftToken most_games = 256;
  return number * most_games + static_cast<LeftToken>(game);
}

Result<void> follow_position(soci::session& session, const KeptTry& game, const LineSafe* safe) {
  const bool may_change = game.is_new || game.facts.is_over();
  if (game.facts.kind != position_kind || !may_change) return {};
  const auto id = find_left(session, token_of_position(game.facts.game, game.facts.day));
  if (!id) return {};
  const auto record = record_in(game.facts);
  if (!record) return record.error();
  const auto known = read_try(session, *id, game.player, safe);
  if (!known) return known.error();
  TryRow row = known->value_or(TryRow{.code = *id, .player = game.player});
  if (*known && (row.state != TryState::going_on || !game.facts.is_over())) return {};
  if (!*known) {
    const auto may = may_try(session, *id, game.player, *record, safe);
    if (!may) return may.error();
    if (!*may) return {};
  }
  const UtcSeconds moved = game.facts.is_over()
                               ? not_yet_told(session, maker_at(session, "= :at", *id), game.now)
                               : game.now;
  take_game(row, game, *record, moved);
  const auto written = write_try(session, row, safe);
  return written ? Result<void>{} : Result<void>{written.error()};
}

void give_up_position(soci::session& session, GameToken token, UtcSeconds now) {
  const auto maker =
      maker_at(session, "IN (SELECT code FROM left_tries WHERE token = :at AND state = 0)", token);
  const UtcSeconds moved = not_yet_told(session, maker, now);
  session << std::string{gives_up} + "= :token", use(moved, "now"), use(token, "token");
}

void give_up_old_positions(soci::session& session, UtcSeconds before, UtcSeconds now) {
  session << std::string{gives_up} +
                 "IN (SELECT token FROM games WHERE is_over = 0 AND kept < :before)",
      use(now, "now"), use(before, "before");
}

}  // namespace codemaker::scores::records
