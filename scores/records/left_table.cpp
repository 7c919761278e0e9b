#include "records/left_table.hpp"

#include "records/facts.hpp"
#include "records/mail_table.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

constexpr std::string_view left_columns =
    "SELECT code.id, coalesce(code.maker, 0), coalesce(maker.board, ''), "
    "coalesce(maker.lasting_key, ''), coalesce(maker.handle, ''), code.game, code.kind, "
    "code.rules, code.setup, code.state, code.made, "
    "(SELECT count(*) FROM left_tries AS t WHERE t.code = code.id), "
    "(SELECT count(*) FROM left_tries AS t WHERE t.code = code.id AND t.state = 1), "
    "(SELECT CAST(coalesce(sum(t.guesses), 0) AS BIGINT) FROM left_tries AS t "
    "WHERE t.code = code.id AND t.state = 1), coalesce(own.state, -1), coalesce(own.guesses, 0) "
    "FROM left_codes AS code LEFT JOIN players AS maker ON maker.id = code.maker "
    "LEFT JOIN left_tries AS own ON own.code = code.id AND own.player = :player ";

/// The columns of `left_columns`, row after row.
class LeftReader {
 public:
  explicit LeftReader(PlayerId player) : player_{player} {}

  /// All rows of the query; `bind` adds what it uses.
  template <typename Bind>
  std::vector<LeftCode> read(soci::session& session, std::string_view rest, Bind bind) {
    soci::statement statement{session};
    bind_row(statement);
    statement.exchange(use(player_, "player"));
    bind(statement);
    statement.alloc();
    statement.prepare(std::string{left_columns} + std::string{rest});
    statement.define_and_bind();
    statement.execute();
    std::vector<LeftCode> found;
    while (statement.fetch())
      found.push_back(row());
    return found;
  }

 private:
  void bind_row(soci::statement& statement) {
    statement.exchange(into(row_.id));
    statement.exchange(into(maker_));
    statement.exchange(into(row_.who.board));
    statement.exchange(into(row_.who.key));
    statement.exchange(into(row_.who.handle));
    statement.exchange(into(game_));
    statement.exchange(into(row_.terms.kind));
    statement.exchange(into(rules_));
    statement.exchange(into(row_.terms.setup));
    statement.exchange(into(state_));
    statement.exchange(into(row_.made));
    statement.exchange(into(row_.tried));
    statement.exchange(into(row_.broken));
    statement.exchange(into(row_.guesses));
    statement.exchange(into(own_));
    statement.exchange(into(row_.own_guesses));
  }

  [[nodiscard]] LeftCode row() const {
    LeftCode code = row_;
    if (maker_ != 0) code.maker = maker_;
    code.terms.game = static_cast<engine::RankedGame>(game_);
    code.terms.rules = static_cast<int>(rules_);
    code.state = static_cast<LeftState>(state_);
    if (own_ >= 0) code.own_state = static_cast<TryState>(own_);
    return code;
  }

  PlayerId player_;
  LeftCode row_;
  PlayerId maker_ = 0;
  std::int64_t game_ = 0;
  std::int64_t rules_ = 0;
  std::int64_t state_ = 0;
  std::int64_t own_ = 0;
};

Result<std::string> closed_text(const std::string& text, const LineSafe* safe) {
  return safe == nullptr ? Result<std::string>{text} : safe->close(text);
}

soci::indicator has_player(PlayerId player) {
  return player == 0 ? soci::i_null : soci::i_ok;
}

}  // namespace

Result<LeftId> insert_left(
    soci::session& session, const LeftCode& code, const std::string& hidden, LeftToken token,
    const LineSafe* safe
) {
  const auto kept = closed_text(hidden, safe);
  if (!kept) return kept.error();
  const PlayerId maker = code.maker.value_or(0);
  soci::indicator has_maker = has_player(maker);
  const auto game = static_cast<std::int64_t>(code.terms.game);
  const std::int64_t rules = code.terms.rules;
  const auto state = static_cast<std::int64_t>(code.state);
  LeftId id = 0;
  session << "INSERT INTO left_codes (maker, game, kind, rules, setup, hidden, state, token, made) "
             "VALUES (:maker, :game, :kind, :rules, :setup, :hidden, :state, :token, :made) "
             "RETURNING id",
      into(id), use(maker, has_maker, "maker"), use(game, "game"), use(code.terms.kind, "kind"),
      use(rules, "rules"), use(code.terms.setup, "setup"), use(*kept, "hidden"),
      use(state, "state"), use(token, "token"), use(code.made, "made");
  return id;
}

