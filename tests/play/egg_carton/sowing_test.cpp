// Marbles of Egg Carton falling one by one, and hands that do what they may not.
#include "play/events/event.hpp"
#include "support/egg_carton_games.hpp"
#include "support/hand_on_screen.hpp"

#include "play/egg_carton/questions.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using engine::egg_carton::Player;
using engine::egg_carton::RelayRule;
using tests::EggSlots;
using tests::Typist;
namespace egg_carton = engine::egg_carton;

/// Two players at the classic start; marbles fall at the normal pace.
Typist at_start(Presentation presentation = Presentation::full) {
  Call call = tests::call_of("Ada");
  call.wanted = presentation;
  return Typist{call, "\necdqt\n\n"};
}

/// What stands left and right of a slot's number while it is lit.
bool is_lit(const Typist& caller, egg_carton::Slot slot) {
  const ansi::Position at = tests::number_of(caller, slot);
  const ansi::Frame frame = caller.session().frame();
  return frame.at({at.row, at.column - 1}).glyph == u'[' &&
         frame.at({at.row, at.column + 2}).glyph == u']';
}

TEST_CASE("marbles drop one at a time, and the place of the last one flashes") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = at_start(presentation);
    ada.type("d");
    CHECK(tests::slots_on_screen(ada) == EggSlots{3, 3, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3});
    CHECK(ada.sees("Ada sows D."));
    CHECK(tests::hand_on_screen(ada) == 3);
    ada.wait_for_step();
    CHECK(tests::slots_on_screen(ada) == EggSlots{3, 3, 3, 0, 4, 3, 3, 3, 3, 3, 3, 3});
    CHECK(tests::hand_on_screen(ada) == 2);
    ada.wait_for_step();
    CHECK(tests::slots_on_screen(ada) == EggSlots{3, 3, 3, 0, 4, 4, 3, 3, 3, 3, 3, 3});
    ada.wait_for_step();
    CHECK(tests::ends_on_screen(ada) == std::array{1, 0});
    CHECK(tests::hand_on_screen(ada) == 0);
    for (const bool is_lit : {true, false, true}) {
      ada.wait_for_step();
      CHECK(ada.sees("[ 1]") == is_lit);
    }
    ada.wait_for_step();
    CHECK_FALSE(ada.sees("[ 1]"));
    CHECK(ada.sees("Off the board: select again."));
    CHECK(ada.sees("elect a slot:"));
    CHECK_FALSE(ada.session().wakes_at());
  }
}

TEST_CASE("a last marble among others flashes, then its rule is told and all are sown on") {
  Typist ada = at_start();
  ada.type("c");
  for (int marble = 0; marble < 3; ++marble)
    ada.wait_for_step();
  CHECK_FALSE(is_lit(ada, 5));
  ada.wait_for_step();
  CHECK(is_lit(ada, 5));
  for (int step = 0; step < 4; ++step)
    ada.wait_for_step();
  CHECK(ada.sees("Relay: F's marbles are sown on."));
  CHECK(ada.sees("C » F"));
  CHECK(tests::hand_on_screen(ada) == 4);
  CHECK(tests::slots_on_screen(ada) == EggSlots{3, 3, 0, 4, 4, 0, 3, 3, 3, 3, 3, 3});
}

TEST_CASE("when a turn is over it is told why and who selects next") {
  Typist ada = at_start();
  ada.type("p");
  CHECK(ada.sees("Marble speed: slow."));
  ada.type("p");
  auto position = egg_carton::classic_start(RelayRule::usual);
  for (const auto slot : tests::egg_game_with(position, Player::two)) {
    const auto sowing = egg_carton::sow(position, slot);
    tests::type_slot(ada, slot);
    position = sowing.after;
    if (sowing.outcome == egg_carton::Outcome::end) break;
  }
  CHECK(ada.sees(" was empty, so Ada's turn is over."));
  CHECK(tests::on_turn(ada) == "Player 2");
}

TEST_CASE("any key shows the end of a sowing and does nothing else") {
  for (const char* key : {"a", " ", "\n", "o", "%"}) {
    Typist ada = at_start();
    ada.type("c");
    ada.wait_for_step();
    ada.type(key);
    const auto after = egg_carton::sow(egg_carton::classic_start(RelayRule::usual), 2).after;
    CHECK(tests::slots_on_screen(ada) == after.slots);
    CHECK(ada.sees("Off the board: select again."));
    CHECK_FALSE(ada.sees("isn't used here"));
    CHECK_FALSE(ada.sees("(Y/N)"));
    ada.type("d");
    CHECK(tests::hand_on_screen(ada) == 4);  // still at the normal pace
  }
}

