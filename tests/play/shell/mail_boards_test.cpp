// Masterix and Egg Carton by mail on their boards: by keys, with the mouse and by the page's taps.
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/record.hpp"
#include "play/egg_carton/board.hpp"
#include "support/at_table.hpp"
#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using tests::AtTable;
using tests::carton_match;
using tests::masterix_match;
using tests::seed_of_boards;
using tests::Typist;

/// A jump of blue, who begins, that captures something.
engine::masterix::Move a_jump() {
  const auto position = tests::dealt(seed_of_boards);
  const auto moves = engine::masterix::moves(position);
  return *std::ranges::find_if(moves, [&](const engine::masterix::Move& move) {
    return engine::masterix::captures(position, move) != 0;
  });
}

std::string text_of(const engine::masterix::Move& move) {
  return engine::masterix::records::MasterixRules::text(move);
}

/// A slot of the lower row, with whose marbles the turn ends, or does not.
engine::egg_carton::Slot a_slot(bool ends_turn) {
  const auto position = tests::egg_deal(seed_of_boards);
  for (const auto slot : engine::egg_carton::selections(position))
    if ((engine::egg_carton::sow(position, slot).after.turn != position.turn) == ends_turn)
      return slot;
  FAIL("no such slot");
  return 0;
}

std::string letter_of_slot(engine::egg_carton::Slot slot) {
  return engine::egg_carton::records::CartonRules::text({slot});
}

/// Of Egg Carton, to its end.
std::vector<std::string> moves_of_first_board() {
  std::vector<std::string> texts;
  const auto deal = tests::egg_deal(seed_of_boards);
  for (const auto slot : tests::egg_game_with(deal, engine::egg_carton::Player::one))
    texts.push_back(letter_of_slot(slot));
  return texts;
}

TEST_CASE(
    "a unit of Masterix by mail is picked up, points at what it captures, and jumps: then the "
    "move is sent"
) {
  const auto jump = a_jump();
  const auto captured = engine::masterix::captures(tests::dealt(seed_of_boards), jump);
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    AtTable ada{masterix_match(), presentation};
    tests::walk_to(ada, jump.origin);
    ada.type("5");
    ada.type(std::string(1, tests::pad_key(jump.origin, jump.target)));
    CHECK(ada.sees(engine::masterix::text(jump)));
    CHECK(ada.sees("kill"));
    if (presentation == Presentation::full)
      CHECK(tests::square_on_screen(ada, engine::masterix::first(captured)).back() == '+');
    CHECK(ada.sent().empty());
    ada.type("\n");
    CHECK(ada.sent() == std::vector{text_of(jump)});
  }
}

TEST_CASE("Esc puts a unit down, and then leads to the other keys; Enter leads back to the board") {
  AtTable ada{masterix_match()};
  tests::walk_to(ada, a_jump().origin);
  ada.type("5");
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("pick up, jump"));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("D draw"));
  ada.type("\n");
  CHECK(ada.sees("pick up, jump"));
  CHECK(ada.sent().empty());
}

TEST_CASE("a jump by mail is two clicks, also those of the page's taps") {
  const auto jump = a_jump();
  for (const bool is_lean : {false, true}) {
    AtTable ada{masterix_match(), is_lean ? Presentation::small : Presentation::full};
    for (const auto square : {jump.origin, jump.target}) {
      if (!is_lean) {
        ada.click(masterix::masterix_place(square, BoardSize::full));
        continue;
      }
      const auto grid = ada.told<ShownGrid>();
      CHECK((grid.is_open && grid.cells.size() == 48));
      const char mark = grid.marks.at(static_cast<std::size_t>(square));
      CHECK((square == jump.origin ? mark == 'j' : mark == 't' || mark == 'x'));
      ada.click(
          {grid.first.row + square / grid.columns * grid.apart.row,
           grid.first.column + square % grid.columns * grid.apart.column}
      );
    }
    CHECK(ada.sent() == std::vector{text_of(jump)});
  }
}

TEST_CASE("the move is seen when it is made; then the other's turn takes no move") {
  const auto jump = a_jump();
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    const bool is_lean = presentation == Presentation::small;
    AtTable ada{masterix_match(), presentation};
    const auto size = tests::size_of_board(ada.session().frame(), is_lean);
    for (const auto square : {jump.origin, jump.target})
      ada.click(masterix::masterix_place(square, size));
    ada.show(masterix_match({text_of(jump)}));
    if (is_lean) CHECK(tests::square_on_screen(ada, jump.target).back() == '*');
    ada.wait(std::chrono::seconds{3});
    CHECK(tests::square_on_screen(ada, jump.target).back() == 'O');
    for (engine::masterix::Square square = 0; square < engine::masterix::max_squares; ++square)
      ada.click(masterix::masterix_place(square, size));
    ada.type("5\n \n");
    CHECK(ada.sent().size() == 1);
    if (is_lean) CHECK_FALSE(ada.told<ShownGrid>().is_open);
  }
}

