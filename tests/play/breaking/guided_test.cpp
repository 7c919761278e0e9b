// The guided first game: marks explained on the caller's own guesses.
#include "engine/breaking/game.hpp"
#include "play/breaking/practice/lesson.hpp"
#include "play/call/words.hpp"

#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::breaking::practice {
namespace {

using namespace std::chrono_literals;
using tests::call_in;
using tests::Typist;

constexpr engine::breaking::Rules usual{.holes = 4, .colors = 6};

engine::breaking::Code code_of(std::string_view text) {
  return *engine::breaking::Code::secret(usual, engine::breaking::parse_pegs(text)->span());
}

std::string lesson_after(std::string_view secret, std::initializer_list<const char*> guesses) {
  engine::breaking::BreakingGame game{usual, 12, code_of(secret)};
  for (const char* const guess : guesses)
    game.guess(code_of(guess));
  std::string all;
  for (const std::string& sentence : lesson(game))
    all += sentence + " ";
  return all;
}

bool says(const std::string& lesson, std::string_view words) {
  return lesson.find(words) != std::string::npos;
}

TEST_CASE("before the first guess it is said what a code is and how a row is filled") {
  CHECK(says(lesson_after("1234", {}), "four pegs of six colors"));
  CHECK(says(lesson_after("1234", {}), "Then press Enter."));
}

TEST_CASE("the first marks are explained peg by peg, later ones are not") {
  const std::string first = lesson_after("2145", {"1122"});
  CHECK(says(first, "Your guess has 1 exact, 1 misplaced."));
  CHECK(says(first, "Red in hole 2 is exact."));
  CHECK(says(first, "White in hole 3 belongs in hole 1."));
  CHECK(says(first, "208 of 1296 codes still fit the marks."));
  const std::string second = lesson_after("2145", {"1122", "3123"});
  CHECK_FALSE(says(second, "belongs in hole"));
  CHECK(says(lesson_after("3456", {"1122"}), "None of its colors is in the code"));
}

TEST_CASE("a guess that earlier marks rule out is told why") {
  const std::string ruled_out = lesson_after("2145", {"1122", "1334"});
  CHECK(says(
      ruled_out,
      "Your guess could not be the code: then guess 1 would have had 1 exact, but it had 1 exact, "
      "1 misplaced."
  ));
  CHECK(says(lesson_after("2145", {"1122", "2133"}), "it could have been the code"));
}

TEST_CASE("every lesson of a game fits its place beside the board") {
  for (const char* const secret : {"1111", "2145", "6543", "3366"}) {
    for (const char* const guess : {"1122", "2451", "4526", "5643", "3663"}) {
      CHECK(lesson_after(secret, {guess}).size() <= 400);
      CHECK(lesson_after(secret, {"1122", "3456", guess}).size() <= 400);
    }
  }
}

TEST_CASE("the guided game is played in full screens, small ones and lines, and practice follows") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\ng"};
    CHECK(ada.sees("uided game"));
    CHECK(ada.sees("four pegs of six colors"));
    ada.type("1122\n");
    ada.wait(10s);
    CHECK(ada.sees("Your guess has"));
    ada.type("1234\n");
    ada.wait(10s);
    CHECK(ada.sees("You broke it in 2 guesses!"));
    ada.type("n");
    CHECK(ada.sees(presentation == Presentation::full ? "Level 1 of 8" : "level 1 of 8"));
    CHECK_FALSE(ada.sees("four pegs of six colors"));
  }
  Typist bob{call_in(Presentation::lines), "p\ng\n"};
  bob.type("1122\n");
  CHECK(std::ranges::count(bob.heard, "Your guess has 1 exact, 1 misplaced.") == 1);
  bob.type("1234\n");
  CHECK(bob.prompt() == "N practice, R ranked run, V review, Q menu: ");
}

TEST_CASE("behind the guided game N leads to practice and R to the campaign, and both are named") {
  Typist ada{call_in(Presentation::full), "\ng1234\n"};
  ada.wait(10s);
  CHECK(ada.sees("You broke it in 1 guess! N: practice. R: a ranked run."));
  ada.type("r");
  CHECK(ada.sees("CODE BREAKING  Level 1"));
  Typist bob{call_in(Presentation::lines), "p\ng\n1234\nr\n"};
  CHECK(bob.prompt() == "Guess 1: ");
}

TEST_CASE("the guided game neither counts as a practice level nor enters the Hall of Fame") {
  Typist ada{call_in(Presentation::full), "\ng1234\n"};
  ada.wait(10s);
  ada.type("n");
  CHECK(ada.sees("Level 1 of 8"));
  CHECK(ada.filed.empty());
}

TEST_CASE("a wrong key does not end what a guided game teaches on small screens") {
  Typist ada{tests::call_in(Presentation::small), "\ng1123\n"};
  const std::string taught = ada.screen();
  ada.type("z");
  CHECK(ada.sees("z isn't used here."));
  ada.press(ansi::KeyCode::left);
  CHECK(ada.screen() == taught);
}

}  // namespace
}  // namespace codemaker::play::breaking::practice
