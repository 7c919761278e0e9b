// Free play: scoring, hints, the review, and what pegs have on them.
#include "support/free_play.hpp"

#include "play/breaking/questions.hpp"
#include "play/breaking/rules.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <sstream>
#include <string>
#include <tuple>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::FreePlay;
using tests::guesses_left;
using tests::lifting;
using tests::solo;
using tests::Typist;

/// Words of one capital letter.
std::set<char> letters_in(std::string_view text) {
  std::set<char> letters;
  std::istringstream words{std::string{text}};
  for (std::string word; words >> word;) {
    std::erase_if(word, [](char c) { return c == ',' || c == ':' || c == ';' || c == '.'; });
    if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z') letters.insert(word[0]);
  }
  return letters;
}

std::set<char> working_letters(const Session& session) {
  std::set<char> letters;
  for (const KeyHelp& help : session.working_keys())
    letters.merge(letters_in(help.sentence));
  return letters;
}

TEST_CASE("the rules of free play name keys that work there") {
  const auto pages = rules_pages();
  const auto page =
      std::ranges::find(pages, std::string_view{"Free play: keys"}, &shared::RulesPage::title);
  REQUIRE(page != pages.end());
  FreePlay ada{"n4413\n"};
  ada.type("1122\n");
  std::set<char> working = working_letters(ada.session());
  FreePlay over{solo};
  over.type("1234\n ");
  working.merge(working_letters(over.session()));
  for (const std::string_view paragraph : page->paragraphs) {
    for (const char letter : letters_in(paragraph)) {
      CAPTURE(letter, paragraph);
      CHECK(working.contains(letter));
    }
  }
}

TEST_CASE("alone no scoring is shown: it would give the code away") {
  FreePlay ada{solo};
  ada.type("1122\ns");
  CHECK(ada.sees("In solo play that would reveal the code."));
}

TEST_CASE("a hint is put into the row, with what speaks for it in a line; each turn anew") {
  FreePlay ada{solo};
  ada.type("5h");
  CHECK(ada.sees("Hint: it tells most. 1296 codes are possible."));
  const std::string row = ada.row(1);
  CHECK(row.find("·") == std::string::npos);
  ada.type("\b\b5");
  CHECK(ada.row(1) != row);
  ada.type("h");
  CHECK(ada.row(1) == row);
  ada.type("\n");
  CHECK(ada.row(1).starts_with(row));
  ada.type("h\n");
  CHECK(guesses_left(ada.session().frame()) == "8");
  ada.type("1234\nnh");
  CHECK(ada.sees("1296 codes are possible."));
}

TEST_CASE("a hint says when no other code is possible") {
  FreePlay ada{solo};
  ada.type("1233\n1244\n5534\n1635\nh");
  CHECK(ada.sees("Hint: no other code is possible."));
  ada.type("\n");
  CHECK(ada.sees("5 guesses of 10"));
}

TEST_CASE("a hint that comes when the game is over is not told") {
  FreePlay ada{solo};
  ada.holds_thinking = true;
  ada.type("h");
  CHECK(ada.sees("The computer is thinking..."));
  ada.type("qy");
  engine::breaking::Hint hint;
  hint.possible = 1296;
  ada.reply(play::breaking::Hinted{hint});
  CHECK(ada.sees("You gave up."));
}

TEST_CASE("after a game each guess is reviewed, and the boards come back") {
  FreePlay ada{solo};
  ada.type("1122\n0034\n1234\nv");
  CHECK(ada.sees("Review"));
  ada.type(" ");
  CHECK(ada.sees("1122"));
  CHECK(ada.sees("0034"));
  CHECK(ada.sees("1296"));
  ada.type("q");
  CHECK(ada.sees("Solo  Guess 3 of 10: broken"));
}