std::optional<LeftId> find_left(soci::session& session, LeftToken token) {
  LeftId id = 0;
  session << "SELECT id FROM left_codes WHERE token = :token", into(id), use(token, "token");
  return session.got_data() ? std::optional{id} : std::nullopt;
}

std::int64_t count_left(soci::session& session, PlayerId maker) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM left_codes WHERE maker = :maker AND state = 0", into(count),
      use(maker, "maker");
  return count;
}

std::int64_t count_left_since(soci::session& session, PlayerId maker, UtcSeconds since) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM left_codes WHERE maker = :maker AND made >= :since", into(count),
      use(maker, "maker"), use(since, "since");
  return count;
}

std::optional<LeftCode> read_left(soci::session& session, LeftId id, PlayerId player) {
  auto found = LeftReader{player}.read(session, "WHERE code.id = :id", [&](auto& statement) {
    statement.exchange(use(id, "id"));
  });
  return found.empty() ? std::nullopt : std::optional{std::move(found.front())};
}

Result<std::string> read_hidden(soci::session& session, LeftId id, const LineSafe* safe) {
  std::string hidden;
  session << "SELECT hidden FROM left_codes WHERE id = :id", into(hidden), use(id, "id");
  return opened(safe, hidden);
}

std::vector<LeftCode> read_open_left(soci::session& session, PlayerId player) {
  return LeftReader{player}.read(
      session,
      "WHERE code.state = 0 ORDER BY CASE WHEN own.state = 0 THEN 0 WHEN own.state IS NULL AND "
      "coalesce(code.maker, 0) <> :maker THEN 1 ELSE 2 END, row_number() OVER (PARTITION BY "
      "code.maker ORDER BY code.made DESC, code.id DESC), code.made DESC, code.id DESC LIMIT 300",
      [&](auto& statement) { statement.exchange(use(player, "maker")); }
  );
}

std::vector<LeftCode> read_all_left(soci::session& session, std::int64_t most) {
  return LeftReader{0}.read(session, "ORDER BY code.id DESC LIMIT :most", [&](auto& statement) {
    statement.exchange(use(most, "most"));
  });
}

bool take_left_back(soci::session& session, LeftId id) {
  soci::statement statement =
      (session.prepare << "UPDATE left_codes SET state = 1 WHERE id = :id AND state = 0 AND NOT "
                          "EXISTS (SELECT 1 FROM left_tries WHERE code = :code)",
       use(id, "id"), use(id, "code"));
  statement.execute(true);
  return statement.get_affected_rows() == 1;
}

bool take_left_out(soci::session& session, LeftId id, bool is_out) {
  const std::string_view change =
      is_out ? "UPDATE left_codes SET state = 3 WHERE id = :id AND state = 0"
             : "UPDATE left_codes SET state = 0 WHERE id = :id AND state = 3";
  soci::statement statement = (session.prepare << change, use(id, "id"));
  statement.execute(true);
  return statement.get_affected_rows() == 1;
}

Result<std::optional<TryRow>> read_try(
    soci::session& session, LeftId code, PlayerId player, const LineSafe* safe
) {
  TryRow row;
  row.code = code;
  row.player = player;
  std::string moves;
  std::int64_t state = 0;
  session << "SELECT moves, state, version, token, moved FROM left_tries WHERE code = :code AND "
             "player = :player",
      into(moves), into(state), into(row.version), into(row.token), into(row.moved),
      use(code, "code"), use(player, "player");
  if (!session.got_data()) return std::optional<TryRow>{};
  const auto text = opened(safe, moves);
  if (!text) return text.error();
  row.guesses = split_moves(*text);
  row.state = static_cast<TryState>(state);
  return std::optional{std::move(row)};
}

Result<bool> write_try(soci::session& session, const TryRow& tried, const LineSafe* safe) {
  const auto moves = closed_text(joined_moves(tried.guesses), safe);
  if (!moves) return moves.error();
  const auto state = static_cast<std::int64_t>(tried.state);
  const std::int64_t before = tried.version - 1;
  soci::indicator is_known = has_player(tried.player);
  soci::statement statement =
      (session.prepare << "INSERT INTO left_tries (code, player, moves, state, guesses, version, "
                          "token, moved) VALUES (:code, :player, :moves, :state, :guesses, "
                          ":version, :token, :moved) ON CONFLICT (code, player) WHERE player IS "
                          "NOT NULL DO UPDATE SET moves = excluded.moves, state = excluded.state, "
                          "guesses = excluded.guesses, version = excluded.version, "
                          "token = excluded.token, moved = excluded.moved "
                          "WHERE left_tries.version = :before",
       use(tried.code, "code"), use(tried.player, is_known, "player"), use(*moves, "moves"),
       use(state, "state"), use(tried.count, "guesses"), use(tried.version, "version"),
       use(tried.token, "token"), use(tried.moved, "moved"), use(before, "before"));
  statement.execute(true);
  return statement.get_affected_rows() == 1;
}

