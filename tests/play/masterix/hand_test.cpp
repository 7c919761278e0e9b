// The number pad at the Masterix board: rules.md 4.6.
#include "play/masterix/hand.hpp"
#include "play/masterix/show.hpp"

#include <catch2/catch.hpp>

#include <array>

namespace codemaker::play::masterix {
namespace {

engine::masterix::Position position_of(std::vector<std::string> rows) {
  return {*engine::masterix::Board::read(rows)};
}

engine::masterix::Square square(const std::string& name) {
  return engine::masterix::parse_move(name + "-a1")->origin;
}

Heading heading(char key) {
  return *heading_of(ansi::character(static_cast<unsigned char>(key)));
}

const engine::masterix::Position full{engine::masterix::Board::deal(1)};

std::string after_keys(const std::string& start, std::string_view keys) {
  Hand hand;
  hand.rest_on(square(start));
  for (const char key : keys)
    CHECK(hand.go(heading(key), full).empty());
  return engine::masterix::text(hand.cursor());
}

TEST_CASE("the cursor moves as the digits lie on the number pad") {
  const std::array<std::pair<char, const char*>, 8> ways{{
      {'7', "b3"},
      {'8', "b4"},
      {'9', "b5"},
      {'4', "c3"},
      {'6', "c5"},
      {'1', "d3"},
      {'2', "d4"},
      {'3', "d5"},
  }};
  for (const auto& [key, to] : ways)
    CHECK(after_keys("c4", std::string(1, key)) == to);
  CHECK_FALSE(heading_of(ansi::character(U'5')));
  CHECK_FALSE(heading_of(ansi::character(U'0')));
}

TEST_CASE("with NUM LOCK off the pad sends arrows and Home, End, PgUp, PgDn, which move it too") {
  using ansi::KeyCode;
  const std::array<std::pair<KeyCode, char>, 8> keys{{
      {KeyCode::home, '7'},
      {KeyCode::up, '8'},
      {KeyCode::page_up, '9'},
      {KeyCode::left, '4'},
      {KeyCode::right, '6'},
      {KeyCode::end, '1'},
      {KeyCode::down, '2'},
      {KeyCode::page_down, '3'},
  }};
  for (const auto& [code, digit] : keys) {
    const auto way = heading_of(ansi::Key{code, 0, {}});
    REQUIRE(way);
    CHECK(way->rows == heading(digit).rows);
    CHECK(way->columns == heading(digit).columns);
  }
}

TEST_CASE("the cursor goes around every edge, rows and columns each for itself") {
  CHECK(after_keys("a3", "8") == "f3");
  CHECK(after_keys("f3", "2") == "a3");
  CHECK(after_keys("c1", "4") == "c8");
  CHECK(after_keys("c8", "6") == "c1");
  CHECK(after_keys("a1", "7") == "f8");
  CHECK(after_keys("a4", "9") == "f5");
  CHECK(after_keys("d8", "3") == "e1");
  CHECK(after_keys("f1", "1") == "a8");
}

TEST_CASE("a unit picked up points at its first target in the order 7 8 9 4 6 1 2 3") {
  Hand hand;
  const auto position = position_of({"B.R", "RB.", "..R"});
  CHECK(hand.pick_up(square("b2"), position).empty());
  CHECK(hand.cursor() == square("a3"));  // 7 is its own unit, 8 empty
  CHECK(hand.move() == engine::masterix::Move{square("b2"), square("a3")});
}

TEST_CASE("digits point from the unit, not from the target, and not where no enemy is") {
  Hand hand;
  const auto position = position_of({"B.R", "RB.", "..R"});
  CHECK(hand.pick_up(square("b2"), position).empty());
  CHECK(hand.go(heading('4'), position).empty());
  CHECK(hand.cursor() == square("b1"));
  CHECK(hand.go(heading('3'), position).empty());
  CHECK(hand.cursor() == square("c3"));
  CHECK(hand.go(heading('7'), position) == "No enemy in that direction.");
  CHECK(hand.go(heading('2'), position) == "No enemy in that direction.");
  CHECK(hand.cursor() == square("c3"));
}

TEST_CASE("a unit at the edge does not point around it") {
  Hand hand;
  const auto position = position_of({"BR", "..", "RR"});
  CHECK(hand.pick_up(square("a1"), position).empty());
  CHECK(hand.go(heading('8'), position) == "No enemy in that direction.");
  CHECK(hand.cursor() == square("a2"));
}

TEST_CASE("only own units that can jump are picked up") {
  Hand hand;
  const auto position = position_of({"BR.", "...", "B.."});
  CHECK(hand.pick_up(square("a2"), position) == "a2 is not your unit.");
  CHECK(hand.pick_up(square("b1"), position) == "b1 is empty.");
  CHECK(hand.pick_up(square("c1"), position) == "c1 cannot jump: no enemy is next to it.");
  CHECK_FALSE(hand.unit());
  CHECK_FALSE(hand.move());
}

TEST_CASE("a unit put down leaves the cursor on it") {
  Hand hand;
  const auto position = position_of({"BR."});
  CHECK(hand.pick_up(square("a1"), position).empty());
  hand.put_down();
  CHECK_FALSE(hand.unit());
  CHECK(hand.cursor() == square("a1"));
}

TEST_CASE("the cursor comes to the nearest unit that can jump, and stays on one that can") {
  Hand hand;
  const auto position = position_of({"B..B", "...R", "BR..", "...."});
  hand.rest_on(square("a1"));
  hand.rest_on_jumper(position);
  CHECK(hand.cursor() == square("c1"));
  hand.rest_on(square("a4"));
  hand.rest_on_jumper(position);
  CHECK(hand.cursor() == square("a4"));
  CHECK_FALSE(hand.unit());
}

TEST_CASE("a move is shown as what it destroys, then the jump and all it captures together") {
  const auto before = position_of({"R...R", "RR.B.", "..RRB", ".BBBB"});
  const auto move = *engine::masterix::parse_move("d3-c3");
  Show show{before, move, true};
  CHECK_FALSE(show.destroyed());
  CHECK(show.board() == before.board);
  show.step();
  CHECK(show.destroyed() == square("c3"));
  CHECK(show.paying() == 0);
  show.step();
  CHECK_FALSE(show.destroyed());
  CHECK(
      show.paying() == (engine::masterix::only(square("c3")) |
                        engine::masterix::only(square("b2")) | engine::masterix::only(square("c4")))
  );
  CHECK(show.board() == engine::masterix::after(before, move).board);
  CHECK_FALSE(show.is_over());
  show.step();
  CHECK(show.is_over());
  CHECK(show.paying() == 0);
}

}  // namespace
}  // namespace codemaker::play::masterix
