// Whole runs of the campaign, typed at a session.
#include "support/results.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Typist;

/// At the first board of a run.
Typist in_campaign(Call call = tests::call_of("Ada")) {
  return Typist{std::move(call), "\nc"};
}

/// Breaks the code of the round with its n-th guess, the others being wrong.
void break_in(Typist& ada, int guesses, const std::string& secret) {
  const std::string wrong(secret.size(), secret[0] == '6' ? '5' : '6');
  for (int i = 1; i < guesses; ++i)
    ada.type(wrong + "\n");
  ada.type(secret + "\n");
}

/// Hides a code that the computer breaks with its n-th guess.
void be_broken_in(Typist& ada, int guesses, const std::string& code) {
  ada.holds_thinking = true;
  ada.type(code + "\n");
  const effect::Solve& solve = ada.solved.back();
  std::string wrong(code.size(), code[0] == '6' ? '5' : '6');
  engine::History turns;
  for (int i = 1; i <= guesses; ++i) {
    const auto pegs = engine::parse_pegs(i == guesses ? code : wrong);
    const auto guess = *engine::Code::secret(solve.rules, pegs->span());
    turns.push_back({guess, engine::mark(solve.rules.marking, solve.code, guess)});
  }
  ada.answer(event::Solved{turns});
  if (ada.sees("any key at once")) ada.type(" ");
}

/// A level that is won 18 to 2, with every screen between its rounds answered.
void win_level(Typist& ada) {
  const int holes = ada.sees("Level 10") || ada.sees("Level 11") ? 5 : 4;
  const std::string secret = std::string("12345").substr(0, static_cast<std::size_t>(holes));
  const std::string code(static_cast<std::size_t>(holes), '4');
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 1, secret);
    ada.type(" ");
    be_broken_in(ada, 6, code);
    ada.type(" ");
  }
}

TEST_CASE("a run is played to a defeat and its bank stands in the Hall of Fame") {
  Typist ada = in_campaign();
  CHECK(ada.sees("Level 1  Round 1 of 4: you break the code"));
  win_level(ada);
  CHECK(ada.sees("Level 1 won"));
  CHECK(ada.sees("1 x (12 + 22) = 34"));
  CHECK(ada.table().size() == 1);
  CHECK(ada.table()[0].score == 34);
  CHECK(ada.table()[0].level == 2);
  ada.type(" ");
  CHECK(ada.sees("Level 2  Round 1 of 4"));
  // Level 2 is lost 2 to 10.
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 5, "1234");
    ada.type(" ");
    be_broken_in(ada, 1, "4444");
    ada.type(" ");
  }
  CHECK(ada.sees("Level 2 lost"));
  CHECK(ada.sees("Level 2 lost, 2 to 10. The run is over with 34 points: number 1"));
  ada.type(" ");
  CHECK(ada.sees("Under which name?"));
  ada.type("\b\b\bCountess Lovelace\n");
  CHECK(ada.sees("Hall of Fame: code breaking"));
  CHECK(ada.sees("Countess Lo"));
  CHECK(ada.table()[0].name == "Countess Lo");
  CHECK(ada.table()[0].player.handle == "Ada");
  CHECK(ada.table()[0].level == 2);
}

TEST_CASE("a tied level is played again and pays nothing") {
  Typist ada = in_campaign();
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 4, "1234");
    ada.type(" ");
    be_broken_in(ada, 4, "4444");
    ada.type(" ");
  }
  CHECK(ada.sees("Level 1 tied"));
  CHECK(ada.filed.empty());
  ada.type(" ");
  CHECK(ada.sees("Level 1  Round 1 of 4"));
  CHECK(ada.sees("Bank            0"));
}

TEST_CASE("a run goes on to level 11 and beyond") {
  Typist ada = in_campaign();
  ada.secrets = {"12345"};
  engine::Points bank = 0;
  for (int level = 1; level <= 11; ++level) {
    REQUIRE(ada.sees("Level " + std::to_string(level) + "  Round 1 of 4"));
    const int limit = engine::campaign_level(level).guesses;
    bank += level * (12 + 2 * (limit - 1));
    win_level(ada);
    REQUIRE(ada.table().at(0).score == bank);
    REQUIRE(ada.table().at(0).level == static_cast<std::uint32_t>(level + 1));
    ada.type(" ");
  }
  CHECK(ada.sees("Level 12  Round 1 of 4"));
  CHECK(ada.sees("8   cyan"));
}

TEST_CASE("the limit of a round is the limit of the level") {
  Typist ada = in_campaign();
  for (int i = 0; i < 12; ++i)
    ada.type("6666\n");
  CHECK(ada.sees("Not broken: the code is 1 2 3 4. The computer gets 13 points."));
}

