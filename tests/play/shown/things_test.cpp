// Boards as a page is told of them, beside the small screens they are drawn on.
#include "ansi/text.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/shown.hpp"
#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include "engine/random.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>
#include <string>
#include <utility>

namespace codemaker::play {
namespace {

using tests::Typist;

template <typename Thing>
Thing told(const Typist& ada) {
  const Shown shown = ada.session().shown();
  const auto* const thing = std::get_if<Thing>(&shown.thing);
  INFO(ada.screen());
  REQUIRE(thing != nullptr);
  return *thing;
}

/// "1122" as it stands on small screens, with its marks.
std::string row_on_screen(const ShownGuess& guess) {
  std::string row;
  for (const char peg : guess.pegs)
    row += fmt::format("{} ", peg);
  if (!guess.marks) return row;
  const auto [black, white] = *guess.marks;
  return row + " " + breaking::marks_symbols({black, white});
}

Typist with_hidden_code() {
  Typist ada{tests::call_in(Presentation::small), ""};
  ada.secrets = {"4321"};
  ada.type("\nr\n");
  return ada;
}

/// Where the computer breaks the caller's code.
Typist in_second_round() {
  Typist ada{tests::call_in(Presentation::small), "\nr\n"};
  ada.secrets = {"1111"};
  while (!ada.sees("Round 2"))
    ada.type("1234\n\n");
  return ada;
}

TEST_CASE("guesses and marks are told as small screens show them") {
  engine::Random random{5};
  for (int game = 0; game < 20; ++game) {
    Typist ada{tests::call_in(Presentation::small), "\nr\n"};
    for (int guess = 0; guess < 8; ++guess) {
      std::string row;
      for (int hole = 0; hole < 4; ++hole)
        row += static_cast<char>('1' + random.below(6));
      ada.type(row + "\n");
      const Shown shown = ada.session().shown();
      const auto* const pegs = std::get_if<ShownPegs>(&shown.thing);
      if (pegs == nullptr || pegs->guesses.empty()) break;  // it was broken
      CHECK(pegs->guesses.back().pegs == row);
      for (const ShownGuess& each : pegs->guesses) {
        INFO(row_on_screen(each) << "\n" << ada.screen());
        CHECK(ada.sees(row_on_screen(each)));
      }
    }
  }
}

TEST_CASE("the row that is filled is told with its cursor, and a tap on a hole goes there") {
  Typist ada = with_hidden_code();
  ada.type("12");
  ShownPegs pegs = told<ShownPegs>(ada);
  REQUIRE(pegs.open);
  CHECK(pegs.open->pegs == "12..");
  CHECK(pegs.open->cursor == 2);
  ada.click({pegs.open->first.row, pegs.open->first.column + 2 * 3});
  pegs = told<ShownPegs>(ada);
  CHECK(pegs.open->cursor == 3);
  CHECK(pegs.open->pegs == "12..");
}

TEST_CASE("a tap on a hole of the code that is made goes there") {
  Typist of_run = in_second_round();
  of_run.type(" ");
  Typist of_match{tests::call_in(Presentation::small), "\ntn "};
  for (Typist* const each : {&of_run, &of_match}) {
    Typist& ada = *each;
    ShownPegs pegs = told<ShownPegs>(ada);
    REQUIRE(pegs.open);
    CHECK(pegs.open->pegs == "....");
    ada.click({pegs.open->first.row, pegs.open->first.column + 2 * 2});
    CHECK(told<ShownPegs>(ada).open->cursor == 2);
  }
}

TEST_CASE("each color of the palette names the key that places it") {
  for (const std::string_view way : {"\nr\n", "\ncn", "\np1s"}) {
    Typist ada{tests::call_in(Presentation::small), way};
    if (ada.sees("your opponent")) ada.type(" ");
    const ShownPegs pegs = told<ShownPegs>(ada);
    REQUIRE(pegs.open);
    REQUIRE_FALSE(pegs.palette.empty());
    for (const ShownColor& color : pegs.palette) {
      INFO(way << ": " << color.key << " " << color.name);
      ada.type(color.key);
      CHECK(told<ShownPegs>(ada).open->pegs.find(color.sign) != std::string::npos);
      ada.type("\b");
    }
  }
}

TEST_CASE("the code of a running game is in nothing that a page is told") {
  Typist ada = with_hidden_code();
  for (const std::string_view guess : {"1122\n", "3344\n", "5566\n"}) {
    ada.type(guess);
    const Shown shown = ada.session().shown();
    std::string all = shown.heading + shown.message;
    for (const ShownRow& row : shown.rows)
      all += row.text + row.more;
    for (const ShownGuess& each : std::get<ShownPegs>(shown.thing).guesses)
      all += each.pegs + each.more;
    CHECK(all.find("4321") == std::string::npos);
    CHECK(all.find("4 3 2 1") == std::string::npos);
    CHECK(all.find("\uE004") == std::string::npos);
  }
}

TEST_CASE("pegs among words are told as pegs") {
  Typist ada = in_second_round();
  ada.type("1526\n");
  const Shown shown = ada.session().shown();
  const auto has_code = [](const ShownRow& row) {
    return row.text.find("\uE001 \uE005 \uE002 \uE006") != std::string::npos;
  };
  CHECK(std::ranges::any_of(shown.rows, has_code));
}

TEST_CASE("a code in a message is told as pegs, and other numbers are told as they are") {
  const auto told = [](std::string message, bool are_digits) {
    Shown shown;
    shown.thing = ShownPegs{.holes = 4, .are_digits = are_digits};
    shown.message = std::move(message);
    shown.take_words(ansi::Frame{1, 1});
    return shown.message;
  };
  const std::string missed = "You missed the code: 3 4 3 4. The computer gets 13 points.";
  const std::string in_pegs =
      "You missed the code: \uE003\uE004\uE003\uE004. The computer gets 13 points.";
  CHECK(told(missed, false) == in_pegs);
  CHECK(told(missed, true) == missed);
  CHECK(told("Rows 1 2 3 of 4, 1 2 3 4 5", false) == "Rows 1 2 3 of 4, 1 2 3 4 5");
  CHECK(told("1 2 3 4", false) == "\uE001\uE002\uE003\uE004");
}

TEST_CASE("a review is told on the board, and beside each guess what it was worth") {
  Typist ada = with_hidden_code();
  while (!ada.sees("Round 2") && !ada.sees("missed"))
    ada.type("1234\n");
  ada.type("v");
  const ShownPegs codes = told<ShownPegs>(ada);
  INFO(ada.screen());
  REQUIRE(codes.guesses.size() == 12);
  CHECK(codes.guesses.at(1).pegs == "1234");
  CHECK(codes.guesses.at(1).more.starts_with("9 to 9"));
  ada.type("n");
  const ShownPegs lost = told<ShownPegs>(ada);
  CHECK(lost.guesses.at(1).more.find("lost, best ") != std::string::npos);
  ada.type("n");
  CHECK(told<ShownPegs>(ada).guesses.at(1).more.empty());
}

TEST_CASE("an opponent is told with a portrait, pixel by pixel") {
  Typist ada{tests::call_in(Presentation::small), "\nm"};
  ada.type("r");
  REQUIRE(ada.sees("your opponent"));
  const auto picture = ada.session().shown().picture;
  REQUIRE(picture);
  REQUIRE(picture->columns > 0);
  CHECK(picture->pixels.size() == 16U * static_cast<std::size_t>(picture->columns));
  for (const char pixel : picture->pixels) {
    const bool has_color =
        pixel >= '0' && static_cast<std::size_t>(pixel - '0') < picture->colors.size();
    CHECK((pixel == '.' || has_color));
  }
}

TEST_CASE("squares are told as they stand on small screens, at every move of a round") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Typist ada{tests::call_in(Presentation::small)};
    ada.seed = seed;
    ada.type("\nm    r ");
    ada.holds_thinking = true;
    engine::masterix::Position position = tests::dealt(seed);
    for (const auto& move : tests::round_with(seed, tests::more)) {
      const ShownGrid grid = told<ShownGrid>(ada);
      const ansi::Frame frame = ada.session().frame();
      for (engine::masterix::Square at = 0; at < engine::masterix::max_squares; ++at) {
        const char cell = grid.cells.at(static_cast<std::size_t>(at));
        const bool is_blue =
            engine::masterix::holds(position.board.units(engine::masterix::Color::blue), at);
        const bool is_red =
            engine::masterix::holds(position.board.units(engine::masterix::Color::red), at);
        CHECK(cell == (is_blue ? 'b' : is_red ? 'r' : '.'));
        const bool is_drawn_empty = tests::square_on_screen(frame, true, at).back() == '.';
        CHECK(is_drawn_empty == (cell == '.'));
      }
      if (position.turn == engine::masterix::Color::blue) {
        for (const auto square : {move.origin, move.target}) {
          ada.click(
              {grid.first.row + square / grid.columns * grid.apart.row,
               grid.first.column + square % grid.columns * grid.apart.column}
          );
        }
      } else {
        ada.reply(tests::thought_of(move));
      }
      position = engine::masterix::after(position, move);
      if (is_over(position)) break;
      ada.wait(std::chrono::seconds{30});
    }
  }
}

