// What callers see of the seal of a code, and when.
#include "engine/breaking/record.hpp"
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"
#include "support/kept_games.hpp"
#include "support/seals.hpp"
#include "support/wire.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::play::breaking {
namespace {

using tests::break_in;
using tests::call_in;
using tests::in_campaign;
using tests::Typist;

constexpr std::string_view salt_digits = "0102030405060708090a0b0c0d0e0f10";

/// The seals of the record kept last, as a caller would have to have seen them.
std::vector<std::string> seals_of_record(const Typist& ada) {
  const auto& record =
      (*ada.kept.all().back().record.as<engine::breaking::records::BreakingRecord>());
  std::vector<std::string> seals;
  for (const std::string& text : engine::breaking::records::sealed_texts(record))
    seals.push_back("Seal " + tests::hash_of(text).substr(0, 16));
  return seals;
}

bool was_told(const Typist& ada, std::string_view line) {
  return std::ranges::count(ada.heard, line) > 0;
}

bool was_told_with(const Typist& ada, std::string_view words) {
  return std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.find(words) != std::string::npos;
  });
}

TEST_CASE("the seal is told before the first guess, and it is that of the record") {
  struct Row {
    std::string game;
    std::string way;
  };

  for (const Row& row : std::vector<Row>{
           {"campaign", "p\nc\n"},
           {"free play", "p\nd\nd\nn\n"},
           {"a duel", "p\nd\nn\n1234\n"},
           {"Bulls and Cows", "p\nd\nd\ng\nn\n"},
           {"a match", "p\nx\nc\nn\n"}}) {
    Typist ada{call_in(Presentation::lines)};
    ada.type(row.way);
    INFO(row.game);
    REQUIRE(ada.kept.is_going_on());
    const auto seals = seals_of_record(ada);
    REQUIRE(seals.size() == 1);
    CHECK(was_told(ada, seals.front()));
    CHECK_FALSE(was_told_with(ada, salt_digits));
  }
}

TEST_CASE("what was sealed follows the result in lines, and not an earlier guess") {
  Typist ada{call_in(Presentation::lines), "p\nc\n5555\n"};
  CHECK_FALSE(was_told_with(ada, salt_digits));
  ada.type("1234\n");
  CHECK(was_told(ada, "Proof: cm1:0102030405060708090a0b0c0d0e0f10:4x6:1234"));
}

TEST_CASE("a code that was missed is proved, too") {
  Typist ada{call_in(Presentation::lines), "p\nc\n"};
  for (int guess = 1; guess <= 12; ++guess) {
    CHECK_FALSE(was_told_with(ada, salt_digits));
    ada.type("5555\n");
  }
  CHECK(was_told_with(ada, salt_digits));
}

TEST_CASE("a game of free play seals that guesses may leave holes empty, as its record says") {
  Typist ada{call_in(Presentation::lines), "p\nd\nd\nn\n"};
  ada.type("1234\n");
  CHECK(was_told(ada, "Proof: cm1:0102030405060708090a0b0c0d0e0f10:4x6b:1234"));
}

TEST_CASE("each round has a seal of its own, and the computer's rounds have none") {
  Typist ada = in_campaign();
  CHECK(ada.sees(seals_of_record(ada).back()));
  const std::string first = seals_of_record(ada).back();
  ada.secrets = {"4321"};
  break_in(ada, 2, "1234");
  CHECK(ada.sees(first));
  ada.type("\n");
  CHECK_FALSE(ada.sees("Seal "));
  tests::be_broken_in(ada, 5, "1122");
  ada.wait(std::chrono::seconds{20});
  ada.type("\n");
  REQUIRE(seals_of_record(ada).size() == 2);
  CHECK(ada.sees(seals_of_record(ada).back()));
  CHECK_FALSE(ada.sees(first));
}

TEST_CASE("on screens the seal stands on the first board, and the salt when the round is over") {
  struct Row {
    Presentation presentation;
    std::string proof;
  };

  for (const Row& row : std::vector<Row>{
           {Presentation::full, "Proof: cm1:0102030405060708090a0b0c0d0e0f10:4x6:1234"},
           {Presentation::small, "Salt 0102030405060708090a0b0c0d0e0f10"}}) {
    Call call = call_in(row.presentation);
    call.time_left = std::chrono::minutes{59};  // it stands there, too
    Typist ada = in_campaign(call);
    CHECK(ada.sees(seals_of_record(ada).back()));
    ada.type("5555\n");
    CHECK_FALSE(ada.sees(salt_digits));
    ada.type("1234\n");
    CHECK(ada.sees(row.proof));
  }
}

TEST_CASE(
    "a review tells the seal and what was sealed after each game with a code of the computer's"
) {
  struct Row {
    std::string way;
    std::string review;
  };

  for (const Row& row : std::vector<Row>{
           {"p\nc\n1234\n", "v\n"},
           {"p\nd\nd\nn\n1234\n", "v\n"},
           {"p\np\n1\nrwbg\n", "v\n"},
           {"p\ng\nrwbg\n", "v\n"},
           {"p\ns\n1234\n", "review\n"}}) {
    Typist ada{call_in(Presentation::lines), row.way};
    const std::string proof =
        "Proof: " +
        engine::breaking::records::sealed_texts(
            (*ada.kept.all().back().record.as<engine::breaking::records::BreakingRecord>())
        )
            .front();
    INFO(row.way);
    ada.type(row.review);
    CHECK(was_told(ada, seals_of_record(ada).front()));
    CHECK(was_told(ada, proof));
  }
}

TEST_CASE("a review of an earlier round keeps the seal of that round") {
  Typist ada{call_in(Presentation::lines), "p\nc\n"};
  const std::string first = seals_of_record(ada).front();
  ada.secrets = {"4321"};
  ada.type("1234\n");
  tests::be_broken_in(ada, 5, "1122");
  ada.type("\n");
  ada.holds_thinking = false;
  REQUIRE(seals_of_record(ada).size() == 2);
  ada.heard.clear();
  ada.type("v\n");
  CHECK(was_told(ada, first));
}

TEST_CASE("the text to paste has the seal, but not what would give the code away") {
  Typist ada{call_in(Presentation::lines), "p\nc\n1234\n"};
  ada.heard.clear();
  ada.type("paste\n");
  CHECK(was_told(ada, seals_of_record(ada).front()));
  CHECK_FALSE(was_told_with(ada, "1234"));
}

TEST_CASE("a review on full screens has the proof in its frame, on each page") {
  tests::FreePlay ada{std::string{tests::solo} + "1234\n"};
  ada.wait(std::chrono::seconds{2});
  ada.type("v");
  for (const char* const key : {"", " "}) {
    ada.type(key);
    CHECK(ada.sees(seals_of_record(ada).front()));
    CHECK(ada.sees("Proof: cm1:0102030405060708090a0b0c0d0e0f10:4x6b:1234"));
  }
}

TEST_CASE("a caller who comes to line mode in the middle of a round is told its seal") {
  Typist ada = in_campaign();
  ada.resize(10, 30);
  CHECK(was_told(ada, seals_of_record(ada).front()));
}

}  // namespace
}  // namespace codemaker::play::breaking
