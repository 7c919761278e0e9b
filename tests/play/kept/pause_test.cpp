// A game that waits while its player plays another one.
#include "play/catalog/games.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::Typist;

constexpr const char* link_of_code = "/daily/code";

/// The call of a player whose games are kept.
Call kept_call(Presentation presentation = Presentation::full) {
  Call call = tests::call_in(presentation);
  call.resume_days = 30;
  return call;
}

TEST_CASE(
    "Q and Esc in any game that is kept ask whether it waits, ends or goes on", "[every game]"
) {
  for (const tests::WayToPlay& kind : tests::kinds_of_games()) {
    for (const ansi::Key& key : {ansi::character(U'q'), ansi::Key{ansi::KeyCode::escape, 0, {}}}) {
      Typist ada{kept_call(), kind.on_screens};
      const bool is_text = ada.sees("Your guess:");
      ada.press(key);
      if (is_text && key == ansi::character(U'q')) ada.type("\n");
      // A casual game is left at once before its first move.
      if (!ada.kept.is_going_on()) continue;
      INFO(kind.on_screens);
      CHECK(ada.sees("Pause (kept), end "));
      CHECK(ada.sees(", or go on? (P/E/G)"));
      CHECK(ada.sees("P pause  E end  G go on"));
      ada.type("y");
      CHECK(ada.sees("P, E or G, please."));
      ada.type("g");
      CHECK_FALSE(ada.sees("(P/E/G)"));
      CHECK(ada.kept.is_going_on());
    }
  }
}

TEST_CASE("who only met the first opponent of a run steps back without a question") {
  for (const char* const way : {"\nr", "\nopp\nr", "\nopp\nmr", "\nopp\ner"}) {
    for (const ansi::Key& key : {ansi::character(U'q'), ansi::Key{ansi::KeyCode::escape, 0, {}}}) {
      Typist ada{kept_call()};
      ada.goes_past_opponents = false;
      ada.type(way);
      ada.press(key);
      INFO(way << ada.screen());
      CHECK_FALSE(ada.sees("(P/E/G)"));
      CHECK_FALSE(ada.sees("(Y/N)"));
      CHECK((ada.sees("Main menu") || ada.sees("one try a day, the same for all")));
      CHECK_FALSE(ada.kept.is_going_on());
    }
  }
}

TEST_CASE("Esc answers the question with go on, and a second Esc asks again") {
  Typist ada{kept_call(), "\nopp\nr\n1122\n"};
  for (int i = 0; i < 4; ++i)
    ada.press(ansi::KeyCode::escape);
  CHECK_FALSE(ada.sees("(P/E/G)"));
  CHECK(ada.sees("CODE BREAKING  Level 1"));
  CHECK(ada.kept.is_going_on());
}

TEST_CASE(
    "a paused game is offered where it was, and goes on with the same moves", "[every game]"
) {
  for (const tests::WayToPlay& kind : tests::kinds_of_games()) {
    if (kind.is_guided) continue;
    Typist ada{kept_call(), kind.on_screens};
    const std::string before = ada.kept.last_line();
    ada.press(ansi::KeyCode::escape);
    if (!ada.kept.is_going_on()) continue;
    ada.type("p");
    INFO(kind.on_screens);
    CHECK(ada.sees("Paused. Choose it again to go on."));
    CHECK_FALSE(ada.kept.is_going_on());
    CHECK(ada.kept.last_line() == before);
  }
}

TEST_CASE("a run waits while its player plays the puzzle of the day, and goes on behind it") {
  Typist ada{kept_call(), "\nopp\nr\n1122\n"};
  ada.type("qp");
  CHECK(ada.sees("Main menu"));
  ada.type("dp1234\n");
  CHECK(ada.kept.last_line().find(":daily:") != std::string::npos);
  ada.type("qqr");
  CHECK(ada.sees("Unfinished: level 1 of a ranked run."));
  ada.type("g");
  CHECK(ada.sees("CODE BREAKING  Level 1"));
  ada.type("2345\n");
  CHECK(ada.kept.last_line().find("1122") != std::string::npos);
  CHECK(ada.kept.last_line().find("2345") != std::string::npos);
}

TEST_CASE("a run that is paused twice goes on behind its last guess, however late the database is"
) {
  Typist ada{kept_call(), "\nopp\nr\n1122\n"};
  ada.type("qprg2345\n");
  ada.holds_games = true;
  ada.type("qp");
  const auto late = ada.kept.leave();
  ada.type("r3456\n");
  CHECK_FALSE(ada.sees("Unfinished"));
  ada.left_before(late);
  CHECK(ada.sees("Unfinished: level 1 of a ranked run."));
  ada.type("g4561\n");
  CHECK(ada.kept.last_line().find(",1122,2345,4561:") != std::string::npos);
}

TEST_CASE("a run that is ended by E is over, with the points it has") {
  Typist ada{kept_call(), "\nopp\nr\n1122\n"};
  ada.type("qe");
  CHECK(ada.sees("The run is over."));
  CHECK(ada.kept.all().back().is_over);
}

TEST_CASE("in lines the question is answered by a letter or its word") {
  Typist ada{kept_call(Presentation::lines), "p\nr\n1122\n"};
  ada.type("q\n");
  CHECK(ada.prompt() == "Pause (kept), end the run, or go on? (P/E/G): ");
  ada.type("go\n");
  CHECK(ada.prompt() == "Guess 2: ");
  ada.type("quit\npause\n");
  CHECK(ada.prompt() == "Menu: ");
  ada.type("r\n");
  CHECK(ada.heard.end()[-4] == "Unfinished: level 1 of a ranked run.");
}

