#include "auditor.hpp"

#include "play/drawing/shown.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>

namespace codemaker::tests::town {
namespace {

using play::MailStage;
using scores::records::DecidedMail;

constexpr std::string_view late_sentence = "Nothing was done: the game has gone on meanwhile.";
constexpr std::string_view failed_sentence = "Games by mail can't be reached right now.";

std::optional<Seat> number(std::optional<engine::records::MailSeat> seat) {
  if (!seat) return std::nullopt;
  return static_cast<Seat>(*seat);
}

std::string name(const Known& game, MailId id) {
  return fmt::format("game {} at version {}: ", id, game.version);
}

MailStage stage_for(const Known& game, std::optional<Seat> seat) {
  switch (game.state) {
  case MailState::offered:
    return seat == 0 ? MailStage::offered : MailStage::asked;
  case MailState::open_table:
    return seat == 0 ? MailStage::own_table : MailStage::open_table;
  case MailState::played:
    return game.turn == seat ? MailStage::own_move : MailStage::others_move;
  case MailState::over:
    return MailStage::over;
  case MailState::declined:
    return MailStage::declined;
  case MailState::taken_back:
    break;
  }
  return MailStage::taken_back;
}

void audit_guesses(
    const Known& game, Seat seat, const std::vector<engine::records::SeenGuess>& seen,
    const std::string& where
) {
  const auto guesses = game.guesses_by(seat, game.moves.size());
  hold(guesses.size() == seen.size(), where + "a guess too many or too few is told");
  for (std::size_t at = 0; at < guesses.size(); ++at) {
    const Marks marks = marks_of(guesses[at], game.codes.at(1 - seat));
    hold(seen[at].guess == guesses[at], where + "a guess is told that was not made");
    hold(Marks{seen[at].black, seen[at].white} == marks, where + "the marks told are wrong");
  }
}

}  // namespace

void Auditor::take_offer(const scores::records::MailGame& row, Known offered) {
  const auto [at, is_new] = games_.emplace(row.id, std::move(offered));
  for (Seat seat = 0; seat < 2; ++seat)
    if (at->second.seats.at(seat) && row.players.at(seat))
      numbers_[*at->second.seats.at(seat)] = *row.players.at(seat);
  audit_row(at->second, row);
}

void Auditor::take(
    const Attempt& attempt, const std::optional<std::string>& refusal,
    const scores::records::MailGame& row
) {
  Known& game = games_.at(attempt.id);
  const std::string where = name(game, attempt.id);
  const Verdict verdict = judge(game, attempt);
  const bool is_in = row.version != game.version;
  hold(!is_in || row.version == game.version + 1, where + "a change counts twice");
  const bool is_silent = !refusal || refusal->starts_with(failed_sentence);
  if (!is_silent) {
    const bool is_late = refusal->starts_with(late_sentence);
    hold(refusal->empty() == is_in, where + "what was answered is not what was done");
    hold(is_late == (verdict == Verdict::late), where + "who was late is not told so");
    hold(verdict != Verdict::yes || is_in, where + "refused: " + *refusal);
  }
  if (is_in) {
    hold(
        verdict == Verdict::yes || verdict == Verdict::maybe,
        fmt::format(
            "{}{} does what may not be done ({}, \"{}\")", where, handle_of(attempt.who),
            static_cast<int>(attempt.deed), attempt.text
        )
    );
    const bool was_over = game.state == MailState::over;
    enter(game, attempt, row);
    if (attempt.deed == play::MailDeed::move) ++moves;
    if (!was_over && game.state == MailState::over) ++ended;
    if (const auto seat = game.seat_of(attempt.who))
      if (row.players.at(*seat)) numbers_[attempt.who] = *row.players.at(*seat);
  }
  audit_row(game, row);
}

void Auditor::audit_row(const Known& game, const scores::records::MailGame& row) const {
  const std::string where = name(game, row.id);
  hold(row.version == game.version, where + "the version is not that of the last change");
  hold(row.state == game.state, where + "its state is another");
  hold(row.match.terms == game.terms, where + "its terms are others");
  hold(row.match.moves == game.moves, where + "the moves are not those that were made");
  hold(number(row.draw_by) == game.draw_by, where + "a draw is offered that was not, or none");
  hold(row.moved == game.changed, where + "its time is another");
  for (Seat seat = 0; seat < 2; ++seat) {
    const auto& who = game.seats.at(seat);
    if (who) hold(row.who.at(seat).handle == handle_of(*who), where + "a seat is lost");
    if (!who) hold(row.who.at(seat).handle.empty(), where + "a seat is taken by nobody");
    if (game.hides_codes())
      hold(row.match.hidden.at(seat) == game.codes.at(seat), where + "a code is another");
  }
  if (game.state == MailState::played)
    hold(number(row.turn) == game.turn, where + "the turn is another's");
  if (game.state != MailState::over) return;
  hold(row.match.close == game.close, where + "it ended otherwise");
  hold(number(row.match.closed_for) == game.winner, where + "the winner is another");
}

void Auditor::take_maint(UtcSeconds before) {
  for (auto& [id, game] : games_) {
    if (game.changed >= before) continue;
    if (game.state == MailState::played) annul(game);
    if (game.state == MailState::offered || game.state == MailState::open_table) take_away(game);
  }
  std::erase_if(games_, [before](const auto& each) {
    const MailState state = each.second.state;
    const bool is_gone = state == MailState::declined || state == MailState::taken_back;
    return is_gone && each.second.changed < before;
  });
}

/// Nobody plays against themselves.
void Auditor::hand_over(Who from, Who to) {
  numbers_.erase(from);
  for (auto& [id, game] : games_) {
    for (auto& seat : game.seats)
      if (seat == from) seat = to;
    const bool is_alone = to != former && game.seats[0] == to && game.seats[1] == to;
    if (is_alone && game.state == MailState::played) annul(game);
    if (is_alone && game.state == MailState::offered) take_away(game);
  }
}

void Auditor::audit_rows(scores::records::Store& store) const {
  for (const auto& [id, game] : games_) {
    const auto done = look_at_mail(store, people_->front(), id);
    hold(done && done->game, name(game, id) + "it is gone");
    audit_row(game, *done->game);
  }
}

void Auditor::audit_told(Who who, const play::MailGame& told) const {
  const auto known = games_.find(told.entry.id);
  hold(known != games_.end(), "a game is told that was never offered");
  const Known& game = known->second;
  const std::string where = name(game, told.entry.id);
  const auto seat = game.seat_of(who);
  hold(seat || game.state == MailState::open_table, where + "told to a third");
  hold(told.entry.version == game.version, where + "an old version is told");
  hold(told.entry.stage == stage_for(game, seat), where + "told as what it is not");
  hold(told.is_draw_offered == (game.draw_by && game.draw_by != seat), where + "a wrong draw");
  if (!told.view) return;
  const auto& view = *told.view;
  const bool is_over = game.state == MailState::over;
  hold(view.moves == game.moves, where + "moves are told that were not made");
  hold(view.standing.is_over == is_over, where + "told as over, or not");
  hold(number(view.standing.turn) == game.turn, where + "the turn is told as another's");
  hold(number(view.standing.winner) == game.winner, where + "the winner is told as another");
  const bool is_won = game.winner == seat;
  const std::string_view result = game.close == MailClose::annulled ? "annulled"
                                  : !game.winner                    ? "drawn"
                                  : is_won                          ? "you won"
                                                                    : "you lost";
  hold(
      !is_over || told.entry.result.starts_with(result),
      where + "the result is told as " + told.entry.result
  );
  if (!game.hides_codes()) return;
  for (Seat each = 0; each < 2; ++each)
    audit_guesses(game, each, view.legs.at(each).guesses, where);
  hold(view.own_code == game.codes.at(*seat), where + "another code is told as their own");
  hold(view.legs.at(*seat).record.has_value() == is_over, where + "the other's code is told");
}

void Auditor::audit_list(Who who, const play::event::MailList& list) const {
  if (!list.games) return;
  std::set<MailId> told;
  for (const play::MailEntry& entry : *list.games) {
    const auto known = games_.find(entry.id);
    hold(known != games_.end(), "a game is listed that was never offered");
    told.insert(entry.id);
    const Known& game = known->second;
    hold(
        entry.stage == stage_for(game, game.seat_of(who)) && entry.version == game.version,
        name(game, entry.id) + "listed as what it is not"
    );
  }
  hold(told.size() == list.games->size(), "a game is listed twice");
  for (const auto& [id, game] : games_) {
    const bool is_theirs =
        game.seat_of(who) && (game.state == MailState::played || game.state == MailState::offered);
    hold(!is_theirs || told.contains(id), name(game, id) + "not in the list");
  }
}

void Auditor::audit_waiting(Who who, const play::event::MailWaiting& waiting) const {
  std::int64_t own_moves = 0;
  std::int64_t offers = 0;
  for (const auto& [id, game] : games_) {
    const auto seat = game.seat_of(who);
    if (game.state == MailState::played && seat && game.turn == seat) ++own_moves;
    if (game.state == MailState::offered && game.seats[1] == who) ++offers;
  }
  hold(waiting.moves == own_moves, "the menu counts other games in which it is their move");
  hold(waiting.offers == offers, "the menu counts other offers");
}

std::vector<DecidedMail> Auditor::decided(engine::RankedGame of) const {
  std::vector<std::pair<MailId, DecidedMail>> found;
  for (const auto& [id, game] : games_) {
    const bool counts = game.terms.game == of && game.state == MailState::over &&
                        game.close != MailClose::annulled && game.seats[0] != former &&
                        game.seats[1] != former && game.seats[0] != game.seats[1];
    if (!counts) continue;
    DecidedMail row{.game = of, .players = {}, .winner = {}, .ended = game.changed};
    row.players = {numbers_.at(*game.seats[0]), numbers_.at(*game.seats[1])};
    if (game.winner) row.winner = static_cast<engine::records::MailSeat>(*game.winner);
    found.emplace_back(id, row);
  }
  std::ranges::sort(found, {}, [](const auto& row) {
    return std::pair{row.second.ended, row.first};
  });
  std::vector<DecidedMail> games;
  for (const auto& row : found)
    games.push_back(row.second);
  return games;
}

void Auditor::audit_ranks(scores::records::Store& store, UtcSeconds now) const {
  using scores::records::MailTable;
  for (const engine::RankedGame each : engine::ranked_games) {
    for (const auto& rank : scores::records::ranks_of(decided(each), now)) {
      const auto own = std::ranges::find_if(numbers_, [&](const auto& known) {
        return known.second == rank.player;
      });
      const auto tables = mail_tables(store, people_->at(own->first), 0, now);
      hold(tables.has_value(), "the ranks cannot be read");
      const auto table = std::ranges::find(*tables, each, &MailTable::game);
      hold(table != tables->end() && table->own, "somebody has lost their rank");
      const auto& told = table->own->rank;
      hold(told.games == rank.games, "a game counts twice for a rank, or not at all");
      hold(told.rating.value == rank.rating.value, "a rank is not what the games make of it");
    }
  }
}

}  // namespace codemaker::tests::town