TEST_CASE("a jump that was refused is still pointed at, and can be made again or otherwise") {
  const auto jump = a_jump();
  AtTable ada{masterix_match()};
  for (const auto square : {jump.origin, jump.target})
    ada.click(masterix::masterix_place(square, BoardSize::full));
  ada.show(masterix_match(), "Nothing was done.");
  CHECK(ada.sees("Nothing was done."));
  ada.click(masterix::masterix_place(jump.target, BoardSize::full));
  CHECK(ada.sent().size() == 2);
}

TEST_CASE("a slot by mail is chosen with its letter or the arrows, and sent by Enter or the letter "
          "again") {
  const std::string letter = letter_of_slot(a_slot(true));
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const std::string& sends : {std::string{"\n"}, letter}) {
      AtTable ada{carton_match(), presentation};
      CHECK(ada.sees("Select a slot."));
      ada.type(letter);
      CHECK(ada.sees("Enter or"));
      CHECK(ada.sent().empty());
      ada.type(sends);
      CHECK(ada.sent() == std::vector{letter});
    }
    AtTable ada{carton_match(), presentation};
    ada.press(ansi::KeyCode::right);
    ada.press(ansi::KeyCode::right);
    ada.type("\n");
    CHECK(ada.sent().size() == 1);
  }
}

TEST_CASE("a slot of the other's is refused, and Esc lets go of one's own") {
  AtTable ada{carton_match()};
  ada.type("i");
  CHECK(ada.sees("I is not yours, Ada. Select from A to F."));
  ada.type(letter_of_slot(a_slot(true)));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Select a slot."));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("D draw"));
  CHECK(ada.sent().empty());
}

TEST_CASE("a slot by mail is two clicks on it, or two taps of the page; the other's turn takes none"
) {
  const auto slot = a_slot(true);
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    const bool is_lean = presentation == Presentation::small;
    AtTable ada{carton_match(), presentation};
    if (is_lean) CHECK(ada.told<ShownCarton>().asks == 1);
    ada.click(tests::number_of(ada, slot));
    CHECK(ada.sent().empty());
    ada.click(tests::number_of(ada, slot));
    CHECK(ada.sent() == std::vector{letter_of_slot(slot)});
    ada.show(carton_match({letter_of_slot(slot)}));
    ada.wait(std::chrono::seconds{30});
    if (is_lean) CHECK(ada.told<ShownCarton>().asks == 0);
    for (const engine::egg_carton::Slot other : {0, 1, 6, 7}) {
      ada.click(tests::number_of(ada, other));
      ada.click(tests::number_of(ada, other));
    }
    ada.type("ii\n\n");
    CHECK(ada.sent().size() == 1);
  }
}

TEST_CASE("the end of the first board is seen, and any key of the next move leads to the second") {
  auto texts = moves_of_first_board();
  const std::string last = texts.back();
  texts.pop_back();
  AtTable ada{carton_match(texts)};
  ada.type(last + "\n");
  texts.push_back(last);
  ada.show(carton_match(texts));
  ada.wait(std::chrono::seconds{30});
  CHECK(ada.sees("This board is over; the second one follows."));
  CHECK(ada.sees("By mail with Karl, board 1"));
  const auto second = engine::egg_carton::selections(tests::egg_deal(seed_of_boards)).front();
  texts.push_back(letter_of_slot(second));
  const bool is_adas = tests::game_in(carton_match(texts)).entry.stage == MailStage::own_move;
  ada.wait(std::chrono::seconds{2});
  ada.show(carton_match(texts));
  CHECK(ada.sees("By mail with Karl, board 2"));
  CHECK(ada.sees(is_adas ? "your move" : "their move"));
}

TEST_CASE("V at the end of the first board by mail replays that board and not the second") {
  auto texts = moves_of_first_board();
  const std::string last = texts.back();
  texts.pop_back();
  AtTable ada{carton_match(texts)};
  ada.type(last + "\n");
  texts.push_back(last);
  ada.show(carton_match(texts));
  ada.wait(std::chrono::seconds{30});
  CHECK(ada.sees("This board is over; the second one follows."));
  ada.type("v");
  CHECK(ada.session().place() == Place::replay);
  CHECK(ada.sees("Move 0 of "));
  CHECK_FALSE(ada.sees("Move 0 of 0"));
}

