// What every screen has in common: keys, help, time, size, presentation.
#include "play/events/farewell.hpp"
#include "support/fake_disk.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include "ansi/painter.hpp"
#include "ansi/text.hpp"
#include "engine/random.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/session/screen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Letters;
using tests::Typist;
using tests::ways;

TEST_CASE("presentation follows the terminal, the line and the wish") {
  ansi::Terminal terminal;
  const auto choose = [&](std::optional<Presentation> wanted = {}, bool reader = false) {
    return choose_presentation(terminal, wanted, reader);
  };
  CHECK(choose() == Presentation::full);
  CHECK(choose(Presentation::small) == Presentation::small);
  CHECK(choose(Presentation::lines) == Presentation::lines);
  CHECK(choose({}, true) == Presentation::lines);
  CHECK(choose(Presentation::full, true) == Presentation::full);
  terminal.speed = 19200;
  CHECK(choose() == Presentation::small);
  CHECK(choose(Presentation::full) == Presentation::full);
  terminal.speed = 38400;
  CHECK(choose() == Presentation::full);
  terminal.columns = 40;
  CHECK(choose(Presentation::full) == Presentation::small);
  terminal.columns = 39;
  CHECK(choose() == Presentation::lines);
  terminal = {.rows = 23};
  CHECK(choose() == Presentation::small);
  terminal = {.rows = 19};
  CHECK(choose() == Presentation::lines);
  terminal = {.level = ansi::Level::a};
  CHECK(choose(Presentation::full) == Presentation::lines);
}

TEST_CASE("lines begin on an empty screen, and take the width of the window they get") {
  Typist ada;
  Screen screen;
  static_cast<void>(screen.update(ada.session(), ansi::Echo::ours));
  static_cast<void>(ada.session().handle(ansi::character(U'l')));
  screen.forget();
  CHECK(screen.update(ada.session(), ansi::Echo::ours).starts_with("\x1b[m\x1b[2J\x1b[Hcodemaker"));
  ada.resize(24, 30);
  screen.forget();
  for (const char letter : {'?', '\n'}) {
    static_cast<void>(ada.session().handle(
        letter == '\n' ? ansi::Key{ansi::KeyCode::enter, 0, {}} : ansi::character(U'?')
    ));
  }
  std::string told = screen.update(ada.session(), ansi::Echo::ours);
  while (!told.empty()) {
    const auto end = told.find("\r\n");
    CHECK((end == std::string::npos ? told.size() : end) < 30);
    told.erase(0, end == std::string::npos ? told.size() : end + 2);
  }
}

TEST_CASE("a wrong answer to a question is asked again") {
  Typist ada{tests::call_of("Ada"), "\nrqx"};
  CHECK(ada.sees("Y or N, please. Quit this run?"));
  ada.type("n");
  CHECK_FALSE(ada.sees("Quit this run?"));
}

TEST_CASE("a refusal is gone with the next key") {
  Typist ada{tests::call_of("Ada"), "\nr\n\n\n"};
  CHECK(ada.sees("4 holes are still empty."));
  ada.type("1");
  CHECK_FALSE(ada.sees("4 holes are still empty."));
}

TEST_CASE("the idle warning says how long there is") {
  Call call = tests::call_of("Ada");
  call.idle_limit = 1min;
  Typist ada{call};
  ada.wait(30s);
  CHECK(ada.sees("Press a key, or you'll be disconnected in 30 seconds."));
}

TEST_CASE("no sentence is cut on a small screen") {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 40;
  call.terminal.rows = 20;
  Typist ada{call, "\nrqy"};
  for (const char* word : {"The run is over.", "You won no", "nothing", "to score."})
    CHECK(ada.sees(word));
}

