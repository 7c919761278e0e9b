// The computer's half of a level of a ranked run, and levels that are ended early.
#include "engine/breaking/review.hpp"
#include "engine/breaking/solve.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/round/contradiction.hpp"
#include "support/campaign_runs.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using tests::be_broken_in;
using tests::break_in;
using tests::Typist;

/// Where the caller makes their first code.
Typist at_own_code(Presentation presentation) {
  const bool is_line = presentation == Presentation::lines;
  return Typist{tests::call_in(presentation), is_line ? "p\nr\n1234\n" : "\nr1234\n  "};
}

engine::breaking::Breaker computer_of(const Typist& ada) {
  const play::breaking::question::Solve& solve = ada.solved.back();
  return {solve.rules, solve.strength, solve.seed};
}

/// The computer's guesses at the last code.
engine::breaking::History turns_of(const Typist& ada) {
  const play::breaking::question::Solve& solve = ada.solved.back();
  return engine::breaking::solve(computer_of(ada), solve.code, solve.limit, {});
}

/// What the computer has in mind before a guess of these.
engine::breaking::Belief belief_before(const Typist& ada, std::size_t turn) {
  engine::breaking::History before = turns_of(ada);
  before.resize(turn, before.front());
  return computer_of(ada).belief(before);
}

/// How many codes it has in mind behind the answer to a guess.
std::size_t left_behind(const Typist& ada, std::size_t turn) {
  return belief_before(ada, turn + 1).codes;
}

/// What its guesses were worth.
engine::breaking::Review review_of_computer(const Typist& ada) {
  return engine::breaking::review(ada.solved.back().rules, turns_of(ada), 1, {});
}

/// The word for one: by its own memory where that had gaps.
std::string word_of(const Typist& ada, const engine::breaking::Review& review, std::size_t turn) {
  if (!belief_before(ada, turn).has_gaps()) return std::string{verdict_of(review.guesses[turn])};
  const auto forgot = contradicted(ada.solved.back().rules, turns_of(ada), turn);
  return forgot ? fmt::format("forgot {}", *forgot + 1) : "unsure";
}

TEST_CASE("full screens show how many codes each guess of the computer's leaves and how good it is"
) {
  Typist ada = at_own_code(Presentation::full);
  ada.type("1123\n");
  ada.wait(1s);
  const auto review = review_of_computer(ada);
  CHECK(ada.sees("Codes left  Its guess"));
  // Behind the number stands a bar, and behind that the word.
  const auto is_shown = [&](std::size_t turn) {
    constexpr int first_row = 5;
    const std::string row = ada.session().frame().text(first_row + static_cast<int>(turn));
    const std::size_t number = row.find(fmt::format("{:5} ", left_behind(ada, turn)));
    return number != std::string::npos &&
           row.find(word_of(ada, review, turn), number) != std::string::npos;
  };
  CHECK(is_shown(0));
  ada.type("x");
  for (std::size_t turn = 0; turn < review.guesses.size(); ++turn)
    CHECK(is_shown(turn));
}

TEST_CASE("small screens have the same behind the computer's marks") {
  Typist ada = at_own_code(Presentation::small);
  ada.type("1123\nx");
  const auto review = review_of_computer(ada);
  CHECK(ada.sees("Left  Its guess"));
  for (std::size_t turn = 0; turn < review.guesses.size(); ++turn)
    CHECK(ada.sees(fmt::format("{:5}  {}", left_behind(ada, turn), word_of(ada, review, turn))));
}

TEST_CASE("in lines the same stands behind each guess of the computer's") {
  Typist ada = at_own_code(Presentation::lines);
  ada.type("1123\n\n");
  const auto review = review_of_computer(ada);
  const auto found = std::ranges::find_if(ada.heard, [](const std::string& line) {
    return line.starts_with("Computer 1: ");
  });
  REQUIRE(found != ada.heard.end());
  const std::string account =
      fmt::format(" {} codes left, {}", left_behind(ada, 0), word_of(ada, review, 0));
  CHECK(found->find(account) != std::string::npos);
}

TEST_CASE("a computer whose guesses could not be judged is watched without words") {
  Typist ada = at_own_code(Presentation::full);
  be_broken_in(ada, 3, "1123");
  CHECK(ada.sees("The computer broke it in 3."));
  CHECK_FALSE(ada.sees("wasteful"));
}

TEST_CASE("a code that rests complete is weighed, and one that is changed is weighed anew") {
  Typist ada = at_own_code(Presentation::full);
  CHECK(ada.sees("Your code     how hard is it?"));
  ada.type("4444");
  CHECK(ada.sees("how hard is it?"));
  ada.wait_for_step();
  CHECK(ada.sees("Your code     easy, about 7.9 points"));
  CHECK_FALSE(ada.session().wakes_at());
  ada.type("\b3");
  ada.wait(1s);
  CHECK(ada.sees("Your code     hard, about 8.8 points"));
  ada.type("\b");
  ada.wait(1s);
  CHECK(ada.sees("how hard is it?"));
}

