// The review as a text to paste elsewhere.
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"

#include "ansi/text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using tests::FreePlay;
using tests::Typist;

/// As one text; a screen's blanks behind it are gone.
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines)
    text += line + "\n";
  return text;
}

TEST_CASE("P in a review shows marks and verdicts alone, and P again the table") {
  FreePlay ada{std::string{tests::solo} + "1122\n3456\n1234\n"};
  ada.wait(2s);
  ada.type("vp");
  const ansi::Frame frame = ada.session().frame();
  CHECK(frame.text(0).find("Review  A text to paste elsewhere") != std::string::npos);
  const std::string left(17, ' ');  // in the middle of the page, below a big word
  CHECK(frame.text(10) == left + "codemaker: 4 holes, 6 colors");
  CHECK(frame.text(11) == left + "Broken in 3 guesses");
  CHECK(frame.text(12).starts_with(left + " 1 *o.. "));
  CHECK(frame.text(13).starts_with(left + " 2 oo.. "));
  CHECK(frame.text(14).starts_with(left + " 3 **** "));
  CHECK(frame.text(15).starts_with(left + "In all: "));
  for (const char* const code : {"1122", "1 1 2 2", "1234", "1 2 3 4"})
    CHECK_FALSE(ada.sees(code));
  ada.type("p");
  CHECK(ada.sees("What each guess was worth"));
  ada.type(" ");
  CHECK(ada.sees("1234"));
}

TEST_CASE("small screens show the same text") {
  FreePlay ada{std::string{tests::solo} + "1122\n1234\n", Presentation::small};
  ada.type("vp");
  const ansi::Frame frame = ada.session().frame();
  CHECK(frame.text(2) == "codemaker: 4 holes, 6 colors");
  CHECK(frame.text(3) == "Broken in 2 guesses");
  CHECK(frame.text(5).starts_with(" 2 **** "));
  ada.type("\n");
  CHECK(ada.sees("You broke the code in 2 guesses!"));
}

TEST_CASE("in lines PASTE tells the text after each game, at most 60 columns wide") {
  struct Row {
    std::string way;
    std::string last;
  };

  for (const Row& row : std::vector<Row>{
           {"p\nr\n1122\n1234\n", " 2 ****"},
           {"p\nc\nd\nn\n1122\n1234\n", " 2 ****"},
           {"p\np\n1\nrrww\nrwbg\n", " 2 ****"},
           {"p\ns\n1122\n1234\n", " 2 ****"}}) {
    Typist ada{tests::call_in(Presentation::lines), row.way};
    ada.type("paste\n");
    INFO(row.way << joined(ada.heard));
    REQUIRE(ada.heard.size() >= 5);
    CHECK(ada.heard.front().starts_with("codemaker: 4 holes, 6 "));
    CHECK(std::ranges::any_of(ada.heard, [&](const std::string& line) {
      return line.starts_with(row.last);
    }));
    for (const std::string& line : ada.heard)
      CHECK(ansi::length(line) <= 60);
  }
}

TEST_CASE("a code that was not broken says so in the text") {
  Typist ada{tests::call_in(Presentation::lines), "p\np\n8\nyyyy\nyyyy\nyyyy\nyyyy\nyyyy\n"};
  ada.type("paste\n");
  CHECK(ada.heard[1] == "Not broken in 5 guesses");
  CHECK(ada.heard[2].starts_with(" 1 .... "));
}

TEST_CASE("a long text has pages, and Enter goes through them") {
  Typist ada{tests::call_in(Presentation::small), "\nsc15\n4\n6\n"};
  for (int guess = 0; guess < 15; ++guess)
    ada.type("6666\n");
  ada.type("vp");
  CHECK(ada.sees("codemaker: 4 holes, 6 digits"));
  CHECK_FALSE(ada.sees("In all: "));
  ada.type("\n");
  CHECK(ada.sees("In all: "));
  CHECK(ada.sees("15 ...."));
}

}  // namespace
}  // namespace codemaker::play::breaking