TEST_CASE("the mouse is on where the terminal is known to have one, and off again on every way out"
) {
  static constexpr std::string_view on = "\x1b[?1000h\x1b[?1002h\x1b[?1006h";
  Call call = tests::call_of("Ada");
  call.terminal.reports_mouse = true;
  Typist ada{call};
  Screen screen;
  CHECK(screen.update(ada.session(), ansi::Echo::ours).starts_with(on));
  CHECK(screen.leave().starts_with(mouse_off));
  CHECK(screen.update(ada.session(), ansi::Echo::ours).starts_with(on));
  static_cast<void>(ada.session().handle(ansi::character(U'l')));
  CHECK(screen.update(ada.session(), ansi::Echo::ours).starts_with(mouse_off));
}

TEST_CASE("a mouse is switched on and off in the options") {
  Typist ada{tests::call_of("Ada"), "\no"};
  CHECK_FALSE(ada.session().wants_mouse());
  ada.type("u");
  CHECK(ada.session().wants_mouse());
  ada.type("u");
  CHECK_FALSE(ada.session().wants_mouse());
}

TEST_CASE("the key line says that the mouse is on, and nothing where it is off") {
  Call call = tests::call_of("Ada");
  Typist without{call};
  CHECK_FALSE(without.sees("mouse on"));
  call.terminal.reports_mouse = true;
  Typist ada{call};
  CHECK(ada.sees(" mouse on "));
  ada.type("\nou\n");
  CHECK(ada.sees("What would you like to play?"));
  CHECK_FALSE(ada.sees("mouse on"));
}

TEST_CASE(
    "without colors every screen is white on black or black on white, and nothing else",
    "[every game]"
) {
  using ansi::Color;
  for (const auto& [scene, way] : ways()) {
    for (const ansi::Depth depth : {ansi::Depth::sixteen, ansi::Depth::direct}) {
      Call call = tests::call_of("Ada");
      call.terminal.depth = depth;
      Typist ada{call, "\nocm"};
      ada.type(way.empty() ? way : way.substr(1));
      const ansi::Frame frame = ada.session().frame().in_depth(depth);
      INFO(scene);
      for (int row = 0; row < frame.rows(); ++row) {
        for (const ansi::Cell& cell : frame.row(row)) {
          const ansi::Attribute& look = cell.attribute;
          const bool is_usual = look.foreground == Color::white && look.background == Color::black;
          const bool is_reversed =
              look.foreground == Color::black && look.background == Color::white && !look.bold;
          CHECK((is_usual || is_reversed));
          CHECK(look.front == ansi::Ink::none);
          CHECK(look.back == ansi::Ink::none);
        }
      }
    }
  }
}

TEST_CASE(
    "inks are for terminals that are known to have them; elsewhere the eight colors stand in",
    "[every game]"
) {
  for (const auto& [scene, way] : ways()) {
    Typist ada;
    ada.type(way);
    const ansi::Frame frame = ada.session().frame();
    INFO(scene);
    ansi::Painter painter{ada.session().call().terminal};
    const std::string bytes = painter.paint(frame);
    CHECK(bytes.find("38;") == std::string::npos);
    CHECK(bytes.find("48;") == std::string::npos);
  }
}

TEST_CASE("the first screen offers every presentation") {
  Typist ada;
  CHECK(ada.session().presentation() == Presentation::full);
  ada.type("s");
  CHECK(ada.session().presentation() == Presentation::small);
  ada.type("l");
  CHECK(ada.session().presentation() == Presentation::lines);
  CHECK(ada.heard.size() == 3);
  ada.type("f\n");
  CHECK(ada.session().presentation() == Presentation::full);
  CHECK(ada.terminal_changes == 3);
}

TEST_CASE("who asks for screens on a silent terminal is believed") {
  Call call = tests::call_of("Ada");
  call.terminal.level = ansi::Level::a;
  Typist ada{call};
  CHECK(ada.session().presentation() == Presentation::lines);
  ada.type("f\n");
  CHECK(ada.session().presentation() == Presentation::full);
  CHECK(ada.session().call().terminal.level == ansi::Level::b);
}

