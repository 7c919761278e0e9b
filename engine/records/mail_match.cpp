#include "engine/records/mail_match.hpp"

#include "engine/records/leg.hpp"
#include "engine/records/line.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::engine::records {
namespace {

Fault because(std::string what) {
  return {Fault::In::move, 0, std::move(what)};
}

std::size_t number(MailSeat seat) {
  return static_cast<std::size_t>(seat);
}

/// The moves by turns, those of a seat.
std::vector<std::string> guesses_by(const std::vector<std::string>& moves, MailSeat seat) {
  std::vector<std::string> own;
  for (std::size_t at = number(seat); at < moves.size(); at += 2)
    own.push_back(moves[at]);
  return own;
}

bool is_over(const Outcome& outcome) {
  return outcome.ending != Ending::unfinished;
}

/// How many of the moves belong to the first leg on a board: it takes all until it is over.
Result<std::size_t> moves_of_first_leg(const MailMatch& match) {
  const auto all = leg_with(match.terms, match.hidden[0], match.moves);
  if (!all) return all.error();
  const auto outcome = replay(*all);
  if (outcome) return match.moves.size();
  if (outcome.error().what != is_over_already || outcome.error().at < 2) return outcome.error();
  return outcome.error().at - 2;  // one is the deal, and they are counted from one
}

Result<std::vector<std::string>> moves_of_leg(const MailMatch& match, MailSeat seat, bool hides) {
  if (hides) return guesses_by(match.moves, seat);
  const auto first = moves_of_first_leg(match);
  if (!first) return first.error();
  const auto middle = match.moves.begin() + static_cast<std::ptrdiff_t>(*first);
  return seat == MailSeat::one ? std::vector<std::string>{match.moves.begin(), middle}
                               : std::vector<std::string>{middle, match.moves.end()};
}

/// A leg that was replayed.
struct Leg {
  Record record;
  Outcome outcome;
};

Result<Leg> played_leg(const MailMatch& match, MailSeat seat, bool hides) {
  const auto moves = moves_of_leg(match, seat, hides);
  if (!moves) return moves.error();
  const std::string& hidden = match.hidden[number(hides ? other(seat) : seat)];
  auto record = leg_with(match.terms, hidden, *moves);
  if (!record) return record.error();
  const auto outcome = replay(*record);
  if (!outcome) return outcome.error();
  return Leg{std::move(*record), *outcome};
}

struct Legs {
  bool hide_codes = false;
  std::array<Leg, 2> leg;
};

Result<Legs> played_legs(const MailMatch& match) {
  const auto hides = hides_codes(match.terms);
  if (!hides) return hides.error();
  auto one = played_leg(match, MailSeat::one, *hides);
  if (!one) return one.error();
  auto two = played_leg(match, MailSeat::two, *hides);
  if (!two) return two.error();
  return Legs{*hides, {std::move(*one), std::move(*two)}};
}

/// The same seen by the other player.
Outcome turned(Outcome outcome) {
  std::swap(outcome.one, outcome.two);
  if (outcome.ending == Ending::won) {
    outcome.ending = Ending::lost;
  } else if (outcome.ending == Ending::lost) {
    outcome.ending = Ending::won;
  }
  return outcome;
}

Points worth(const Leg& leg, const Outcome& outcome) {
  return outcome.ending == Ending::won ? leg.record.face().daily_score(outcome) : 0;
}

std::array<Points, 2> points_of(const Legs& legs) {
  std::array<Points, 2> points{};
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    const Leg& own = legs.leg[seat];
    const Leg& others = legs.leg[1 - seat];
    points[seat] = worth(own, own.outcome);
    if (!legs.hide_codes) points[seat] += worth(others, turned(others.outcome));
  }
  return points;
}

/// Codes are broken by turns: who guesses second has their guess of that turn, too.
bool are_over(const Legs& legs, std::size_t moves) {
  const auto is_done = [](const Leg& leg) {
    return is_over(leg.outcome);
  };
  if (!legs.hide_codes) return std::ranges::all_of(legs.leg, is_done);
  return moves % 2 == 0 && std::ranges::any_of(legs.leg, is_done);
}

