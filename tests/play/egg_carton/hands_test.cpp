// Hands at the carton: the cursor, hints, undo, the mouse alone, and who is here for the first
// time.
#include "support/egg_carton_games.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using ansi::KeyCode;
using engine::egg_carton::Player;
using engine::egg_carton::RelayRule;
using tests::call_in;
using tests::Typist;
namespace egg_carton = engine::egg_carton;

/// The letter in brackets, or behind the sign of small screens; 0 if there is none.
char cursor_on_screen(const Typist& caller) {
  const bool is_small = caller.session().presentation() == Presentation::small;
  const ansi::Frame frame = caller.session().frame();
  for (egg_carton::Slot slot = 0; slot < egg_carton::slot_count; ++slot) {
    const ansi::Position number = tests::number_of(caller, slot);
    const bool is_upper = slot >= egg_carton::side_slots;
    const ansi::Position at = is_small
                                  ? ansi::Position{number.row + (is_upper ? -1 : 1), number.column}
                                  : ansi::Position{number.row, number.column - 7};
    const auto glyph = frame.at(at).glyph;
    if (glyph == u'[' || glyph == u'>') return egg_carton::letter(slot);
  }
  return 0;
}

TEST_CASE("arrows move among the slots that hold marbles, and Enter selects") {
  Typist ada{call_in(Presentation::full), "\nopp\necdqt\n\n"};
  CHECK(cursor_on_screen(ada) == 0);
  ada.press(KeyCode::right);
  CHECK(cursor_on_screen(ada) == 'A');
  ada.press(KeyCode::right);
  CHECK(cursor_on_screen(ada) == 'B');
  ada.press(KeyCode::left);
  ada.press(KeyCode::left);
  CHECK(cursor_on_screen(ada) == 'F');
  ada.press(KeyCode::left);
  ada.press(KeyCode::left);
  ada.type("\n");
  CHECK(tests::slots_on_screen(ada)[3] == 0);
  CHECK(cursor_on_screen(ada) == 'E');
  ada.press(KeyCode::left);
  CHECK(cursor_on_screen(ada) == 'C');
}

TEST_CASE("in the upper row arrows go where they point") {
  Typist ada{call_in(Presentation::full), "\nopp\necdqt\n\n"};
  auto position = egg_carton::classic_start(RelayRule::usual);
  for (const auto slot : tests::egg_game_with(position, Player::two)) {
    if (position.turn == Player::two) break;
    tests::type_slot(ada, slot);
    position = egg_carton::sow(position, slot).after;
  }
  ada.press(KeyCode::left);
  const char before = cursor_on_screen(ada);
  ada.press(KeyCode::left);
  CHECK(cursor_on_screen(ada) > before);
}

TEST_CASE("small screens show a cursor to those who use it") {
  Typist ada{call_in(Presentation::small), "\nopp\necdqt\n\n"};
  CHECK(cursor_on_screen(ada) == 0);
  ada.press(KeyCode::right);
  CHECK(cursor_on_screen(ada) == 'A');
  ada.press(KeyCode::right);
  CHECK(cursor_on_screen(ada) == 'B');
  ada.type("\n");
  const auto start = egg_carton::classic_start(RelayRule::usual);
  CHECK(tests::slots_on_screen(ada) == tests::after(start, {1}).slots);
}

TEST_CASE("a key that comes too late to skip what the computer does selects nothing") {
  for (const char* key : {"\n", " "}) {
    Typist ada{call_in(Presentation::full), "\nopp\ner "};
    const auto start = tests::slots_on_screen(ada);
    ada.type(key);
    CHECK(tests::slots_on_screen(ada) == start);
    CHECK(cursor_on_screen(ada) == 'A');
    ada.type(key);
    CHECK(tests::slots_on_screen(ada) != start);
  }
}

TEST_CASE("a hint in a casual game names a slot that can be selected and goes there") {
  Typist ada{call_in(Presentation::full), "\nopp\necdp"};
  ada.type("h");
  CHECK(ada.sees("Hint: select "));
  const char hinted = cursor_on_screen(ada);
  CHECK(ada.sees(std::string{"Hint: select "} + hinted + "."));
}

TEST_CASE("a slot selected before the hint came makes it nobody's") {
  Typist ada{call_in(Presentation::full), "\nopp\necdp"};
  ada.holds_thinking = true;
  ada.type("hd");
  const auto after = tests::slots_on_screen(ada);
  ada.reply(tests::thought_of(0));
  CHECK(tests::slots_on_screen(ada) == after);
  CHECK_FALSE(ada.sees("Hint: select"));
}

