// What a caller chose is so in the next call.
#include "engine/random.hpp"
#include "play/events/event.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using tests::call_in;
using tests::call_of;
using tests::Typist;

/// Ada at the title, of whom these texts were remembered.
struct KnownAda : Typist {
  explicit KnownAda(const Remembered& texts, Call call = call_of("Ada")) : Typist{std::move(call)} {
    answer(event::Remembered{texts});
  }
};

/// What is remembered of a new caller who has typed this and hung up.
Remembered left_by(std::string_view keys, Call call = call_of("Ada")) {
  KnownAda ada({}, std::move(call));
  ada.type(keys);
  ada.hang_up();
  return ada.remembered;
}

TEST_CASE("what was chosen in the options is so in the next call") {
  const Remembered texts = left_by("\nocbpm");
  KnownAda ada(texts);
  ada.type("\no");
  CHECK(ada.sees("Colors           off"));
  CHECK(ada.sees("Bell and music   off"));
  CHECK(ada.sees("Move speed       slow"));
  ada.hang_up();
  CHECK(ada.remembered.empty());
}

TEST_CASE("who chooses nothing has nothing remembered but where they have been") {
  CHECK(left_by("\noqim").empty());
  CHECK(left_by("\nm ").size() == 1);
}

TEST_CASE("which games a caller knows is remembered") {
  std::string keys = "\nopp\ncd\n";
  for (const std::string_view row :
       {"1111", "2222", "3333", "4444", "5555", "6666", "1122", "3344", "5566", "1212"})
    keys += std::string{row} + "\n";
  const Remembered texts = left_by(keys + " q");
  KnownAda ada(texts);
  ada.type("\n");
  CHECK(ada.sees("Main menu"));
  CHECK_FALSE(ada.sees("New here?"));
}

TEST_CASE("first legs that an older version had off without being asked follow the default") {
  const auto shows_legs = [](const std::string& text) {
    KnownAda ada(Remembered{{"egg-carton", text}});
    ada.type("\nopp\necp");
    CHECK(ada.sees("level 3"));
    return ada.sees("end = turn over");
  };
  CHECK(shows_legs("level=3 start=0 relay=0 greeted=1 preview=0"));
  CHECK_FALSE(shows_legs("level=3 start=0 relay=0 greeted=1 legs=0"));
}

TEST_CASE("presentation, letters and mouse are remembered for terminals of one kind") {
  const Remembered texts = left_by("\nolsum");
  Call wide = call_of("Ada");
  CHECK(KnownAda(texts).session().presentation() == Presentation::small);
  CHECK(KnownAda(texts).session().wants_mouse());
  CHECK(KnownAda(texts).session().call().terminal.charset == ansi::Charset::utf8);

  Call phone = call_of("Ada");
  phone.terminal.rows = 30;
  phone.terminal.columns = 40;
  CHECK_FALSE(KnownAda(texts, phone).session().wants_mouse());
  CHECK(KnownAda(texts, phone).session().call().terminal.charset == ansi::Charset::cp437);
  wide.terminal.charset = ansi::Charset::utf8;
  CHECK(KnownAda(texts, wide).session().presentation() == Presentation::full);
}

TEST_CASE("who chose lines is told in lines from the title on") {
  const Remembered texts = left_by("\nossm");
  KnownAda ada(texts);
  CHECK(ada.session().presentation() == Presentation::lines);
  REQUIRE_FALSE(ada.heard.empty());
  CHECK(ada.heard.front().starts_with("codemaker: code breaking, Masterix"));
}

TEST_CASE("the presentation that the sysop has fixed stands") {
  const Remembered texts = left_by("\nosm");
  CHECK(
      KnownAda(texts, call_in(Presentation::full)).session().presentation() == Presentation::full
  );
}

TEST_CASE("the options show what was chosen although the database answered late") {
  Typist ada{call_of("Ada"), "\no"};
  CHECK(ada.sees("Move speed       normal"));
  ada.answer(event::Remembered{{{"options", "pace=3"}}});
  CHECK(ada.sees("Move speed       slow"));
}

