#include "known.hpp"

#include "engine/breaking/id.hpp"

#include <algorithm>

namespace codemaker::tests::town {
namespace {

using play::MailDeed;

/// Guesses that each has.
constexpr std::size_t most_guesses = 10;

Verdict judge_answer(const Known& game, const Attempt& attempt) {
  switch (attempt.deed) {
  case MailDeed::accept:
    if (game.seats[0] == attempt.who) return Verdict::no;
    if (game.seats[1] && game.seats[1] != attempt.who) return Verdict::no;
    return game.hides_codes() ? judge_code(shape_of(game.terms), attempt.text) : Verdict::maybe;
  case MailDeed::decline:
    return game.state == MailState::offered && game.seats[1] == attempt.who ? Verdict::yes
                                                                            : Verdict::no;
  case MailDeed::take_back:
    return game.seats[0] == attempt.who ? Verdict::yes : Verdict::no;
  default:
    return Verdict::no;
  }
}

Verdict judge_play(const Known& game, Seat seat, const Attempt& attempt) {
  const bool is_mover = game.turn == seat;
  const auto said = [](bool is_so) {
    return is_so ? Verdict::yes : Verdict::no;
  };
  switch (attempt.deed) {
  case MailDeed::move:
    if (!is_mover) return Verdict::no;
    return game.hides_codes() ? judge_code(shape_of(game.terms), attempt.text) : Verdict::maybe;
  case MailDeed::resign:
    return Verdict::yes;
  case MailDeed::offer_draw:
    return said(is_mover && !game.draw_by);
  case MailDeed::agree:
    return said(game.draw_by && game.draw_by != seat);
  case MailDeed::claim:
    return said(!is_mover && attempt.at > game.changed + UtcSeconds{game.days} * 86'400);
  default:
    return Verdict::no;
  }
}

/// Codes are guessed at by turns, and both have had as many guesses when it ends.
void settle_codes(Known& game) {
  const std::size_t made = game.moves.size();
  game.turn = made % 2;
  if (made == 0 || made % 2 != 0) return;
  const bool first = game.moves[made - 2] == game.codes[1];
  const bool second = game.moves[made - 1] == game.codes[0];
  if (!first && !second && made < 2 * most_guesses) return;
  game.state = MailState::over;
  game.turn.reset();
  if (first != second) game.winner = first ? 0 : 1;
}

std::optional<Seat> number(std::optional<engine::records::MailSeat> seat) {
  if (!seat) return std::nullopt;
  return static_cast<Seat>(*seat);
}

/// Whose move it is on a board its own rules say.
void settle(Known& game, const scores::records::MailGame& row) {
  if (game.hides_codes()) return settle_codes(game);
  game.turn = number(row.turn);
  if (game.turn) return;
  game.state = MailState::over;
  game.winner = number(row.match.closed_for);
}

void close(Known& game, MailClose how, std::optional<Seat> winner) {
  game.state = MailState::over;
  game.close = how;
  game.winner = winner;
  game.turn.reset();
  game.draw_by.reset();
}

}  // namespace

Verdict judge_code(const CodeShape& shape, std::string_view text) {
  const bool is_plain =
      std::ranges::all_of(text, [&](char sign) { return sign >= '1' && sign <= shape.last; });
  if (!is_plain || text.empty()) return Verdict::maybe;
  if (text.size() != shape.holes) return Verdict::no;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (!shape.repeats && text.find(text[at], at + 1) != std::string_view::npos) return Verdict::no;
  return Verdict::yes;
}

Marks marks_of(std::string_view guess, std::string_view code) {
  Marks marks;
  int common = 0;
  for (const char sign : std::string_view{"123456789a"})
    common +=
        static_cast<int>(std::min(std::ranges::count(guess, sign), std::ranges::count(code, sign)));
  for (std::size_t hole = 0; hole < code.size(); ++hole)
    if (guess.at(hole) == code[hole]) ++marks.black;
  marks.white = common - marks.black;
  return marks;
}

CodeShape shape_of(const MailTerms& terms) {
  if (terms.game != engine::breaking::id) return {};
  if (terms.setup == "5x8") return {5, '8', true};
  if (terms.setup == "4x10n") return {4, '9', false};
  return {4, '6', true};
}

std::optional<Seat> Known::seat_of(Who who) const {
  if (seats[0] == who) return 0;
  if (seats[1] == who) return 1;
  return std::nullopt;
}

std::vector<std::string> Known::guesses_by(Seat seat, std::size_t made) const {
  std::vector<std::string> own;
  for (std::size_t at = seat; at < made; at += 2)
    own.push_back(moves.at(at));
  return own;
}

Verdict judge(const Known& game, const Attempt& attempt) {
  if (attempt.deed == MailDeed::mute) return Verdict::no;
  if (attempt.version != game.version) return Verdict::late;
  if (game.state == MailState::offered || game.state == MailState::open_table)
    return judge_answer(game, attempt);
  const auto seat = game.seat_of(attempt.who);
  if (game.state != MailState::played || !seat) return Verdict::no;
  return judge_play(game, *seat, attempt);
}

void enter(Known& game, const Attempt& attempt, const scores::records::MailGame& row) {
  const auto seat = game.seat_of(attempt.who);
  if (attempt.deed != MailDeed::offer_draw) game.changed = attempt.at;
  switch (attempt.deed) {
  case MailDeed::accept:
    game.seats[1] = attempt.who;
    game.state = MailState::played;
    if (game.hides_codes()) game.codes[1] = attempt.text;
    settle(game, row);
    break;
  case MailDeed::decline:
    game.state = MailState::declined;
    break;
  case MailDeed::take_back:
    game.state = MailState::taken_back;
    break;
  case MailDeed::move:
    hold(row.match.moves.size() == game.moves.size() + 1, "a move is in twice, or not at all");
    game.moves.push_back(game.hides_codes() ? attempt.text : row.match.moves.back());
    game.draw_by.reset();
    settle(game, row);
    break;
  case MailDeed::resign:
    close(game, MailClose::resigned, 1 - *seat);
    break;
  case MailDeed::offer_draw:
    game.draw_by = seat;
    break;
  case MailDeed::agree:
    close(game, MailClose::agreed, std::nullopt);
    break;
  case MailDeed::claim:
    close(game, MailClose::claimed, seat);
    break;
  case MailDeed::mute:
    break;
  }
  if (game.state == MailState::over) {
    game.ended_by = seat;
    game.changed = std::max(attempt.at, attempt.told);
  }
  ++game.version;
  game.moves_at.push_back(game.moves.size());
}

void take_away(Known& game) {
  game.state = MailState::taken_back;
  ++game.version;
  game.moves_at.push_back(game.moves.size());
}

void annul(Known& game) {
  game.turn.reset();
  game.winner.reset();
  game.close = MailClose::annulled;
  game.state = MailState::over;
  ++game.version;
  game.moves_at.push_back(game.moves.size());
}

}  // namespace codemaker::tests::town
