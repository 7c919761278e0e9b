#include "records/mail_table.hpp"

#include "records/facts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;
using soci::into;
using soci::use;

constexpr std::string_view mail_columns =
    "SELECT mail.id, coalesce(mail.one, 0), coalesce(mail.two, 0), coalesce(a.board, ''), "
    "coalesce(a.lasting_key, ''), coalesce(a.handle, ''), coalesce(b.board, ''), "
    "coalesce(b.lasting_key, ''), coalesce(b.handle, ''), mail.game, mail.kind, mail.rules, "
    "mail.setup, mail.days, mail.state, mail.turn, mail.hidden_one, mail.hidden_two, mail.moves, "
    "mail.close, mail.winner, mail.draw_by, mail.ended_by, mail.close_before, mail.winner_before, "
    "mail.ended_before, mail.unrated, mail.said_one, mail.said_two, mail.line_one, mail.line_two, "
    "mail.version, mail.begun, "
    "mail.moved FROM "
    "mail_games AS mail LEFT JOIN players AS a ON a.id = mail.one "
    "LEFT JOIN players AS b ON b.id = mail.two ";

/// Seats as columns: 1 and 2; 0: none.
std::int64_t column_of(std::optional<MailSeat> seat) {
  return seat ? static_cast<std::int64_t>(*seat) + 1 : 0;
}

std::optional<MailSeat> seat_of(std::int64_t column) {
  if (column != 1 && column != 2) return std::nullopt;
  return static_cast<MailSeat>(column - 1);
}

/// What is hidden is closed until the game is over; what is not made yet is empty.
Result<std::string> closed(const std::string& hidden, bool is_over, const LineSafe* safe) {
  if (hidden.empty() || is_over || safe == nullptr) return hidden;
  return safe->close(hidden);
}

/// A game in columns.
struct MailColumns {
  explicit MailColumns(const MailGame& row)
      : game{static_cast<std::int64_t>(row.match.terms.game)},
        rules{row.match.terms.rules},
        days{row.days},
        state{static_cast<std::int64_t>(row.state)},
        turn{column_of(row.turn)},
        moves{joined_moves(row.match.moves)},
        close{static_cast<std::int64_t>(row.match.close)},
        winner{column_of(row.match.closed_for)},
        draw_by{column_of(row.draw_by)},
        ended_by{column_of(row.ended_by)},
        close_before{static_cast<std::int64_t>(row.before.close)},
        winner_before{column_of(row.before.winner)},
        ended_before{column_of(row.before.ended_by)},
        unrated{row.is_unrated ? 1 : 0} {}

  MailColumns() = default;

  std::int64_t game = 0;
  std::int64_t rules = 0;
  std::int64_t days = 0;
  std::int64_t state = 0;
  std::int64_t turn = 0;
  std::string moves;
  std::int64_t close = 0;
  std::int64_t winner = 0;
  std::int64_t draw_by = 0;
  std::int64_t ended_by = 0;
  std::int64_t close_before = 0;
  std::int64_t winner_before = 0;
  std::int64_t ended_before = 0;
  std::int64_t unrated = 0;
};

/// A seat as the database takes it.
struct SeatColumn {
  explicit SeatColumn(std::optional<PlayerId> player)
      : id{player.value_or(0)},
        has{player ? soci::i_ok : soci::i_null} {}

  PlayerId id;
  soci::indicator has;
};

/// The columns of `mail_columns`, row after row.
class MailReader {
 public:
  /// What to do with a game whose codes another key has closed: a list has it without them.
  enum class Closed : std::uint8_t { refused, without_codes };

  MailReader(const LineSafe* safe, Closed closed) : safe_{safe}, closed_{closed} {}

  /// All rows of the query; `bind` adds what it uses.
  template <typename Bind>
  Result<std::vector<MailGame>> read(soci::session& session, const std::string& rest, Bind bind) {
    soci::statement statement{session};
    bind_row(statement);
    bind(statement);
    statement.alloc();
    statement.prepare(std::string{mail_columns} + rest);
    statement.define_and_bind();
    statement.execute();
    std::vector<MailGame> found;
    while (statement.fetch()) {
      auto game = row();
      if (!game) return game.error();
      found.push_back(std::move(*game));
    }
    return found;
  }

