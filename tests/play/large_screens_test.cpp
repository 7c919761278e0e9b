// Boards on terminals of 132 columns and 50 rows, and more.
#include "play/breaking/splats/room.hpp"
#include "play/catalog/theme.hpp"
#include "play/egg_carton/board.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <memory>
#include <string>

namespace codemaker::play {
namespace {

using tests::Typist;

Call large_call() {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 132;
  call.terminal.rows = 50;
  return call;
}

constexpr std::array boards{"\nopp\nmr ", "\nopp\ner "};

TEST_CASE("a board fills a large screen: its heading above, its keys in the last row but one") {
  for (const char* const way : boards) {
    const Typist ada{large_call(), way};
    const ansi::Frame frame = ada.session().frame();
    INFO(ada.screen());
    CHECK(frame.text(0).find("Level 1") != std::string::npos);
    CHECK(frame.text(48).find("? help") != std::string::npos);
    CHECK(frame.text(49).empty());
    for (int row = 0; row < frame.rows(); ++row)
      CHECK(frame.at({row, 131}).glyph == u' ');
    int used = 0;
    for (int row = 1; row < 44; ++row)
      used += frame.at({row, 110}) == ansi::Cell{} ? 0 : 1;
    CHECK(used > 35);
  }
}

/// Rows in which something stands near the right edge.
int rows_at_the_right(const Typist& ada) {
  const ansi::Frame frame = ada.session().frame();
  int used = 0;
  for (int row = 0; row < frame.rows(); ++row) {
    bool is_used = false;
    for (int column = 100; column < 131; ++column)
      is_used = is_used || frame.at({row, column}) != ansi::Cell{};
    used += is_used ? 1 : 0;
    INFO(ada.screen());
    CHECK(frame.at({row, 131}) == ansi::Cell{});
  }
  return used;
}

TEST_CASE("on a large screen help stands in the middle as everywhere, and results fill it") {
  Typist ada{large_call(), "\nopp\nmr "};
  ada.type("?");
  CHECK(ada.session().frame().text(0).empty());
  ada.type(" ");
  CHECK_FALSE(ada.session().frame().text(0).empty());
  ada.type("qy");
  CHECK(ada.session().frame().text(0).find("The run is over") != std::string::npos);
  CHECK(rows_at_the_right(ada) > 10);
}

TEST_CASE("on a large screen codes, title, menu, Hall of Fame, day, options and goodbye fill it") {
  for (const char* const way :
       {"", "\n", "\nr\n\n12", "\nt\n", "\np\n", "\nh", "\nd", "\nc\n1234\n", "\ns", "\nhc", "\no",
        "\nqy"}) {
    INFO(way);
    CHECK(rows_at_the_right(Typist{large_call(), way}) > 15);
  }
}

TEST_CASE("a page that does not fill a large screen stands in a ring of what it is played with") {
  Typist ada{large_call(), "\n"};
  const ansi::Frame menu = ada.session().frame();
  ada.type("c");
  CHECK(ada.sees("Press a letter to change"));
  CHECK(rows_at_the_right(ada) > 35);
  const ansi::Frame settings = ada.session().frame();
  // Those above stand where the menu has its own, but in the shade.
  for (int column = 0; column < 131; ++column) {
    const auto is_there = [&](const ansi::Frame& frame) {
      return frame.at({4, column}) != ansi::Cell{};
    };
    CHECK(is_there(settings) == is_there(menu));
  }
  constexpr ansi::Position in_first{4, 8};
  CHECK(settings.at(in_first) != menu.at(in_first));
  int below = 0;
  for (int column = 0; column < 131; ++column)
    below += settings.at({44, column}) != ansi::Cell{} ? 1 : 0;
  CHECK(below > 80);
  CHECK(settings.text(49).empty());
}

TEST_CASE("a large board of Splats has numbers above, pegs below, and digits to click") {
  Typist ada{large_call(), "\ns"};
  const ansi::Frame frame = ada.session().frame();
  int pegs = 0;
  for (int column = 0; column < 131; ++column)
    pegs += frame.at({41, column}) != ansi::Cell{} ? 1 : 0;
  INFO(ada.screen());
  CHECK(pegs > 80);
  const breaking::splats::Size size;
  const auto heads = frame.text(breaking::splats::full_room_of(size, true).frame_row());
  CHECK(heads.find(" 1 ") < heads.find("10 "));
  CHECK(heads.find("10 ") < heads.find(" ? "));
  const ansi::Position digits = breaking::splats::digits_place(size, true);
  ada.click({digits.row, digits.column + 2 * breaking::splats::digit_width});
  CHECK(ada.sees("Your guess: 3___"));
}

TEST_CASE("around a sysop's own picture there are no pegs") {
  Call call = large_call();
  call.theme = std::make_shared<const Theme>(std::vector<Theme::File>{{"options.ans", "ours"}});
  const Typist ada{call, "\no"};
  CHECK(rows_at_the_right(ada) < 30);
}

TEST_CASE("in a large Hall of Fame a click on the table of another game turns to it") {
  Typist ada{large_call(), "\nh"};
  ada.click({18, 60});
  CHECK(ada.sees("Hall of Fame  Masterix"));
  ada.click({18, 120});
  CHECK(ada.sees("Hall of Fame  Egg Carton"));
}

TEST_CASE("a click on a line of the large menu leads there") {
  Typist ada{large_call(), "\n"};
  ada.click("Daily puzzles");
  CHECK(ada.sees("One try a day"));
}

TEST_CASE("a large page of options says in sentences what they do, and a click changes one") {
  Typist ada{large_call(), "\no"};
  CHECK(ada.sees("Change to black and white, or back."));
  const std::string before = ada.screen();
  ada.click("Move speed");
  CHECK(ada.screen() != before);
}

TEST_CASE("a click on a large board meets the square or slot that is drawn there") {
  Typist ada{large_call(), "\nopp\nmr "};
  ada.holds_thinking = true;
  const auto position = tests::dealt(ada.seed);
  const auto move = tests::masterix::moves(position).front();
  for (const auto square : {move.origin, move.target}) {
    const ansi::Position middle = masterix::masterix_place(square, false, true);
    const auto shown = ada.session().frame().at(middle).glyph;
    CHECK((shown == u'O' || shown == u'X' || shown == u'+'));
    ada.click({middle.row + 3, middle.column - 5});
  }
  CHECK(ada.sees("Moves"));
  CHECK(ada.sees(tests::masterix::text(move)));

  Typist bob{large_call(), "\nopp\ner "};
  const ansi::Position letter = egg_carton::large_carton.strip(engine::egg_carton::station_of(2));
  bob.click({letter.row - 5, letter.column + 2});
  CHECK(bob.sees("C »"));
}

TEST_CASE("where the sysop has a picture for a board it is drawn as large as that is") {
  Call call = large_call();
  call.theme = std::make_shared<const Theme>(std::vector<Theme::File>{
      {"masterix-board.ans", "\x1b[18;1Hthe sysop's"}});
  const Typist ada{call, "\nopp\nmr "};
  CHECK(ada.session().frame().text(0).empty());
  CHECK(ada.sees("the sysop's"));
}

TEST_CASE("the moves of both sides stand beside a large board, without those taken back") {
  Typist ada{large_call(), "\nopp\nmc1\n"};
  ada.holds_thinking = true;
  const auto position = tests::dealt(ada.seed);
  const auto own = tests::masterix::moves(position).front();
  tests::type_move(ada, own);
  const auto answer = tests::masterix::moves(tests::masterix::after(position, own)).front();
  ada.reply(tests::thought_of(answer));
  const std::string row = tests::masterix::text(own) + "    +";
  CHECK(ada.screen().find(row) != std::string::npos);
  ada.type("u");
  CHECK(ada.screen().find(row) == std::string::npos);
}

}  // namespace
}  // namespace codemaker::play
