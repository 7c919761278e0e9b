// Another game begins while one is on.
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::Typist;

/// Ada, who has come to a scene, where nothing moves any more.
struct Waited : Typist {
  explicit Waited(std::string_view way) : Typist{tests::call_of("Ada"), way} {
    wait(std::chrono::seconds{10});
  }
};

TEST_CASE("N and F2 start another game of free play or another match, after a question") {
  struct Row {
    std::string way;
    std::string question;
    std::string sees;
  };

  for (const Row& row : std::vector<Row>{
           {"\ncdn1122\n34", "Start a new game? (Y/N)", "Break the code"},
           {"\ncn1122\n1122\n34", "Start a new game? (Y/N)", "Make a code for the computer"},
           {"\ntn 1234\n 1122\n3", "Start a new match? This one counts for nobody. (Y/N)",
            "Ada, please look away!"}}) {
    for (const ansi::Key& key :
         {ansi::character(U'n'), ansi::Key{ansi::KeyCode::function, 2, {}}}) {
      Waited ada{row.way};
      const std::string before = ada.screen();
      INFO(row.way);
      ada.press(key);
      CHECK(ada.sees(row.question));
      ada.type("n");
      CHECK(ada.screen() == before);
      ada.press(key);
      ada.type("y");
      CHECK(ada.sees(row.sees));
      CHECK_FALSE(ada.sees("1 exact"));
    }
  }
}

TEST_CASE("who wanted another game and then quits is not given one") {
  Waited ada{"\ncdn1122\n"};
  ada.type("nnqy");
  CHECK(ada.sees("You gave up."));
}

TEST_CASE("N at the end of a run without a score begins another", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    INFO(game.ranked);
    Typist ada{tests::call_of("Ada"), game.ranked};
    const Place begun_at = ada.session().place();
    ada.type("qy");
    CHECK(ada.sees("The run is over"));
    CHECK(ada.sees("N play again"));
    ada.type("n");
    CHECK(ada.session().place() == begun_at);
    CHECK_FALSE(ada.sees("The run is over"));
    ada.type("qy ");
    CHECK_FALSE(ada.session().place() == begun_at);
  }
}

TEST_CASE(
    "N at the end of a run with a score begins none before its name is given", "[every game]"
) {
  for (const tests::TestedGame& game : tests::tested_games()) {
    if (game.win_level == nullptr) continue;
    INFO(game.ranked);
    Typist ada{tests::call_of("Ada"), "\nopp" + game.ranked};
    const Place begun_at = ada.session().place();
    game.win_level(ada);
    ada.wait(std::chrono::seconds{10});
    CHECK_FALSE(ada.sees("play again"));
    ada.type(" qyn");
    CHECK(ada.session().place() == begun_at);
    CHECK(ada.sees("Adan"));
  }
}

}  // namespace
}  // namespace codemaker::play
