// A caller at a terminal of their own: there is no BBS to return to, and nobody waits for the line.
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::Typist;

Call own_call(Presentation presentation = Presentation::full) {
  Call call = tests::call_in(presentation);
  call.is_local = true;
  call.idle_limit = 0s;
  return call;
}

TEST_CASE("at one's own terminal no screen and no help says BBS", "[every game]") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const auto& [scene, way] : tests::ways()) {
      Typist ada{own_call(presentation), way};
      INFO(scene);
      CHECK_FALSE(ada.sees("BBS"));
      ada.press({ansi::KeyCode::function, 1, {}});
      CHECK_FALSE(ada.sees("BBS"));
      ada.type(" ");
      ada.press({ansi::KeyCode::control, U'X', {}});
      CHECK_FALSE(ada.sees("BBS"));
    }
  }
  Typist menu{own_call(), "\nq"};
  CHECK(menu.sees("Leave? (Y/N)"));
  Typist lines{own_call(Presentation::lines), "?\np\nq\n"};
  for (const std::string& line : lines.heard)
    CHECK(line.find("BBS") == std::string::npos);
  CHECK(lines.prompt() == "Leave? (Y/N): ");
}

TEST_CASE("at one's own terminal nobody is disconnected for pressing no key") {
  Typist ada{own_call(), "\n"};
  ada.wait(3h);
  CHECK_FALSE(ada.left);
  CHECK_FALSE(ada.sees("Still there?"));
}

}  // namespace
}  // namespace codemaker::play
