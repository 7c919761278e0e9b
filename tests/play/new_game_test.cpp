// Another game begins while one is on.
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

}  // namespace
}  // namespace codemaker::play
