#include "records/mail_check.hpp"

#include "records/mail_table.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;

/// Before anybody has sat down at it there is nothing to play again.
std::string fault_of_offer(const MailGame& game) {
  if (!game.match.moves.empty()) return "it has moves, and nobody has accepted it";
  return game.match.close == MailClose::open ? "" : "it has an end, and nobody has accepted it";
}

/// What the way in which it ended says of who has won it. Who ended it is not known of games of
/// older programs.
std::string fault_of_close(const MailGame& game) {
  const auto winner = game.match.closed_for;
  switch (game.match.close) {
  case MailClose::open:
    return {};
  case MailClose::resigned:
    if (!winner) return "it was resigned, and nobody has won it";
    return game.ended_by == winner ? "who resigned it has won it" : "";
  case MailClose::claimed:
    if (!winner) return "it was claimed, and nobody has won it";
    return game.ended_by && game.ended_by != winner ? "who claimed it has not won it" : "";
  case MailClose::agreed:
    return winner ? "it was drawn, and somebody has won it" : "";
  case MailClose::annulled:
    return winner ? "it was annulled, and somebody has won it" : "";
  }
  return "it has an end that is none";
}

/// True if a game of the same time has the same codes and moves.
bool has_mail_like(soci::session& session, const MailGame& game) {
  const std::string moves = joined_moves(game.match.moves);
  std::int64_t count = 0;
  session << "SELECT count(*) FROM mail_games WHERE begun = :begun AND moved = :moved AND "
             "moves = :moves AND hidden_one = :one AND hidden_two = :two",
      soci::into(count), soci::use(game.begun, "begun"), soci::use(game.moved, "moved"),
      soci::use(moves, "moves"), soci::use(game.match.hidden[0], "one"),
      soci::use(game.match.hidden[1], "two");
  return count > 0;
}

}  // namespace

std::string fault_of_mail(const MailGame& game) {
  if (game.state != MailState::played && game.state != MailState::over) return fault_of_offer(game);
  if (game.players[0] && game.players[0] == game.players[1]) return "its two players are one";
  if (std::ranges::find(mail_days, game.days) == mail_days.end())
    return "its days for a move are none of 1, 3 and 7";
  for (const std::string& hidden : game.match.hidden)
    if (auto fault = fault_of_hidden(game.match.terms, hidden); !fault.empty())
      return "what is hidden in it is wrong: " + fault;
  const auto standing = standing_of(game.match);
  if (!standing) return standing.error().what;
  if (standing->is_over != (game.state == MailState::over))
    return standing->is_over ? "its moves end it, and it goes on"
                             : "it is over, and its moves go on";
  if (standing->turn != game.turn) return "its moves make it the other player's turn";
  const bool is_played_out = game.match.close == MailClose::open && standing->is_over;
  if (is_played_out && standing->winner != game.match.closed_for)
    return "its moves have another winner";
  return fault_of_close(game);
}

/// It is entered as an offer, and then becomes what it was.
Result<bool> bring_in_mail(Store& store, const MailGame& game, MailToken token) {
  if (game.state != MailState::over) return Fault::because("it is not over");
  if (auto fault = fault_of_mail(game); !fault.empty()) return Fault::because(std::move(fault));
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* safe) -> Result<bool> {
        MailGame taken = game;
        if (has_mail_like(session, taken)) return false;
        for (std::size_t seat = 0; seat < taken.players.size(); ++seat)
          if (taken.players.at(seat))
            taken.players.at(seat) =
                enter_player(session, storable(taken.who.at(seat)), game.moved);
        if (taken.players[0] && taken.players[0] == taken.players[1])
          return Fault::because("its two players are one here");
        const auto id = insert_mail(session, taken, token, safe);
        if (!id) return id.error();
        taken.id = *id;
        taken.version = 2;
        return update_mail(session, taken, token, safe);
      }
  );
}

}  // namespace codemaker::scores::records
