// The sysop's desk, as a caller who is the sysop sees it.
#include "play/events/from_sysop.hpp"
#include "support/at_desk.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <utility>

namespace codemaker::play {
namespace {

using effect::AskDesk;
using tests::answer_desk;
using tests::Typist;

const event::Desk two_callers{
    DeskList::callers,
    "",
    {{"", "Ulrich (you)", "sysop's desk; door node 1; here 2 min, idle 0 s; on bbs"},
     {"4711", "Bob", "Masterix, level 2; door node 3; here 12 min, idle 3 s; on bbs"}}};

Call call_of_sysop(Presentation presentation) {
  Call call = tests::call_in(presentation);
  call.is_sysop = true;
  return call;
}

constexpr std::array screens{Presentation::full, Presentation::small};

/// At the list of callers, under the cursor Bob.
Typist at_callers(Presentation presentation) {
  const bool is_line = presentation == Presentation::lines;
  Typist ulrich{call_of_sysop(presentation), is_line ? "p\nz\nw\n" : "\nzw"};
  answer_desk(ulrich, two_callers);
  is_line ? ulrich.type("2\n") : ulrich.press(ansi::KeyCode::down);
  ulrich.desk_asked.clear();
  return ulrich;
}

TEST_CASE("who is no sysop has no desk in the menu, and its key leads nowhere") {
  for (const Presentation presentation : screens) {
    Typist ada{tests::call_in(presentation), "\n"};
    CHECK_FALSE(ada.sees("desk"));
    ada.type("z");
    CHECK(ada.sees("isn't used here"));
    ada.type("w");
    CHECK(ada.desk_asked.empty());
  }
}

TEST_CASE("on a large screen a click opens the list of the desk that is drawn there") {
  Typist ulrich{tests::on_large(call_of_sysop(Presentation::full)), "\nz"};
  ulrich.click("Annul a score");
  REQUIRE(ulrich.desk_asked.size() == 1);
  CHECK(ulrich.desk_asked.front().list == DeskList::scores);
}

TEST_CASE("the desk asks for each of its lists by a letter") {
  for (const auto& [letter, list] :
       {std::pair{"w", DeskList::callers}, std::pair{"u", DeskList::changes},
        std::pair{"a", DeskList::scores}, std::pair{"f", DeskList::faults},
        std::pair{"d", DeskList::findings}, std::pair{"o", DeskList::today}}) {
    Typist ulrich{call_of_sysop(Presentation::full), "\nz"};
    CHECK(ulrich.sees("Sysop's desk"));
    ulrich.type(letter);
    CHECK(ulrich.sees("One moment"));
    REQUIRE(ulrich.desk_asked.size() == 1);
    CHECK(ulrich.desk_asked.front().list == list);
    CHECK(ulrich.desk_asked.front().act == DeskAct::look);
  }
}

TEST_CASE("the desk's screens show the callers and all of the one under the cursor") {
  for (const Presentation presentation : screens) {
    Typist ulrich = at_callers(presentation);
    CHECK(ulrich.sees(presentation == Presentation::full ? "» Bob" : "> Bob"));
    CHECK(ulrich.sees("Masterix, level 2"));
    CHECK(ulrich.sees(presentation == Presentation::full ? "Bob is on bbs." : "On bbs"));
  }
}

TEST_CASE("a message is typed and sent to the caller under the cursor") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    Typist ulrich = at_callers(presentation);
    ulrich.type(presentation == Presentation::lines ? "m\nDinner?\n" : "mDinner?\n");
    REQUIRE(ulrich.desk_asked.size() == 1);
    CHECK(
        ulrich.desk_asked.front() == AskDesk{DeskList::callers, DeskAct::tell, "4711", "Dinner?"}
    );
    event::Desk answer = two_callers;
    answer.said = "Told Bob.";
    answer_desk(ulrich, answer);
    const bool is_told = presentation == Presentation::lines
                             ? std::ranges::count(ulrich.heard, "Told Bob.") == 1
                             : ulrich.sees("Told Bob.");
    CHECK(is_told);
  }
}

TEST_CASE("no field is left behind a row of a message that is wrapped") {
  for (const Presentation presentation : screens) {
    Typist ulrich = at_callers(presentation);
    ulrich.type("mGood evening! You paged? Let me look who has your name now, and why");
    CHECK(ulrich.sees("why___"));
    const ansi::Frame frame = ulrich.session().frame();
    for (int row = 0; row < frame.rows(); ++row) {
      const std::string text = frame.text(row);
      const bool is_wrapped = text.find("Good evening!") != std::string::npos;
      CHECK_FALSE((is_wrapped && text.find('_') != std::string::npos));
    }
  }
}