TEST_CASE("the units that can jump, and what they can jump onto, are marked") {
  Typist ada{tests::call_in(Presentation::small), "\nm    r "};
  const engine::masterix::Position position = tests::dealt(ada.seed);
  const auto moves = engine::masterix::moves(position);
  ShownGrid grid = told<ShownGrid>(ada);
  for (const auto& move : moves)
    CHECK(grid.marks.at(static_cast<std::size_t>(move.origin)) == 'j');
  const auto origin = moves.front().origin;
  ada.click(play::masterix::masterix_place(origin, play::BoardSize::letters));
  grid = told<ShownGrid>(ada);
  CHECK(grid.marks.at(static_cast<std::size_t>(origin)) == 'p');
  for (const auto& move : moves) {
    if (move.origin != origin) continue;
    const char mark = grid.marks.at(static_cast<std::size_t>(move.target));
    CHECK((mark == 't' || mark == 'x'));
  }
}

TEST_CASE(
    "with a unit in hand a page says what to tap, and nothing in place of a warning or a guide"
) {
  using namespace std::chrono_literals;
  Call call = tests::call_in(Presentation::small);
  call.idle_limit = 5min;
  Typist ada{call, "\nm    c"};
  while (!std::holds_alternative<ShownGrid>(ada.session().shown().thing))
    ada.type(" ");
  const auto moves = engine::masterix::moves(tests::dealt(ada.seed));
  ada.click(play::masterix::masterix_place(moves.front().origin, play::BoardSize::letters));
  CHECK(ada.session().shown().message.starts_with("Now choose a framed enemy."));
  ada.wait(4min);
  CHECK(ada.session().shown().message.starts_with("Still there?"));

  Typist guided{tests::call_in(Presentation::small), "\nm    g"};
  INFO(guided.screen());
  const std::string said = guided.session().shown().message;
  CHECK_FALSE(said.empty());
  CHECK_FALSE(said.starts_with("Now choose"));
}

TEST_CASE("marbles are told as many as the board holds, and a slot by its key") {
  Typist ada{tests::call_in(Presentation::small)};
  ada.type("\ner ");
  const engine::egg_carton::Position position = tests::egg_deal(ada.seed);
  const ShownCarton carton = told<ShownCarton>(ada);
  for (engine::egg_carton::Slot slot = 0; slot < engine::egg_carton::slot_count; ++slot)
    CHECK(carton.slots.at(static_cast<std::size_t>(slot)) == position.marbles(slot));
  CHECK(carton.letters == "ABCDEFIJKLMN");
  CHECK(carton.asks == 1);
  CHECK(carton.sides.size() == 2);
  for (const ShownSeat& side : carton.sides)
    CHECK(ada.sees(side.facts.substr(0, side.facts.find(' '))));
}

}  // namespace
}  // namespace codemaker::play