TEST_CASE("Q and Esc while marbles fall ask at once, where the marbles have come to rest") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const ansi::Key& key : {ansi::character(U'q'), ansi::Key{KeyCode::escape, 0, {}}}) {
      Typist ada = at_start(presentation);
      ada.type("c");
      ada.wait_for_step();
      ada.press(key);
      CHECK(ada.sees("Quit this round?"));
      const auto after = egg_carton::sow(egg_carton::classic_start(RelayRule::usual), 2).after;
      CHECK(tests::slots_on_screen(ada) == after.slots);
      ada.type("n");
      CHECK_FALSE(ada.sees("(Y/N)"));
      ada.press(key);
      ada.type("y");
      CHECK(ada.sees("Casual game"));
    }
  }
  Call call = tests::call_of("Ada");
  Typist run{call, "\ner "};
  const auto begin = tests::egg_deal(run.seed);
  tests::type_slot(run, egg_carton::selections(begin).front());
  REQUIRE(run.session().wakes_at());
  run.type("q");
  CHECK(run.sees("Quit this run? No points are in the bank yet. (Y/N)"));
}

TEST_CASE("keys that come in one piece with the one that skips a sowing select nothing") {
  Typist ada = at_start();
  ada.type("c");
  ada.wait_for_step();
  ada.types_ahead = true;
  ada.type("dd");
  const auto after = egg_carton::sow(egg_carton::classic_start(RelayRule::usual), 2).after;
  CHECK(tests::slots_on_screen(ada) == after.slots);
  CHECK(ada.sees("Select a slot:"));
}

/// How long the first step of a sowing stands.
std::chrono::milliseconds first_step(Typist& ada) {
  const Instant begin = std::max(ada.session().call().start, ada.heard_from());
  ada.type("d");
  const auto wakes_at = ada.session().wakes_at();
  return wakes_at ? std::chrono::duration_cast<std::chrono::milliseconds>(*wakes_at - begin) : 0ms;
}

TEST_CASE("marbles fall slow, at once, fast or normal, and the choice is kept for the call") {
  Typist normal = at_start();
  CHECK(first_step(normal) == 250ms);
  for (const auto& [presses, time] :
       {std::pair{"p", 700ms}, std::pair{"pp", 0ms}, std::pair{"ppp", 80ms}}) {
    Typist ada = at_start();
    ada.type(presses);
    ada.type("qyer");  // another game of the same call
    CHECK(first_step(ada) == time);
  }
}

TEST_CASE("on a slow line no marble falls before the last one is shown") {
  Call call = tests::call_of("Ada");
  call.terminal.speed = 300;
  call.wanted = Presentation::full;
  Typist ada{call, "\necdqt\n\nppp"};
  CHECK(ada.sees("Marble speed: fast."));
  CHECK(first_step(ada) > 3s);  // a slot is emptied
  const auto before = *ada.session().wakes_at();
  ada.wait_for_step();
  CHECK(*ada.session().wakes_at() - before >= 1s);  // 30 bytes of 10 bits
}

TEST_CASE("what cannot be selected is refused in a sentence that the next key takes away") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = at_start(presentation);
    ada.type("pp");
    ada.type("d");
    const auto before = tests::slots_on_screen(ada);
    ada.type("d");
    CHECK(ada.sees("D is empty."));
    ada.type("n");
    CHECK_FALSE(ada.sees("D is empty."));
    CHECK(ada.sees("N is not yours, Ada."));
    ada.type("g");
    CHECK(ada.sees("g isn't used here. Press ? for help."));
    ada.press(KeyCode::up);
    CHECK(tests::slots_on_screen(ada) == before);
    ada.type("e");
    CHECK_FALSE(ada.sees("isn't used here"));
  }
}

TEST_CASE("a screen that changes its size in the middle of a sowing shows it to its end") {
  Typist ada = at_start();
  ada.type("c");
  ada.wait_for_step();
  ada.resize(20, 40);
  CHECK(ada.session().presentation() == Presentation::small);
  CHECK(tests::slots_on_screen(ada) == EggSlots{3, 3, 0, 4, 3, 3, 3, 3, 3, 3, 3, 3});
  ada.wait_for_step();
  ada.resize(29, 80);
  CHECK(tests::slots_on_screen(ada) == EggSlots{3, 3, 0, 4, 4, 3, 3, 3, 3, 3, 3, 3});
  ada.resize(24, 80);
  ada.wait(30s);
  CHECK(ada.sees("Off the board: select again."));
}

TEST_CASE("who comes to lines in the middle of a sowing is told its end") {
  Typist ada = at_start();
  ada.type("c");
  ada.wait_for_step();
  ada.resize(10, 30);
  const std::vector<std::string> expected{
      "Round 1.",
      "C: D E F - relay from F: right I J K - relay from K: L M N left - off the board, again.",
      "Ada: A 3, B 3, C 0, D 4, E 4, F 0; right end 1.",
      "Player 2: I 4, J 4, K 0, L 4, M 4, N 4; left end 1.",
  };
  CHECK(ada.heard == expected);
  ada.type("d\n");
  CHECK(
      ada.last_line() == "D: E F right I - relay from I: J K L M N - relay from N: left A B C D"
                         " - slot D was empty, turn over."
  );
  CHECK(ada.prompt() == "Player 2, I to N: ");
}