TEST_CASE("a review of another game is not taken for this one") {
  FreePlay ada{solo};
  ada.type("1122\n1234\n");
  ada.holds_thinking = true;
  ada.type("v");
  const Ticket first = ada.ticket;
  ada.type("qn1234\nv");
  CHECK(ada.sees("The computer is thinking..."));
  ada.reply_to(first, play::breaking::Reviewed{});
  CHECK(ada.sees("The computer is thinking..."));
  ada.reply(play::breaking::Reviewed{});
  CHECK_FALSE(ada.sees("The computer is thinking..."));
}

TEST_CASE("a game given up before the first guess has nothing to review") {
  FreePlay ada{solo};
  ada.type("qyv");
  CHECK(ada.sees("There is no guess to review."));
}

TEST_CASE("pegs have shapes on them where the caller likes, and the palette has their keys") {
  Call call = tests::call_of("Ada");
  for (const auto& [charset, row, sign] :
       {std::tuple{ansi::Charset::utf8, "♥ ♦ · ·", "▌1▐ red     ♥"},
        {ansi::Charset::cp437, "■ ░ · ·", "▌1▐ red     ■"},
        {ansi::Charset::ascii, "# % · ·", " 1  red     #"}}) {
    call.terminal.charset = charset;
    FreePlay ada{call, "dn12"};
    ada.type("on\n");
    CHECK(ada.row(1) == row);
    CHECK(ada.sees(sign));
  }
  call.terminal.charset = ansi::Charset::cp437;
  call.terminal.columns = 40;
  FreePlay bob{call, "dn12"};
  bob.type("on\n");
  CHECK(bob.sees("1■2░3≡4▌5±6Ω"));
  CHECK(bob.sees("1/10 ■ ░"));
}

TEST_CASE("a shape does not touch the longest name of a color beside it") {
  for (const int columns : {80, 140}) {
    Call call = tests::call_of("Ada");
    call.terminal.charset = ansi::Charset::utf8;
    call.terminal.columns = columns;
    call.terminal.rows = columns == 80 ? 24 : 50;
    FreePlay ada{call, "dccn1"};
    ada.type("on\n");
    INFO(ada.screen());
    CHECK(ada.sees("magenta ▲"));
    CHECK_FALSE(ada.sees("yellow☼"));
  }
}

TEST_CASE("where a terminal shows 256 colors pegs go without numbers, and the palette has them") {
  for (const ansi::Depth depth :
       {ansi::Depth::sixteen, ansi::Depth::indexed, ansi::Depth::direct}) {
    const bool is_bare = depth != ansi::Depth::sixteen;
    Call call = tests::call_of("Ada");
    call.terminal.depth = depth;
    FreePlay ada{call, "dn12"};
    CHECK(ada.row(1) == (is_bare ? "▄ ▄ · ·" : "1 2 · ·"));
    CHECK(ada.sees("▌1▐ red"));
    FreePlay bob{call, "u"};
    CHECK(bob.sees(is_bare ? "Peg numbers     on" : "Peg numbers     shapes"));
    bob.type("dn12");
    CHECK(bob.row(1) == (is_bare ? "1 2 · ·" : "■ ░ · ·"));
  }
  Call mono = tests::call_of("Ada");
  mono.terminal.depth = ansi::Depth::direct;
  FreePlay eve{mono, ""};
  eve.type("qocq");
  eve.type("cdn12");
  CHECK(eve.row(1) == "1 2 · ·");
}

TEST_CASE("seal, proof and the line to paste of a duel begin where its board does") {
  FreePlay ada{"n1111\n2222\n"};
  ada.wait(lifting);
  ada.type("qy");
  const auto column_of = [&](const std::string& words) {
    const ansi::Frame frame = ada.session().frame();
    for (int row = 0; row < frame.rows(); ++row)
      if (const auto at = frame.text(row).find(words); at != std::string::npos) return at;
    return std::string::npos;
  };
  CHECK(column_of("Seal ") == column_of("Proof: "));
  CHECK(column_of("Seal ") != std::string::npos);
}

}  // namespace
}  // namespace codemaker::play::breaking
