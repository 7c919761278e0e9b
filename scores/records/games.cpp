#include "records/games.hpp"

#include "records/left/positions.hpp"

#include <algorithm>
#include <string>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

constexpr std::string_view game_columns =
    "SELECT games.id, games.token, coalesce(games.player, 0), coalesce(players.board, ''), "
    "coalesce(players.lasting_key, ''), coalesce(players.handle, ''), games.game, games.kind, "
    "games.line, games.ending, games.level, games.one, games.two, games.begun, games.kept, "
    "games.place "
    "FROM games LEFT JOIN players ON players.id = games.player ";

/// An outcome as columns: the numbers of endings and games never change.
struct OutcomeColumns {
  std::int64_t is_over;
  std::int64_t ending;
  std::int64_t level;
  std::int64_t one;
  std::int64_t two;

  explicit OutcomeColumns(const Facts& facts)
      : is_over{facts.is_over() ? 1 : 0},
        ending{static_cast<std::int64_t>(facts.outcome.ending)},
        level{facts.outcome.level},
        one{facts.outcome.one},
        two{facts.outcome.two} {}
};

/// The columns of `game_columns`, row after row.
class GameReader {
 public:
  /// All rows of the query; `bind` adds what it uses.
  template <typename Bind>
  std::vector<KeptGame> read(soci::session& session, const std::string& rest, Bind bind) {
    soci::statement statement{session};
    bind_row(statement);
    bind(statement);
    statement.alloc();
    statement.prepare(std::string{game_columns} + rest);
    statement.define_and_bind();
    statement.execute();
    std::vector<KeptGame> found;
    while (statement.fetch())
      found.push_back(row());
    return found;
  }

 private:
  void bind_row(soci::statement& statement) {
    statement.exchange(into(row_.id));
    statement.exchange(into(row_.token));
    statement.exchange(into(player_));
    statement.exchange(into(row_.who.board));
    statement.exchange(into(row_.who.key));
    statement.exchange(into(row_.who.handle));
    statement.exchange(into(game_));
    statement.exchange(into(row_.kind));
    statement.exchange(into(row_.line));
    statement.exchange(into(ending_));
    statement.exchange(into(level_));
    statement.exchange(into(row_.outcome.one));
    statement.exchange(into(row_.outcome.two));
    statement.exchange(into(row_.begun));
    statement.exchange(into(row_.kept));
    statement.exchange(into(row_.place));
  }

  [[nodiscard]] KeptGame row() const {
    KeptGame game = row_;
    if (player_ != 0) game.player = player_;
    game.game = static_cast<engine::RankedGame>(game_);
    game.outcome.ending = static_cast<engine::records::Ending>(ending_);
    game.outcome.level = static_cast<int>(level_);
    return game;
  }

  KeptGame row_;
  PlayerId player_ = 0;
  std::int64_t game_ = 0;
  std::int64_t ending_ = 0;
  std::int64_t level_ = 0;
};

std::optional<KeptGame> only(std::vector<KeptGame> found) {
  return found.empty() ? std::nullopt : std::optional{std::move(found.front())};
}

/// The line of a game that cannot be replayed any more is closed as it stands.
void close_game(soci::session& session, GameId id) {
  const auto left = static_cast<std::int64_t>(engine::records::Ending::left);
  session << "UPDATE games SET is_over = 1, ending = :ending WHERE id = :id", use(left, "ending"),
      use(id, "id");
}

std::int64_t number_of(engine::RankedGame game) {
  return static_cast<std::int64_t>(game);
}

}  // namespace

GameId insert_game(soci::session& session, const Place& place, const Facts& facts) {
  const OutcomeColumns columns{facts};
  const std::int64_t game = number_of(facts.game);
  PlayerId player = place.player.value_or(0);
  soci::indicator has_player = place.player ? soci::i_ok : soci::i_null;
  const std::string at = facts.is_over() ? "" : place.at;
  GameId id = 0;
  session << "INSERT INTO games (token, player, game, kind, line, is_over, ending, level, one, "
             "two, day, score, guesses, begun, kept, place) VALUES (:token, :player, :game, :kind, "
             ":line, :over, :ending, :level, :one, :two, :day, :score, :guesses, :begun, :kept, "
             ":place) RETURNING id",
      into(id), use(place.token, "token"), use(player, has_player, "player"), use(game, "game"),
      use(facts.kind, "kind"), use(facts.line, "line"), use(columns.is_over, "over"),
      use(columns.ending, "ending"), use(columns.level, "level"), use(columns.one, "one"),
      use(columns.two, "two"), use(facts.day, "day"), use(facts.score, "score"),
      use(facts.guesses, "guesses"), use(place.begun, "begun"), use(place.kept, "kept"),
      use(at, "place");
  return id;
}

void update_game(
    soci::session& session, GameId id, const Facts& facts, UtcSeconds now, const std::string& at
) {
  const OutcomeColumns columns{facts};
  const std::string place = facts.is_over() ? "" : at;
  session << "UPDATE games SET line = :line, is_over = :over, ending = :ending, level = :level, "
             "one = :one, two = :two, score = :score, guesses = :guesses, kept = :kept, "
             "place = :place WHERE id = :id",
      use(facts.line, "line"), use(columns.is_over, "over"), use(columns.ending, "ending"),
      use(columns.level, "level"), use(columns.one, "one"), use(columns.two, "two"),
      use(facts.score, "score"), use(facts.guesses, "guesses"), use(now, "kept"),
      use(place, "place"), use(id, "id");
}

