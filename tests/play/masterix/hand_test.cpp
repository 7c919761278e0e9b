// The number pad at the Masterix board: rules.md 4.6.
#include "play/masterix/hand.hpp"
#include "play/masterix/show.hpp"

#include <catch2/catch.hpp>

#include <array>

namespace codemaker::play::masterix {
namespace {

namespace masterix = engine::masterix;

masterix::Position position_of(std::vector<std::string> rows) {
  return {*masterix::Board::read(rows)};
}

masterix::Square square(const std::string& name) {
  return masterix::parse_move(name + "-a1")->origin;
}

Heading heading(char key) {
  return *heading_of(ansi::character(static_cast<unsigned char>(key)));
}

const masterix::Position full{masterix::Board::deal(1)};

std::string after_keys(const std::string& start, std::string_view keys) {
  Hand hand;
  hand.rest_on(square(start));
  for (const char key : keys)
    CHECK(hand.go(heading(key), full).empty());
  return masterix::text(hand.box());
}

TEST_CASE("the box moves as the digits lie on the number pad") {
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

TEST_CASE("the box goes around every edge, rows and columns each for itself") {
  CHECK(after_keys("a3", "8") == "f3");
  CHECK(after_keys("f3", "2") == "a3");
  CHECK(after_keys("c1", "4") == "c8");
  CHECK(after_keys("c8", "6") == "c1");
  CHECK(after_keys("a1", "7") == "f8");
  CHECK(after_keys("a4", "9") == "f5");
  CHECK(after_keys("d8", "3") == "e1");
  CHECK(after_keys("f1", "1") == "a8");
}

TEST_CASE("a unit taken up points at its first target in the order 7 8 9 4 6 1 2 3") {
  Hand hand;
  const auto position = position_of({"B.R", "RB.", "..R"});
  CHECK(hand.take_up(square("b2"), position).empty());
  CHECK(hand.box() == square("a3"));  // 7 is its own unit, 8 empty
  CHECK(hand.move() == masterix::Move{square("b2"), square("a3")});
}

TEST_CASE("digits point from the unit, not from the target, and not where no enemy is") {
  Hand hand;
  const auto position = position_of({"B.R", "RB.", "..R"});
  CHECK(hand.take_up(square("b2"), position).empty());
  CHECK(hand.go(heading('4'), position).empty());
  CHECK(hand.box() == square("b1"));
  CHECK(hand.go(heading('3'), position).empty());
  CHECK(hand.box() == square("c3"));
  CHECK(hand.go(heading('7'), position) == "There is no enemy that way from b2.");
  CHECK(hand.go(heading('2'), position) == "There is no enemy that way from b2.");
  CHECK(hand.box() == square("c3"));
}

TEST_CASE("a unit at the edge does not point around it") {
  Hand hand;
  const auto position = position_of({"BR", "..", "RR"});
  CHECK(hand.take_up(square("a1"), position).empty());
  CHECK(hand.go(heading('8'), position) == "There is no enemy that way from a1.");
  CHECK(hand.box() == square("a2"));
}

TEST_CASE("only own units that can jump are taken up") {
  Hand hand;
  const auto position = position_of({"BR.", "...", "B.."});
  CHECK(hand.take_up(square("a2"), position) == "a2 is not your unit.");
  CHECK(hand.take_up(square("b1"), position) == "b1 is empty.");
  CHECK(hand.take_up(square("c1"), position) == "c1 has no enemy next to it and cannot jump.");
  CHECK_FALSE(hand.unit());
  CHECK_FALSE(hand.move());
}

TEST_CASE("a unit given back leaves the box on it") {
  Hand hand;
  const auto position = position_of({"BR."});
  CHECK(hand.take_up(square("a1"), position).empty());
  hand.give_back();
  CHECK_FALSE(hand.unit());
  CHECK(hand.box() == square("a1"));
}

TEST_CASE("a move is shown as the jump, what it destroys and each capture, one by one") {
  const auto before = position_of({"R...R", "RR.B.", "..RRB", ".BBBB"});
  const auto move = *masterix::parse_move("d3-c3");
  Show show{before, move, true};
  CHECK_FALSE(show.destroyed());
  CHECK(show.board() == before.board);
  show.step();
  CHECK(show.destroyed() == square("c3"));
  std::vector<std::string> changed;
  while (!show.is_over()) {
    show.step();
    changed.push_back(masterix::text(show.changed()));
  }
  CHECK(changed == std::vector<std::string>{"c3", "b2", "c4"});
  CHECK(show.board() == masterix::after(before, move).board);
}

}  // namespace
}  // namespace codemaker::play::masterix