 private:
  void bind_row(soci::statement& statement) {
    statement.exchange(into(row_.id));
    statement.exchange(into(one_));
    statement.exchange(into(two_));
    for (Player& who : row_.who) {
      statement.exchange(into(who.board));
      statement.exchange(into(who.key));
      statement.exchange(into(who.handle));
    }
    statement.exchange(into(columns_.game));
    statement.exchange(into(row_.match.terms.kind));
    statement.exchange(into(columns_.rules));
    statement.exchange(into(row_.match.terms.setup));
    statement.exchange(into(columns_.days));
    statement.exchange(into(columns_.state));
    statement.exchange(into(columns_.turn));
    for (std::string& hidden : row_.match.hidden)
      statement.exchange(into(hidden));
    statement.exchange(into(columns_.moves));
    statement.exchange(into(columns_.close));
    statement.exchange(into(columns_.winner));
    statement.exchange(into(columns_.draw_by));
    statement.exchange(into(columns_.ended_by));
    statement.exchange(into(columns_.close_before));
    statement.exchange(into(columns_.winner_before));
    statement.exchange(into(columns_.ended_before));
    statement.exchange(into(columns_.unrated));
    for (std::string& said : row_.said)
      statement.exchange(into(said));
    for (std::string& line : row_.lines)
      statement.exchange(into(line));
    statement.exchange(into(row_.version));
    statement.exchange(into(row_.begun));
    statement.exchange(into(row_.moved));
  }

  [[nodiscard]] Result<MailGame> row() const {
    MailGame game = row_;
    if (one_ != 0) game.players[0] = one_;
    if (two_ != 0) game.players[1] = two_;
    game.match.terms.game = static_cast<engine::RankedGame>(columns_.game);
    game.match.terms.rules = static_cast<int>(columns_.rules);
    game.days = static_cast<int>(columns_.days);
    game.state = static_cast<MailState>(columns_.state);
    game.turn = seat_of(columns_.turn);
    game.match.moves = split_moves(columns_.moves);
    game.match.close = static_cast<MailClose>(columns_.close);
    game.match.closed_for = seat_of(columns_.winner);
    game.draw_by = seat_of(columns_.draw_by);
    game.ended_by = seat_of(columns_.ended_by);
    game.before = {
        static_cast<MailClose>(columns_.close_before), seat_of(columns_.winner_before),
        seat_of(columns_.ended_before)};
    game.is_unrated = columns_.unrated != 0;
    for (std::string& hidden : game.match.hidden) {
      auto text = opened(safe_, hidden);
      if (!text && closed_ == Closed::refused) return text.error();
      hidden = text ? std::move(*text) : "";
    }
    return game;
  }

  const LineSafe* safe_;
  Closed closed_;
  MailGame row_;
  MailColumns columns_;
  PlayerId one_ = 0;
  PlayerId two_ = 0;
};

}  // namespace

std::string joined_moves(const std::vector<std::string>& moves) {
  std::string text;
  for (const std::string& move : moves)
    text += (text.empty() ? "" : ",") + move;
  return text;
}

std::vector<std::string> split_moves(std::string_view text) {
  std::vector<std::string> moves;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    moves.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return moves;
}

Result<MailId> insert_mail(
    soci::session& session, const MailGame& game, std::int64_t token, const LineSafe* safe
) {
  const MailColumns columns{game};
  const auto hidden_one = closed(game.match.hidden[0], false, safe);
  if (!hidden_one) return hidden_one.error();
  SeatColumn one{game.players[0]};
  SeatColumn two{game.players[1]};
  const auto& terms = game.match.terms;
  MailId id = 0;
  session << "INSERT INTO mail_games (one, two, game, kind, rules, setup, days, state, turn, "
             "hidden_one, unrated, token, begun, moved) VALUES (:one, :two, :game, :kind, :rules, "
             ":setup, :days, :state, :turn, :hidden, :unrated, :token, :begun, :moved) "
             "RETURNING id",
      into(id), use(one.id, one.has, "one"), use(two.id, two.has, "two"), use(columns.game, "game"),
      use(terms.kind, "kind"), use(columns.rules, "rules"), use(terms.setup, "setup"),
      use(columns.days, "days"), use(columns.state, "state"), use(columns.turn, "turn"),
      use(*hidden_one, "hidden"), use(columns.unrated, "unrated"), use(token, "token"),
      use(game.begun, "begun"), use(game.moved, "moved");
  return id;
}

Result<std::optional<MailGame>> read_mail(soci::session& session, MailId id, const LineSafe* safe) {
  auto found = MailReader{safe, MailReader::Closed::refused}.read(
      session, "WHERE mail.id = :id", [&](auto& statement) { statement.exchange(use(id, "id")); }
  );
  if (!found) return found.error();
  if (found->empty()) return std::optional<MailGame>{};
  return std::optional{std::move(found->front())};
}

