// A match against the computer.
#include "support/matches.hpp"

#include "play/breaking/questions.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using tests::call_in;
using tests::Typist;

engine::breaking::Code secret_of(std::string_view pegs) {
  return *engine::breaking::Code::secret({}, engine::breaking::parse_pegs(pegs)->span());
}

/// Alone with a computer that guesses what the test wants, in a match of two rounds; nothing moves.
struct Alone : tests::Pair {
  explicit Alone(std::string_view settings = "", Presentation presentation = Presentation::full)
      : Pair{"", presentation} {
    holds_thinking = true;
    const bool is_line = presentation == Presentation::lines;
    type(is_line ? "p\nr2\n" : "prrrrr");
    type(settings);
    heard.clear();
    type(is_line ? "n\n" : "n");
  }

  void computer_guesses(std::string_view pegs) { reply(play::breaking::Guessed{secret_of(pegs)}); }
};

TEST_CASE("a match against the computer: it hides a code, then breaks the caller's") {
  Alone ada;
  CHECK(ada.sees("Round 1 of 2: break the computer's code."));
  ada.type("1122\n1234\n");
  CHECK(ada.sees("You broke it in 2 guesses! The computer gets 2 points."));
  ada.type(" ");
  CHECK(ada.sees("Round 2 of 2: make a code for the computer."));
  ada.type("35");
  CHECK(ada.code().starts_with("3 5"));  // there is nobody to hide it from
  ada.type("42\n");
  ada.computer_guesses("1122");
  CHECK(ada.row(1) == "1 1 2 2 ●");
  CHECK(ada.code() == "3 5 4 2");
  ada.computer_guesses("5642");
  ada.computer_guesses("3542");
  CHECK(ada.sees("The computer broke it in 3 guesses! You get 3 points."));
  ada.type(" ");
  CHECK(ada.sees("You win the match, 3 to 2!"));
  CHECK(ada.filed.empty());
}

TEST_CASE("the caller marks the computer's guesses, and it learns the right marks only") {
  Alone ada{"k"};
  ada.type("1234\n 3542\n");
  ada.computer_guesses("5642");
  CHECK(ada.sees("the computer guesses, you mark"));
  CHECK(ada.sees("You mark each guess: E exact, M misplaced."));
  ada.type("eee\n");
  CHECK(ada.sees("Wrong: it should be 2 exact, 1 misplaced. Please correct it."));
  const Ticket before = ada.ticket;
  ada.type("\bm\n");
  CHECK(ada.ticket != before);
  CHECK(ada.row(1) == "5 6 4 2 ●●○");
  ada.computer_guesses("3542");
  ada.type("eeee\n");
  CHECK(ada.sees("The computer broke it in 2 guesses! You get 2 points."));
}

TEST_CASE("the computer's guesses are looked at for a while, and any key shows the rest") {
  Typist ada{tests::call_of("Ada"), "\ntprrrrrn1234\n 3542\n"};
  CHECK(ada.sees(" 1"));
  CHECK_FALSE(ada.sees("The computer broke it"));
  ada.type(" ");
  CHECK(ada.sees("The computer broke it"));
  Typist bob{tests::call_of("Bob"), "\ntprrrrrn1234\n 3542\n"};
  bob.wait(30s);
  CHECK(bob.sees("The computer broke it"));
}

TEST_CASE("a match against the computer in lines") {
  Alone ada{"", Presentation::lines};
  CHECK(
      ada.heard ==
      std::vector<std::string>{
          "A match of 2 rounds, 12 guesses each. Points by guesses.",
          "Round 1 of 2: break the computer's code.",
          "Seal MKHT S2M5 786Q D973 NJ58 AEGD ETJE 7B4A"}
  );
  CHECK(ada.prompt() == "Your guess 1: ");
  ada.type("1234\n");
  CHECK(ada.last_line() == "Round 2 of 2: make a code for the computer.");
  CHECK(ada.prompt() == "Your code: ");
  ada.type("3542\n");
  ada.computer_guesses("5642");
  CHECK(ada.last_line() == "Computer 1: 5 6 4 2 - 2 exact, 1 misplaced. 11 left.");
  ada.computer_guesses("3542");
  CHECK(ada.last_line() == "You win the match, 2 to 1!");
}

TEST_CASE("in lines the caller may mark the computer's guesses") {
  Alone ada{"k\n", Presentation::lines};
  ada.type("1234\n3542\n");
  ada.computer_guesses("5642");
  CHECK(ada.last_line() == "The computer: 5 6 4 2.");
  CHECK(ada.prompt() == "Your marks for 5 6 4 2: ");
  ada.type("2 1\n");
  CHECK(ada.last_line() == "Computer 1: 5 6 4 2 - 2 exact, 1 misplaced. 11 left.");
}

TEST_CASE("a match that is quit while the computer thinks hears no more of that thought") {
  Alone ada;
  ada.type("1234\n 3542\nqy");
  CHECK(ada.sees("Press a letter to change"));
  ada.computer_guesses("5642");
  CHECK(ada.sees("Press a letter to change"));
}

TEST_CASE("a computer that finds no guess cancels the match") {
  Alone ada;
  ada.type("1234\n 3542\n");
  ada.reply(play::breaking::Guessed{std::nullopt});
  CHECK(ada.sees("Something went wrong, and this match was cancelled."));
}

}  // namespace
}  // namespace codemaker::play::breaking