TEST_CASE("the computer's guesses come one by one and any key shows them all") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n");
  CHECK(ada.sees("The computer thinks."));
  CHECK(ada.solved.back().limit == 12);
  CHECK(ada.solved.back().strength == 1);
  const effect::Solve solve = ada.solved.back();
  const engine::Breaker breaker{solve.rules, 8, 1};
  const auto turns = engine::solve(breaker, solve.code, solve.limit, {});
  ada.answer(event::Solved{turns});
  const auto guesses_left = [](std::size_t made) {
    return (made < 3 ? "Guesses left   " : "Guesses left    ") + std::to_string(12 - made);
  };
  CHECK(ada.sees(guesses_left(1)));
  ada.wait(1s);
  CHECK(ada.sees(guesses_left(2)));
  ada.wait(1s);
  CHECK(ada.sees(guesses_left(3)));
  ada.type("x");
  CHECK(ada.sees("The computer broke it in " + std::to_string(turns.size())));
}

TEST_CASE("a key pressed while the computer thinks skips the showing") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n ");
  const effect::Solve solve = ada.solved.back();
  ada.answer(event::Solved{engine::solve({solve.rules, 8, 1}, solve.code, solve.limit, {})});
  CHECK(ada.sees("The computer broke it in"));
}

TEST_CASE("Enter submits only a complete row and says what is missing") {
  Typist ada = in_campaign();
  ada.type("\n");
  CHECK(ada.sees("4 holes are still empty."));
  ada.type("123\n");
  CHECK(ada.sees("Hole 4 is still empty."));
  CHECK(ada.sees("Guesses left   12"));
  ada.type("5\n");
  CHECK(ada.sees("Guesses left   11"));
  CHECK_FALSE(ada.sees("still empty"));
}

/// The pegs of a row of the board.
std::string row_of(Typist& ada, int number) {
  const std::string text = ada.session().frame().text(2 + number);
  const auto from = text.find("│", text.find("│") + 1);
  std::string pegs;
  for (const char letter : text.substr(from, 14)) {
    if (letter >= '1' && letter <= '8') pegs += letter;
  }
  return pegs;
}

Typist at_the_board() {
  return Typist{tests::call_of("Ada"), "\nc"};
}

TEST_CASE("digits place pegs, arrows move and change, Backspace takes back") {
  Typist ada = at_the_board();
  ada.type("1234");
  CHECK(row_of(ada, 1) == "1234");
  ada.type("\b");
  CHECK(row_of(ada, 1) == "123");
  ada.type("\b");
  CHECK(row_of(ada, 1) == "12");
  ada.press(KeyCode::left);
  ada.press(KeyCode::left);
  ada.type("5");
  CHECK(row_of(ada, 1) == "52");
  ada.press(KeyCode::up);
  CHECK(row_of(ada, 1) == "53");
  ada.press(KeyCode::down);
  ada.press(KeyCode::down);
  CHECK(row_of(ada, 1) == "51");
  ada.press(KeyCode::down);
  CHECK(row_of(ada, 1) == "56");
  ada.type("7");
  CHECK(row_of(ada, 1) == "56");
  CHECK(ada.sees("The colors are 1 to 6."));
}

/// The left button goes down at one place and comes up at another; columns and rows from 1.
void drag(Typist& caller, int from_column, int from_row, int to_column, int to_row) {
  caller.press(ansi::Key{ansi::KeyCode::mouse, 0, {0, from_column, from_row, false}});
  caller.press(ansi::Key{ansi::KeyCode::mouse, 0, {32, to_column, to_row, false}});
  caller.press(ansi::Key{ansi::KeyCode::mouse, 0, {0, to_column, to_row, true}});
}

TEST_CASE("pegs are dragged from the palette into holes and from hole to hole") {
  Typist ada = at_the_board();
  drag(ada, 37, 6, 15, 4);  // blue into the third hole
  CHECK(row_of(ada, 1) == "3");
  CHECK(ada.session().frame().cursor == ansi::Position{3, 14});
  drag(ada, 41, 4, 11, 4);  // the word red will do too
  drag(ada, 15, 4, 17, 4);
  CHECK(row_of(ada, 1) == "13");
  CHECK(ada.session().frame().at({3, 16}).glyph == u'3');
  drag(ada, 17, 4, 60, 20);  // let go of nowhere it stays
  CHECK(ada.session().frame().at({3, 16}).glyph == u'3');
}

TEST_CASE("a click on a color fills the current hole, on a hole goes there, on a row copies it") {
  Typist ada = at_the_board();
  for (const int row : {4, 5, 6, 7})
    drag(ada, 37, row, 37, row);
  CHECK(row_of(ada, 1) == "1234");
  drag(ada, 11, 4, 11, 4);
  ada.type("6");
  CHECK(row_of(ada, 1) == "6234");
  ada.type("\n");
  drag(ada, 13, 4, 13, 4);
  CHECK(row_of(ada, 2) == "6234");
}

