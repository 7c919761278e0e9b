// The sysop talks with a caller in the middle of a game, and a caller pages them.
#include "ansi/line_painter.hpp"
#include "play/breaking/place.hpp"
#include "play/events/event.hpp"
#include "play/events/farewell.hpp"
#include "play/session/paged.hpp"
#include "play/sysop/chat.hpp"
#include "support/frame_text.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::Typist;

const event::ChatBegins begins{"Ulrich"};
const ansi::Key escape{ansi::KeyCode::escape, 0, {}};

constexpr ansi::Key ctrl(char32_t letter) {
  return {ansi::KeyCode::control, letter, {}};
}

Call call_with_page(Presentation presentation) {
  Call call = tests::call_in(presentation);
  call.may_page = true;
  return call;
}

TEST_CASE("both sides of a chat see letters as they are typed") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{tests::call_in(presentation), "\nc"};
    ada.hear(begins);
    CHECK(ada.sees("Ulrich wants to talk to you."));
    ada.hear(event::ChatTyped{"Hello A"});
    CHECK(ada.sees("Hello A"));
    ada.type("Hi\b\bYes?\n");
    CHECK(ada.sees("Yes?"));
    CHECK(ada.said == "Hi\b\bYes?\n");
    ada.hear(event::ChatTyped{"\bAda!"});
    CHECK(ada.sees("Hello Ada!"));
  }
}

/// All rows but those of messages, in which it is said how the chat ended.
std::string without_message(std::string screen, Presentation presentation) {
  const int first = presentation == Presentation::full ? 19 : 14;
  constexpr int most = 4;
  std::size_t begin = 0;
  for (int i = 0; i < first; ++i)
    begin = screen.find('\n', begin) + 1;
  std::size_t end = begin;
  for (int i = 0; i < most; ++i)
    end = screen.find('\n', end) + 1;
  return screen.erase(begin, end - begin);
}

TEST_CASE("after a chat every scene is as it was before, whichever side ends it", "[every game]") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const auto& [scene, way] : tests::ways()) {
      Typist ada{tests::call_in(presentation), way};
      ada.wait(10s);
      const std::string before = ada.screen();
      for (const ansi::Key& key : {escape, ctrl(U'D'), ctrl(U'C'), ansi::character(U'x')}) {
        const bool is_callers = key != ansi::character(U'x');
        Session session = ada.session();
        const Instant later = session.call().start + 1min;
        static_cast<void>(session.handle(FromSysop{begins}));
        session.shown(later);
        static_cast<void>(session.handle(event::Tick{later + 1s}));
        static_cast<void>(session.handle(key));
        if (!is_callers) static_cast<void>(session.handle(FromSysop{event::ChatEnds{}}));
        const std::string after = tests::text_of(session.frame());
        INFO(scene);
        CHECK(without_message(after, presentation) == without_message(before, presentation));
      }
    }
  }
}

TEST_CASE("keys of a chat reach no game, and keys typed before it begin none of it") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.types_ahead = true;
  ada.hear(begins);
  ada.type("x");
  CHECK(ada.said.empty());
  ada.types_ahead = false;
  ada.type("q?");
  CHECK(ada.said == "q?");
  ada.press(escape);
  CHECK(ada.said == "q?.");
  CHECK(ada.sees("What would you like to play?"));
  CHECK_FALSE(ada.sees("(Y/N)"));
}

TEST_CASE("a chat is not silence, but it is time") {
  Call call = tests::call_in(Presentation::full);
  call.idle_limit = 2min;
  call.time_left = 30min;
  Typist ada{call, "\n"};
  ada.hear(begins);
  ada.wait(10min);
  CHECK_FALSE(ada.left);
  ada.hear(event::ChatTyped{"Still here"});
  CHECK(ada.sees("Still here"));
  ada.hear(event::ChatEnds{});
  ada.wait(1min);
  CHECK_FALSE(ada.left);
  CHECK(ada.sees("What would you like to play?"));
  ada.hear(begins);
  ada.wait(20min);
  CHECK(ada.left == effect::Farewell::time_is_up);
  CHECK(ada.said == ".");
}

TEST_CASE("what moves in a game stands still while there is a chat") {
  Typist ada{tests::call_in(Presentation::full), "\nr"};
  ada.waits_for_marks = false;
  ada.type(" 1122\n");
  REQUIRE(ada.session().wakes_at());
  const std::string before = ada.screen();
  ada.hear(begins);
  CHECK_FALSE(ada.session().wakes_at());
  ada.wait(30s);
  ada.press(escape);
  CHECK(ada.session().wakes_at());
}

TEST_CASE("the sysop's line may be dropped: the caller is told and plays on") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.hear(begins);
  ada.hear(event::ChatEnds{.is_dropped = true});
  CHECK(ada.sees("Ulrich was disconnected, so the chat is over."));
  ada.type("m");
  CHECK(ada.sees("MASTERIX"));
}

TEST_CASE("in lines a chat goes line by line, and BYE ends it where the caller was") {
  Typist ada{tests::call_in(Presentation::lines), "p\nm\n"};
  const std::string prompt = ada.prompt();
  ada.type("x");
  ada.hear(begins);
  CHECK(ada.prompt() == "Chat: ");
  ada.heard.clear();
  ada.hear(event::ChatTyped{"Hello "});
  CHECK(ada.heard.empty());
  ada.hear(event::ChatTyped{"Adam\b!\n"});
  CHECK(ada.last_line() == "Ulrich: Hello Ada!");
  ada.type("Good evening\n");
  CHECK(ada.said == "Good evening\n");
  ada.type("bye\n");
  CHECK(ada.said == "Good evening\n.");
  CHECK(ada.last_line() == "You ended the chat.");
  CHECK(ada.prompt() == prompt);
  CHECK(ada.session().take_page().typed == "x");
}

