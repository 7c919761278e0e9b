// Casual games of Masterix: any level, hints, undo.
#include "engine/masterix/id.hpp"
#include "play/masterix/questions.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::masterix {
namespace {

using ansi::KeyCode;
using tests::call_in;
using tests::more;
using tests::play_round;
using tests::round_with;
using tests::Typist;
namespace masterix = engine::masterix;

/// Before a casual game, moves shown at once.
Typist before_casual(Presentation presentation = Presentation::full) {
  const bool is_line = presentation == Presentation::lines;
  return Typist{call_in(presentation), is_line ? "p\nm\nc\n" : "\nopp\nmc"};
}

TEST_CASE("a casual game is played at any level, and the level is kept for the call") {
  Typist ada = before_casual();
  CHECK(ada.sees("[ 1]"));
  ada.type("4");
  CHECK(ada.sees("[ 4]"));
  CHECK(ada.sees("A kill pays 8 points, each unit left at the end 4."));
  ada.press(KeyCode::right);
  CHECK(ada.sees("[ 5]"));
  ada.type("0");
  CHECK(ada.sees("[10]"));
  ada.press(KeyCode::right);
  CHECK(ada.sees("[10]"));
  ada.type("7\n");
  CHECK(ada.sees("MASTERIX  Level 7, casual"));
  ada.type("qc");
  CHECK(ada.sees("[ 7]"));
}

TEST_CASE("a casual game is not ranked, won or lost") {
  Typist ada = before_casual();
  ada.type("\n");
  play_round(ada, round_with(1, more));
  CHECK(ada.sees("No moves left. Press any key."));
  ada.type(" ");
  CHECK(ada.sees("Total"));
  CHECK(ada.filed.empty());
  ada.type(" ");
  play_round(ada, round_with(1, std::strong_ordering::less));
  ada.type(" ");
  CHECK(ada.sees("Total"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Ranked run"));
  CHECK(ada.table(engine::masterix::id).empty());
}

TEST_CASE("a hint picks out a good move and says what it does") {
  Typist ada = before_casual();
  ada.type("\nh");
  CHECK(ada.sees("Hint: "));
  CHECK(ada.sees("Your move: jump onto an enemy"));
  ada.holds_thinking = true;
  ada.type("5");
  CHECK(ada.sees("The computer's move"));
}

TEST_CASE("an answer to a hint comes too late once a move was made") {
  Typist ada = before_casual();
  ada.type("\n");
  ada.holds_thinking = true;
  ada.type("h");
  const auto asked = ada.ticket;
  const auto moves = round_with(1, more);
  tests::type_move(ada, moves[0]);
  ada.reply_to(asked, tests::thought_of(moves[0]));
  CHECK_FALSE(ada.sees("Hint: "));
  ada.reply(tests::thought_of(moves[1]));
  CHECK(ada.sees("Your move: pick up a unit"));
  ada.type("h");
  ada.reply(play::masterix::Jumped{std::nullopt});
  CHECK(ada.sees("No hint just now. Press H to ask again."));
}

TEST_CASE("undo takes the own move and the computer's answer back") {
  Typist ada = before_casual();
  ada.type("\nu");
  CHECK(ada.sees("There is no move to take back."));
  ada.type("6");
  ada.holds_thinking = true;
  const auto moves = round_with(1, more);
  tests::type_move(ada, moves[0]);
  ada.reply(tests::thought_of(moves[1]));
  ada.type("u");
  CHECK(ada.sees(masterix::text(moves[0]) + " was taken back."));
  CHECK(tests::cursor_of(ada) == moves[0].origin);
  const masterix::Board fresh = masterix::Board::deal(1);
  for (masterix::Square square = 0; square < masterix::max_squares; ++square) {
    const bool is_blue = masterix::holds(fresh.units(masterix::Color::blue), square);
    CHECK(tests::square_on_screen(ada, square)[1] == (is_blue ? 'O' : 'X'));
  }
  CHECK_FALSE(ada.sees("Last move"));
}

TEST_CASE("a new game asks once a move was made, and so does leaving") {
  Typist ada = before_casual();
  ada.type("\n");
  ada.seed = 2;
  ada.press(ansi::Key{KeyCode::function, 2, {}});
  CHECK_FALSE(ada.sees("(Y/N)"));
  ada.holds_thinking = true;
  const auto moves = round_with(2, more);
  tests::type_move(ada, moves[0]);
  ada.reply(tests::thought_of(moves[1]));
  ada.type("n");
  CHECK(ada.sees("Start a new game? (Y/N)"));
  ada.type("y");
  CHECK_FALSE(ada.sees("Last move"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Ranked run"));
}

TEST_CASE("what was refused is said until the next click") {
  Typist ada{tests::call_of("Ada"), "\nopp\nm\n\n\n\nc\n"};
  ada.holds_thinking = true;
  const auto click = [&](masterix::Square square) {
    const auto at = masterix_place(square, BoardSize::full);
    ada.click(at.column + 1, at.row + 1);
  };
  const auto move = round_with(1, more)[0];
  click(move.target);
  CHECK(ada.sees(" is not your unit."));
  click(move.origin);
  CHECK_FALSE(ada.sees(" is not your unit."));
}

TEST_CASE("a casual game is played with the mouse alone") {
  Typist ada{tests::call_of("Ada"), "\nopp\nm\n\n\n\n"};
  ada.click("Casual game");
  CHECK(ada.sees("[ 1]"));
  ada.click(33, 13);
  CHECK(ada.sees("[ 4]"));
  ada.click(33, 13);
  CHECK(ada.sees("Level 4, casual"));
  ada.holds_thinking = true;
  masterix::Position position = tests::dealt(1);
  for (const auto& move : round_with(1, more)) {
    if (position.turn == masterix::Color::red) {
      ada.reply(tests::thought_of(move));
    } else {
      for (const auto square : {move.origin, move.target}) {
        const auto at = masterix_place(square, BoardSize::full);
        ada.click(at.column + 1, at.row + 1);
      }
    }
    position = masterix::after(position, move);
  }
  CHECK(ada.sees("Press any key."));
  ada.click(10, 10);
  CHECK(ada.sees("Total"));
  ada.click(10, 10);
  CHECK(ada.sees("Your move: pick up a unit"));
}

TEST_CASE("in lines a casual game asks for its level") {
  Typist ada = before_casual(Presentation::lines);
  CHECK(ada.prompt() == "Level (1 to 10, Enter: 1): ");
  ada.type("11\n");
  CHECK(ada.last_line() == "Enter a level from 1 to 10, or Q to go back.");
  ada.type("3\n");
  CHECK(ada.prompt() == "Move: ");
  ada.type("h\n");
  CHECK(ada.last_line().starts_with("Hint: "));
  const auto moves = round_with(1, more);
  tests::type_move(ada, moves[0]);
  ada.type("u\n");
  CHECK(ada.last_line() == masterix::text(moves[0]) + " was taken back.");
  ada.type("q\n");
  CHECK(ada.prompt() == "Masterix: ");
}

}  // namespace
}  // namespace codemaker::play::masterix