TEST_CASE("the mouse works on small screens and on wide ones") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lean;
  Typist small{call, "\nc"};
  drag(small, 7, 3, 9, 4);  // red into the second hole
  CHECK(small.session().frame().at({3, 8}).glyph == u'1');
  call.wanted = Presentation::full;
  call.terminal.columns = 132;
  Typist wide{call, "\nc"};
  drag(wide, 37 + 26, 6, 15 + 26, 4);
  CHECK(wide.session().frame().at({3, 14 + 26}).glyph == u'3');
}

TEST_CASE("the help tells of the mouse where the caller has one, on small screens too") {
  for (const Presentation presentation : {Presentation::full, Presentation::lean}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist without{call, "\nc?"};
    CHECK_FALSE(without.sees("Mouse"));
    call.terminal.reports_mouse = true;
    if (presentation == Presentation::lean) {
      call.terminal.rows = 20;
      call.terminal.columns = 40;
    }
    Typist with{call, "\nc?"};
    CHECK(with.sees("Mouse: drag pegs to and between holes"));
    CHECK(with.sees("click a row to copy it."));
    CHECK(with.sees("Any key goes back."));
    with.type(" 1122\n3344\n1234\n ?");
    CHECK(with.sees("Mouse: drag pegs to and between holes"));
    CHECK_FALSE(with.sees("click a row"));
  }
}

TEST_CASE("the own code is laid by mouse too, and a click goes on where any key does") {
  Typist ada = at_the_board();
  ada.type("1234\n");
  drag(ada, 5, 5, 5, 5);
  CHECK(ada.sees("make a code"));
  drag(ada, 37, 8, 14, 18);
  CHECK(ada.session().frame().at({17, 13}).glyph == u'5');
}

TEST_CASE("R fills the row at random and the row can still be changed") {
  Typist ada = at_the_board();
  ada.type("r");
  CHECK(row_of(ada, 1).size() == 4);
  ada.type("\b");
  CHECK(row_of(ada, 1).size() == 3);
  CHECK(ada.sees("Guesses left   12"));
}

TEST_CASE("C copies the last row, and again the one before it") {
  Typist ada = at_the_board();
  ada.type("c");
  CHECK(ada.sees("There is no row to copy yet."));
  ada.type("1111\n2222\n3333\n");
  ada.type("c");
  CHECK(row_of(ada, 4) == "3333");
  ada.type("c");
  CHECK(row_of(ada, 4) == "2222");
  ada.type("c");
  CHECK(row_of(ada, 4) == "1111");
  ada.type("c");
  CHECK(row_of(ada, 4) == "3333");
  ada.type("\b\n");
  CHECK(ada.sees("Hole 4 is still empty."));
}

TEST_CASE("leaving asks first and keeps what is banked") {
  Typist ada = in_campaign();
  ada.type("q");
  CHECK(ada.sees("Leave the run? Nothing is won yet. (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("Level 1  Round 1 of 4"));
  win_level(ada);
  ada.type(" q");
  CHECK(ada.sees("End the run with 34 points? (Y/N)"));
  ada.type("x");
  CHECK(ada.sees("End the run with 34 points? (Y/N)"));
  ada.type("y\n");
  CHECK(ada.sees("Hall of Fame: code breaking"));
  CHECK(ada.table().size() == 1);
}

TEST_CASE("a run without a level won scores nothing and asks no name") {
  Typist ada = in_campaign();
  ada.type("qy");
  CHECK(ada.sees("The run is over. No level was won, so nothing is scored."));
  ada.type(" ");
  CHECK(ada.sees("Welcome, Ada."));
  CHECK(ada.disk.files.empty());
}

TEST_CASE("carrier lost in a level costs that level and nothing that was won") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" 12");
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
  CHECK(ada.table()[0].score == 34);
  CHECK(ada.table()[0].name == "Ada");
  ada.type("34\n");
  CHECK(ada.filed.size() == 1);
}

TEST_CASE("a score that cannot be written is told in one line and the game goes on") {
  Typist ada = in_campaign();
  ada.disk.is_full = true;
  win_level(ada);
  CHECK(ada.sees("Your score cannot be written down just now; it is tried again at the end."));
  ada.type(" ");
  CHECK(ada.sees("Level 2  Round 1 of 4"));
  ada.disk.is_full = false;
  win_level(ada);
  CHECK(ada.table()[0].score == 34 + 2 * (12 + 20));
}

TEST_CASE("a score that could not be written is written at the end if the disk has room again") {
  Typist ada = in_campaign();
  ada.disk.is_full = true;
  win_level(ada);
  ada.disk.is_full = false;
  ada.type(" qy");
  CHECK(ada.sees("Under which name?"));
  CHECK(ada.table()[0].score == 34);
}