TEST_CASE("undo takes back a selection of one's own and what the computer did since") {
  Typist ada{call_in(Presentation::full), "\nopp\necdp"};
  ada.type("u");
  CHECK(ada.sees("Nothing to undo yet."));
  const auto start = tests::slots_on_screen(ada);
  ada.type("d");
  const auto second = tests::slots_on_screen(ada);
  ada.type("c");
  CHECK(tests::slots_on_screen(ada) != second);
  ada.type("u");
  CHECK(tests::slots_on_screen(ada) == second);
  ada.type("u");
  CHECK(tests::slots_on_screen(ada) == start);
  CHECK(tests::on_turn(ada) == "Ada");
  ada.type("u");
  CHECK(ada.sees("Nothing to undo yet."));
}

TEST_CASE("a thought about a selection that was taken back is nobody's") {
  Typist ada{call_in(Presentation::full), "\nopp\necdp"};
  ada.holds_thinking = true;
  auto position = egg_carton::classic_start(RelayRule::usual);
  while (position.turn == Player::one) {
    const auto slot = egg_carton::selections(position).back();
    tests::type_slot(ada, slot);
    position = egg_carton::sow(position, slot).after;
  }
  ada.type("u");
  const auto before = tests::slots_on_screen(ada);
  ada.reply(tests::thought_of(egg_carton::selections(position).front()));
  CHECK(tests::slots_on_screen(ada) == before);
  CHECK(tests::on_turn(ada) == "Ada");
}

TEST_CASE("two players take a selection back only if the other agrees") {
  Typist ada{call_in(Presentation::small), "\nopp\necdqt\n\n"};
  const auto start = tests::slots_on_screen(ada);
  int typed = 0;
  auto position = egg_carton::classic_start(RelayRule::usual);
  for (const auto slot : tests::egg_game_with(position, Player::two)) {
    if (typed++ == 6) break;
    tests::type_slot(ada, slot);
  }
  const auto later = tests::slots_on_screen(ada);
  ada.type("u");
  CHECK(ada.sees("may"));
  CHECK(ada.sees("take that back? (Y/N)"));
  ada.type("n");
  CHECK(tests::slots_on_screen(ada) == later);
  ada.type("uyuyuyuyuyuy");
  CHECK(tests::slots_on_screen(ada) == start);
  ada.type("u");
  CHECK(ada.sees("There is no move to take back."));
  ada.type("h");
  CHECK(ada.sees("No hints in a match of two."));
}

TEST_CASE("ranked games have no hints, and nothing is undone in them") {
  Typist ada{call_in(Presentation::full), "\nopp\ner "};
  ada.type("h");
  CHECK(ada.sees("No hints in ranked games."));
  ada.type("u");
  CHECK(ada.sees("No undo in ranked games."));
}

TEST_CASE("in lines a hint and undo are typed") {
  Typist ada{call_in(Presentation::lines), "p\ne\nc\nd\np\n"};
  ada.type("h\n");
  CHECK(ada.last_line().starts_with("Hint: select "));
  ada.type("d\n");
  ada.heard.clear();
  ada.type("u\n");
  REQUIRE(ada.heard.size() == 4);  // the first legs behind both sides
  CHECK(ada.heard[0] == "Undone.");
  CHECK(ada.heard[1] == "Ada: A 3, B 3, C 3, D 3, E 3, F 3; right end 0.");
}

TEST_CASE("Esc asks before a game of Egg Carton is lost, as Q does") {
  for (const char* way : {"\ner ", "\necdp", "\necdqt\n\n"}) {
    Typist ada{call_in(Presentation::full), way};
    ada.press(KeyCode::escape);
    CHECK(ada.sees("(Y/N)"));
    ada.press(KeyCode::escape);
    CHECK_FALSE(ada.sees("(Y/N)"));
    CHECK(ada.sees("Select a slot:"));
  }
}

TEST_CASE("F2 begins a casual game anew when that is wanted") {
  Typist ada{call_in(Presentation::full), "\nopp\necdqt\n\n"};
  const auto start = tests::slots_on_screen(ada);
  ada.type("d");
  const auto later = tests::slots_on_screen(ada);
  const ansi::Key f2{KeyCode::function, 2, {}};
  ada.press(f2);
  CHECK(ada.sees("Start a new game? (Y/N)"));
  ada.type("n");
  CHECK(tests::slots_on_screen(ada) == later);
  ada.press(f2);
  ada.type("y");
  CHECK(tests::slots_on_screen(ada) == start);
  ada.type("qy");
  CHECK(ada.sees("Two players"));
}

