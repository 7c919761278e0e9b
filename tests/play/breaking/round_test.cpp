// The row of a round by itself: what keys and lines do to it, and where ways of playing differ.
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/typed.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Code;
using engine::breaking::Rules;

constexpr Rules few_colors{.holes = 4, .colors = 6};

Code code_of(std::string_view pegs, const Rules& rules = few_colors) {
  return *Code::guess(rules, engine::breaking::parse_pegs(pegs)->span());
}

/// A round that somebody types in, without a scene around it.
class Player {
 public:
  explicit Player(
      const Typing& typing = {}, RowUse use = RowUse::guess, const Rules& rules = few_colors
  )
      : use_{use} {
    round.typing = typing;
    begin(round, rules, 10);
  }

  /// The code is 1 1 2 2, and these guesses were made at it.
  void guess(const std::vector<std::string>& guesses) {
    round.game.emplace(round.rules, round.limit, code_of("1122", round.rules));
    for (const std::string& pegs : guesses)
      round.game->guess(code_of(pegs, round.rules));
  }

  Typed press(const ansi::Key& key) {
    return on_stage(Presentation::full, [&](Stage& stage) {
      return edit_row(round, use_, key, stage);
    });
  }

  Typed press(char32_t letter) { return press(ansi::character(letter)); }

  Typed line(std::string_view text) {
    return on_stage(Presentation::lines, [&](Stage& stage) {
      return take_row_line(round, use_, text, stage);
    });
  }

  /// The row, with a line for an empty hole.
  [[nodiscard]] std::string row() const {
    std::string pegs;
    for (int hole = 0; hole < round.rules.holes; ++hole) {
      const auto peg = round.row.peg(hole);
      pegs += peg ? sign_of(*peg, round.typing.signs) : "_";
    }
    return pegs;
  }

  Round round;
  std::string refusal;

 private:
  template <typename Does>
  Typed on_stage(Presentation presentation, const Does& does) {
    Stage stage{call_, choices_, random_, filings_, presentation, Instant{}, std::nullopt};
    const Typed typed = does(stage);
    refusal = stage.is_refusal ? stage.message.value_or("") : "";
    return typed;
  }

  RowUse use_;
  Call call_;
  Choices choices_;
  engine::Random random_{1};
  Filings filings_;
};

constexpr Typing letters{.signs = PegSigns::letters};
constexpr ansi::Key enter{ansi::KeyCode::enter, 0, {}};
constexpr ansi::Key f4{ansi::KeyCode::function, 4, {}};

}  // namespace

TEST_CASE("a row is typed by the numbers of its colors, and Enter submits it when it is full") {
  Player ada;
  for (const char32_t digit : U"124")
    if (digit != 0) CHECK_FALSE(ada.press(digit).is_command);
  CHECK_FALSE(ada.press(enter).row);
  CHECK(ada.refusal == "Hole 4 is still empty.");
  static_cast<void>(ada.press(U'6'));
  CHECK(ada.press(enter).row == code_of("1246"));
  CHECK(ada.row() == "1246");
}

TEST_CASE("a row is typed by the letters of its colors as well, wherever they are no digits") {
  for (const Typing& typing : {Typing{}, letters}) {
    Player ada{typing};
    for (const char32_t letter : U"rK1g")
      if (letter != 0) CHECK_FALSE(ada.press(letter).is_command);
    CHECK(ada.press(enter).row == code_of("1614"));
    CHECK(ada.line("g B y w").row == code_of("4352"));
  }
  constexpr Rules digits{.holes = 4, .colors = 10, .repeats = false};
  Player cows{{.signs = PegSigns::digits}, RowUse::guess, digits};
  CHECK(cows.press(U'r').is_command);
  constexpr Rules eight_colors{.holes = 4, .colors = 8};
  Player all{{}, RowUse::guess, eight_colors};
  CHECK(all.line("mcMC").row == code_of("7878", eight_colors));
}

TEST_CASE("a digit takes the place of the one that the cursor was moved onto") {
  constexpr Rules digits{.holes = 4, .colors = 10, .repeats = false};
  Player cows{{.signs = PegSigns::digits}, RowUse::guess, digits};
  for (const char32_t digit : U"1234")
    if (digit != 0) static_cast<void>(cows.press(digit));
  for (int i = 0; i < 2; ++i)
    static_cast<void>(cows.press(ansi::Key{ansi::KeyCode::left, 0, {}}));
  static_cast<void>(cows.press(U'9'));
  CHECK(cows.row() == "1934");
  CHECK(cows.refusal.empty());
  static_cast<void>(cows.press(U'0'));
  CHECK(cows.row() == "1904");
}

TEST_CASE("a digit or a letter of a color that the game lacks is refused") {
  for (const Typing& typing : {Typing{}, letters}) {
    for (const char32_t sign : U"7mC") {
      if (sign == 0) continue;
      Player ada{typing};
      CHECK_FALSE(ada.press(sign).is_command);
      CHECK(ada.refusal == "The colors are R W B G Y K, or 1 to 6.");
      CHECK(ada.row() == "____");
    }
  }
}