void leave_game(soci::session& session, GameToken token, const std::string& at) {
  session << "UPDATE games SET place = '' WHERE token = :token AND place = :place",
      use(token, "token"), use(at, "place");
}

std::optional<KeptGame> read_game(soci::session& session, GameId id) {
  return only(GameReader{}.read(session, "WHERE games.id = :id", [&](soci::statement& statement) {
    statement.exchange(use(id, "id"));
  }));
}

std::optional<KeptGame> read_game_of_token(soci::session& session, GameToken token) {
  const auto bind = [&](soci::statement& statement) {
    statement.exchange(use(token, "token"));
  };
  return only(GameReader{}.read(session, "WHERE games.token = :token", bind));
}

std::vector<KeptGame> read_games(soci::session& session, const GameFilter& filter) {
  const PlayerId player = filter.player.value_or(0);
  const std::int64_t game = filter.game ? number_of(*filter.game) : 0;
  std::string rest = "WHERE games.id > 0 ";
  if (filter.player) rest += "AND games.player = :player ";
  if (filter.game) rest += "AND games.game = :game ";
  if (filter.before > 0) rest += "AND games.id < :before ";
  rest += "ORDER BY games.id DESC LIMIT :most";
  return GameReader{}.read(session, rest, [&](soci::statement& statement) {
    if (filter.player) statement.exchange(use(player, "player"));
    if (filter.game) statement.exchange(use(game, "game"));
    if (filter.before > 0) statement.exchange(use(filter.before, "before"));
    statement.exchange(use(filter.most, "most"));
  });
}

std::vector<KeptGame> read_unfinished(soci::session& session, PlayerId player) {
  const auto bind = [&](soci::statement& statement) {
    statement.exchange(use(player, "player"));
  };
  return GameReader{}.read(
      session,
      "WHERE games.player = :player AND games.is_over = 0 ORDER BY games.kept DESC, games.id DESC",
      bind
  );
}

std::optional<KeptGame> read_run(soci::session& session, PlayerId player, const WantedRun& run) {
  const std::int64_t game = number_of(run.game);
  const auto bind = [&](soci::statement& statement) {
    statement.exchange(use(player, "player"));
    statement.exchange(use(game, "game"));
    statement.exchange(use(run.level, "level"));
    statement.exchange(use(run.score, "score"));
    statement.exchange(use(run.filed, "filed"));
  };
  constexpr std::string_view best = " AND games.player = :player AND games.game = :game AND "
                                    "games.level BETWEEN :level AND :level + 1 AND games.one = "
                                    ":score ORDER BY abs(games.kept - :filed), games.id LIMIT 1";
  auto finished =
      only(GameReader{}.read(session, "WHERE games.is_over = 1" + std::string{best}, bind));
  if (finished) return finished;
  return only(GameReader{}.read(session, "WHERE games.is_over = 0" + std::string{best}, bind));
}

void write_lost(soci::session& session, PlayerId player, GameToken token, std::int64_t lost) {
  constexpr std::int64_t most = 1'000'000;
  const std::int64_t thousandths = std::clamp<std::int64_t>(lost, 0, most);
  session << "UPDATE games SET lost = :lost WHERE token = :token AND player = :player AND "
             "is_over = 1 AND lost < 0",
      use(thousandths, "lost"), use(token, "token"), use(player, "player");
}

void give_up(soci::session& session, const KeptGame& game, UtcSeconds now, const LineSafe* safe) {
  const auto line = opened(safe, game.line);
  const auto facts = line ? given_up(*line) : Result<Facts>{line.error()};
  if (facts) {
    update_game(session, game.id, *facts, now, "");
  } else {
    close_game(session, game.id);
  }
  give_up_position(session, game.token, now);
}

void seal_unfinished(soci::session& session, const LineSafe& safe) {
  const auto open_games = GameReader{}.read(
      session, "WHERE games.is_over = 0 AND games.line NOT LIKE 'sealed:%'",
      [](soci::statement& /*statement*/) {}
  );
  for (const KeptGame& game : open_games) {
    const auto closed = safe.close(game.line);
    if (!closed) return;
    session << "UPDATE games SET line = :line WHERE id = :id", use(*closed, "line"),
        use(game.id, "id");
  }
}

void hand_over(soci::session& session, PlayerId from, std::optional<PlayerId> into) {
  PlayerId player = into.value_or(0);
  soci::indicator has_player = into ? soci::i_ok : soci::i_null;
  session << "UPDATE games SET day = 0 WHERE player = :from AND day <> 0 AND EXISTS "
             "(SELECT 1 FROM games AS own WHERE own.player = :into AND own.game = games.game "
             "AND own.day = games.day)",
      use(from, "from"), use(player, "into");
  session << "UPDATE games SET player = :into WHERE player = :from",
      use(player, has_player, "into"), use(from, "from");
}

std::int64_t remove_unfinished(soci::session& session, UtcSeconds before, UtcSeconds now) {
  give_up_old_positions(session, before, now);
  soci::statement statement =
      (session.prepare << "DELETE FROM games WHERE is_over = 0 AND kept < :before",
       use(before, "before"));
  statement.execute(true);
  return statement.get_affected_rows();
}

void give_up_alike(soci::session& session, PlayerId from, PlayerId into, const LineSafe* safe) {
  const auto kept = read_unfinished(session, into);
  for (const KeptGame& game : read_unfinished(session, from)) {
    const auto is_alike = [&](const KeptGame& other) {
      return other.game == game.game && other.kind == game.kind;
    };
    if (std::ranges::any_of(kept, is_alike)) give_up(session, game, game.kept, safe);
  }
}

}  // namespace codemaker::scores::records