TEST_CASE("on forty columns it stays told why a caller pages while they are answered") {
  Call call = tests::on_forty_columns(ansi::Depth::direct);
  call.is_sysop = true;
  Typist ulrich{call, "\nzw"};
  event::Desk callers = two_callers;
  callers.rows[1].more += ". Pages you: who has my name?";
  answer_desk(ulrich, callers);
  ulrich.press(ansi::KeyCode::down);
  ulrich.type("mBob has it");
  CHECK(ulrich.sees("Bob has it"));
  CHECK(ulrich.sees("! Pages you: who has my name?"));
}

TEST_CASE("an empty message, and one that is cancelled, is sent to nobody") {
  Typist ulrich = at_callers(Presentation::full);
  ulrich.type("m\n");
  ulrich.type("mOops");
  CHECK(ulrich.sees("Message to Bob"));
  ulrich.press(ansi::KeyCode::escape);
  CHECK_FALSE(ulrich.sees("Message to Bob"));
  CHECK(ulrich.desk_asked.empty());
}

TEST_CASE("a call is ended only after a yes, and one's own not at all") {
  Typist ulrich = at_callers(Presentation::full);
  ulrich.type("en");
  CHECK(ulrich.desk_asked.empty());
  ulrich.type("e");
  CHECK(ulrich.sees("End the call of Bob? (Y/N)"));
  ulrich.type("y");
  REQUIRE(ulrich.desk_asked.size() == 1);
  CHECK(ulrich.desk_asked.front() == AskDesk{DeskList::callers, DeskAct::end_call, "4711", ""});
  answer_desk(ulrich, two_callers);
  ulrich.press(ansi::KeyCode::up);
  ulrich.type("e");
  CHECK(ulrich.sees("That is you."));
  CHECK(ulrich.desk_asked.size() == 1);
}

TEST_CASE("the sysop talks to a caller and is back at the desk afterwards") {
  Typist ulrich = at_callers(Presentation::full);
  ulrich.type("c");
  REQUIRE(ulrich.desk_asked.size() == 1);
  CHECK(ulrich.desk_asked.front() == AskDesk{DeskList::callers, DeskAct::chat, "4711", "Bob"});
  answer_desk(ulrich, two_callers);
  ulrich.hear(event::ChatBegins{"Bob", true});
  CHECK(ulrich.sees("You are talking to Bob."));
  CHECK(ulrich.rings == 0);
  ulrich.type("Hello");
  CHECK(ulrich.said == "Hello");
  ulrich.press(ansi::KeyCode::escape);
  CHECK(ulrich.sees("» Bob"));
}

TEST_CASE("one thing after the other is asked of the desk") {
  Typist ulrich = at_callers(Presentation::full);
  ulrich.type("ey");
  ulrich.type("c");
  CHECK(ulrich.sees("One moment, please."));
  CHECK(ulrich.desk_asked.size() == 1);
}

TEST_CASE("an answer that comes when the sysop is elsewhere changes nothing there") {
  Typist ulrich = at_callers(Presentation::full);
  ulrich.type("qf");
  answer_desk(ulrich, two_callers);
  CHECK(ulrich.sees("One moment"));
  answer_desk(ulrich, event::Desk{DeskList::faults, "", {}});
  CHECK(ulrich.sees("No faults today."));
  ulrich.type("qq");
  answer_desk(ulrich, two_callers);
  CHECK(ulrich.sees("What would you like to play?"));
}

TEST_CASE(
    "a row of a table is named before it is taken out, and the next game's table is a key away"
) {
  Typist ulrich{call_of_sysop(Presentation::full), "\nza"};
  const std::string first = ulrich.desk_asked.back().key;
  ulrich.type("n");
  CHECK(ulrich.desk_asked.back().key != first);
  answer_desk(ulrich, event::Desk{DeskList::scores, "", {{"masterix 1", "1. Zed", "500 points"}}});
  ulrich.desk_asked.clear();
  ulrich.type("a");
  CHECK(ulrich.sees("Take out 1. Zed? (Y/N)"));
  ulrich.type("y");
  REQUIRE(ulrich.desk_asked.size() == 1);
  CHECK(ulrich.desk_asked.front() == AskDesk{DeskList::scores, DeskAct::annul, "masterix 1", ""});
}

TEST_CASE("the question before undoing names the change that goes") {
  Typist ulrich{call_of_sysop(Presentation::full), "\nzu"};
  const event::Desk nothing{DeskList::changes, "", {{"5", "annul (undone)", "today"}}, true, ""};
  answer_desk(ulrich, nothing);
  ulrich.type("u");
  CHECK(ulrich.sees("There is no change to undo."));
  event::Desk changes = nothing;
  changes.undoable = "change 4: Zed (500 points) is out";
  answer_desk(ulrich, changes);
  ulrich.type("u");
  CHECK(ulrich.sees("Undo change 4: Zed (500 points) is out? (Y/N)"));
  ulrich.type("y");
  CHECK(ulrich.desk_asked.back().act == DeskAct::undo);
}

