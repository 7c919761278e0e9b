#include "records/players.hpp"

#include "ansi/look_alikes.hpp"
#include "ansi/text.hpp"
#include "records/browsers.hpp"
#include "records/news.hpp"

#include <algorithm>
#include <string>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

constexpr std::string_view player_columns =
    "SELECT id, board, lasting_key, handle, since, seen, "
    "(SELECT count(*) FROM games WHERE games.player = players.id) FROM players ";

std::string storable_text(std::string_view text, std::size_t most) {
  return std::string{cut_bytes(ansi::clean(text, most), most)};
}

/// The row of a query for one number; nullopt if there is none.
std::optional<PlayerId> only_id(const soci::session& session, PlayerId id) {
  return session.got_data() ? std::optional{id} : std::nullopt;
}

std::optional<PlayerId> find_by_key(soci::session& session, const Player& player) {
  PlayerId id = 0;
  session << "SELECT id FROM players WHERE board = :board AND lasting_key = :key "
             "AND lasting_key <> ''",
      into(id), use(player.board, "board"), use(player.key, "key");
  return only_id(session, id);
}

/// Somebody known by name alone goes before those who have a key, of these the last one seen.
std::optional<PlayerId> find_by_name(soci::session& session, const Player& player) {
  const std::string folded = folded_handle(player.handle);
  PlayerId id = 0;
  const char* const query =
      player.key.empty() ? "SELECT id FROM players WHERE board = :board AND folded = :folded "
                           "ORDER BY CASE lasting_key WHEN '' THEN 0 ELSE 1 END, seen DESC LIMIT 1"
                         : "SELECT id FROM players WHERE board = :board AND folded = :folded "
                           "AND lasting_key = ''";
  session << query, into(id), use(player.board, "board"), use(folded, "folded");
  return only_id(session, id);
}

void insert_player(soci::session& session, const Player& player, UtcSeconds now) {
  const std::string folded = folded_handle(player.handle);
  session << "INSERT INTO players (board, lasting_key, handle, folded, since, seen) "
             "VALUES (:board, :key, :handle, :folded, :since, :seen) ON CONFLICT DO NOTHING",
      use(player.board, "board"), use(player.key, "key"), use(player.handle, "handle"),
      use(folded, "folded"), use(now, "since"), use(now, "seen");
}

void renew_player(soci::session& session, PlayerId id, const Player& player, UtcSeconds now) {
  const std::string folded = folded_handle(player.handle);
  session << "UPDATE players SET handle = :handle, folded = :folded, seen = :seen, "
             "lasting_key = CASE :key WHEN '' THEN lasting_key ELSE :newkey END WHERE id = :id",
      use(player.handle, "handle"), use(folded, "folded"), use(now, "seen"), use(player.key, "key"),
      use(player.key, "newkey"), use(id, "id");
}

/// The columns of `player_columns`, row after row.
struct PlayerReader {
  KnownPlayer row;

  void bind(soci::statement& statement) {
    statement.exchange(into(row.id));
    statement.exchange(into(row.player.board));
    statement.exchange(into(row.player.key));
    statement.exchange(into(row.player.handle));
    statement.exchange(into(row.since));
    statement.exchange(into(row.seen));
    statement.exchange(into(row.games));
  }
};

/// All that a query finds, whose values the statement has already.
std::vector<KnownPlayer> read_all(soci::statement& statement, std::string_view which) {
  PlayerReader reader;
  reader.bind(statement);
  statement.alloc();
  statement.prepare(std::string{player_columns}.append(which));
  statement.define_and_bind();
  std::vector<KnownPlayer> found;
  statement.execute();
  while (statement.fetch())
    found.push_back(reader.row);
  return found;
}

}  // namespace

Player storable(const Player& player) {
  return {
      storable_text(player.board, max_board_bytes), storable_text(player.key, max_key_bytes),
      storable_text(player.handle, max_handle_bytes)};
}

std::optional<PlayerId> find_player(soci::session& session, const Player& player) {
  const auto id = find_by_key(session, player);
  return id ? id : find_by_name(session, player);
}

PlayerId enter_player(soci::session& session, const Player& player, UtcSeconds now) {
  auto id = find_player(session, player);
  if (!id) {
    insert_player(session, player, now);
    id = find_player(session, player);
  }
  if (!id) throw soci::soci_error{"a player was taken away meanwhile"};
  renew_player(session, *id, player, now);
  return *id;
}

std::optional<KnownPlayer> read_player(soci::session& session, PlayerId id) {
  PlayerReader reader;
  soci::statement statement{session};
  reader.bind(statement);
  statement.exchange(use(id, "id"));
  statement.alloc();
  statement.prepare(std::string{player_columns} + "WHERE id = :id");
  statement.define_and_bind();
  return statement.execute(true) ? std::optional{reader.row} : std::nullopt;
}

std::vector<KnownPlayer> read_players(soci::session& session, std::int64_t most, PlayerId after) {
  soci::statement statement{session};
  statement.exchange(use(after, "after"));
  statement.exchange(use(most, "most"));
  return read_all(statement, "WHERE id > :after ORDER BY id LIMIT :most");
}

std::vector<KnownPlayer> read_last_players(soci::session& session, std::int64_t most) {
  soci::statement statement{session};
  statement.exchange(use(most, "most"));
  return read_all(
      statement, "WHERE id IN (SELECT id FROM players WHERE " + is_no_browser("id") +
                     "ORDER BY seen DESC, id DESC LIMIT :most) ORDER BY seen DESC, id DESC"
  );
}

