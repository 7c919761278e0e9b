// Challenges: a word gives the same puzzles to whoever types it.
#include "engine/breaking/id.hpp"
#include "engine/records/record.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace codemaker::play {
namespace {

using tests::daily_call;
using tests::number_of;
using tests::tested_games;
using tests::TestedGame;
using tests::Typist;

/// A caller at the page of challenges who has typed this; nothing moves on their screens.
struct AtChallenge : Typist {
  explicit AtChallenge(Presentation presentation, const std::string& typed = "")
      : Typist{daily_call(presentation), way(presentation) + typed} {}

  static std::string way(Presentation presentation) {
    return presentation == Presentation::lines ? "p\nd\nw\n" : "\nopp\ndw";
  }
};

/// The name of its puzzle of the word "rabbitry".
std::string challenge_of(const TestedGame& game) {
  return "codemaker challenge 1:rabbitry:" + std::string{engine::name(game.id)};
}

/// Games without this kind of record have challenges that count for nothing.
bool counts_first_tries(const TestedGame& game) {
  return game.puzzle.challenge.starts_with(
      "cm1:" + std::string{engine::name(game.id)} + ":challenge:"
  );
}

bool has_been_told(const Typist& ada, const std::string& begin) {
  return std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.starts_with(begin);
  });
}

TEST_CASE(
    "a word names the code and the boards, whatever the season key and the day", "[every game]"
) {
  for (const TestedGame& game : tested_games()) {
    const std::string key = number_of(game);
    const std::string name = challenge_of(game);
    for (const Presentation presentation : {Presentation::full, Presentation::small}) {
      const AtChallenge ada{presentation, "rabbitry" + key};
      CHECK(ada.days.puzzle == name);
      CHECK(ada.sees("hallenge"));
    }
    const AtChallenge lines{Presentation::lines, "RabbitRy\n" + key + "\n"};
    CHECK(lines.days.puzzle == name);
  }
}

TEST_CASE("what is no word of eight letters is refused with the reason") {
  AtChallenge ada{Presentation::full, "rabbit\n"};
  CHECK(ada.sees("A word has 8 letters, a to z; this one has 6."));
  ada.type("2");
  CHECK(ada.sees("A word has 8 letters, a to z; this one has 6."));
  ada.type("ryx");
  CHECK(ada.sees("A word has eight letters. Backspace takes the last one away."));
  ada.type("\b!");
  CHECK(ada.sees(" R A B B I T R _"));
  CHECK(ada.days.puzzle.empty());
  for (const char* line :
       {"rabbit\n", "rabbitries\n", "rabb1try\n", "rabbit y\n",
        "r\xc3\xa4"
        "bbits\n"}) {
    AtChallenge lines{Presentation::lines, line};
    lines.type(line);
    CHECK(lines.last_line() == "A word has eight letters, a to z. Enter alone makes one up.");
    CHECK(lines.prompt() == "Word (or Q): ");
  }
}

TEST_CASE("Enter makes a word up, which stands there after the game to be sent") {
  AtChallenge lines{Presentation::lines, "\n"};
  const std::string prompt = lines.prompt();
  REQUIRE(prompt.starts_with("Play "));
  const std::string word = prompt.substr(5, 8);
  CHECK(engine::records::is_challenge_word(word));
  lines.type("1\n");
  CHECK(lines.days.puzzle == "codemaker challenge 1:" + word + ":breaking");
  lines.type("1234\n");
  CHECK(has_been_told(lines, "codemaker " + word + " 1/10 ****"));
  lines.type("q\n");
  CHECK(lines.prompt() == prompt);
}

TEST_CASE("a guess and its marks stand in the line of a challenge to paste") {
  AtChallenge ada{Presentation::full, "rabbitry1"};
  ada.type("1134\n1234\n");
  CHECK(ada.sees("codemaker rabbitry 2/10 ***- ****"));
}

TEST_CASE("a challenge can be played again, with the same code or board", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    AtChallenge ada{Presentation::full, "rabbitry" + number_of(game)};
    game.puzzle.win(ada);
    CHECK(ada.sees("codemaker rabbitry " + game.puzzle.won));
    ada.days.puzzle.clear();
    ada.type(game.puzzle.again);
    CHECK(ada.days.puzzle == challenge_of(game));
    ada.type(game.puzzle.leaves);
    CHECK(ada.sees(" R A B B I T R Y"));
  }
}

TEST_CASE("a challenge is kept as an unranked game, and counts for no day", "[every game]") {
  AtChallenge ada{Presentation::full, "rabbitry"};
  for (const TestedGame& game : tested_games()) {
    ada.type(number_of(game));
    CHECK(ada.kept.last_line().starts_with(game.puzzle.challenge));
    ada.type(game.puzzle.leaves);
  }
}

