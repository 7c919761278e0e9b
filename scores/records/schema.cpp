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

constexpr std::array<Migration, 1> all_migrations{players_and_games};

}  // namespace

std::span<const Migration> migrations() {
  return all_migrations;
}

std::int64_t schema_version() {
  return static_cast<std::int64_t>(all_migrations.size());
}

}  // namespace codemaker::scores::records