TEST_CASE("small screens and lines say how hard the code is once it is set") {
  Typist small = at_own_code(Presentation::small);
  small.type("4444");
  small.wait(1s);
  CHECK_FALSE(small.sees("easy"));
  small.type("\n");
  CHECK(small.sees("Your code is easy for it"));
  Typist lines = at_own_code(Presentation::lines);
  lines.heard.clear();
  lines.type("4444\n");
  CHECK(lines.heard.front() == "Your code is easy for it: about 7.9 points.");
}

TEST_CASE("the points of both sides explain themselves on the board") {
  Typist ada = tests::in_campaign();
  CHECK(ada.sees("Round 1: you break its code"));
  CHECK(ada.sees("Round 4: it breaks yours"));
  break_in(ada, 3, "1234");
  ada.wait(2s);
  CHECK(ada.sees("Round 1: you broke it in 3" + std::string(18, ' ') + "3"));
  ada.type(" ");
  be_broken_in(ada, 5, "4444");
  ada.type(" ");
  CHECK(ada.sees("Round 2: it broke yours in 5" + std::string(6, ' ') + "5"));
}

/// In round 3, after rounds in which the caller needed so many guesses and the computer so many.
struct InRound3 : Typist {
  InRound3(int own, int computers, Presentation presentation = Presentation::full)
      : Typist{
            tests::call_in(presentation),
            presentation == Presentation::lines ? "p\nr\n" : "\nr\n\n"} {
    const bool is_line = presentation == Presentation::lines;
    break_in(*this, own, "1234");
    wait(2s);
    if (!is_line) type(" ");
    be_broken_in(*this, computers, "4444");
    wait(2s);
    type(is_line ? "\n" : " ");
    holds_thinking = false;
  }
};

TEST_CASE("a level that cannot be won any more is conceded with E, after a question") {
  InRound3 ada{10, 3};
  ada.type("6666\n6666\n6666\n6666\ne");
  CHECK(ada.sees("You can still win or lose this level, so E can't end it yet."));
  ada.type("6666\n");
  ada.wait(2s);
  CHECK(ada.sees("E: concede the level. You can't win it any more."));
  ada.type("e");
  CHECK(ada.sees("A tie is the best you can get. Concede anyway? (Y/N)"));
  ada.type("n6666\ne");
  CHECK(ada.sees("Concede level 1? That ends the run. (Y/N)"));
  ada.type("y");
  CHECK(ada.sees("You lost level 1, 3 to 16."));
  CHECK(ada.sees("Round 3: you stopped after 6"));
  CHECK(ada.filed.empty());
}

TEST_CASE("a level that cannot be lost any more is ended with E for the points so far") {
  InRound3 ada{2, 9};
  break_in(ada, 4, "1234");
  ada.wait(2s);
  ada.type(" ");
  CHECK(ada.sees("E: end the level now. You can't lose it any more."));
  CHECK(ada.sees("E end level"));
  ada.type("e");
  CHECK(ada.sees("End level 1 now for 27 points? (Y/N)"));
  ada.type("y");
  CHECK(ada.sees("1 x (9 points + 18 unused guesses) = 27"));
  CHECK_FALSE(ada.sees(" = 27 points"));
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].score == 27);
  ada.type(" ");
  CHECK(ada.sees("Level 2  Your opponent"));
}

TEST_CASE("a level not conceded goes on, and Q is about the run again") {
  InRound3 ada{2, 9};
  break_in(ada, 4, "1234");
  ada.wait(2s);
  ada.type(" enq");
  CHECK(ada.sees("Quit this run? No points are in the bank yet. (Y/N)"));
  ada.type("y");
  CHECK(ada.sees("The run is over."));
  CHECK(ada.filed.empty());
}

TEST_CASE("small screens concede and end levels by the same key") {
  InRound3 ada{2, 9, Presentation::small};
  break_in(ada, 4, "1234");
  ada.type(" ");
  CHECK(ada.sees("E: end the level now."));
  ada.type("ey");
  CHECK(ada.sees("Level 1 won"));
}

TEST_CASE("in lines E ends a level, and who may is told when the round begins") {
  InRound3 ada{2, 9, Presentation::lines};
  break_in(ada, 4, "1234");
  CHECK(
      std::ranges::count(
          ada.heard, std::string{"E: end the level now. You can't lose it any more."}
      ) == 1
  );
  ada.type("e\n");
  CHECK(ada.prompt() == "End level 1 now for 27 points? (Y/N): ");
  ada.type("y\n");
  CHECK(ada.table().at(0).score == 27);
}

TEST_CASE("a warning of time stands until a key is pressed, whatever the computer guesses meanwhile"
) {
  Call call = tests::call_in(Presentation::full);
  const auto watched_by = [](const Call& caller) {
    Typist ada{caller, "\nr1234\n  "};
    ada.type("1123\n");
    ada.wait(70s);
    return ada;
  };
  const Typist bob = watched_by(call);
  call.time_left = 6min;
  Typist ada = watched_by(call);
  INFO(bob.screen());
  CHECK(ada.sees("5 minutes left on the board."));
  CHECK(bob.sees("The computer broke it in"));
  CHECK_FALSE(ada.sees("The computer broke it in"));
  ada.type(" ");
  CHECK_FALSE(ada.sees("5 minutes left on the board."));
}

}  // namespace
}  // namespace codemaker::play::breaking
