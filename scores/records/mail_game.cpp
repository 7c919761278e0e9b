#include "records/mail_game.hpp"

#include <utility>

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;
using engine::records::MailStanding;
using Kind = MailAct::Kind;

std::size_t number(MailSeat seat) {
  return static_cast<std::size_t>(seat);
}

/// Whose turn it is now, or that it is over.
std::string settle(MailGame& game) {
  const auto standing = standing_of(game.match);
  if (!standing) return "This game can't be played on. The sysop has been told.";
  game.turn = standing->turn;
  if (!standing->is_over) return {};
  game.state = MailState::over;
  game.match.closed_for = standing->winner;  // for who reads no moves: ranks
  return {};
}

void close(MailGame& game, MailClose how, std::optional<MailSeat> winner) {
  game.match.close = how;
  game.match.closed_for = winner;
  game.state = MailState::over;
  game.turn = std::nullopt;
  game.draw_by = std::nullopt;
}

std::string move(MailGame& game, MailSeat seat, const MailAct& act) {
  auto after = with_move(game.match, seat, act.text);
  if (!after) return after.error().what;
  game.match = std::move(*after);
  game.said.at(number(seat)) = act.said;
  game.lines.at(number(seat)) = act.line;
  // A draw that was offered is declined by moving on.
  game.draw_by = std::nullopt;
  return settle(game);
}

std::string offer_draw(MailGame& game, MailSeat seat) {
  if (game.draw_by == seat) return "You have offered a draw already.";
  if (game.draw_by) return "A draw is offered to you. Agree to it, or move.";
  if (game.turn != seat) return "A draw is offered when it is your move.";
  game.draw_by = seat;
  return {};
}

std::string agree(MailGame& game, MailSeat seat) {
  if (game.draw_by != other(seat)) return "No draw is offered to you.";
  close(game, MailClose::agreed, std::nullopt);
  return {};
}

std::string claim(MailGame& game, MailSeat seat, UtcSeconds now) {
  if (game.turn == seat) return "It is your own move.";
  if (now <= game.due()) return "The other player still has time to move.";
  close(game, MailClose::claimed, seat);
  return {};
}

std::string accept(MailGame& game, PlayerId player, const MailAct& act) {
  const auto seat = game.seat_of(player);
  if (seat == MailSeat::one) return "This is your own offer.";
  if (game.state == MailState::offered && !seat) return "This game was offered to somebody else.";
  const auto hides = hides_codes(game.match.terms);
  if (!hides) return "This game isn't known here.";
  if (auto fault = fault_of_hidden(game.match.terms, act.text); !fault.empty()) return fault;
  if (!*hides) game.match.hidden[0] = act.text;
  game.match.hidden[1] = act.text;
  game.players[1] = player;
  if (act.is_unrated) game.is_unrated = true;
  game.state = MailState::played;
  return settle(game);
}

std::string answer(MailGame& game, PlayerId player, const MailAct& act) {
  const auto seat = game.seat_of(player);
  switch (act.kind) {
  case Kind::accept:
    return accept(game, player, act);
  case Kind::decline:
    if (game.state != MailState::offered || seat != MailSeat::two)
      return "This game wasn't offered to you.";
    game.state = MailState::declined;
    break;
  case Kind::take_back:
    if (seat != MailSeat::one) return "This isn't your offer.";
    game.state = MailState::taken_back;
    break;
  default:
    return "This game hasn't begun yet.";
  }
  game.turn = std::nullopt;
  return {};
}

std::string play(MailGame& game, MailSeat seat, const MailAct& act, UtcSeconds now) {
  switch (act.kind) {
  case Kind::move:
    return move(game, seat, act);
  case Kind::resign:
    close(game, MailClose::resigned, other(seat));
    return {};
  case Kind::offer_draw:
    return offer_draw(game, seat);
  case Kind::agree:
    return agree(game, seat);
  case Kind::claim:
    return claim(game, seat, now);
  default:
    return "This game has begun already.";
  }
}

std::string change(MailGame& game, PlayerId player, const MailAct& act, UtcSeconds now) {
  switch (game.state) {
  case MailState::offered:
  case MailState::open_table:
    return answer(game, player, act);
  case MailState::played:
    break;
  case MailState::over:
    return "This game is over.";
  case MailState::declined:
    return "This game was declined.";
  case MailState::taken_back:
    return "This offer was taken back.";
  }
  const auto seat = game.seat_of(player);
  return seat ? play(game, *seat, act, now) : "This is a game of two others.";
}

}  // namespace

std::optional<MailSeat> MailGame::seat_of(PlayerId player) const {
  if (players[0] == player) return MailSeat::one;
  if (players[1] == player) return MailSeat::two;
  return std::nullopt;
}

std::string apply(MailGame& game, PlayerId player, const MailAct& act, UtcSeconds now) {
  MailGame after = game;
  if (auto refusal = change(after, player, act, now); !refusal.empty()) return refusal;
  ++after.version;
  if (after.state == MailState::over) after.ended_by = after.seat_of(player);
  // An offer of a draw takes nobody's time away, and gives none.
  if (act.kind != Kind::offer_draw) after.moved = now;
  game = std::move(after);
  return {};
}

std::string annul(MailGame& game, UtcSeconds now) {
  const bool is_game = game.state == MailState::played || game.state == MailState::over;
  if (!is_game) return "this game has not begun; who offered it can take it back";
  if (game.match.close == MailClose::annulled) return "this game is annulled already";
  game.before = {game.match.close, game.match.closed_for, game.ended_by};
  close(game, MailClose::annulled, std::nullopt);
  game.ended_by = std::nullopt;
  ++game.version;
  game.moved = now;
  return {};
}

std::string undo_annulment(MailGame& game, UtcSeconds now) {
  if (game.match.close != MailClose::annulled) return "this game is not annulled";
  MailGame undone = game;
  undone.match.close = game.before.close;
  undone.match.closed_for = game.before.winner;
  undone.ended_by = game.before.ended_by;
  undone.before = {};
  if (undone.match.close == MailClose::open) {
    undone.state = MailState::played;
    if (auto fault = settle(undone); !fault.empty()) return fault;
    const auto hides = hides_codes(game.match.terms);
    if (undone.state == MailState::played && (!hides || *hides))
      return "its codes could be seen since it was annulled, so it cannot go on";
  }
  ++undone.version;
  undone.moved = now;
  game = std::move(undone);
  return {};
}

}  // namespace codemaker::scores::records
