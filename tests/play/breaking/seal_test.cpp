// What callers see of the seal of a code, and when.
#include "engine/breaking/record.hpp"
#include "play/breaking/seal_view.hpp"
#include "support/campaign_runs.hpp"
#include "support/fits.hpp"
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
  for (const engine::records::Seal& seal : tests::seals_of(record))
    seals.push_back("Seal " + engine::records::seal_letters(seal.hash));
  return seals;
}

/// The seal of a share that is shown now; the code is not made yet.
std::string shown_seal(std::string_view rules) {
  const std::string text = "cm2:" + std::string{salt_digits} + ":" + std::string{rules};
  return "Seal " + engine::records::seal_letters(tests::hash_of(text));
}

/// On a board it stands in two rows.
bool sees_seal(const Typist& ada, const std::string& seal) {
  constexpr std::size_t first_row = 24;
  return ada.sees(seal.substr(0, first_row)) && ada.sees(seal.substr(first_row + 1));
}

bool was_told(const Typist& ada, std::string_view line) {
  return std::ranges::count(ada.heard, line) > 0;
}

bool was_told_with(const Typist& ada, std::string_view words) {
  return std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.find(words) != std::string::npos;
  });
}

TEST_CASE("a proof with an a in place of a 0 says so") {
  const auto note_of = [](std::string text) {
    return letter_note({.salt = {}, .text = std::move(text), .hash = {}});
  };
  CHECK(note_of("cm2:00:4x10n:1023.:a684") == "In a proof the tenth digit, 0, is written a.");
  CHECK(note_of("cm2:00:4x10n:1023.:1684").empty());
  CHECK(note_of("cm2:aa:5x12:12345.:1a684").empty());
}

TEST_CASE("the seal is told before the first guess, and it is that of the record") {
  struct Row {
    std::string game;
    std::string way;
    std::string rules;
  };

  for (const Row& row : std::vector<Row>{
           {"campaign", "p\nr\n", "4x6"},
           {"free play", "p\nc\nd\nn\n", "4x6b"},
           {"a duel", "p\nc\nn\n1234\n", "4x6b"},
           {"Bulls and Cows", "p\nc\nd\ng\nn\n", "4x10n"},
           {"a match", "p\nt\np\nn\n", "4x6"}}) {
    Typist ada{call_in(Presentation::lines)};
    ada.type(row.way);
    INFO(row.game);
    CHECK(was_told(ada, shown_seal(row.rules)));
    ada.type("1256\n");
    const auto seals = seals_of_record(ada);
    REQUIRE(seals.size() == 1);
    CHECK(seals.front() == shown_seal(row.rules));
    CHECK_FALSE(was_told_with(ada, salt_digits));
  }
}

TEST_CASE("what was sealed follows the result in lines, and not an earlier guess") {
  Typist ada{call_in(Presentation::lines), "p\nr\n5555\n"};
  CHECK_FALSE(was_told_with(ada, salt_digits));
  ada.type("1234\n");
  CHECK(was_told(ada, "Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x6:5555.:1234"));
}

TEST_CASE("a code that was missed is proved, too") {
  Typist ada{call_in(Presentation::lines), "p\nr\n"};
  for (int guess = 1; guess <= 12; ++guess) {
    CHECK_FALSE(was_told_with(ada, salt_digits));
    ada.type("5555\n");
  }
  CHECK(was_told_with(ada, salt_digits));
}

TEST_CASE("a game of free play seals that guesses may leave holes empty, as its record says") {
  Typist ada{call_in(Presentation::lines), "p\nc\nd\nn\n"};
  ada.type("1234\n");
  CHECK(was_told(ada, "Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x6b:1234.:1234"));
}

TEST_CASE("each round has a seal of its own, and the computer's rounds have none") {
  Typist ada = in_campaign();
  const std::string first = shown_seal("4x6");
  CHECK(sees_seal(ada, first));
  ada.secrets = {"4321"};
  break_in(ada, 2, "1234");
  CHECK(sees_seal(ada, first));
  CHECK(seals_of_record(ada).back() == first);
  ada.type("\n");
  CHECK_FALSE(ada.sees("Seal "));
  tests::be_broken_in(ada, 5, "1122");
  ada.wait(std::chrono::seconds{20});
  ada.type("\n");
  CHECK(ada.sees("Seal "));
  CHECK_FALSE(sees_seal(ada, first));
  ada.type("5555\n");
  REQUIRE(seals_of_record(ada).size() == 2);
  CHECK(sees_seal(ada, seals_of_record(ada).back()));
}

