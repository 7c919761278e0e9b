#include "pictures/mail.hpp"

#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/id.hpp"
#include "engine/records/code_try.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "support/egg_carton_games.hpp"
#include "support/typist.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::tests {
namespace {

using engine::records::MailSeat;
using engine::records::MailTerms;
using play::MailEntry;
using play::MailStage;

constexpr std::int64_t hour = 3600;

const MailTerms codes{engine::breaking::id, 1, "free", "4x6"};

/// White Rabbit's game with Ada after these guesses, as she sees it.
play::MailGame game_after(std::vector<std::string> moves) {
  engine::records::MailMatch match;
  match.terms = codes;
  match.hidden = {"5213", "3154"};
  match.moves = std::move(moves);
  play::MailGame game;
  game.view = *seat_view(match, MailSeat::one);
  game.hides_codes = true;
  game.said = "Nice try.";
  const bool is_own = game.view->standing.turn == MailSeat::one;
  game.entry = {
      .id = 1,
      .version = static_cast<std::int64_t>(match.moves.size()) + 2,
      .terms = match.terms,
      .other = "White Rabbit",
      .board = "",
      .stage = game.view->standing.is_over ? MailStage::over
               : is_own                    ? MailStage::own_move
                                           : MailStage::others_move,
      .moved = 1'795'160'000,
      .result = "you won"};
  return game;
}

MailEntry entry(std::string other, MailTerms terms, MailStage stage, std::int64_t moved) {
  return {
      .terms = std::move(terms),
      .other = std::move(other),
      .board = "",
      .stage = stage,
      .moved = moved,
      .result = "you lost"};
}

void show_games_by_mail(const Tour& tour) {
  const std::int64_t now = tour.call.wall_clock;
  const auto read = [now](const play::MailGame& game) {
    return play::event::MailRead{std::make_shared<const play::MailGame>(game), "", now};
  };
  const MailTerms masterix{engine::masterix::id, 1, "pair", ""};
  const MailTerms carton{engine::egg_carton::id, 1, "pair", "dealt.usual"};
  MailEntry first = game_after({}).entry;
  first.moved = now - 5 * hour;
  const std::vector<MailEntry> games{
      first,
      entry("Grace", masterix, MailStage::own_move, now - 60 * hour),
      entry("Mia", carton, MailStage::asked, now),
      entry("Tiny Tim", masterix, MailStage::others_move, now - 30 * hour),
      entry("Hatter", codes, MailStage::others_move, now - 80 * hour),
      entry("", carton, MailStage::own_table, now),
      entry("Marley", masterix, MailStage::over, now)};
  Typist ada{tour.call, "\nb"};
  ada.answer(play::event::MailList{true, std::make_shared<const std::vector<MailEntry>>(games), now}
  );
  tour.see("mail", ada);
  ada.type("n");
  tour.see("mail-offer", ada);
  ada.type("wGrace\n\n21");
  tour.see("mail-code", ada);
  Typist eve{tour.call, "\nb"};
  eve.answer(play::event::MailList{true, std::make_shared<const std::vector<MailEntry>>(games), now}
  );
  eve.type("\n");
  eve.answer(read(game_after({"1122", "3344", "1344", "5512"})));
  eve.type("31");
  tour.see("mail-game", eve);
}

/// A board of White Rabbit's with Ada after these moves, as she sees it.
play::MailGame board_after(MailTerms terms, std::vector<std::string> moves) {
  play::MailGame game = game_after({});
  engine::records::MailMatch match;
  match.terms = std::move(terms);
  match.hidden = {"0000000000000007", "0000000000000007"};
  match.moves = std::move(moves);
  game.hides_codes = false;
  game.view = *seat_view(match, MailSeat::one);
  game.said.clear();
  game.entry.terms = match.terms;
  game.entry.stage =
      game.view->standing.turn == MailSeat::one ? MailStage::own_move : MailStage::others_move;
  return game;
}

/// Both rounds of a carton, which player one wins and then player two, as a record's line has them.
std::vector<std::string> whole_games() {
  using engine::egg_carton::Player;
  std::vector<std::string> moves;
  for (const Player winner : {Player::one, Player::two})
    for (const auto slot : egg_game_with(egg_deal(7), winner))
      moves.push_back(engine::egg_carton::records::CartonRules::text({slot}));
  return moves;
}

/// Boards between Ada and White Rabbit, whose move she chooses.
void show_boards_by_mail(const Tour& tour) {
  const MailTerms carton{engine::egg_carton::id, 1, "pair", "dealt.usual"};
  const auto at_board = [&](const play::MailGame& game) {
    Typist ada{tour.call, "\nb"};
    ada.answer(play::event::MailList{
        true, std::make_shared<const std::vector<MailEntry>>(std::vector{game.entry}),
        tour.call.wall_clock});
    ada.type("\n");
    ada.answer(play::event::MailRead{
        std::make_shared<const play::MailGame>(game), "", tour.call.wall_clock});
    return ada;
  };
  // A game of which nothing is left to play but the last selection.
  std::vector<std::string> moves = whole_games();
  play::MailGame over = board_after(carton, moves);
  over.entry.stage = MailStage::over;
  over.entry.version += 1;
  const std::string last = moves.back();
  moves.pop_back();
  Typist mia = at_board(board_after(carton, moves));
  mia.type(last + "\n");
  mia.answer(play::event::MailRead{
      std::make_shared<const play::MailGame>(over), "", tour.call.wall_clock});
  mia.wait(std::chrono::seconds{30});
  tour.see("mail-won", mia);
}

/// Karl's code 3154 after these guesses of Ada's.
play::LeftCode left_after(std::vector<std::string> guesses) {
  const engine::records::CodeTry tried{codes, "3154", std::move(guesses), false};
  play::LeftCode code;
  code.view = *try_view(tried, engine::records::Looker::other);
  code.version = static_cast<std::int64_t>(tried.guesses.size());
  code.entry = {
      .terms = codes, .maker = "Karl", .board = "Moon", .tried = 3, .broken = 2, .mean = 45};
  code.entry.own_try = code.view.state;
  code.entry.own_guesses = code.version;
  return code;
}

void show_left_codes(const Tour& tour) {
  using engine::records::TryState;
  const auto read = [](const play::LeftCode& code) {
    return play::event::LeftRead{std::make_shared<const play::LeftCode>(code), "", 0};
  };
  play::LeftEntry fresh = left_after({}).entry;
  fresh.own_try.reset();
  fresh.made = tour.call.wall_clock - std::int64_t{3} * 24 * 3600;
  play::LeftEntry missed = fresh;
  missed.maker = "Grace";
  missed.board.clear();
  missed.own_try = TryState::missed;
  missed.made -= std::int64_t{4} * 24 * 3600;
  Typist ada{tour.call, "\nb"};
  ada.answer(play::event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
  ada.type("c");
  ada.answer(play::event::LeftList{
      true, std::make_shared<const std::vector<play::LeftEntry>>(std::vector{fresh, missed}), 0});
  tour.see("left-codes", ada);
  ada.type("\n");
  ada.answer(read(left_after({"1122", "1344"})));
  ada.type("31");
  tour.see("left-code", ada);
  ada.type("54\n");
  play::LeftCode broken = left_after({"1122", "1344", "3154"});
  broken.rank = 1;
  broken.tries = {
      {"Ada", "", true, TryState::broken, 3},
      {"Eve", "", false, TryState::broken, 6},
      {"Rabbit", "Moon", false, TryState::missed, 10}};
  ada.answer(read(broken));
  ada.wait(std::chrono::seconds{3});
  tour.see("left-broken", ada);
  if (!ada.sees("Who tried it")) ada.type(" ");
  tour.see("left-over", ada);
}

}  // namespace

void show_mail(const Tour& tour) {
  show_games_by_mail(tour);
  show_boards_by_mail(tour);
  show_left_codes(tour);
}

}  // namespace codemaker::tests
