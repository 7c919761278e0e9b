// What a running game of Intersections & Splats asks before it is thrown away.
#include "support/kept_games.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play::breaking {
namespace {

using tests::Typist;

/// After a guess, kept or not.
Typist in_splats(Presentation presentation, bool is_kept) {
  Call call = tests::call_in(presentation);
  call.resume_days = is_kept ? 30 : 0;
  return Typist{call, presentation == Presentation::lines ? "p\ns\n1122\n" : "\ns1122\n"};
}

TEST_CASE("N and C in a running game of Splats throw nothing away unasked") {
  for (const auto presentation : {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const bool is_kept : {true, false}) {
      for (const std::string command : {"n", "c\n5\n3\n4", "q"}) {
        Typist ada = in_splats(presentation, is_kept);
        ada.type(command + "\n");
        INFO(command);
        const std::string letters = is_kept ? "(P/E/G)" : "(Y/N)";
        CHECK((ada.sees(letters) || ada.prompt().ends_with(letters + ": ")));
        ada.type(is_kept ? "g\n" : "n\n");
        CHECK((ada.sees("MOVE:") || ada.prompt() == "MOVE: "));
        ada.type("3344\n");
        CHECK(ada.kept.last_line().find("1122,3344") != std::string::npos);
      }
    }
  }
}

TEST_CASE("a game of Splats that N or C would end can wait instead") {
  for (const std::string command : {"n", "c\n5\n3\n4"}) {
    Typist ada = in_splats(Presentation::full, true);
    ada.type(command + "\n");
    CHECK(ada.sees("Pause (kept), end the game, or go on? (P/E/G)"));
    ada.type("p");
    CHECK(ada.sees("Paused. Choose it again to go on."));
    ada.type("s");
    CHECK(ada.sees("Unfinished: "));
  }
}

TEST_CASE("a game of Splats is ended for a new one, or for other numbers once all are given") {
  Typist ada = in_splats(Presentation::full, true);
  ada.type("c\n5\n3\n4\ng");
  CHECK(ada.sees("MOVE:"));
  CHECK(ada.sees("X 10  Y 4  N 6"));
  CHECK_FALSE(ada.sees("ZERO"));
  ada.type("c\n5\n3\n4\ne");
  CHECK(ada.sees("5 guesses, 3 digits, 1 to 4."));
  ada.type("112\nn\ne");
  CHECK(ada.kept.all().back().is_over);
  CHECK(ada.sees("5 guesses, 3 digits, 1 to 4."));
}

}  // namespace
}  // namespace codemaker::play::breaking