TEST_CASE("what the sysop did not end with Enter is told in lines when the chat is over") {
  Typist ada{tests::call_in(Presentation::lines), "p\n"};
  ada.hear(begins);
  ada.hear(event::ChatTyped{"See you"});
  ada.hear(event::ChatEnds{});
  CHECK(std::ranges::count(ada.heard, "Ulrich: See you") == 1);
  CHECK(ada.last_line() == "Ulrich ended the chat.");
}

TEST_CASE("Ctrl-X in a chat ends it and asks whether the call is to end") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.hear(begins);
  ada.press(ctrl(U'X'));
  CHECK(ada.said == ".");
  CHECK(ada.sees("Return to the BBS? (Y/N)"));
}

TEST_CASE("codes of a sysop's terminal do nothing to a caller's") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.hear(event::ChatBegins{"Ul\x1b[2Jrich"});
  ada.hear(event::ChatTyped{"one\x1b[31mtwo\x07\xC2\x9Bthree\xFF"});
  CHECK(ada.sees("one[31mtwothree"));
}

TEST_CASE("a long line of a chat is broken at a blank, and old lines go at the top") {
  sysop::ChatText text;
  text.type("one two three");
  CHECK(text.rows(8, 5) == std::vector<std::string>{"one two ", "three"});
  CHECK(text.rows(3, 2).size() == 2);
  for (int i = 0; i < 20; ++i)
    text.type("\nx");
  CHECK(text.rows(8, 4) == std::vector<std::string>{"x", "x", "x", "x"});
  text.type(std::string(100'000, 'y'));
  CHECK(text.open_line().size() <= sysop::ChatText::most);
}

TEST_CASE("Backspace takes back what was typed since Enter, and no more") {
  sysop::ChatText text;
  CHECK(text.type("ab\bc\nd\b\b\b") == std::vector<std::string>{"ac"});
  CHECK(text.open_line().empty());
  CHECK(text.rows(10, 9) == std::vector<std::string>{"ac", ""});
}

TEST_CASE("nobody can page a sysop who has not said so") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  CHECK_FALSE(ada.sees("Page the sysop"));
  ada.type("k");
  CHECK(ada.sees("isn't used here."));
  ada.type("ok");
  CHECK(ada.pages.empty());
  CHECK_FALSE(ada.sees("Why?"));
}

TEST_CASE("K at the menu pages the sysop, with a reason or without") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_with_page(presentation), "\n"};
    CHECK(ada.sees("Page the sysop"));
    CHECK(ada.sees("G guided game"));
    ada.type("kMy score?\n");
    CHECK(ada.pages == std::vector<std::string>{"My score?"});
    CHECK(ada.sees("The sysop has been paged."));
    CHECK(ada.session().paged()->reason == "My score?");
    ada.hear(begins);
    CHECK_FALSE(ada.session().paged());
  }
  Typist lines{call_with_page(Presentation::lines), "p\nk\n"};
  lines.type("\n");
  CHECK(lines.pages == std::vector<std::string>{""});
  CHECK(lines.prompt() == "Menu: ");
}

TEST_CASE("on a narrow screen the cursor stands behind the last word of a reason, in its row") {
  Typist ada{call_with_page(Presentation::small), "\n"};
  ada.type("kCould you look at my score of yesterday evening");
  const ansi::Frame& frame = ada.session().frame();
  const ansi::Position at = frame.cursor;
  CHECK(frame.text(at.row).starts_with("evening_"));
  CHECK(at.column == 7);
}

TEST_CASE("a caller pages once in five minutes") {
  Typist ada{call_with_page(Presentation::full), "\nk\nk"};
  CHECK(ada.sees("You paged the sysop just now. Try again in 5 minutes."));
  ada.type("\n");
  CHECK(ada.pages.size() == 1);
  ada.press(escape);
  ada.wait(4min);
  ada.type("k");
  CHECK(ada.sees("Try again in 1 minute."));
  ada.wait(61s);
  ada.type("Please\n");
  CHECK(ada.pages.size() == 2);
}

TEST_CASE("the sysop can be paged from the options in the middle of a game, which goes on") {
  Typist ada{call_with_page(Presentation::full), "\ncn"};
  const std::string before = ada.screen();
  ada.type("o");
  ada.type("k");
  CHECK(ada.sees("Why?"));
  ada.press(escape);
  CHECK(ada.screen() == before);
  ada.type("okHelp\n");
  CHECK(ada.pages == std::vector<std::string>{"Help"});
  CHECK(ada.session().place() == play::breaking::place::free_play);
  Typist lines{call_with_page(Presentation::lines), "p\nc\nn\n"};
  lines.type("o\nk\nq\n");
  CHECK(lines.pages.empty());
  CHECK(lines.session().place() == play::breaking::place::free_play);
}

TEST_CASE("Esc pages nobody") {
  Typist ada{call_with_page(Presentation::full), "\nkabc"};
  ada.press(escape);
  CHECK(ada.pages.empty());
  CHECK(ada.sees("What would you like to play?"));
}

}  // namespace
}  // namespace codemaker::play