TEST_CASE("a list that cannot be had is not said to be empty") {
  Typist ulrich{call_of_sysop(Presentation::full), "\nzw"};
  answer_desk(ulrich, event::Desk{DeskList::callers, "The desk does not answer.", {}, false, ""});
  CHECK(ulrich.sees("The desk does not answer."));
  CHECK(ulrich.sees("This can't be told now."));
  CHECK_FALSE(ulrich.sees("Nobody is on."));
}

TEST_CASE("what was done on one page of the desk is not said on the next one") {
  Typist ulrich = at_callers(Presentation::full);
  event::Desk answer = two_callers;
  answer.said = "Told Bob.";
  answer_desk(ulrich, answer);
  CHECK(ulrich.sees("Told Bob."));
  ulrich.type("q");
  CHECK_FALSE(ulrich.sees("Told Bob."));
  ulrich.type("w");
  answer_desk(ulrich, answer);
  ulrich.type("qf");
  CHECK_FALSE(ulrich.sees("Told Bob."));
}

TEST_CASE("Enter closes a game for today, and on the hours asks for them") {
  Typist ulrich{call_of_sysop(Presentation::full), "\nzo"};
  answer_desk(
      ulrich,
      event::Desk{
          DeskList::today,
          "",
          {{"masterix", "Masterix", "open"}, {std::string{hours_row}, "Hours", "always open"}}}
  );
  ulrich.type("\n");
  CHECK(ulrich.desk_asked.back() == AskDesk{DeskList::today, DeskAct::turn, "masterix", ""});
  answer_desk(
      ulrich,
      event::Desk{
          DeskList::today,
          "Closed Masterix for today.",
          {{"masterix", "Masterix", "closed, for today"},
           {std::string{hours_row}, "Hours", "always open"}}}
  );
  CHECK(ulrich.sees("closed, for today"));
  ulrich.press(ansi::KeyCode::down);
  ulrich.type("\n18:00-20:00\n");
  CHECK(
      ulrich.desk_asked.back() ==
      AskDesk{DeskList::today, DeskAct::set_hours, std::string{hours_row}, "18:00-20:00"}
  );
}

TEST_CASE("names at the desk bring no codes along") {
  Typist ulrich{call_of_sysop(Presentation::full), "\nzw"};
  answer_desk(
      ulrich, event::Desk{DeskList::callers, "Told \x1b[2JEve.", {{"1", "E\x1b[2Jve", "\x07x"}}}
  );
  CHECK(ulrich.sees("» E[2Jve"));
  CHECK(ulrich.sees("Told [2JEve."));
}

TEST_CASE("on a large screen thirty callers have room, and all of one stands beside them") {
  Typist ulrich{tests::on_large(call_of_sysop(Presentation::full)), "\nzw"};
  event::Desk callers{DeskList::callers, "", {}};
  for (int number = 1; number <= 32; ++number)
    callers.rows.push_back(
        {std::to_string(number), "Caller " + std::to_string(number),
         "menu; door node 3; here 12 min, idle 3 s; on moon. Pages you: hello?"}
    );
  answer_desk(ulrich, callers);
  CHECK(ulrich.sees("Caller 30"));
  CHECK_FALSE(ulrich.sees("Caller 31"));
  CHECK(ulrich.sees("! Pages you: hello?"));
  ulrich.click("Caller 17");
  CHECK(ulrich.sees("» Caller 17"));
  ulrich.press(ansi::KeyCode::page_down);
  CHECK(ulrich.sees("Caller 32"));
  ulrich.type("mgood evening");
  CHECK(ulrich.sees("188 left"));
}

TEST_CASE("a long list is seen page by page") {
  Typist ulrich{call_of_sysop(Presentation::full), "\nzf"};
  event::Desk faults{DeskList::faults, "", {}};
  for (int number = 1; number <= 20; ++number)
    faults.rows.push_back({std::to_string(number), "fault " + std::to_string(number), "x"});
  answer_desk(ulrich, faults);
  CHECK(ulrich.sees("» fault 1 "));
  ulrich.press(ansi::KeyCode::page_down);
  CHECK(ulrich.sees("» fault 11 "));
  CHECK_FALSE(ulrich.sees("fault 1 "));
  ulrich.press(ansi::KeyCode::end);
  CHECK(ulrich.sees("» fault 20 "));
  ulrich.type("\n");
  CHECK(ulrich.sees("nothing to do here but to read"));
}

}  // namespace
}  // namespace codemaker::play
