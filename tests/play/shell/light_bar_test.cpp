// The light bar of menus and lists: arrows move it, and Enter takes what it is on.
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;

/// At a list, with the bar moved by these keys.
struct AtList : Typist {
  explicit AtList(const std::string& way, const std::vector<KeyCode>& keys = {})
      : Typist{tests::call_of("Ada"), way} {
    for (const KeyCode key : keys)
      press(key);
  }

  void enter() { press(KeyCode::enter); }
};

TEST_CASE("arrows and Enter choose from the main menu, round and round") {
  AtList first{"\n"};
  first.enter();
  CHECK(first.sees("CODE BREAKING"));
  AtList second{"\n", {KeyCode::down}};
  second.enter();
  CHECK(second.sees("Duel or solo"));
  AtList last{"\n", {KeyCode::up}};
  last.enter();
  CHECK(last.sees("Return to the BBS? (Y/N)"));
  for (const KeyCode key : {KeyCode::end, KeyCode::page_down}) {
    AtList end{"\n", {key}};
    end.enter();
    CHECK(end.sees("Return to the BBS? (Y/N)"));
    AtList home{"\n", {key, KeyCode::home, KeyCode::down}};
    home.enter();
    CHECK(home.sees("Duel or solo"));
  }
}

TEST_CASE("who comes back to the menu finds the bar on the game they come from") {
  AtList ada{"\nmxq"};
  ada.enter();
  CHECK(ada.sees("MASTERIX"));
}

TEST_CASE("arrows and Enter choose from the list of every game on a board") {
  AtList masterix{"\nmx", {KeyCode::down}};
  masterix.enter();
  CHECK(masterix.sees("How well should the computer play"));
  AtList carton{"\ne%", {KeyCode::end}};
  carton.enter();
  CHECK(carton.sees("Main menu"));
  AtList ladder{"\ne%"};
  ladder.enter();
  CHECK(ladder.sees("Level 1"));
}

TEST_CASE("the bar of settings is on what begins, and Enter on a setting changes it") {
  AtList begins{"\nc"};
  begins.enter();
  CHECK(begins.sees("Make a code for the computer to break."));
  AtList game{"\nc", {KeyCode::down}};
  game.enter();
  CHECK(game.sees("Bulls and Cows"));
  AtList rounds{"\nt", {KeyCode::down, KeyCode::down}};
  rounds.enter();
  CHECK(rounds.sees("Rounds          6"));
  AtList options{"\no", {KeyCode::end}};
  options.enter();
  CHECK(options.sees("Visible          off"));
  options.press(KeyCode::home);
  options.enter();
  CHECK(options.sees("Main menu"));
  AtList carton{"\ne%c", {KeyCode::down}};
  carton.enter();
  CHECK(carton.sees("3 of 10"));
  carton.press(KeyCode::up);
  carton.enter();
  CHECK(carton.sees("Select a slot:"));
}

TEST_CASE("up and down choose a level of practice, and Enter plays it") {
  AtList ada{"\np", {KeyCode::down, KeyCode::down}};
  ada.enter();
  CHECK(ada.sees("Level 3 of 8"));
  AtList last{"\np", {KeyCode::end}};
  last.enter();
  CHECK(last.sees("Level 8 of 8"));
}

TEST_CASE("the word of a challenge is played by what the bar is on") {
  AtList ada{"\ndwrabbitry", {KeyCode::down}};
  ada.enter();
  CHECK(ada.sees("MASTERIX"));
}

TEST_CASE("Esc on the puzzles of the day leads back to the menu they were opened from") {
  for (const char* const menu : {"\n", "\nmx", "\ne%"}) {
    Typist ada{tests::call_of("Ada"), menu};
    const std::string before = ada.screen();
    ada.type("d");
    CHECK(ada.sees("Daily puzzles"));
    ada.type("w");
    ada.press(KeyCode::escape);
    CHECK(ada.sees("Daily puzzles"));
    ada.press(KeyCode::escape);
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("Esc is one step back from every list") {
  for (const char* const list : {"\nc", "\nt", "\no", "\np", "\nh", "\ny"}) {
    AtList ada{list, {KeyCode::down, KeyCode::escape}};
    INFO(list);
    CHECK(ada.sees("Main menu"));
  }
}

TEST_CASE("Enter typed ahead of a menu takes what its bar is on, and nothing further") {
  Typist ada{tests::call_of("Ada")};
  ada.types_ahead = true;
  ada.type("\n\n\n\n");
  CHECK(ada.sees("CODE BREAKING  Welcome"));
}

}  // namespace
}  // namespace codemaker::play
