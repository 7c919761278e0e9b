// What every screen has in common: keys, help, time, size, presentation.
#include "support/typist.hpp"

#include "ansi/text.hpp"
#include "play/screen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Typist;

TEST_CASE("presentation follows the terminal, the line and the wish") {
  ansi::Terminal terminal;
  const auto choose = [&](std::optional<Presentation> wanted = {}, bool reader = false) {
    return choose_presentation(terminal, wanted, reader);
  };
  CHECK(choose() == Presentation::full);
  CHECK(choose(Presentation::lean) == Presentation::lean);
  CHECK(choose(Presentation::line) == Presentation::line);
  CHECK(choose({}, true) == Presentation::line);
  CHECK(choose(Presentation::full, true) == Presentation::full);
  terminal.speed = 9600;
  CHECK(choose() == Presentation::lean);
  CHECK(choose(Presentation::full) == Presentation::full);
  terminal.speed = 14400;
  CHECK(choose() == Presentation::full);
  terminal.columns = 40;
  CHECK(choose(Presentation::full) == Presentation::lean);
  terminal.columns = 39;
  CHECK(choose() == Presentation::line);
  terminal = {.rows = 23};
  CHECK(choose() == Presentation::lean);
  terminal = {.rows = 19};
  CHECK(choose() == Presentation::line);
  terminal = {.level = ansi::Level::a};
  CHECK(choose(Presentation::full) == Presentation::line);
}

TEST_CASE("lines begin on an empty screen, and take the width of the window they get") {
  Typist ada;
  Screen screen;
  static_cast<void>(screen.update(ada.session(), ansi::Echo::ours));
  static_cast<void>(ada.session().handle(ansi::character(U'l')));
  screen.forget();
  CHECK(screen.update(ada.session(), ansi::Echo::ours).starts_with("\x1b[m\x1b[2J\x1b[Hcodemaker"));
  static_cast<void>(ada.session().handle(event::Resize{24, 30}));
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
  Typist ada{tests::call_of("Ada"), "\ncqx"};
  CHECK(ada.sees("Y or N, please. Leave the run?"));
  ada.type("n");
  CHECK_FALSE(ada.sees("Leave the run?"));
}

TEST_CASE("a refusal is gone with the next key") {
  Typist ada{tests::call_of("Ada"), "\nc\n"};
  CHECK(ada.sees("4 holes are still empty."));
  ada.type("1");
  CHECK_FALSE(ada.sees("4 holes are still empty."));
}

TEST_CASE("the idle warning says how long there is") {
  Call call = tests::call_of("Ada");
  call.idle_limit = 1min;
  Typist ada{call};
  ada.wait(30s);
  CHECK(ada.sees("Without a key the line is given back in 30 seconds."));
}

TEST_CASE("no sentence is cut on a small screen") {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 40;
  call.terminal.rows = 20;
  Typist ada{call, "\ncqy"};
  for (const char* word : {"The run is over.", "No level", "nothing", "scored."})
    CHECK(ada.sees(word));
}

TEST_CASE("the doctor tells what was found and what each line came as") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::line;
  call.findings = {"Drop file: DOOR32.SYS"};
  call.answers = {"CSI ?6c"};
  Typist ada{call};
  CHECK(ada.heard[0] == "Drop file: DOOR32.SYS.");
  CHECK(std::ranges::count(ada.heard, "Answers to the probe: CSI ?6c.") == 1);
  static_cast<void>(ada.session().handle(event::Bytes{"x\r"}));
  ada.type("x\n");
  CHECK(ada.last_line() == "x came as 78 0d.");
  ada.type("q\n\n");
  CHECK(ada.left == effect::Farewell::left);
}