MailSeat turn_of(const Legs& legs, std::size_t moves) {
  if (legs.hide_codes) return moves % 2 == 0 ? MailSeat::one : MailSeat::two;
  const MailSeat first = is_over(legs.leg[0].outcome) ? MailSeat::two : MailSeat::one;
  return legs.leg[number(first)].record.face().is_ones_turn() ? first : other(first);
}

MailStanding standing_of(const MailMatch& match, const Legs& legs) {
  MailStanding standing;
  standing.points = points_of(legs);
  const bool is_played_out = are_over(legs, match.moves.size());
  standing.is_over = is_played_out || match.close != MailClose::open;
  if (!standing.is_over) {
    standing.turn = turn_of(legs, match.moves.size());
  } else if (match.close != MailClose::open) {
    standing.winner = match.closed_for;
  } else if (standing.points[0] != standing.points[1]) {
    standing.winner = standing.points[0] > standing.points[1] ? MailSeat::one : MailSeat::two;
  }
  return standing;
}

SeenLeg seen_leg(const Leg& leg, bool is_hidden) {
  SeenLeg seen;
  seen.guesses = leg.record.face().seen_guesses();
  seen.is_over = is_over(leg.outcome);
  if (!is_hidden) seen.record = leg.record;
  return seen;
}

}  // namespace

Result<bool> hides_codes(const MailTerms& terms) {
  const auto line = read(join(
      {.game = name(terms.game),
       .kind = terms.kind,
       .rules = terms.rules,
       .setup = terms.setup,
       .moves = "",
       .outcome = "unfinished.0.0.0"}
  ));
  if (!line) return line.error();
  return line->record.face().hides_codes();
}

std::string fault_of_hidden(const MailTerms& terms, std::string_view hidden) {
  const bool is_text = may_be_text(hidden);
  const auto record = is_text ? leg_with(terms, hidden, {}) : Result<Record>{because("")};
  if (!record) return "This is no code.";
  const auto outcome = replay(*record);
  return outcome ? "" : "This code doesn't fit the rules.";
}

Result<Record> leg_of(const MailMatch& match, MailSeat seat) {
  const auto hides = hides_codes(match.terms);
  if (!hides) return hides.error();
  auto leg = played_leg(match, seat, *hides);
  if (!leg) return leg.error();
  return std::move(leg->record);
}

Result<MailStanding> standing_of(const MailMatch& match) {
  const auto legs = played_legs(match);
  if (!legs) return legs.error();
  return standing_of(match, *legs);
}

Result<SeatView> seat_view(const MailMatch& match, std::optional<MailSeat> seat) {
  const auto legs = played_legs(match);
  if (!legs) return legs.error();
  SeatView view;
  view.terms = match.terms;
  view.seat = seat;
  view.standing = standing_of(match, *legs);
  view.close = match.close;
  view.moves = match.moves;
  for (const MailSeat player : {MailSeat::one, MailSeat::two}) {
    const bool is_own_code = seat == other(player);
    const bool is_hidden = legs->hide_codes && !is_own_code && !view.standing.is_over;
    view.legs[number(player)] = seen_leg(legs->leg[number(player)], is_hidden);
  }
  if (seat && legs->hide_codes) view.own_code = match.hidden[number(*seat)];
  return view;
}

Result<MailMatch> with_move(const MailMatch& match, MailSeat seat, std::string_view typed) {
  const auto standing = standing_of(match);
  if (!standing) return standing.error();
  if (standing->is_over) return because("This game is over.");
  if (standing->turn != seat) return because("It isn't your move.");
  std::string reason;
  for (const std::string& move : moves_typed(typed)) {
    MailMatch after = match;
    after.moves.push_back(move);
    const auto stands = standing_of(after);
    if (stands) return after;
    if (stands.error().in == Fault::In::move) reason = ": " + stands.error().what;
  }
  return because("That is no move here" + reason + ".");
}

}  // namespace codemaker::engine::records