TEST_CASE("a long line of the other's has the row below a board by mail, and no phrase beside it") {
  for (const auto& match : {carton_match(), masterix_match()}) {
    AtTable ada{match};
    auto game = tests::game_in(match);
    ++game.entry.version;
    game.said = "Thank you for the game.";
    game.line = "a line of sixty letters that no screen has much room for, ye";
    ada.press(ansi::KeyCode::escape);
    ada.type("d");
    ada.answer(event::MailRead{std::make_shared<const MailGame>(game), "", 0});
    const std::string row = ada.session().frame().text(21);
    CHECK(row.find("Karl: " + game.line) != std::string::npos);
    CHECK(row.find("Thank you") == std::string::npos);
  }
}

TEST_CASE("B leads to the board that is over and back, and a click on it to the one that goes on") {
  std::vector<std::string> texts;
  for (const auto& move : tests::round_with(seed_of_boards, tests::more))
    texts.push_back(text_of(move));
  auto match = masterix_match(texts);
  const auto first = engine::masterix::moves(tests::dealt(seed_of_boards)).front();
  match.moves.push_back(text_of(first));
  AtTable ada{match};
  REQUIRE(tests::game_in(match).entry.stage == MailStage::own_move);
  CHECK(ada.sees("By mail with Karl, board 2  your move"));
  for (const std::string_view other : {"board 1", "board 2", "board 1"}) {
    ada.type("b");
    CHECK(ada.sees("By mail with Karl, " + std::string{other}));
  }
  ada.click(masterix::masterix_place(0, BoardSize::full));
  CHECK(ada.sees("By mail with Karl, board 2"));
  CHECK(ada.sees("pick up, jump"));
  CHECK(ada.sent().empty());
}

TEST_CASE("a game at a table that was played out is celebrated by name, as at one terminal") {
  std::vector<std::string> texts;
  const auto deal = tests::egg_deal(seed_of_boards);
  for (const auto slot : tests::egg_game_with(deal, engine::egg_carton::Player::one))
    texts.push_back(letter_of_slot(slot));
  for (const auto slot : tests::egg_game_with(deal, engine::egg_carton::Player::two))
    texts.push_back(letter_of_slot(slot));
  const auto over = carton_match(texts);
  REQUIRE(tests::game_in(over).entry.stage == MailStage::over);
  const std::string last = texts.back();
  texts.pop_back();
  AtTable ada{carton_match(texts)};
  ada.type(last + "\n");
  ada.show(over);
  CHECK(ada.sees("Both boards"));
  CHECK(ada.sees("any key see board"));
  ada.wait(std::chrono::seconds{10});
  ada.type(" ");
  CHECK_FALSE(ada.sees("Both boards"));
  CHECK(ada.sees("R rematch"));
}

TEST_CASE("a long line that the other wrote is whole on small screens") {
  const std::string line = "a line of sixty letters that no small screen has room for yes";
  for (const auto& match : {carton_match(), masterix_match()}) {
    AtTable ada{match, Presentation::small};
    auto game = tests::game_in(match);
    ++game.entry.version;
    game.line = line.substr(0, 60);
    ada.press(ansi::KeyCode::escape);
    ada.type("d");
    ada.answer(event::MailRead{std::make_shared<const MailGame>(game), "", 0});
    for (const std::string_view word : {"letters", "small", "room"})
      CHECK(ada.sees(word));
  }
}

TEST_CASE("keys typed while a move is sent are kept for the next one") {
  const std::string letter = letter_of_slot(a_slot(false));
  const auto after = engine::egg_carton::sow(tests::egg_deal(seed_of_boards), a_slot(false)).after;
  const std::string next = letter_of_slot(engine::egg_carton::selections(after).front());
  AtTable ada{carton_match()};
  ada.type(letter + letter + next + next);
  CHECK(ada.sent() == std::vector{letter});
  ada.show(carton_match({letter}));
  CHECK(ada.sent() == std::vector{letter, next});
}

TEST_CASE("what was typed ahead of a move that is refused is meant for nothing") {
  const std::string letter = letter_of_slot(a_slot(false));
  AtTable ada{carton_match()};
  ada.type(letter + letter + letter + letter);
  ada.show(carton_match(), "Nothing was done.");
  CHECK(ada.sent().size() == 1);
}

TEST_CASE("in lines moves of a board are typed, also ahead, and a question ends what was typed") {
  const auto jump = a_jump();
  AtTable ada{masterix_match(), Presentation::lines};
  ada.type(text_of(jump) + "\nresign\ny\n");
  CHECK(ada.sent() == std::vector{text_of(jump)});
  ada.show(masterix_match({text_of(jump)}));
  CHECK(ada.prompt().starts_with("Resign this game?"));
}

TEST_CASE("on a large screen a board by mail is clicked where it is drawn") {
  AtTable ada{carton_match()};
  ada.resize(50, 132);
  const ansi::Position letter = egg_carton::large_carton.strip(engine::egg_carton::station_of(2));
  ada.click({letter.row - 5, letter.column + 2});
  CHECK(ada.sees("C: Enter or C again selects it."));
}

}  // namespace
}  // namespace codemaker::play