std::vector<LeftTry> read_tries(
    soci::session& session, LeftId code, PlayerId player, std::int64_t most
) {
  LeftTry row;
  PlayerId id = 0;
  std::int64_t state = 0;
  soci::statement statement =
      (session.prepare
           << "SELECT coalesce(t.player, 0), coalesce(p.board, ''), coalesce(p.lasting_key, ''), "
              "coalesce(p.handle, ''), t.state, t.guesses FROM left_tries AS t LEFT JOIN players "
              "AS p ON p.id = t.player WHERE t.code = :code ORDER BY CASE t.state WHEN 1 THEN 0 "
              "WHEN 0 THEN 2 ELSE 1 END, t.guesses, t.moved, t.id LIMIT :most",
       into(id), into(row.who.board), into(row.who.key), into(row.who.handle), into(state),
       into(row.guesses), use(code, "code"), use(most, "most"));
  statement.execute();
  std::vector<LeftTry> found;
  while (statement.fetch()) {
    row.is_own = id == player;
    row.state = static_cast<TryState>(state);
    found.push_back(row);
  }
  return found;
}

std::int64_t rank_of_try(soci::session& session, LeftId code, PlayerId player) {
  std::int64_t rank = 0;
  session << "SELECT count(*) FROM left_tries AS t JOIN left_tries AS own ON own.code = t.code "
             "WHERE own.code = :code AND own.player = :player AND own.state = 1 AND t.state = 1 "
             "AND (t.guesses < own.guesses OR (t.guesses = own.guesses AND (t.moved < own.moved "
             "OR (t.moved = own.moved AND t.id <= own.id))))",
      into(rank), use(code, "code"), use(player, "player");
  return rank;
}

std::vector<StoodRow> read_stood(soci::session& session, std::int64_t most, UtcSeconds now) {
  constexpr std::string_view until =
      "coalesce((SELECT min(t.moved) FROM left_tries AS t WHERE t.code = code.id AND t.state = 1), "
      ":now)";
  auto codes = LeftReader{0}.read(
      session,
      "WHERE code.state NOT IN (1, 3) AND EXISTS (SELECT 1 FROM left_tries AS t WHERE t.code = "
      "code.id AND (t.state = 1 OR t.guesses >= 5 OR (t.state = 2 AND code.kind = 'position'))) "
      "ORDER BY " +
          std::string{until} + " - code.made DESC, code.id LIMIT :most",
      [&](auto& statement) {
        statement.exchange(use(now, "now"));
        statement.exchange(use(most, "most"));
      }
  );
  std::vector<StoodRow> rows;
  for (LeftCode& code : codes) {
    UtcSeconds broken = now;
    session << "SELECT coalesce(min(moved), :now) FROM left_tries WHERE code = :code AND state = 1",
        into(broken), use(now, "now"), use(code.id, "code");
    StoodRow row{std::move(code), 0, false};
    row.stood = broken - row.code.made;
    row.still_stands = row.code.broken == 0;
    rows.push_back(std::move(row));
  }
  return rows;
}

std::int64_t end_left(soci::session& session, UtcSeconds before) {
  soci::statement statement =
      (session.prepare << "UPDATE left_codes SET state = 2 WHERE state = 0 AND made < :before",
       use(before, "before"));
  statement.execute(true);
  session << "DELETE FROM left_codes WHERE state = 1 AND made < :before", use(before, "before");
  return statement.get_affected_rows();
}

void hand_over_left(soci::session& session, PlayerId from, std::optional<PlayerId> to) {
  PlayerId player = to.value_or(0);
  soci::indicator is_known = has_player(player);
  session
      << "DELETE FROM left_tries WHERE (player = :from AND code IN (SELECT code FROM left_tries "
         "WHERE player = :to UNION SELECT id FROM left_codes WHERE maker = :own)) OR "
         "(player = :same AND code IN (SELECT id FROM left_codes WHERE maker = :before))",
      use(from, "from"), use(player, "to"), use(player, "own"), use(player, "same"),
      use(from, "before");
  session << "UPDATE left_tries SET player = :to WHERE player = :from", use(player, is_known, "to"),
      use(from, "from");
  // A forgotten maker who comes again is somebody else, and could break their own code.
  if (!to) {
    session << "UPDATE left_codes SET state = 2 WHERE maker = :from AND state = 0",
        use(from, "from");
  }
  session << "UPDATE left_codes SET maker = :to WHERE maker = :from", use(player, is_known, "to"),
      use(from, "from");
}

}  // namespace codemaker::scores::records