TEST_CASE("F3 opens the options over the carton, and P changes the marble speed at once") {
  Typist ada{call_in(Presentation::full), "\ner "};
  const auto before = tests::slots_on_screen(ada);
  ada.press(ansi::Key{KeyCode::function, 3, {}});
  CHECK(ada.sees("CODEMAKER  Options"));
  ada.press(KeyCode::escape);
  CHECK(tests::slots_on_screen(ada) == before);
  ada.type("p");
  CHECK(ada.sees("Marble speed: slow."));
}

TEST_CASE("examples are offered to a caller who opens Egg Carton for the first time") {
  constexpr const char* offer = "X: three short examples, played on the carton.";
  for (const char* yes : {"x", "X"}) {
    Typist ada{call_in(Presentation::full), "\ne"};
    CHECK(ada.sees(offer));
    ada.type(yes);
    CHECK(ada.sees("Example 1 of 3"));
    ada.type("q");
    CHECK_FALSE(ada.sees(offer));
  }
}

TEST_CASE("any key skips the examples, and one of the list does what it does") {
  Typist ada{call_in(Presentation::full), "\ne%"};
  CHECK_FALSE(ada.sees("X: three short examples"));
  CHECK_FALSE(ada.sees("isn't used here"));
  ada.type("e");
  CHECK(ada.sees("e isn't used here."));
  Typist bob{call_in(Presentation::small), "\ne"};
  CHECK(bob.sees("X: three short examples"));
  bob.type("r");
  CHECK(bob.sees("Level 1"));
}

TEST_CASE("the sysop has examples offered always, once or never") {
  for (const Openings openings : {Openings::always, Openings::once, Openings::never}) {
    Call call = call_in(Presentation::full);
    call.openings = openings;
    Typist ada{call, "\ne"};
    CHECK(ada.sees("X: three short examples") == (openings != Openings::never));
    ada.type("qe");
    CHECK(ada.sees("X: three short examples") == (openings == Openings::always));
  }
}

TEST_CASE("in lines too the examples are offered once") {
  Typist ada{call_in(Presentation::lines), "p\n"};
  ada.type("e\n");
  CHECK(ada.last_line() == "X shows three short examples.");
  ada.type("x\n");
  CHECK(ada.prompt() == "Enter to go on, Q back: ");
}

/// Clicks the first place where a text stands.
void click_text(Typist& caller, std::string_view text) {
  const ansi::Frame frame = caller.session().frame();
  for (int row = 0; row < frame.rows(); ++row) {
    const std::string line = frame.text(row);
    const auto at = line.find(text);
    if (at == std::string::npos) continue;
    // Columns are characters, not bytes.
    int column = 1;
    for (std::size_t i = 0; i < at; ++i)
      column += (static_cast<unsigned char>(line[i]) & 0xC0U) != 0x80U ? 1 : 0;
    return caller.click(column, row + 1);
  }
  FAIL("not on the screen: " << text);
}

TEST_CASE("Egg Carton is opened, set up, won and left with the mouse alone") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nopp\ne"};
    click_text(ada, "Casual game");
    click_text(ada, "Relay rule");
    CHECK(ada.sees("narrow"));
    click_text(ada, "Relay rule");
    click_text(ada, "Computer level");
    CHECK(ada.sees("3 of 10"));
    click_text(ada, "Deal");
    CHECK(ada.sees("three in every slot"));
    click_text(ada, "Play");
    for (const char slot : std::string_view{"DEABFCFDE"}) {
      const ansi::Position at = tests::number_of(ada, *egg_carton::slot_of(slot));
      ada.click(at.column + 1, at.row + 1);
    }
    CHECK(ada.sees("Ada wins, "));
  }
}

TEST_CASE("a level is picked from its bar with the mouse") {
  Typist ada{call_in(Presentation::full), "\nec"};
  for (const int level : {10, 1, 7}) {
    const ansi::Frame frame = ada.session().frame();
    for (int column = 0; column < frame.columns(); ++column) {
      const auto glyph = frame.at({9, column}).glyph;
      if (glyph != u'█') continue;
      ada.click(column + level, 10);
      break;
    }
    CHECK(ada.sees(std::to_string(level) + " of 10"));
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
