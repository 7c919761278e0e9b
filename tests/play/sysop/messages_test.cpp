// Messages of the sysop's over whatever a caller is doing, and a call that the sysop ends.
#include "play/events/farewell.hpp"
#include "play/masterix/place.hpp"
#include "play/sysop/notices.hpp"
#include "support/frame_text.hpp"
#include "support/kept_games.hpp"
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

const event::Message supper{"Ulrich", "Supper is ready."};

TEST_CASE(
    "a message lies over every scene, and the key that closes it does nothing else", "[every game]"
) {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const auto& [scene, way] : tests::ways()) {
      Typist ada{tests::call_in(presentation), way};
      ada.wait(10s);
      const std::string before = ada.screen();
      ada.hear(supper);
      INFO(scene);
      CHECK(ada.sees("Ulrich"));
      CHECK(ada.sees("Supper is ready."));
      ada.wait(1s);
      for (const ansi::Key& key :
           {ansi::character(U'q'), ansi::Key{ansi::KeyCode::enter, 0, {}}, ansi::character(U'5'),
            ansi::character(U'?'), ansi::Key{ansi::KeyCode::control, U'X', {}}}) {
        Session session = ada.session();
        static_cast<void>(session.handle(key));
        CHECK(tests::text_of(session.frame()) == before);
      }
    }
  }
}

TEST_CASE("a key typed before a message could be read is the game's, and not lost") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.hear(supper);
  ada.type("m");
  CHECK(ada.sees("Supper is ready."));
  ada.wait(1s);
  ada.type("x");
  CHECK(ada.sees("MASTERIX"));
  CHECK_FALSE(ada.sees("Supper is ready."));
}

TEST_CASE("a message goes by itself after twenty seconds") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  const std::string before = ada.screen();
  ada.hear(supper);
  ada.wait(19s);
  CHECK(ada.sees("Supper is ready."));
  ada.wait(2s);
  CHECK(ada.screen() == before);
}

TEST_CASE("several messages come one after the other, and too many are not taken") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  for (std::size_t i = 0; i < sysop::Notices::most; ++i) {
    CHECK(ada.session().hears(supper));
    ada.hear(event::Message{"Ulrich", "Message " + std::to_string(i)});
  }
  CHECK_FALSE(ada.session().hears(supper));
  CHECK(ada.session().hears(event::EndCall{}));
  ada.hear(supper);
  for (std::size_t i = 0; i < sysop::Notices::most; ++i) {
    CHECK(ada.sees("Message " + std::to_string(i)));
    ada.wait(1s);
    ada.type(" ");
  }
  CHECK_FALSE(ada.sees("Message from"));
  CHECK(ada.session().hears(supper));
}

TEST_CASE("a message waits for what moves on the screen, but not for ever") {
  Typist ada{tests::call_in(Presentation::full), "\nr"};
  ada.waits_for_marks = false;
  ada.secrets = {"1234"};
  ada.type(" 1122\n");
  REQUIRE(ada.session().wakes_at());
  ada.hear(supper);
  CHECK_FALSE(ada.sees("Supper is ready."));
  ada.wait(6s);
  CHECK(ada.sees("Supper is ready."));
}

TEST_CASE("in lines a message is told at once, and a line half typed stays") {
  Typist ada{tests::call_in(Presentation::lines), "p\n"};
  ada.type("m");
  ada.hear(supper);
  CHECK(ada.last_line() == "Message from Ulrich: Supper is ready.");
  ada.type("\n");
  CHECK(ada.session().place() == play::masterix::place::menu);
}

TEST_CASE("a message rings unless the caller has turned the bell off") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  const int before = ada.rings;
  ada.hear(supper);
  CHECK(ada.rings == before + 1);
  Typist quiet{tests::call_in(Presentation::full), "\nobm"};
  const int none = quiet.rings;
  quiet.hear(supper);
  CHECK(quiet.rings == none);
}

TEST_CASE("codes in a message and in a name show nothing but letters") {
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.hear(event::Message{"Eve\x1b[2J", "one\ntwo\x07"});
  CHECK(ada.sees("Message from Eve[2J"));
  CHECK(ada.sees("onetwo"));
}

TEST_CASE("who is changed to lines with a message on the screen is told it") {
  Typist ada{tests::call_in(Presentation::full), "\no"};
  ada.type("s");
  ada.hear(supper);
  ada.wait(1s);
  CHECK(ada.sees("Supper"));
  ada.type("xs");
  CHECK(ada.session().presentation() == Presentation::lines);
}

TEST_CASE("a call that the sysop ends says why, keeps the game and files what was won") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    Typist ada{tests::call_in(presentation), is_line ? "p\nc\n" : "\nc"};
    ada.hear(event::EndCall{"The board goes down."});
    if (is_line) {
      CHECK(ada.last_line() == "Goodbye, Ada.");
      CHECK(std::ranges::count(ada.heard, "The board goes down.") == 1);
    } else {
      CHECK(ada.sees("The board goes down."));
    }
    CHECK_FALSE(ada.left);
    ada.wait(5s);
    CHECK(ada.left == effect::Farewell::ended);
  }
}

TEST_CASE("a game is as unfinished after a call that the sysop ended as after a dropped line") {
  Typist ada{tests::call_in(Presentation::full), "\nr"};
  ada.type(" 1122\n");
  REQUIRE(ada.kept.is_going_on());
  ada.hear(event::EndCall{});
  CHECK(ada.sees("The sysop has to end your call."));
  ada.wait(5s);
  CHECK(ada.kept.is_going_on());
}

TEST_CASE("who is saying goodbye is told nothing any more") {
  Typist ada{tests::call_in(Presentation::full), "\nqy"};
  REQUIRE(ada.sees("Goodbye, Ada."));
  CHECK_FALSE(ada.session().hears(supper));
  CHECK_FALSE(ada.session().hears(event::EndCall{}));
  ada.hear(supper);
  CHECK_FALSE(ada.sees("Supper"));
}

}  // namespace
}  // namespace codemaker::play