TEST_CASE("on screens the seal stands on the first board, and the share when the round is over") {
  struct Row {
    Presentation presentation;
    std::string seal;
    std::string proof;
  };

  for (const Row& row : std::vector<Row>{
           {Presentation::full, shown_seal("4x6").substr(0, 24),
            "Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x6:5555.:1234"},
           {Presentation::small, shown_seal("4x6").substr(0, 14) + ", # shows it all",
            "Press # for the proof."}}) {
    Call call = call_in(row.presentation);
    call.time_left = std::chrono::minutes{59};  // it stands there, too
    Typist ada = in_campaign(call);
    INFO(ada.screen());
    CHECK(ada.sees(row.seal));
    ada.type("5555\n");
    CHECK_FALSE(ada.sees(salt_digits));
    ada.type("1234\n");
    CHECK(ada.sees(row.proof));
  }
}

TEST_CASE("the page of the seal has all of it before the first guess, and the proof afterwards") {
  const std::string letters = shown_seal("4x6").substr(std::string_view{"Seal "}.size());
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const char* const game : {"r\n", "tpn"}) {
      Typist ada{call_in(presentation), std::string{"\nopp\n"} + game};
      ada.type("#");
      INFO(ada.screen());
      CHECK(ada.sees(letters.substr(0, 19)));
      CHECK(ada.sees(letters.substr(20)));
      CHECK_FALSE(ada.sees(salt_digits.substr(0, 20)));
      CHECK(tests::fits(ada));
      ada.type("x");
      ada.type("5555\n1234\n");
      ada.wait(std::chrono::seconds{2});
      ada.type("#");
      INFO(ada.screen());
      CHECK(ada.sees("The proof, in one piece:"));
      CHECK(ada.sees("cm2:" + std::string{salt_digits}));
      CHECK(tests::fits(ada));
      ada.type("x");
      CHECK_FALSE(ada.sees("The proof, in one piece:"));
    }
  }
}

TEST_CASE("what is typed before the first guess goes into the code, and is told in its proof") {
  struct Row {
    Presentation presentation;
    std::string keys;
    std::string typed;
  };

  for (const Row& row : std::vector<Row>{
           {Presentation::full, "1122\n", "1122."},
           {Presentation::full, "12\b\b1122\n", "12..1122."},
           {Presentation::small, "zw1122\n", "zw1122."},
           {Presentation::lines, "xyzzy\n1122\n", "xyzzy.1122."},
           {Presentation::lines, "b\nabcdefghijklmnop\n1122\n", "b.abcdefghijklmn"}}) {
    const bool is_line = row.presentation == Presentation::lines;
    Typist ada{call_in(row.presentation), is_line ? "p\nc\nd\nn\n" : "\nopp\ncdn"};
    ada.type(row.keys);
    const auto& moves =
        ada.kept.all().back().record.as<engine::breaking::records::BreakingRecord>()->moves;
    REQUIRE(moves.size() == 2);
    CHECK(std::get<engine::breaking::records::Hidden>(moves.front()).typed == row.typed);
  }
}

TEST_CASE("nothing of a code is kept before the first guess, and hanging up loses nothing") {
  Typist ada = in_campaign();
  ada.type("112");
  ada.hang_up();
  CHECK(ada.kept.all().empty());
}

TEST_CASE(
    "a review tells the seal and what was sealed after each game with a code of the computer's"
) {
  struct Row {
    std::string way;
    std::string review;
  };

  for (const Row& row : std::vector<Row>{
           {"p\nr\n1234\n", "v\n"},
           {"p\nc\nd\nn\n1234\n", "v\n"},
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
  Typist ada{call_in(Presentation::lines), "p\nr\n"};
  const std::string first = shown_seal("4x6");
  ada.secrets = {"4321"};
  ada.type("1234\n");
  tests::be_broken_in(ada, 5, "1122");
  ada.type("\n");
  ada.holds_thinking = false;
  CHECK(seals_of_record(ada).front() == first);
  ada.heard.clear();
  ada.type("v\n");
  CHECK(was_told(ada, first));
}

TEST_CASE("the text to paste has the seal, but not what would give the code away") {
  Typist ada{call_in(Presentation::lines), "p\nr\n1234\n"};
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
    CHECK(ada.sees("Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x6b:1234.:1234"));
  }
}

TEST_CASE("a caller who comes to line mode in the middle of a round is told its seal") {
  Typist ada = in_campaign();
  ada.resize(10, 30);
  CHECK(was_told(ada, shown_seal("4x6")));
}

}  // namespace
}  // namespace codemaker::play::breaking
