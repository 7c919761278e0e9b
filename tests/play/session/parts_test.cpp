// The small parts of a session: the thought that is awaited, the dialogue, the sysop's side.
#include "play/scenes/filings.hpp"
#include "play/session/awaited_thought.hpp"
#include "play/session/dialogue.hpp"
#include "play/session/sysop_side.hpp"
#include "support/calls.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

/// A stage that stands for itself.
struct Alone {
  Stage stage() { return {call, choices, random, filings, presentation, {}, {}}; }

  Presentation presentation = Presentation::full;
  Call call = tests::call_of("Ada");
  Choices choices = {};
  Filings filings = {};
  engine::Random random{1};
};

TEST_CASE("only the answer to the last question is taken, and only once") {
  AwaitedThought thought;
  const Ticket first = thought.ask();
  const Ticket second = thought.ask();
  CHECK_FALSE(thought.take(first));
  CHECK(thought.take(second));
  CHECK_FALSE(thought.take(second));
  CHECK_FALSE(thought.stop());
  static_cast<void>(thought.ask());
  CHECK(thought.stop());
}

TEST_CASE("a refusal stands before the message, which comes back") {
  Alone alone;
  Dialogue dialogue;
  Stage says = alone.stage();
  says.say("Round 2 of 4.");
  dialogue.take(says);
  Stage refuses = alone.stage();
  refuses.refuse("x isn't used here.");
  dialogue.take(refuses);
  CHECK(dialogue.shown() == "x isn't used here.");
  dialogue.refusal.clear();
  CHECK(dialogue.shown() == "Round 2 of 4.");
}

TEST_CASE("lines are told to callers in lines alone") {
  for (const Presentation presentation : {Presentation::full, Presentation::lines}) {
    Alone alone{.presentation = presentation};
    Dialogue dialogue;
    Stage stage = alone.stage();
    stage.tell("Going on.");
    dialogue.take(stage);
    CHECK(dialogue.told.size() == (presentation == Presentation::lines ? 1 : 0));
  }
}

TEST_CASE("a chat puts aside what was typed and said, and gives it back at its end") {
  Alone alone;
  Dialogue dialogue;
  SysopSide sysop;
  dialogue.message = "Your guess.";
  dialogue.typed.press(ansi::character(U'1'));
  sysop.page({1, "My score?"});
  Stage begins = alone.stage();
  sysop.hear(event::ChatBegins{"Ulrich"}, dialogue, begins);
  CHECK(sysop.is_chatting());
  CHECK_FALSE(sysop.paged());
  CHECK_FALSE(sysop.has_room_for(event::ChatBegins{"Bob"}));
  CHECK(dialogue.typed.text().empty());
  Stage ends = alone.stage();
  sysop.hear(event::ChatEnds{}, dialogue, ends);
  CHECK_FALSE(sysop.is_chatting());
  CHECK(dialogue.message == "Your guess.");
  CHECK(dialogue.refusal == "Ulrich ended the chat.");
  CHECK(dialogue.typed.text() == "1");
}

TEST_CASE("who leaves eight messages unread is told no more") {
  Alone alone;
  Dialogue dialogue;
  SysopSide sysop;
  for (int i = 0; i < 8; ++i) {
    CHECK(sysop.has_room_for(event::Message{"Sysop", "Hello"}));
    Stage stage = alone.stage();
    sysop.hear(event::Message{"Sysop", "Hello"}, dialogue, stage);
  }
  CHECK_FALSE(sysop.has_room_for(event::Message{"Sysop", "Hello"}));
  Stage stage = alone.stage();
  sysop.show_messages(false, true, stage);
  CHECK(sysop.message() == nullptr);
}

}  // namespace
}  // namespace codemaker::play
