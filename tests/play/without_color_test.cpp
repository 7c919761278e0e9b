// What must be told apart is told apart by its characters: who cannot tell red from green, or has a
// terminal of one color, plays the same games.
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::Typist;

TEST_CASE("without color: the ranks of the Hall of Fame, and the caller's own row") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    std::vector<scores::Entry> filed;
    for (const char* const name : {"Ada", "Bob", "Eve", "Tim"}) {
      scores::Entry entry;
      entry.player = {"bbs", "", name};
      entry.name = name;
      entry.score = 100;
      entry.level = 3;
      filed.push_back(entry);
    }
    const Typist ada{tests::call_in(presentation), "\nh", filed};
    const Typist bob{
        [&] {
          play::Call call = tests::call_in(presentation);
          call.player.handle = "Bob";
          return call;
        }(),
        "\nh", filed};
    CHECK(ada.sees("\u00BBAda"));
    CHECK_FALSE(ada.sees("\u00BBBob"));
    CHECK(bob.sees("\u00BBBob"));
    CHECK_FALSE(bob.sees("\u00BBAda"));
    for (const char* const rank : {" 1", " 2", " 3", " 4"})
      CHECK(ada.sees(rank));
  }
}

}  // namespace
}  // namespace codemaker::play
