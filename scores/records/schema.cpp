#include "records/schema.hpp"

#include <array>

namespace codemaker::scores::records {
namespace {

// Unfinished games of a player: one of each kind. What statistics read is an index of finished
// games that holds all they need; so a game in play, which is kept at every move, changes none but
// the table.
constexpr std::array<std::string_view, 8> players_and_games{
    "CREATE TABLE schema_version (version BIGINT NOT NULL)",
    "CREATE TABLE players (id @ID@, board TEXT NOT NULL, lasting_key TEXT NOT NULL, "
    "handle TEXT NOT NULL, folded TEXT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX players_by_key ON players (board, lasting_key) WHERE lasting_key <> ''",
    "CREATE UNIQUE INDEX players_by_name ON players (board, folded) WHERE lasting_key = ''",
    "CREATE TABLE games (id @ID@, token BIGINT NOT NULL UNIQUE, "
    "player BIGINT REFERENCES players (id), game SMALLINT NOT NULL, kind TEXT NOT NULL, "
    "line TEXT NOT NULL, is_over SMALLINT NOT NULL, ending SMALLINT NOT NULL, "
    "level BIGINT NOT NULL, one BIGINT NOT NULL, two BIGINT NOT NULL, guesses TEXT NOT NULL, "
    "begun BIGINT NOT NULL, kept BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX unfinished_games ON games (player, game, kind) WHERE is_over = 0",
    "CREATE INDEX finished_games ON games (player, game, ending, level, one, guesses) "
    "WHERE is_over = 1",
    "CREATE INDEX games_by_player ON games (player, id)",
};

// A daily game has its day, in days since 1970, and the score that its tables rank by; a player has
// one of each day. `place` says where an unfinished game is being played, `lost` what a review
// found that its guesses lost, in thousandths of a guess. What is remembered of a player is small,
// and each thing has a name.
constexpr std::array<std::string_view, 7> days_and_what_is_remembered{
    "ALTER TABLE games ADD COLUMN day BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN score BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN lost BIGINT NOT NULL DEFAULT -1",
    "CREATE UNIQUE INDEX daily_games ON games (player, game, day) "
    "WHERE day <> 0 AND player IS NOT NULL",
    "CREATE INDEX daily_scores ON games (game, day, score DESC, kept, player, ending) "
    "WHERE day <> 0 AND is_over = 1",
    "CREATE TABLE remembered (player BIGINT NOT NULL REFERENCES players (id), "
    "what TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (player, what))",
};

// As libsodium writes the hash of a password, with its salt; empty: the player has none.
constexpr std::array<std::string_view, 1> passwords{
    "ALTER TABLE players ADD COLUMN password TEXT NOT NULL DEFAULT ''"};

// The best runs of all boards, in the order of their tables.
constexpr std::array<std::string_view, 1> tables_of_all_boards{
    "CREATE INDEX ranked_runs ON games (game, one DESC, kept, id, player, level) "
    "WHERE is_over = 1 AND level > 0"};

// Games of two by mail: `mail_game.hpp` has what the numbers mean. `turn` says whose answer or move
// is waited for, 1 or 2; `token` names the last change, so that one that is made again is not made
// twice.
constexpr std::array<std::string_view, 5> mail{
    "CREATE TABLE mail_games (id @ID@, one BIGINT REFERENCES players (id), "
    "two BIGINT REFERENCES players (id), game SMALLINT NOT NULL, kind TEXT NOT NULL, "
    "rules BIGINT NOT NULL, setup TEXT NOT NULL, days BIGINT NOT NULL, state SMALLINT NOT NULL, "
    "turn SMALLINT NOT NULL, hidden_one TEXT NOT NULL DEFAULT '', "
    "hidden_two TEXT NOT NULL DEFAULT '', moves TEXT NOT NULL DEFAULT '', "
    "close SMALLINT NOT NULL DEFAULT 0, winner SMALLINT NOT NULL DEFAULT 0, "
    "draw_by SMALLINT NOT NULL DEFAULT 0, said_one TEXT NOT NULL DEFAULT '', "
    "said_two TEXT NOT NULL DEFAULT '', version BIGINT NOT NULL DEFAULT 1, "
    "token BIGINT NOT NULL, begun BIGINT NOT NULL, moved BIGINT NOT NULL)",
    "CREATE INDEX mail_of_one ON mail_games (one, state)",
    "CREATE INDEX mail_of_two ON mail_games (two, state)",
    "CREATE INDEX open_mail ON mail_games (moved) WHERE state = 1",
    "CREATE INDEX mail_by_token ON mail_games (token)",
};

// Codes that callers left for others: `left_code.hpp` has what the numbers mean. The moves of a try
// are closed with the key as the code is, for the last one may be the code. `ended_by` is the seat
// that ended a game by mail, 1 or 2, for who is told of it.
constexpr std::array<std::string_view, 8> codes_left{
    "CREATE TABLE left_codes (id @ID@, maker BIGINT REFERENCES players (id), "
    "game SMALLINT NOT NULL, kind TEXT NOT NULL, rules BIGINT NOT NULL, setup TEXT NOT NULL, "
    "hidden TEXT NOT NULL, state SMALLINT NOT NULL DEFAULT 0, token BIGINT NOT NULL UNIQUE, "
    "made BIGINT NOT NULL)",
    "CREATE INDEX codes_of_maker ON left_codes (maker, state)",
    "CREATE INDEX open_codes ON left_codes (made) WHERE state = 0",
    "CREATE TABLE left_tries (id @ID@, code BIGINT NOT NULL REFERENCES left_codes (id), "
    "player BIGINT REFERENCES players (id), moves TEXT NOT NULL, state SMALLINT NOT NULL, "
    "guesses BIGINT NOT NULL, version BIGINT NOT NULL, token BIGINT NOT NULL, "
    "moved BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX one_try ON left_tries (code, player) WHERE player IS NOT NULL",
    "CREATE INDEX tries_of_code ON left_tries (code, state, guesses, moved)",
    "CREATE INDEX tries_of_player ON left_tries (player)",
    "ALTER TABLE mail_games ADD COLUMN ended_by SMALLINT NOT NULL DEFAULT 0",
};

// How a game by mail that is annulled stood before, for who takes that back.
constexpr std::array<std::string_view, 3> annulments{
    "ALTER TABLE mail_games ADD COLUMN close_before SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE mail_games ADD COLUMN winner_before SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE mail_games ADD COLUMN ended_before SMALLINT NOT NULL DEFAULT 0",
};

// Games by mail that count for no rank, and what each player wrote with their last move.
constexpr std::array<std::string_view, 3> unrated_mail{
    "ALTER TABLE mail_games ADD COLUMN unrated SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE mail_games ADD COLUMN line_one TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE mail_games ADD COLUMN line_two TEXT NOT NULL DEFAULT ''",
};

constexpr std::array<Migration, 8> all_migrations{
    players_and_games,
    days_and_what_is_remembered,
    passwords,
    tables_of_all_boards,
    mail,
    codes_left,
    annulments,
    unrated_mail};

}  // namespace

std::span<const Migration> migrations() {
  return all_migrations;
}

std::string for_dialect(std::string_view statement, Dialect dialect) {
  constexpr std::string_view mark = "@ID@";
  std::string text{statement};
  const auto at = text.find(mark);
  if (at == std::string::npos) return text;
  return text.replace(
      at, mark.size(),
      dialect == Dialect::sqlite ? "INTEGER PRIMARY KEY"
                                 : "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"
  );
}

std::int64_t schema_version() {
  return static_cast<std::int64_t>(all_migrations.size());
}

}  // namespace codemaker::scores::records