/// Against the computer, whose thoughts come when the test wants them.
struct Watched {
  Typist ada{tests::call_of("Ada"), "\nopp\ner "};
  egg_carton::Position position = tests::egg_deal(1);

  Watched() { ada.holds_thinking = true; }

  /// Plays until the computer is about to make a selection after which it selects again.
  egg_carton::Slot play_to_computers_again() {
    for (std::uint64_t seed = 1;; ++seed) {
      const auto game = tests::egg_game_with(position, Player::two, seed);
      const auto found = end_of_play(game);
      if (found == game.end()) continue;
      tests::play_egg_game(ada, position, {game.begin(), found});
      position = tests::after(position, {game.begin(), found});
      return *found;
    }
  }

 private:
  [[nodiscard]] tests::EggSelections::const_iterator end_of_play(const tests::EggSelections& game
  ) const {
    egg_carton::Position at = position;
    for (auto slot = game.begin(); slot != game.end(); ++slot) {
      const auto sowing = egg_carton::sow(at, *slot);
      const bool is_again = sowing.outcome == egg_carton::Outcome::again;
      if (at.turn == Player::two && is_again && !winner(sowing.after)) return slot;
      at = sowing.after;
    }
    return game.end();
  }
};

TEST_CASE("the rule by which the computer selects again stands long enough to be read") {
  Watched w;
  const auto slot = w.play_to_computers_again();
  w.ada.type("pp");
  CHECK(w.ada.sees("Marble speed: normal."));
  w.ada.reply(tests::thought_of(slot));
  CHECK(w.ada.sees("Computer sows "));
  w.ada.type(" ");
  CHECK(w.ada.sees("Off the board: select again."));
  CHECK(w.ada.sees("The computer is thinking..."));
  w.ada.holds_thinking = false;
  w.ada.wait_for_step();
  CHECK_FALSE(w.ada.sees("Off the board: select again."));
  CHECK(w.ada.sees("Computer sows "));
}

TEST_CASE("a key while the computer thinks skips what it selects, as the last row offers") {
  Watched w;
  const auto slot = w.play_to_computers_again();
  w.ada.type("pp");
  w.ada.reply(tests::thought_of(slot));
  w.ada.type(" ");
  w.ada.wait_for_step();
  const auto last_row = w.ada.session().frame().text(23);
  CHECK(last_row.starts_with(" any key skip  "));
  w.ada.type("a");
  const auto after = egg_carton::sow(w.position, slot).after;
  w.ada.reply(tests::thought_of(egg_carton::selections(after).front()));
  CHECK_FALSE(w.ada.sees("Computer sows "));
}

TEST_CASE("a key goes on from the rule by which the computer selects again") {
  Watched w;
  const auto slot = w.play_to_computers_again();
  w.ada.type("pp");
  w.ada.reply(tests::thought_of(slot));
  w.ada.holds_thinking = false;
  w.ada.type("  ");
  CHECK(w.ada.sees("Computer sows "));
}

TEST_CASE("a slot named while the computer thinks is refused, and stale thoughts are nothing") {
  Watched w;
  const auto slot = w.play_to_computers_again();
  const auto before = tests::slots_on_screen(w.ada);
  w.ada.type("a");
  CHECK(w.ada.sees("The computer is thinking..."));
  w.ada.reply_to(w.ada.ticket - 1, tests::thought_of(slot));
  CHECK(tests::slots_on_screen(w.ada) == before);
  const event::Thought thought{w.ada.ticket, tests::thought_of(slot)};
  w.ada.answer(thought);
  w.ada.answer(thought);  // a second time
  CHECK(tests::slots_on_screen(w.ada) == egg_carton::sow(w.position, slot).after.slots);
}

TEST_CASE("a computer that was kept from thinking selects all the same") {
  Watched w;
  static_cast<void>(w.play_to_computers_again());
  w.ada.reply(play::egg_carton::Selected{std::nullopt});
  const auto first = egg_carton::selections(w.position).front();
  CHECK(tests::slots_on_screen(w.ada) == egg_carton::sow(w.position, first).after.slots);
}

/// The left button goes down and up on a slot's number.
void click(Typist& caller, egg_carton::Slot slot) {
  const ansi::Position at = tests::number_of(caller, slot);
  caller.click(at.column + 1, at.row + 1);
}

TEST_CASE("a click selects a slot of one's own, and shows the end of a sowing") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = at_start(presentation);
    click(ada, 8);
    CHECK(ada.sees("K is not yours, Ada."));
    click(ada, 3);
    CHECK(ada.sees("Ada sows D."));
    click(ada, 3);
    CHECK(ada.sees("Off the board: select again."));
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
