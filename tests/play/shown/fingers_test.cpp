// What a page is told where a finger is meant: no keys, and at the end of a run what it came to.
#include "play/drawing/fingers.hpp"
#include "play/drawing/shown.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>

namespace codemaker::play {
namespace {

using tests::Typist;

bool tells(const Typist& typist, std::string_view words) {
  const Shown shown = typist.session().shown();
  return std::ranges::any_of(shown.rows, [&](const ShownRow& row) {
    return row.text.find(words) != std::string::npos;
  });
}

void quit(Typist& caller) {
  caller.type("q");
  const bool may_pause = caller.session().shown().message.find("(P/E/G)") != std::string::npos;
  caller.type(may_pause ? "e" : "y");
}

TEST_CASE("what any key would do is left out of sentences for fingers, other keys are tapped") {
  CHECK(for_fingers("No moves left. Press any key.") == "No moves left.");
  CHECK(for_fingers("Ada wins, 1.5 to 2. Press any key.") == "Ada wins, 1.5 to 2.");
  CHECK(for_fingers("Press any key to skip.").empty());
  CHECK(for_fingers("Empty your row. Arrows show what for.") == "Empty your row.");
  CHECK(for_fingers("Any other key: back. I: the rules.") == "I: the rules.");
  CHECK(
      for_fingers("No hint just now. Press H to ask again.") ==
      "No hint just now. Tap H to ask again."
  );
  CHECK(
      for_fingers("% isn't used here. Press ? for help.") == "% isn't used here. Tap ? for help."
  );
  CHECK(for_fingers("Press a letter, press it again.") == "Tap a letter, tap it again.");
  CHECK(
      for_fingers("Depressing? An expression of the press") ==
      "Depressing? An expression of the press"
  );
  CHECK(for_fingers("at this terminal, unranked") == "on this screen, unranked");
  CHECK(for_fingers("").empty());
}

TEST_CASE("who touches the board instead of pressing a key stays, and the warning is gone") {
  using namespace std::chrono_literals;
  Call call = tests::call_in(Presentation::small);
  call.idle_limit = 5min;
  Typist ada{call, "\n"};
  ada.wait(4min);
  CHECK(ada.session().shown().message.starts_with("Still there? Touch the board, or"));
  ada.press({ansi::KeyCode::control, U'L', {}});
  CHECK(ada.session().shown().message.empty());
  ada.wait(4min - 1s);
  CHECK_FALSE(ada.left);
}

TEST_CASE("what the sysop writes reaches a board as it was written") {
  Typist ada{tests::call_in(Presentation::small), "\n"};
  ada.hear(event::Message{"Ulrich", "Press any key. I am back."});
  ada.wait(std::chrono::seconds{10});
  CHECK(tells(ada, "Press any key. I am back."));
}

TEST_CASE("a page is told the points and the rank of a run that was left", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    if (game.win_level == nullptr) continue;
    INFO(engine::name(game.id));
    Typist ada{tests::call_of("Ada"), "\nopp" + game.ranked};
    game.win_level(ada);
    ada.wait(std::chrono::seconds{10});
    CHECK(tells(ada, "Bank "));
    CHECK(tells(ada, "Hall of Fame"));
    CHECK((tells(ada, "Rank 1 ") || tells(ada, "rank 1")));
    ada.type(" ");
    quit(ada);
    CHECK(ada.session().shown().field);
    CHECK(tells(ada, "Rank 1. "));
    CHECK(tells(ada, "points: you made the Hall of Fame!"));
  }
}

TEST_CASE("a page is told what a run came to that was left without a point", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    INFO(engine::name(game.id));
    Typist ada{tests::call_in(Presentation::small), game.ranked};
    quit(ada);
    CHECK(ada.session().shown().heading == "You quit");
    CHECK(ada.session().shown().message.find("nothing to score") != std::string::npos);
    CHECK_FALSE(tells(ada, "0 points"));
  }
}

}  // namespace
}  // namespace codemaker::play