TEST_CASE("the first try of a challenge has no hints and no undo", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    if (!counts_first_tries(game)) continue;
    AtChallenge ada{Presentation::full, "rabbitry" + number_of(game)};
    ada.type("h");
    CHECK(ada.sees("No hints in a challenge's first try."));
    ada.type("q");
    CHECK(ada.sees("end your first"));
    ada.type("g");
    ada.press({ansi::KeyCode::function, 2, {}});
    CHECK(ada.sees("Your first try goes on. Q ends it."));
  }
}

TEST_CASE("a second try says that it does not count, and is no game of the challenge") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const char* const number : {"1", "2", "3"}) {
      AtChallenge ada{presentation, std::string{"rabbitry"} + number};
      CHECK(ada.kept.last_line().find(":challenge:r1.rabbitry.") != std::string::npos);
      ada.days.tables.games.at(static_cast<std::size_t>(*number - '1')).own =
          ada.kept.all().back().record;
      ada.type(std::string{"qe"} + (*number == '1' ? "q" : ""));
      ada.type(number);
      CHECK(ada.sees("econd try"));
      CHECK(ada.kept.last_line().find(":challenge:") == std::string::npos);
    }
  }
}

TEST_CASE("the page of a word shows who played it here, first tries only") {
  const auto table = [](Typist& ada) {
    using engine::records::Ending;
    ada.days.tables.games[0].day = {
        {"Rabbit", 9, 1, {Ending::won, 0, 2, 0}, false},
        {"Ada", 7, 1, {Ending::won, 0, 4, 0}, true}};
  };
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    AtChallenge ada{presentation};
    table(ada);
    ada.type("rabbitry");
    CHECK(ada.days.read.back() == engine::records::challenge_number("rabbitry"));
    const bool is_full = presentation == Presentation::full;
    CHECK(ada.sees(is_full ? "First tries here" : "1 Rabbit      2/10"));
    CHECK(ada.sees(is_full ? "2 »Ada" : "2»Ada"));
    ada.press(ansi::KeyCode::down);
    CHECK(ada.sees("Nobody is ranked here yet."));
  }
  AtChallenge lines{Presentation::lines};
  table(lines);
  lines.type("rabbitry\n");
  CHECK(has_been_told(lines, "Code: First tries here: 1 Rabbit 2/10, 2 Ada 4/10 (you)."));
  CHECK(has_been_told(lines, "Masterix: Nobody is ranked here yet. First tries count."));
}

TEST_CASE("a guest, who stands in no table of a word, reads there what they did") {
  AtChallenge ada{Presentation::small, "rabbitry11234\n"};
  ada.days.tables.games.at(0).own = ada.kept.all().back().record;
  ada.type("q");
  INFO(ada.screen());
  CHECK(ada.sees("You: 1/10."));
}

TEST_CASE("nobody who has just had their first try reads that nobody has played it") {
  constexpr std::string_view nobody = "Nobody is ranked here yet.";
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    AtChallenge ada{presentation, "rabbitry"};
    CHECK(ada.sees(nobody));
    ada.type("11234\nq");
    INFO(ada.screen());
    CHECK(ada.sees(presentation == Presentation::full ? "R A B B I T R Y" : "rabbitry"));
    CHECK_FALSE(ada.sees(nobody));
    ada.press(ansi::KeyCode::down);
    CHECK(ada.sees(nobody));
  }
  AtChallenge lines{Presentation::lines, "rabbitry\n1\n1234\n"};
  lines.heard.clear();
  lines.type("q\n");
  CHECK_FALSE(has_been_told(lines, "Code: "));
  CHECK(has_been_told(lines, "Masterix: Nobody is ranked here yet."));
}

TEST_CASE("O is a letter of a word that is not whole, in lines where no number follows") {
  AtChallenge ada{Presentation::full};
  ada.type("o");
  CHECK(ada.sees(" O _ _"));
  AtChallenge lines{Presentation::lines};
  lines.type("oklahoma\n");
  CHECK(has_been_told(lines, "Your word is oklahoma."));
  lines.type("o\n");
  CHECK(lines.last_line() == "Type O, a puzzle and a rank, as in O1 2.");
}

TEST_CASE("who types the number before the table is there plays as soon as it is") {
  AtChallenge ada{Presentation::full};
  ada.days.are_held = true;
  ada.type("rabbitry1");
  CHECK(ada.days.puzzle.empty());
  ada.days.tables.day = engine::records::challenge_number("rabbitry");
  ada.answer(ada.days.tables);
  CHECK(ada.days.puzzle == "codemaker challenge 1:rabbitry:breaking");
}