TEST_CASE("the options switch screens, numbers and pace") {
  Typist ada;
  ada.type("\no");
  CHECK(ada.sees("full screens"));
  ada.type("n");
  CHECK(ada.sees("Numbers on pegs  shapes"));
  ada.type("n");
  CHECK(ada.sees("Numbers on pegs  off"));
  ada.type("p");
  CHECK(ada.sees("slow"));
  ada.type("s");
  CHECK(ada.sees("small screens"));
  ada.type("s");
  CHECK(ada.session().presentation() == Presentation::lines);
  CHECK(ada.prompt() == "Options: ");
  ada.type("s\n");
  CHECK(ada.session().presentation() == Presentation::full);
}

TEST_CASE("? is help everywhere and any key goes back", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    Typist ada;
    ada.type(way);
    ada.wait(10s);   // until nothing moves any more
    ada.type("?x");  // what was said of a key that was refused is gone behind it
    const std::string before = ada.screen();
    ada.type("?");
    INFO(scene);
    CHECK(ada.sees("Keys that work here"));
    CHECK(ada.sees("key back"));
    ada.type("x");
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("a key that does nothing says so and how to find those that do", "[every game]") {
  for (const auto& [scene, way, letters] : tests::every_way()) {
    const bool takes_others = letters == Letters::any_key || letters == Letters::skips ||
                              letters == Letters::answers || letters == Letters::text ||
                              letters == Letters::name;
    if (takes_others) continue;
    Typist ada;
    ada.type(way);
    ada.type("%");
    INFO(scene);
    CHECK(ada.sees("% isn't used here. Press ? for help."));
  }
}

TEST_CASE("a space bar that does nothing is named, not shown as a blank") {
  Typist ada;
  ada.type("\n ");
  CHECK(ada.sees("Space isn't used here. Press ? for help."));
}

TEST_CASE("Q leads home from every screen", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    Typist ada;
    ada.type(way);
    for (int i = 0; i < 7 && !ada.left; ++i)
      ada.type(ada.sees("(Y/N)") ? "y" : "q");
    INFO(scene);
    CHECK(ada.left == effect::Farewell::left);
  }
}

TEST_CASE("where nobody told who calls the caller is asked") {
  Call call = tests::call_of("");
  call.asks_name = true;
  Typist ada{call};
  ada.type("\n");
  CHECK(ada.sees("Your name:"));
  ada.type("\n");
  CHECK(ada.sees("Please type a name, then Enter."));
  ada.type("Qu?entin the Great\n");
  CHECK(ada.sees("Welcome, Qu?entin th."));
  CHECK(ada.session().call().player.handle == "Qu?entin th");
}

TEST_CASE("a Hall of Fame that cannot be read says so") {
  Typist ada;
  ada.disk.failing_call = ada.disk.calls + 1;
  ada.type("\nh");
  CHECK(ada.sees("The Hall of Fame can't be read right now. The sysop has been told."));
}

TEST_CASE("Ctrl-L draws the screen again") {
  Typist ada;
  ada.press(ansi::Key{KeyCode::control, U'L', {}});
  CHECK(ada.terminal_changes == 1);
}

TEST_CASE("after a hang-up nothing happens any more") {
  Typist ada;
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
  ada.left.reset();
  ada.type("\nq");
  ada.wait(10min);
  CHECK_FALSE(ada.left);
}

TEST_CASE("any keys at any time leave a session that can be drawn") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    engine::Random random{seed};
    Call call = tests::call_of("Ada");
    call.time_left = 20min;
    Typist ada{call};
    static constexpr std::string_view keys = "\n\n\n  123456789cccmmeerrq2qyn?hoslfp\b%vabdeitx";
    for (int i = 0; i < 400 && !ada.left; ++i) {
      const auto pick = random.below(51);
      if (pick < keys.size()) ada.type(keys.substr(pick, 1));
      if (pick == 48) ada.press(KeyCode::up);
      if (pick == 49) ada.wait(2s);
      if (pick == 50)
        ada.resize(
            10 + static_cast<int>(random.below(60)), 30 + static_cast<int>(random.below(120))
        );
      const ansi::Frame frame = ada.session().frame();
      REQUIRE(frame.cursor.row < frame.rows());
      REQUIRE(frame.cursor.column < frame.columns());
    }
  }
}

}  // namespace
}  // namespace codemaker::play