TEST_CASE("the doctor shows keys by their names and bytes") {
  Call call = tests::call_of("Ada");
  call.findings.emplace();
  Typist ada{call};
  static_cast<void>(ada.session().handle(event::Bytes{"\x1b[A"}));
  ada.press(KeyCode::up);
  CHECK(ada.sees("Up             1b 5b 41"));
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

TEST_CASE("without colors nothing but bold and plain is drawn") {
  Typist ada{tests::call_of("Ada"), "\nocmc1122\n34"};
  const ansi::Frame frame = ada.session().frame();
  for (int row = 0; row < frame.rows(); ++row) {
    for (const ansi::Cell& cell : frame.row(row)) {
      CHECK(cell.attribute.foreground == ansi::Color::white);
      CHECK(cell.attribute.background == ansi::Color::black);
    }
  }
}

TEST_CASE("the first screen offers every presentation") {
  Typist ada;
  CHECK(ada.session().presentation() == Presentation::full);
  ada.type("s");
  CHECK(ada.session().presentation() == Presentation::lean);
  ada.type("l");
  CHECK(ada.session().presentation() == Presentation::line);
  CHECK(ada.heard.size() == 3);
  ada.type("f\n");
  CHECK(ada.session().presentation() == Presentation::full);
  CHECK(ada.terminal_changes == 3);
}

TEST_CASE("who asks for screens on a silent terminal is believed") {
  Call call = tests::call_of("Ada");
  call.terminal.level = ansi::Level::a;
  Typist ada{call};
  CHECK(ada.session().presentation() == Presentation::line);
  ada.type("f\n");
  CHECK(ada.session().presentation() == Presentation::full);
  CHECK(ada.session().call().terminal.level == ansi::Level::b);
}

TEST_CASE("the options switch screens, numbers and pace") {
  Typist ada;
  ada.type("\no");
  CHECK(ada.sees("full screens"));
  ada.type("n");
  CHECK(ada.sees("Numbers on pegs          off"));
  ada.type("p");
  CHECK(ada.sees("slow"));
  ada.type("s");
  CHECK(ada.sees("small screens"));
  ada.type("s");
  CHECK(ada.session().presentation() == Presentation::line);
  CHECK(ada.prompt() == "Options: ");
  ada.type("s\n");
  CHECK(ada.session().presentation() == Presentation::full);
}

/// The keys that lead from the title to each scene.
const std::map<std::string, std::string> ways{
    {"title", ""},
    {"menu", "\n"},
    {"campaign", "\nc"},
    {"setting", "\nc1234\n "},
    {"paused", "\nc1234\n"},
    {"hall", "\nh"},
    {"rules", "\nr"},
    {"options", "\no"},
    {"practice", "\np"},
    {"practice board", "\np1rwbg\nkk"},
    {"practice over", "\np11234\n"},
    {"free play", "\nd"},
    {"free play digits", "\ndg"},
    {"own code", "\ndn12"},
    {"duel", "\ndhcc3n77777\n77777\n12"},
    {"duel marks", "\ndhcc3n77777\n77777\ns"},
    {"duel over", "\ndhcc3n77777\n77777\nqy"},
    {"solo review", "\nddn1122\n0034\n1234\nv"},
    {"bulls and cows", "\ndg3n1234\n0123\n12"},
    {"masterix", "\nm"},
    {"masterix run", "\nmr"},
    {"masterix unit", "\nmr45"},
    {"masterix pair", "\nm2\nWWWWWWWWWWWWWW\n"},
    {"egg carton", "\ne"},
    {"egg ladder", "\nel"},
    {"egg settings", "\nec"},
    {"egg names", "\ne2"},
    {"egg casual", "\necp"},
    {"egg casual dealt", "\nec0drp"},
    {"egg pair", "\ne22WWWWWWWWWWWWWW\np"},
};

TEST_CASE("? is help everywhere and any key goes back") {
  for (const auto& [scene, way] : ways) {
    Typist ada;
    ada.type(way);
    const std::string before = ada.screen();
    ada.type("?");
    INFO(scene);
    CHECK(ada.sees(" Keys"));
    CHECK(ada.sees("Any key goes back."));
    ada.type("x");
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("a key that does nothing says so and how to find those that do") {
  for (const auto& [scene, way] : ways) {
    // There any key goes on, or back.
    if (scene == "paused" || scene == "duel marks" || scene == "rules") continue;
    Typist ada;
    ada.type(way);
    ada.type("%");
    INFO(scene);
    CHECK(ada.sees("% does nothing here. ? shows the keys."));
  }
}

TEST_CASE("a space bar that does nothing is named, not shown as a blank") {
  Typist ada;
  ada.type("\n ");
  CHECK(ada.sees("Space does nothing here. ? shows the keys."));
}

TEST_CASE("Q leads home from every screen") {
  for (const auto& [scene, way] : ways) {
    Typist ada;
    ada.type(way);
    for (int i = 0; i < 7 && !ada.left; ++i)
      ada.type(ada.sees("(Y/N)") ? "y" : "q");
    INFO(scene);
    CHECK(ada.left == effect::Farewell::left);
  }
}

TEST_CASE("every screen fits 79 columns by 24 rows, and 39 by 20 when lean") {
  for (const Presentation presentation : {Presentation::full, Presentation::lean}) {
    for (const auto& [scene, way] : ways) {
      Call call = tests::call_of(std::string(40, 'W'));
      call.wanted = presentation;
      call.terminal = {.rows = 60, .columns = 120};
      call.time_left = 42min;
      Typist ada{call};
      ada.type(way);
      for (const char* key : {"", "?"}) {
        ada.type(key);
        const ansi::Frame frame = ada.session().frame();
        const bool is_full = presentation == Presentation::full;
        for (int row = 0; row < frame.rows(); ++row) {
          INFO(scene << " row " << row << ": " << frame.text(row));
          const std::size_t room = row >= (is_full ? 24 : 20) ? 0 : is_full ? 79 : 39;
          CHECK(ansi::length(frame.text(row)) <= room);
        }
      }
    }
  }
}

TEST_CASE("the rules leave the message row free on every page") {
  for (const Presentation presentation : {Presentation::full, Presentation::lean}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist ada{call};
    ada.type("\nr");
    for (int page = 0; page < 9; ++page) {
      const ansi::Frame frame = ada.session().frame();
      const int message = presentation == Presentation::full ? 21 : 17;
      CHECK(frame.text(message).empty());
      CHECK(frame.text(message - 1).empty());
      ada.type("\n");
    }
    CHECK(ada.sees("Welcome, Ada."));
  }
}

TEST_CASE("wide screens have the game in their middle") {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 132;
  Typist ada{call};
  ada.type("\n");
  CHECK(ada.session().frame().text(0).starts_with(std::string(26, ' ') + " codemaker"));
}

TEST_CASE("a window made smaller in a game gets the presentation that fits, and the game goes on") {
  Typist ada;
  ada.type("\nc11");
  ada.resize(20, 40);
  CHECK(ada.session().presentation() == Presentation::lean);
  ada.type("22\n");
  ada.resize(10, 30);
  CHECK(ada.session().presentation() == Presentation::line);
  CHECK(ada.prompt() == "Guess 2: ");
  CHECK(ada.last_line() == "1: 1 1 2 2 - 1 exact, 1 color.");
  ada.resize(24, 80);
  CHECK(ada.sees("Guesses left   11"));
}

TEST_CASE("the time left is repainted with Enter and never by itself") {
  Call call = tests::call_of("Ada");
  call.time_left = 42min;
  Typist ada{call};
  ada.type("\nc");
  CHECK(ada.sees("Time 42 min"));
  ada.wait(70s);
  ada.type("1");
  CHECK(ada.sees("Time 42 min"));
  ada.type("\n");
  CHECK(ada.sees("Time 41 min"));
}

TEST_CASE("warnings come at five, two and one minutes, each once") {
  Call call = tests::call_of("Ada");
  call.time_left = 6min;
  call.idle_limit = 1h;
  Typist ada{call};
  ada.type("\n");
  ada.wait(59s);
  CHECK_FALSE(ada.sees("left on the board"));
  ada.wait(1s);
  CHECK(ada.sees("5 minutes left on the board."));
  ada.wait(3min);
  CHECK(ada.sees("2 minutes left on the board."));
  ada.wait(1min);
  CHECK(ada.sees("1 minute left on the board."));
  ada.wait(59s);
  CHECK_FALSE(ada.left);
  ada.wait(1s);
  CHECK(ada.left == effect::Farewell::time_is_up);
  CHECK(ada.sees("Your time on the board is used up. Every level you won counts."));
}

TEST_CASE("a caller with little time is told so once at the start") {
  Call call = tests::call_of("Ada");
  call.time_left = 90s;
  call.wanted = Presentation::line;
  Typist ada{call};
  ada.heard.clear();
  ada.wait(89s);
  CHECK(
      ada.heard ==
      std::vector<std::string>{"2 minutes left on the board.", "1 minute left on the board."}
  );
}

TEST_CASE("no time at all is a short visit") {
  Call call = tests::call_of("Ada");
  call.time_left = 0s;
  Typist ada{call};
  ada.wait(1s);
  CHECK(ada.left == effect::Farewell::time_is_up);
}

TEST_CASE("who is silent too long is warned a minute before and sent home") {
  Call call = tests::call_of("Ada");
  call.idle_limit = 5min;
  Typist ada{call};
  ada.type("\n");
  ada.wait(3min + 59s);
  CHECK_FALSE(ada.sees("Still there?"));
  ada.wait(1s);
  CHECK(ada.sees("Still there?"));
  ada.type("h");
  ada.wait(3min + 59s);
  CHECK_FALSE(ada.sees("Still there?"));
  ada.wait(1s);
  CHECK(ada.sees("Still there?"));
  ada.wait(1min);
  CHECK(ada.left == effect::Farewell::idle);
}

TEST_CASE("where nobody told who calls the caller is asked") {
  Call call = tests::call_of("");
  call.asks_name = true;
  Typist ada{call};
  ada.type("\n");
  CHECK(ada.sees("Who calls?"));
  ada.type("\n");
  CHECK(ada.sees("Please type a name, then Enter."));
  ada.type("Qu?entin the Great\n");
  CHECK(ada.sees("Welcome, Qu?entin th."));
  CHECK(ada.session().call().player.handle == "Qu?entin th");
}

TEST_CASE("a hostile handle is shown clean everywhere") {
  Typist ada{tests::call_of("\x1b[2J|12@USER@\x07")};
  ada.type("\n");
  const std::string screen = ada.screen();
  CHECK(screen.find('\x1b') == std::string::npos);
  CHECK(screen.find("Welcome, [2J|12@USER@.") != std::string::npos);
}

TEST_CASE("names from a hostile score file are shown clean and cut") {
  Typist ada;
  scores::Hall hall;
  scores::Entry entry;
  entry.player = {"\x1b[2Jboard", "", "x"};
  entry.name = "\x1b[31mEvil" + std::string(40, '!');
  entry.score = 5;
  hall.enter(entry);
  ada.disk.files["SCORES.DAT"] = scores::encode(hall);
  ada.type("\nh");
  CHECK(ada.screen().find('\x1b') == std::string::npos);
  CHECK(ada.sees("[31mEvil!!!  "));
}

TEST_CASE("a Hall of Fame that cannot be read says so") {
  Typist ada;
  ada.disk.failing_call = 1;
  ada.type("\nh");
  CHECK(ada.sees("The Hall of Fame cannot be read now; the sysop is told."));
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