/// SQLite has one writer at a time as it is.
void claim_in_turn(soci::session& session) {
  constexpr std::string_view lock_of_claims = "SELECT pg_advisory_xact_lock(7221993)";
  if (session.get_backend_name() == "postgresql") session << lock_of_claims;
}

std::optional<Player> find_owner(
    soci::session& session, const std::vector<std::string>& boards, std::string_view name
) {
  Player row;
  soci::statement statement =
      (session.prepare << "SELECT board, lasting_key, handle FROM players WHERE password <> '' "
                          "ORDER BY id",
       into(row.board), into(row.key), into(row.handle));
  statement.execute();
  const std::string folded = folded_handle(name);
  const auto readings = ansi::readings_of_name(name);
  std::optional<Player> found;
  while (statement.fetch()) {
    if (std::ranges::find(boards, row.board) == boards.end()) continue;
    if (folded_handle(row.handle) == folded) return row;
    if (!found && ansi::readings_of_name(row.handle).meets(readings)) found = row;
  }
  return found;
}

std::string read_password(soci::session& session, PlayerId id) {
  std::string hash;
  session << "SELECT password FROM players WHERE id = :id", into(hash), use(id, "id");
  return hash;
}

void write_password(soci::session& session, PlayerId id, const std::string& hash) {
  session << "UPDATE players SET password = :hash WHERE id = :id", use(hash, "hash"), use(id, "id");
}

RememberedTexts read_remembered(soci::session& session, PlayerId id) {
  std::string what;
  std::string value;
  soci::statement statement =
      (session.prepare << "SELECT what, value FROM remembered WHERE player = :id "
                          "AND what NOT LIKE 'muted:%' ORDER BY what LIMIT 100",
       use(id, "id"), into(what), into(value));
  statement.execute();
  RememberedTexts found;
  while (statement.fetch())
    found.emplace(what, value);
  return found;
}

void write_remembered(
    soci::session& session, PlayerId id, const std::string& what, const std::string& value
) {
  session << "INSERT INTO remembered (player, what, value) VALUES (:player, :what, :value) "
             "ON CONFLICT (player, what) DO UPDATE SET value = excluded.value",
      use(id, "player"), use(what, "what"), use(value, "value");
}

bool has_remembered(
    soci::session& session, PlayerId id, std::string_view what, std::string_view value
) {
  const std::string name{what};
  const std::string text{value};
  std::int64_t count = 0;
  session << "SELECT count(*) FROM remembered WHERE player = :id AND what = :what "
             "AND value = :value",
      into(count), use(id, "id"), use(name, "what"), use(text, "value");
  return count > 0;
}

std::string muted_name(PlayerId other) {
  return "muted:" + std::to_string(other);
}

UtcSeconds time_told(soci::session& session, PlayerId id) {
  const std::string what{told_until};
  UtcSeconds told = 0;
  session << "SELECT coalesce(max(CAST(value AS BIGINT)), 0) FROM remembered WHERE player = :id "
             "AND what = :what",
      into(told), use(id, "id"), use(what, "what");
  return told;
}

UtcSeconds not_yet_told(soci::session& session, std::optional<PlayerId> player, UtcSeconds now) {
  const UtcSeconds told = player ? time_told(session, *player) : 0;
  return told <= now + clocks_differ_by ? std::max(told, now) : now;
}

void hand_over_remembered(soci::session& session, PlayerId from, PlayerId into) {
  const std::string muted = muted_name(from);
  const std::string also = muted_name(into);
  session << "INSERT INTO remembered (player, what, value) SELECT player, CAST(:also AS TEXT), "
             "value FROM remembered WHERE what = :muted AND value = '1' AND player <> :into "
             "ON CONFLICT (player, what) DO UPDATE SET value = excluded.value",
      use(also, "also"), use(muted, "muted"), use(into, "into");
  session << "UPDATE remembered SET player = :into WHERE player = :from AND NOT EXISTS "
             "(SELECT 1 FROM remembered AS own WHERE own.player = :owner "
             "AND own.what = remembered.what)",
      use(into, "into"), use(from, "from"), use(into, "owner");
}

void remove_player(soci::session& session, PlayerId id) {
  const std::string muted = muted_name(id);
  session << "DELETE FROM remembered WHERE player = :id OR what = :muted", use(id, "id"),
      use(muted, "muted");
  session << "DELETE FROM players WHERE id = :id", use(id, "id");
}

bool rename_player(soci::session& session, PlayerId id, std::string_view handle) {
  const std::string name{handle};
  const std::string folded = folded_handle(handle);
  std::int64_t others = 0;
  session << "SELECT count(*) FROM players AS other JOIN players AS own ON own.id = :id "
             "WHERE other.id <> own.id AND other.board = own.board AND other.folded = :folded "
             "AND (other.lasting_key = '' OR own.lasting_key = '')",
      into(others), use(id, "id"), use(folded, "folded");
  if (others > 0) return false;
  session << "UPDATE players SET handle = :handle, folded = :folded WHERE id = :id",
      use(name, "handle"), use(folded, "folded"), use(id, "id");
  return true;
}

}  // namespace codemaker::scores::records