TEST_CASE("a first try that was cut off goes on as the first try, with its word") {
  AtChallenge ada{Presentation::full, "rabbitry1"};
  ada.type("5566\n");
  ada.hang_up();
  Typist later{daily_call(Presentation::full)};
  later.left_before({{77, ada.kept.all().back().record}});
  later.type("\nc");
  CHECK(later.sees("the challenge rabbitry"));
  later.type("g1234\n");
  CHECK(later.kept.last_line().starts_with("cm1:breaking:challenge:r1.rabbitry.4x6b:=1234-"));
  CHECK(later.sees("codemaker rabbitry 2/10 ---- ****"));
}

TEST_CASE(
    "a second try that was cut off goes on as the second try, with its word", "[every game]"
) {
  for (const TestedGame& game : tested_games()) {
    if (!counts_first_tries(game)) continue;
    AtChallenge ada{Presentation::full, "rabbitry" + number_of(game)};
    ada.answer(event::Remembered{});
    const auto place = engine::ranked_games.place_of(game.id);
    ada.days.tables.games.at(place).own = ada.kept.all().back().record;
    ada.type(game.puzzle.leaves + number_of(game));
    REQUIRE(ada.sees("econd try"));
    if (game.id == engine::breaking::id) ada.type("5566\n");
    const auto left = ada.kept.all().back().record;
    ada.hang_up();
    Typist later{daily_call(Presentation::full)};
    later.answer(event::Remembered{ada.remembered});
    later.left_before({{77, left}});
    later.type("\n");
    CHECK(later.sees("Waiting: a second try of the challenge rabbitry ("));
    later.type("dwhabitats" + number_of(game));
    CHECK(later.sees("Unfinished: a second try of the challenge rabbitry."));
    later.type("g");
    CHECK(later.sees("econd try"));
    CHECK(later.sees("rabbitry"));
    later.type(game.puzzle.leaves);
    CHECK(later.sees(" R A B B I T R Y"));
  }
}

TEST_CASE("the question about a second try says so on small screens and in lines") {
  const TestedGame& game = tested_games().front();
  AtChallenge ada{Presentation::full, "rabbitry" + number_of(game)};
  ada.answer(event::Remembered{});
  ada.days.tables.games[0].own = ada.kept.all().back().record;
  ada.type(game.puzzle.leaves + number_of(game));
  ada.type("5566\n");
  const auto left = ada.kept.all().back().record;
  ada.hang_up();
  for (const Presentation presentation : {Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    Typist later{daily_call(presentation)};
    later.answer(event::Remembered{ada.remembered});
    later.left_before({{77, left}});
    later.type(is_line ? "\nc\n" : "\nc");
    const std::string text = "Unfinished: a second try of the challenge rabbitry.";
    if (is_line) {
      CHECK(has_been_told(later, "Your game of code breaking:"));
      CHECK(has_been_told(later, text));
    } else {
      CHECK(later.sees("Code breaking"));
      CHECK(later.sees("Unfinished: a second try of the"));
    }
  }
}

TEST_CASE("a free game behind a second try goes on as what it is") {
  AtChallenge ada{Presentation::full, "rabbitry1"};
  ada.answer(event::Remembered{});
  ada.days.tables.games[0].own = ada.kept.all().back().record;
  ada.type("qeq1");
  REQUIRE(ada.sees("econd try"));
  ada.type("qeq");
  ada.press(ansi::KeyCode::escape);
  ada.type("qcdn5566\n");
  const auto left = ada.kept.all().back().record;
  ada.hang_up();
  Typist later{daily_call(Presentation::full)};
  later.answer(event::Remembered{ada.remembered});
  later.left_before({{77, left}});
  later.type("\nc");
  later.type("g");
  INFO(later.screen());
  CHECK(later.sees("Solo"));
  CHECK_FALSE(later.sees("econd try"));
}

TEST_CASE("behind a challenge, games from the menu are any games again") {
  AtChallenge ada{Presentation::full, "rabbitry1qeq"};
  ada.press(ansi::KeyCode::escape);
  ada.type("qcdn");
  CHECK(ada.days.puzzle.empty());
  CHECK(ada.sees("Solo"));
  ada.type("qyqmc\n");
  CHECK(ada.days.puzzle.empty());
  CHECK(ada.sees("casual"));
}

TEST_CASE(
    "an unfinished game of the kind is asked about before a challenge takes its place",
    "[every game]"
) {
  const auto cut_off = [](std::string_view keys) {
    Typist eve{tests::call_of("Ada"), keys};
    eve.hang_up();
    return eve.kept.all().back().record;
  };
  for (const TestedGame& game : tested_games()) {
    Typist ada{daily_call(Presentation::full)};
    ada.left_before({{77, cut_off(game.puzzle.cut_off)}});
    ada.type("\ndwrabbitry" + number_of(game));
    CHECK(ada.sees("Unfinished game"));
  }
}

}  // namespace
}  // namespace codemaker::play
