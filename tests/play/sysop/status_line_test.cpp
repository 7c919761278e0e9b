// The line below the screen of a sysop who plays at their own machine.
#include "play/sysop/status_line.hpp"

#include "ansi/text.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <string>

namespace codemaker::play {
namespace {

using tests::Typist;

Call sysops_call(int rows, Presentation presentation = Presentation::full) {
  Call call = tests::call_in(presentation);
  call.has_status_line = true;
  call.terminal.rows = rows;
  call.time_left = std::chrono::minutes{42};
  return call;
}

std::string last_row(const Typist& sysop) {
  const ansi::Frame frame = sysop.session().frame();
  return frame.text(frame.rows() - 1);
}

TEST_CASE("the last row tells who plays, how long they may, and who else is here") {
  Typist sysop{sysops_call(25), "\n"};
  CHECK(last_row(sysop).empty());
  sysop.hear(event::OthersHere{});
  CHECK(last_row(sysop) == " Ada on bbs  42 min  nobody else is here");
  sysop.hear(event::OthersHere{1, "", ""});
  CHECK(last_row(sysop) == " Ada on bbs  42 min  1 other is here");
  sysop.hear(event::OthersHere{12, "Eve", "4711.3"});
  CHECK(
      last_row(sysop) ==
      " Eve pages you: codemaker chat 4711.3  Ada on bbs  42 min  12 others are here"
  );
}

TEST_CASE("the line changes nothing of the screen above it, and is only where there is a row more"
) {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call usual = sysops_call(25, presentation);
    usual.has_status_line = false;
    const Typist without{usual, "\nr"};
    Typist sysop{sysops_call(25, presentation), "\nr"};
    sysop.hear(event::OthersHere{2, "", ""});
    const ansi::Frame screen = sysop.session().frame();
    const ansi::Frame other = without.session().frame();
    const int row = presentation == Presentation::full ? Canvas::full_rows : Canvas::lean_rows;
    for (int above = 0; above < row; ++above)
      CHECK(screen.text(above) == other.text(above));
    CHECK(screen.text(row) != other.text(row));
    Typist small{sysops_call(24, presentation), "\n"};
    const std::string before = small.screen();
    small.hear(event::OthersHere{2, "", ""});
    CHECK(small.screen() == before);
  }
}

TEST_CASE("on a large screen the line stands right below the game") {
  Typist sysop{sysops_call(50), "\n"};
  sysop.hear(event::OthersHere{});
  constexpr int below = 13 + Canvas::full_rows;
  CHECK(sysop.session().frame().text(below).find("Ada on bbs") != std::string::npos);
  CHECK(last_row(sysop).empty());
}

TEST_CASE("a page rings once, as long as it is the same") {
  Typist sysop{sysops_call(25), "\n"};
  const event::OthersHere paging{1, "Eve", "4711"};
  const int before = sysop.rings;
  sysop.hear(paging);
  sysop.hear(paging);
  CHECK(sysop.rings == before + 1);
  sysop.hear(event::OthersHere{1, "", ""});
  sysop.hear(paging);
  CHECK(sysop.rings == before + 2);
}

TEST_CASE("F10 takes the line away and brings it back, and is no key of remote callers") {
  const ansi::Key f10{ansi::KeyCode::function, 10, {}};
  Typist sysop{sysops_call(25), "\n"};
  sysop.hear(event::OthersHere{});
  sysop.press(f10);
  CHECK(last_row(sysop).empty());
  sysop.press(f10);
  CHECK_FALSE(last_row(sysop).empty());
  Typist ada{tests::call_in(Presentation::full), "\n"};
  ada.press(f10);
  CHECK(ada.sees("F10 isn't used here."));
}

TEST_CASE("a long name leaves no letter of the line behind the last column") {
  const sysop::StatusLine status{
      std::string(100, 'n'), std::string(100, 'b'), {}, {9999, std::string(100, 'p'), "4711.3"}};
  CHECK(ansi::length(sysop::text_of_status(status, 77)) == 77);
}

}  // namespace
}  // namespace codemaker::play