TEST_CASE("a score that waits in the spool is told") {
  Typist ada = in_campaign();
  ada.disk.is_locked_by_another = true;
  win_level(ada);
  CHECK(ada.sees("Your score is kept and enters the Hall of Fame when that can be written."));
}

TEST_CASE("a damaged table is told when a score meets it, and wherever it is looked at") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.disk.files["SCORES.DAT"].back() ^= 1;
  ada.type(" ");
  win_level(ada);
  CHECK(ada.sees("The Hall of Fame was damaged; what could be read of it stands."));
  ada.disk.files["SCORES.DAT"].back() ^= 1;
  ada.type(" qy\n");
  CHECK(ada.sees("The table is damaged; this is what can be read of it."));
}

TEST_CASE("a run that is worse than the player's best says so") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" ");
  win_level(ada);
  ada.type(" qy\n");
  ada.type("\nc");
  win_level(ada);
  ada.type(" qy");
  CHECK(ada.sees("The run is over with 34 points; your best run stays."));
}

TEST_CASE("a score in the spool can be named too") {
  Typist ada = in_campaign();
  ada.disk.is_locked_by_another = true;
  win_level(ada);
  ada.type(" qy");
  CHECK(ada.sees("Under which name?"));
  ada.type("!\n");
  ada.disk.is_locked_by_another = false;
  REQUIRE(scores::file(ada.disk, {ada.filed[0], scores::Purpose::enter}, 0ms));
  CHECK(ada.table()[0].name == "Ada!");
}

TEST_CASE("a run below the ten best is not asked for a name") {
  Typist ada = in_campaign();
  for (int i = 0; i < 10; ++i) {
    scores::Entry entry;
    entry.player = {"bbs", "", "Rival " + std::to_string(i)};
    entry.name = entry.player.handle;
    entry.score = 1000 + i;
    REQUIRE(scores::file(ada.disk, {entry, scores::Purpose::enter}, 0ms));
  }
  win_level(ada);
  ada.type(" qy");
  CHECK(ada.sees("The run is over with 34 points; the ten best have more."));
  ada.type(" ");
  CHECK(ada.sees("Hall of Fame: code breaking"));
}

TEST_CASE("an empty name keeps the handle and a name without letters is no name") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" qy\b\b\b\n");
  CHECK(ada.table()[0].name == "Ada");
}

TEST_CASE("a caller whom nobody named is Player 1") {
  Typist ada = in_campaign(tests::call_of(""));
  win_level(ada);
  CHECK(ada.table()[0].name == "Player 1");
}

TEST_CASE("a code that the computer failed to think about is asked for again") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n");
  ada.answer(event::Solved{});
  CHECK(ada.sees("The computer could not think. Please make your code again."));
  be_broken_in(ada, 3, "4444");
  CHECK(ada.sees("The computer broke it in 3."));
}

TEST_CASE("a session is a value: a copy goes its own way") {
  Typist ada = in_campaign();
  Session other = ada.session();
  ada.type("1234\n");
  CHECK(ada.sees("Broken in 1."));
  bool sees_old_board = false;
  for (int row = 0; row < 24; ++row) {
    sees_old_board =
        sees_old_board || other.frame().text(row).find("Guesses left   12") != std::string::npos;
  }
  CHECK(sees_old_board);
}

TEST_CASE("a round against the computer's code can be reviewed, and the run goes on") {
  Typist ada = in_campaign();
  ada.type("v");
  CHECK(ada.sees("v does nothing here"));
  break_in(ada, 3, "1234");
  CHECK(ada.sees("V review"));
  ada.type("v");
  CHECK(ada.sees("Review: what each guess was worth"));
  CHECK(ada.sees("1234"));
  CHECK(ada.sees("1296"));
  ada.type("q");
  CHECK(ada.sees("Broken in 3"));
  ada.type(" ");
  CHECK(ada.sees("Round 2 of 4"));
}

TEST_CASE("the last round is reviewed with its own rules when the next level has larger codes") {
  Typist ada = in_campaign();
  for (int level = 1; level < 10; ++level) {
    win_level(ada);
    ada.type(" ");
  }
  CHECK(ada.sees("Level 10  Round 1 of 4"));
  ada.holds_thinking = false;
  ada.type("v");
  CHECK(ada.sees("Review: what each guess was worth"));
  CHECK(ada.sees("4096"));
  ada.type("q12");
  CHECK(ada.sees("1 2 \u00B7"));
}

TEST_CASE("in line mode V tells what the guesses of the last round were worth") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::line;
  Typist ada{call, "p\nc\n"};
  ada.type("1122\n1234\nv\n");
  CHECK(ada.last_line().starts_with("2: 1 2 3 4 - 4 exact. "));
  CHECK(ada.prompt() == "Your code: ");
}

}  // namespace
}  // namespace codemaker::play