TEST_CASE("X and F4 fill the whole row, which is sent by nothing but Enter") {
  for (const Typing& typing : {Typing{}, letters}) {
    for (const ansi::Key& key : {ansi::character(U'x'), ansi::character(U'X'), f4}) {
      Player ada{typing};
      const Typed typed = ada.press(key);
      CHECK_FALSE(typed.row);
      CHECK_FALSE(typed.is_command);
      const auto filled = ada.round.row.code();
      REQUIRE(filled);
      CHECK(ada.press(enter).row == filled);
    }
  }
}

TEST_CASE("Enter on an empty row says what is missing, or fills it and is pressed again") {
  Player ranked;
  CHECK_FALSE(ranked.press(enter).row);
  CHECK(ranked.refusal == "4 holes are still empty.");
  Player free{{.fills_empty_row = true}};
  CHECK_FALSE(free.press(enter).row);
  CHECK(free.refusal.empty());
  const auto filled = free.round.row.code();
  REQUIRE(filled);
  CHECK(free.press(enter).row == filled);
}

TEST_CASE("A copies the last guess, then the one before it, and then the last one again") {
  Player ada;
  static_cast<void>(ada.press(U'a'));
  CHECK(ada.refusal == "There is no earlier guess yet.");
  ada.guess({"1234", "5611"});
  for (const std::string_view row : {"5611", "1234", "5611"}) {
    CHECK_FALSE(ada.press(U'a').is_command);
    CHECK(ada.row() == row);
  }
}

TEST_CASE("in lines a guess is copied by its number, and words after A are none") {
  Player ada;
  ada.guess({"1234", "5611"});
  CHECK_FALSE(ada.line("A 1").is_command);
  CHECK(ada.row() == "1234");
  CHECK_FALSE(ada.line("a 3").is_command);
  CHECK(ada.refusal == "Rows 1 to 2 can be copied.");
  CHECK_FALSE(ada.line("a").is_command);
  CHECK(ada.row() == "5611");
  CHECK(ada.line("again").is_command);
}

TEST_CASE("a line of pegs is the whole row, or refused and the row stays as it was") {
  Player ada;
  CHECK(ada.line("1, 2 3,4").row == code_of("1234"));
  CHECK_FALSE(ada.line("123").row);
  CHECK(ada.refusal == "Type 4 pegs, not 3.");
  CHECK_FALSE(ada.line("1237").row);
  CHECK(ada.refusal == "The colors are R W B G Y K, or 1 to 6.");
  CHECK(ada.row() == "1234");
}

TEST_CASE("in lines X fills the row of the prompt, and P plays it") {
  for (const Typing& typing : {Typing{}, letters}) {
    Player ada{typing};
    CHECK_FALSE(ada.line("p").row);
    CHECK(ada.refusal == "4 holes are still empty.");
    CHECK_FALSE(ada.line("x").row);
    CHECK(ada.line("p").row == ada.round.row.code());
  }
}

TEST_CASE("in lines a color's letter alone is a row too short, and a word is for the game to say") {
  Player ada;
  CHECK_FALSE(ada.line("b").is_command);
  CHECK(ada.refusal == "Type 4 pegs, not 1.");
  CHECK(ada.line("board").is_command);
  CHECK(ada.line("points").is_command);
}

TEST_CASE("0, a point and a dash are no peg where guesses may leave holes empty") {
  constexpr Rules blanks{.holes = 4, .colors = 6, .blanks = true};
  Player free{{.has_no_peg = true}, RowUse::guess, blanks};
  for (const char32_t sign : {U'0', U'.', U'-', U'3'})
    CHECK_FALSE(free.press(sign).is_command);
  CHECK(free.press(enter).row == code_of("...3", blanks));
  Player daily{{.has_no_peg = true}};
  CHECK_FALSE(daily.press(U'.').is_command);
  CHECK(daily.refusal == "The colors are R W B G Y K, or 1 to 6. No hole stays empty.");
  Player ranked;
  CHECK(ranked.press(U'.').is_command);
}

TEST_CASE("in games of digits 0 is the tenth, and a row with one twice is refused") {
  constexpr Rules digits{.holes = 4, .colors = 10, .repeats = false};
  Player cows{{.signs = PegSigns::digits, .has_no_peg = true}, RowUse::guess, digits};
  CHECK(cows.line("1230").row);
  CHECK(cows.row() == "1230");
  CHECK_FALSE(cows.line("1223").row);
  CHECK(cows.refusal == "No digit may be repeated.");
  CHECK(cows.row() == "1230");
  CHECK_FALSE(cows.line("12").row);
  CHECK(cows.refusal == "Type 4 digits, not 2.");
}

TEST_CASE("the prompt has the row, a part of one where that is wanted") {
  Player ranked;
  static_cast<void>(ranked.press(U'3'));
  CHECK(guess_prompt(ranked.round) == "Guess 1: ");
  static_cast<void>(ranked.line("1234"));
  CHECK(guess_prompt(ranked.round) == "Guess 1 [P = play 1 2 3 4]: ");
  Player free{{.prompts_part = true}};
  static_cast<void>(free.press(U'3'));
  CHECK(code_prompt(free.round) == "Your code [P = set 3 _ _ _]: ");
}

}  // namespace codemaker::play::breaking
