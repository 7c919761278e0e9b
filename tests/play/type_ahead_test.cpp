// Keys typed ahead: they play no ranked move and give no name that was not seen before.
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/farewell.hpp"
#include "support/campaign_runs.hpp"
#include "support/kept_games.hpp"
#include "support/results.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <string_view>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::call_in;
using tests::call_of;
using tests::in_campaign;
using tests::Typist;
using tests::win_level;

constexpr ansi::Key redraw{ansi::KeyCode::control, U'L', {}};

TEST_CASE("keys typed ahead of a new level play no move in it") {
  for (const std::string_view game : {"r", "mr", "er"}) {
    Typist ada{call_of("Ada"), "\n"};
    ada.type(game.substr(0, game.size() - 1));
    ada.types_ahead = true;
    ada.type(game.substr(game.size() - 1));
    const std::string before = ada.screen();
    ada.type("1122\naf5");
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("keys typed ahead of the end of a round pass over nothing") {
  Typist ada = in_campaign();
  ada.types_ahead = false;
  ada.type("123");
  ada.types_ahead = true;
  ada.type("4\n 5566\n");
  CHECK(ada.sees("Level 1  Round 1 of 4"));
  CHECK(ada.sees("You broke it in 1! The computer gets 1 point for its code."));
}

TEST_CASE("keys typed ahead of a result do not take it away") {
  Typist ada = in_campaign();
  win_level(ada);
  CHECK(ada.sees("Level 1  Result"));
  ada.types_ahead = true;
  ada.type("  1234\n1234\nq");
  CHECK(ada.sees("Level 1  Result"));
}

TEST_CASE("keys typed ahead do not fill the name field") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" q");
  ada.types_ahead = true;
  ada.type("yxyz\n");
  CHECK(ada.sees("you made the Hall of Fame!"));
  CHECK(ada.sees("Name to show: Ada_"));
  ada.types_ahead = false;
  ada.type("!\n");
  CHECK(ada.table()[0].name == "Ada!");
}

TEST_CASE("who calls is not asked of keys typed ahead") {
  Call call = call_of("");
  call.asks_name = true;
  Typist ada{call};
  ada.types_ahead = true;
  ada.type("\nxyz\n");
  CHECK(ada.session().call().player.handle.empty());
  ada.types_ahead = false;
  ada.type("Ada\n");
  CHECK(ada.session().call().player.handle == "Ada");
}

TEST_CASE("what is typed as soon as the name is asked for is the name") {
  Call call = call_of("");
  call.asks_name = true;
  call.has_passwords = false;
  Session session{call};
  static_cast<void>(session.start());
  const auto type = [&](std::string_view keys, Instant now) {
    static_cast<void>(session.handle(event::Tick{now}));
    for (const char key : keys) {
      const bool is_enter = key == '\n';
      static_cast<void>(session.handle(
          is_enter ? ansi::Key{ansi::KeyCode::enter, 0, {}}
                   : ansi::character(static_cast<char32_t>(key))
      ));
    }
  };
  const Instant start{};
  type("\nxyz\n", start);
  session.shown(start);
  type("zzz\n", start);  // came with what was typed before
  CHECK(session.call().player.handle.empty());
  type("Ada\n", start + Instant::duration{1});
  CHECK(session.call().player.handle == "Ada");
}

TEST_CASE("half a second after a screen was shown keys count, however late that was") {
  Session session{call_of("Ada")};
  static_cast<void>(session.start());
  const Instant start{};
  const auto press = [&](char32_t letter, Instant now) {
    static_cast<void>(session.handle(event::Tick{now}));
    static_cast<void>(session.handle(ansi::character(letter)));
  };
  const auto sees = [&](std::string_view text) {
    const ansi::Frame frame = session.frame();
    return frame.text(0).find(text) != std::string::npos;
  };
  press(U'p', start);
  press(U'r', start);
  press(U'q', start + 5s);
  CHECK_FALSE(sees("Main menu"));
  session.shown(start + 5s);
  press(U'q', start + 5s + 499ms);
  CHECK_FALSE(sees("Main menu"));
  session.shown(start + 5s + 499ms);
  press(U'q', start + 5s + 500ms);
  CHECK(sees("Main menu"));
}

TEST_CASE("keys that are dropped are a sign of life, and a screen can be redrawn meanwhile") {
  Typist ada{call_of("Ada"), "\n"};
  ada.types_ahead = true;
  ada.type("r1");
  ada.press(redraw);
  CHECK(ada.terminal_changes == 1);
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
}

TEST_CASE("lines typed ahead in line mode are kept but at results, names and new levels") {
  Typist ada{call_in(Presentation::lines), "p\n"};
  ada.types_ahead = true;
  ada.type("r\n1122\n");
  CHECK(ada.prompt() == "Guess 1: ");
  ada.types_ahead = false;
  ada.type("1122\n");
  ada.types_ahead = true;
  ada.type("1155\n1234\n5566\n");
  CHECK(ada.prompt() == "Your code: ");
  CHECK(ada.last_line() == "Round 2 of 4: make a code for the computer to break.");
}

/// The keys to boards of code breaking where the first guess makes the code.
constexpr std::array<std::string_view, 5> ways_to_boards{"r\n\n", "cdn", "p\n", "g", "s"};

TEST_CASE("a second row typed ahead is played behind the first, in every way of code breaking") {
  for (const std::string_view way : ways_to_boards) {
    for (const auto presentation : {Presentation::full, Presentation::small}) {
      Typist ada{call_in(presentation), "\n"};
      ada.type(way);
      ada.type("123");
      ada.types_ahead = true;
      ada.holds_code = true;
      ada.type("5\n5566\n");
      ada.make_code();
      INFO(way << ": " << ada.kept.last_line());
      CHECK(ada.kept.moves() == 3);
      ada.type("4311\n");
      CHECK(ada.kept.moves() == 4);
    }
  }
}

TEST_CASE("in lines a second row typed ahead is played behind the first, and asks for no code anew"
) {
  for (const std::string_view way : {"r\n\n", "c\nd\nn\n", "p\nn\n", "g\n", "s\n"}) {
    Typist ada{call_in(Presentation::lines), "p\n"};
    ada.type(way);
    ada.holds_code = true;
    ada.type("1235\n5566\n");
    ada.make_code();
    INFO(way << ": " << ada.kept.last_line());
    CHECK(ada.kept.moves() == 3);
  }
}

TEST_CASE("a row typed ahead of a code that the first guess breaks is not played in the next round"
) {
  Typist ada = in_campaign();
  ada.types_ahead = true;
  ada.wait(1s);
  ada.holds_code = true;
  ada.type("1234\n5566\n");
  ada.make_code();
  ada.wait(2s);
  CHECK(ada.kept.moves() == 2);
  CHECK(ada.sees("You broke it in 1!"));
}

TEST_CASE("a second key behind a celebrated result does not pass over the finished board") {
  Typist ada{call_in(Presentation::full), "\np\n"};
  ada.type("1234\n");
  CHECK(ada.sees("any key see board"));
  ada.type("\n");
  CHECK_FALSE(ada.sees("any key see board"));
  ada.type("\n ");
  CHECK(ada.sees("N next level"));
  ada.type("v");  // what names what it does is meant, however fast
  CHECK(ada.sees("Review"));
  ada.type("q");
  ada.wait(1s);
  ada.type("\n");
  CHECK_FALSE(ada.sees("N next level"));
}

}  // namespace
}  // namespace codemaker::play