Result<std::vector<MailGame>> read_mail_of(
    soci::session& session, PlayerId player, UtcSeconds since, const LineSafe* safe
) {
  return MailReader{safe, MailReader::Closed::without_codes}.read(
      session,
      "WHERE (mail.one = :player OR mail.two = :other OR mail.state = 1) AND "
      "(mail.state < 3 OR mail.moved >= :since) ORDER BY CASE WHEN mail.state = 2 AND "
      "((mail.turn = 1 AND mail.one = :mover) OR (mail.turn = 2 AND mail.two = :second)) THEN 0 "
      "WHEN mail.state = 0 AND mail.two = :asked THEN 1 WHEN mail.one = :own OR "
      "mail.two = :too THEN 2 ELSE 3 END, mail.moved DESC, mail.id DESC LIMIT 300",
      [&](auto& statement) {
        statement.exchange(use(player, "player"));
        statement.exchange(use(player, "other"));
        statement.exchange(use(since, "since"));
        statement.exchange(use(player, "mover"));
        statement.exchange(use(player, "second"));
        statement.exchange(use(player, "asked"));
        statement.exchange(use(player, "own"));
        statement.exchange(use(player, "too"));
      }
  );
}

Result<std::vector<MailGame>> read_all_mail(
    soci::session& session, std::int64_t most, const LineSafe* safe
) {
  return MailReader{safe, MailReader::Closed::without_codes}.read(
      session, "ORDER BY mail.id DESC LIMIT :most",
      [&](auto& statement) { statement.exchange(use(most, "most")); }
  );
}

Result<bool> update_mail(
    soci::session& session, const MailGame& game, std::int64_t token, const LineSafe* safe
) {
  const MailColumns columns{game};
  const bool is_over = game.state != MailState::played && game.state != MailState::offered &&
                       game.state != MailState::open_table;
  const auto one_hidden = closed(game.match.hidden[0], is_over, safe);
  if (!one_hidden) return one_hidden.error();
  const auto two_hidden = closed(game.match.hidden[1], is_over, safe);
  if (!two_hidden) return two_hidden.error();
  SeatColumn two{game.players[1]};
  const std::int64_t before = game.version - 1;
  soci::statement statement =
      (session.prepare
           << "UPDATE mail_games SET two = :two, state = :state, turn = :turn, "
              "hidden_one = :hiddenone, hidden_two = :hiddentwo, moves = :moves, "
              "close = :close, winner = :winner, draw_by = :draw, said_one = :saidone, "
              "said_two = :saidtwo, line_one = :lineone, line_two = :linetwo, ended_by = :endedby, "
              "close_before = :closebefore, winner_before = :winnerbefore, "
              "ended_before = :endedbefore, unrated = :unrated, version = :version, "
              "token = :token, moved = :moved WHERE id = :id AND version = :before",
       use(two.id, two.has, "two"), use(columns.state, "state"), use(columns.turn, "turn"),
       use(*one_hidden, "hiddenone"), use(*two_hidden, "hiddentwo"), use(columns.moves, "moves"),
       use(columns.close, "close"), use(columns.winner, "winner"), use(columns.draw_by, "draw"),
       use(game.said[0], "saidone"), use(game.said[1], "saidtwo"), use(game.lines[0], "lineone"),
       use(game.lines[1], "linetwo"), use(columns.ended_by, "endedby"),
       use(columns.close_before, "closebefore"), use(columns.winner_before, "winnerbefore"),
       use(columns.ended_before, "endedbefore"), use(columns.unrated, "unrated"),
       use(game.version, "version"), use(token, "token"), use(game.moved, "moved"),
       use(game.id, "id"), use(before, "before"));
  statement.execute(true);
  return statement.get_affected_rows() == 1;
}

bool was_last_change(soci::session& session, MailId id, std::int64_t token) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM mail_games WHERE id = :id AND token = :token", into(count),
      use(id, "id"), use(token, "token");
  return count == 1;
}

std::optional<MailId> find_offer(soci::session& session, std::int64_t token) {
  MailId id = 0;
  session << "SELECT id FROM mail_games WHERE token = :token", into(id), use(token, "token");
  return session.got_data() ? std::optional{id} : std::nullopt;
}

/// None of a player against themselves: one of them was merged into the other.
std::vector<DecidedMail> read_decided_mail(soci::session& session, engine::RankedGame game) {
  const auto wanted = static_cast<std::int64_t>(game);
  const auto annulled = static_cast<std::int64_t>(MailClose::annulled);
  DecidedMail row{.game = game, .players = {}, .winner = {}, .ended = 0};
  std::int64_t winner = 0;
  std::int64_t unrated = 0;
  soci::statement statement =
      (session.prepare
           << "SELECT one, two, winner, moved, unrated FROM mail_games WHERE state = 3 AND "
              "game = :game AND close <> :annulled AND one <> two ORDER BY moved, id",
       into(row.players[0]), into(row.players[1]), into(winner), into(row.ended), into(unrated),
       use(wanted, "game"), use(annulled, "annulled"));
  statement.execute();
  std::vector<DecidedMail> found;
  while (statement.fetch()) {
    row.winner = seat_of(winner);
    row.is_unrated = unrated != 0;
    found.push_back(row);
  }
  return found;
}

}  // namespace codemaker::scores::records