TEST_CASE("where nothing is kept, or nothing is there to keep, it is asked by yes and no") {
  Call guest = kept_call();
  guest.is_guest = true;
  for (const Call& call : {guest, tests::call_of("Ada")}) {
    Typist ada{call, "\nopp\nr\n1122\nq"};
    CHECK(ada.sees("Quit this run? No points are in the bank yet. (Y/N)"));
    ada.type("p");
    CHECK(ada.sees("Y or N, please."));
  }
  Typist fresh{kept_call(), "\nopp\nr\nq"};
  CHECK(fresh.sees("Quit this run? No points are in the bank yet. (Y/N)"));
}

TEST_CASE("a pause typed ahead of a result does not leave the result unseen") {
  Typist ada{kept_call(), "\nopp\nr\n1122\n"};
  ada.types_ahead = true;
  ada.type("1234\nqp");
  CHECK_FALSE(ada.sees("Main menu"));
  CHECK(ada.sees("You broke it in 2!"));
}

/// After a guess, kept or not.
Typist in_splats(Presentation presentation, bool is_kept) {
  Call call = tests::call_in(presentation);
  call.resume_days = is_kept ? 30 : 0;
  return Typist{call, presentation == Presentation::lines ? "p\ns\n1122\n" : "\ns1122\n"};
}

TEST_CASE("N and C in a running game of Splats throw nothing away unasked") {
  for (const auto presentation : {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const bool is_kept : {true, false}) {
      for (const std::string command : {"n", "c\n5\n3\n4", "q"}) {
        Typist ada = in_splats(presentation, is_kept);
        ada.type(command + "\n");
        INFO(command);
        const std::string letters = is_kept ? "(P/E/G)" : "(Y/N)";
        CHECK((ada.sees(letters) || ada.prompt().ends_with(letters + ": ")));
        ada.type(is_kept ? "g\n" : "n\n");
        CHECK((ada.sees("Your guess:") || ada.prompt() == "MOVE: "));
        ada.type("3344\n");
        CHECK(ada.kept.last_line().find("1122,3344") != std::string::npos);
      }
    }
  }
}

TEST_CASE("a game of Splats that N or C would end can wait instead") {
  for (const std::string command : {"n", "c\n5\n3\n4"}) {
    Typist ada = in_splats(Presentation::full, true);
    ada.type(command + "\n");
    CHECK(ada.sees("Pause (kept), end the game, or go on? (P/E/G)"));
    ada.type("p");
    CHECK(ada.sees("Paused. Choose it again to go on."));
    ada.type("s");
    CHECK(ada.sees("Unfinished: "));
  }
}

TEST_CASE("a game of Splats is ended for a new one, or for other numbers once all are given") {
  Typist ada = in_splats(Presentation::full, true);
  ada.type("c\n5\n3\n4\ng");
  CHECK(ada.sees("Your guess:"));
  CHECK(ada.sees("4 digits, 1 to 6"));
  CHECK_FALSE(ada.sees("ZERO"));
  ada.type("c\n5\n3\n4\ne");
  CHECK(ada.sees("5 guesses, 3 digits, 1 to 4."));
  ada.type("112\nn\ne");
  CHECK(ada.kept.all().back().is_over);
  CHECK(ada.sees("5 guesses, 3 digits, 1 to 4."));
}

TEST_CASE("a link that is opened in the middle of a run leads to its puzzle, and the run waits") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    Typist ada{kept_call(Presentation::small), "\nopp\nr\n1122\n"};
    REQUIRE(ada.kept.is_going_on());
    ada.open_link("/daily/" + std::string{game_of(game.id).puzzle.link});
    INFO(ada.screen());
    CHECK(game_at(ada.session().place()) == game.id);
    CHECK_FALSE(ada.sees("Waiting"));
    ada.open_link("/daily/chess");
    CHECK(ada.session().place() == Place::menu);
    ada.type("r");
    CHECK(ada.sees("Unfinished: level 1 of a ranked run."));
  }
}

TEST_CASE("the link of the puzzle that is played changes nothing") {
  const std::string link{link_of_code};
  Typist ada{kept_call(Presentation::small), "\n"};
  ada.open_link(link);
  ada.type("5155\n");
  const std::string before = ada.kept.last_line();
  ada.open_link(link);
  CHECK(ada.kept.last_line() == before);
  ada.type("1342\n");
  CHECK(ada.kept.last_line().find("5155") != std::string::npos);
}

TEST_CASE("where no game can wait a link asks for it to be left first") {
  Call call = kept_call(Presentation::small);
  call.is_guest = true;
  Typist guest{call, "\nopp\nr\n1122\n"};
  const Place before = guest.session().place();
  guest.open_link(link_of_code);
  CHECK(guest.session().place() == before);
  CHECK(guest.sees("A link was opened."));
}

TEST_CASE("a link that is opened at a question or in the help closes them") {
  for (const char* const keys : {"q", "?"}) {
    Typist ada{kept_call(Presentation::small), "\nopp\nr\n1122\n"};
    ada.type(keys);
    ada.open_link("/c/rabbitry");
    INFO(ada.screen());
    CHECK(ada.session().place() == Place::challenge);
    CHECK(ada.sees("rabbitry"));
  }
}

TEST_CASE("who is asked for their name is asked first, whatever link is opened") {
  Call call = kept_call(Presentation::small);
  call.asks_name = true;
  Typist nobody{call, "\n"};
  nobody.open_link(link_of_code);
  CHECK(nobody.session().place() == Place::name_prompt);
}

}  // namespace
}  // namespace codemaker::play
