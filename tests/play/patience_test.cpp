// How long a caller may stay, and be silent.
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/frame_text.hpp"
#include "support/typist.hpp"

#include "ansi/text.hpp"
#include "play/session/screen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Typist;

TEST_CASE("the time left is repainted with Enter and never by itself") {
  Call call = tests::call_of("Ada");
  call.time_left = 42min;
  Typist ada{call};
  ada.type("\nr\n\n");
  CHECK(ada.sees(" 42 min\n"));
  ada.wait(70s);
  ada.type("1");
  CHECK(ada.sees(" 42 min\n"));
  ada.type("\n");
  CHECK(ada.sees(" 41 min\n"));
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
  CHECK(ada.sees("Your time on the board is up. Every level you won counts."));
}

TEST_CASE("a caller with little time is told so once at the start") {
  Call call = tests::call_of("Ada");
  call.time_left = 90s;
  call.wanted = Presentation::lines;
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

TEST_CASE("a moment that is called quiet changes nothing, and no warning falls into one") {
  Call call = tests::call_of("Ada");
  call.time_left = 7min;
  call.idle_limit = 4min;
  Session session{call};
  static_cast<void>(session.start());
  const auto screen = [&session] {
    return tests::text_of(session.frame());
  };
  int changes = 0;
  for (auto now = call.start; now < call.start + 8min; now += 1s) {
    const bool is_quiet = session.is_quiet(now);
    const std::string before = screen();
    const bool has_effects = !session.handle(event::Tick{now}).empty();
    const bool has_changed = has_effects || screen() != before;
    if (is_quiet) CHECK_FALSE(has_changed);
    if (has_changed) ++changes;
  }
  CHECK(changes >= 2);  // a warning and the goodbye at least
  CHECK(session.is_over());
}

}  // namespace
}  // namespace codemaker::play
