// What a caller sees of the doctor.
#include "play/call/words.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
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

TEST_CASE("the doctor tells what was found and what each line came as") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lines;
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

TEST_CASE("the doctor tells what the terminal's answers vouch for, apart where they change nothing"
) {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lines;
  call.findings.emplace();
  call.probed = call.terminal;
  call.probed->depth = ansi::Depth::direct;
  call.probed->plays_music = true;
  const Typist ada{call};
  const auto tells = [&](const std::string& text) {
    return std::ranges::any_of(ada.heard, [&](const auto& line) { return line.starts_with(text); });
  };
  CHECK(tells("Colors: 16. Repeats: no. Erases in color: no. Music: no. Speed: "));
  CHECK(tells("Colors: 24-bit. Repeats: no. Erases in color: no. Music: yes."));
}

TEST_CASE("the doctor shows keys by their names and bytes") {
  Call call = tests::call_of("Ada");
  call.findings.emplace();
  Typist ada{call};
  static_cast<void>(ada.session().handle(event::Bytes{"\x1b[A"}));
  ada.press(KeyCode::up);
  CHECK(ada.sees("Up             1b 5b 41"));
}

}  // namespace
}  // namespace codemaker::play