TEST_CASE("what was chosen before the database answered stays, and the rest is as it was") {
  const Remembered texts = left_by("\nocm");
  Typist ada{call_of("Ada"), "\nob"};
  ada.answer(event::Remembered{texts});
  CHECK(ada.sees("Colors           off"));
  CHECK(ada.sees("Bell and music   off"));
  ada.type("m");
  CHECK(ada.remembered.at("options") == "squares=0 color=0 sound=0 pace=2 arrivals=0 visible=1");
}

TEST_CASE("settings that are on the screen when the database answers stay as they are shown") {
  const Remembered texts = left_by("\nchn");
  Typist ada{call_of("Ada"), "\nc"};
  ada.answer(event::Remembered{texts});
  ada.type("c");
  CHECK(ada.sees("Holes           4"));
  CHECK(ada.sees("Colors          7"));
}

TEST_CASE("nothing is remembered over what could not be read") {
  Typist ada{call_of("Ada"), "\nocm"};
  ada.hang_up();
  CHECK(ada.asked_what_is_remembered == 1);
  CHECK(ada.remembered.empty());
}

TEST_CASE("who leaves before the database has answered keeps what they chose, and that alone") {
  Typist ada{call_of("Ada"), "\nocm"};
  ada.hang_up();
  CHECK(ada.unread.at("options") == "color=0");
  Typist bob{call_of("Bob"), "\nocm"};
  bob.answer(event::Remembered{});
  bob.hang_up();
  CHECK(bob.unread.empty());
  Typist eve{call_of("Eve"), "\n"};
  eve.hang_up();
  CHECK(eve.unread.empty());
}

TEST_CASE("of a caller without a name nothing is asked or remembered") {
  Call call = call_of("");
  call.asks_name = true;
  Typist guest{call};
  CHECK(guest.asked_what_is_remembered == 0);
  guest.hang_up();
  CHECK(guest.remembered.empty());
}

TEST_CASE("the settings of each game are as they were left", "[every game]") {
  std::vector<tests::LeftSettings> all;
  for (const tests::TestedGame& game : tests::tested_games())
    all.insert(all.end(), game.settings.begin(), game.settings.end());
  for (const tests::LeftSettings& left : all) {
    CAPTURE(left.keys);
    const Remembered texts = left_by(left.keys);
    CAPTURE(texts);
    REQUIRE(texts.contains(left.name));
    CHECK(texts.at(left.name) == left.text);
    KnownAda ada(texts);
    ada.type(left.again);
    CAPTURE(ada.screen());
    CHECK(ada.sees(left.shown));
  }
}

TEST_CASE("a player is greeted as somebody new only once") {
  KnownAda ada({});
  ada.type("\nm");
  CHECK(ada.sees("Please turn NUM LOCK on."));
  ada.type("   ");
  ada.hang_up();
  KnownAda again(ada.remembered);
  again.type("\nm");
  CHECK_FALSE(again.sees("Please turn NUM LOCK on."));
  Call always = call_of("Ada");
  always.openings = Openings::always;
  KnownAda greeted(ada.remembered, always);
  greeted.type("\nm");
  CHECK(greeted.sees("Please turn NUM LOCK on."));
}

TEST_CASE(
    "texts that no program wrote leave things as they are or as they can be", "[every game]"
) {
  engine::Random random{11};
  std::vector<std::string> names{"options", "terminal, CP437, wide"};
  for (const tests::TestedGame& game : tests::tested_games())
    names.insert(names.end(), game.remembered.begin(), game.remembered.end());
  constexpr std::string_view signs = "=-0123456789 squareslevelpaircolors\x1b\xff";
  for (int i = 0; i < 300; ++i) {
    Remembered texts;
    for (const std::string& name : names) {
      std::string& text = texts[name];
      for (std::uint64_t n = random.below(60); n > 0; --n)
        text += signs[random.below(signs.size())];
      for (const char* field : {"level", "screens", "letters", "pace", "holes", "next", "pairs"})
        text += " " + std::string{field} + "=" + std::to_string(random.below(20));
    }
    KnownAda ada(texts);
    for (const char* keys : {"\no", "m", "d", "q", "2", "q", "p", "q"})
      ada.type(keys);
    CHECK_FALSE(ada.session().is_over());
  }
}

}  // namespace
}  // namespace codemaker::play
