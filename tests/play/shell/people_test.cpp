// Who is here, as callers see each other.
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/looked_at.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::call_in;
using tests::Typist;

/// Ada, who called a minute ago, with others before her.
struct AmongOthers : Typist {
  explicit AmongOthers(Presentation presentation = Presentation::full)
      : Typist{call_in(presentation)} {
    const std::int64_t now = session().call().wall_clock;
    be_here({
        {"Eve", "bbs", "Masterix", 12, now - 3600, now - 240},
        {"bob", "telnet", "menu", 0, now - 600, now},
        {"Ada", "bbs", "menu", 0, now - 60, now - 5},
    });
    books.people.own = 2;
    books.people.now = now;
  }

  void be_here(std::vector<Person> people) {
    books.people.list = std::make_shared<const std::vector<Person>>(std::move(people));
  }

  /// The names on the screen, from above.
  [[nodiscard]] std::string names() const {
    std::string names;
    const ansi::Frame frame = session().frame();
    for (int row = 4; row < 20; ++row) {
      const std::string text = frame.text(row);
      for (const std::string_view name : {"Eve", "bob", "Ada"})
        if (text.find(std::string{name} + "  ") != std::string::npos)
          names += fmt::format("{} ", name);
    }
    return names;
  }
};

TEST_CASE("the menu says how many others are here, on screens and in lines") {
  AmongOthers full;
  full.type("\n");
  CHECK(full.sees("2 others are here"));
  AmongOthers small{Presentation::small};
  small.type("\n");
  CHECK(small.sees("codemaker: 2 others are here"));
  AmongOthers lines{Presentation::lines};
  lines.type("p\n");
  CHECK(lines.last_line() == "2 others are here. W: who.");
}

TEST_CASE("a long message cuts no half off how many others are here") {
  AmongOthers ada;
  ada.type("\n");
  CHECK(ada.sees("2 others are here"));
  ada.type("r\n\n1122\n");
  ada.answer(event::GameTaken{});
  INFO(ada.screen());
  CHECK(ada.sees("Another call of yours took this game over, so it ended here."));
  CHECK(ada.sees("2 others are here"));
}

TEST_CASE("of nobody and of what cannot be told the menu says nothing") {
  AmongOthers alone;
  alone.be_here({{"Ada", "bbs", "menu", 0, 0, 0}});
  alone.books.people.own = 0;
  alone.type("\n");
  CHECK_FALSE(alone.sees("here\n"));
  CHECK_FALSE(alone.sees("other is"));
  Typist untold;
  untold.type("\n");
  CHECK_FALSE(untold.sees("other is"));
}

TEST_CASE("who wants it is told at the menu who has come since they were there last") {
  for (const bool is_wanted : {true, false}) {
    AmongOthers ada;
    ada.type(is_wanted ? "\noam" : "\n");
    ada.books.people.now += 60;
    ada.type("hm");
    CHECK_FALSE(ada.sees("is here now"));
    ada.books.people.now += 60;
    ada.be_here({{"Karl", "Moon", "Masterix", 3, ada.books.people.now - 5, 0}});
    ada.type("hm");
    CHECK(ada.sees("Karl is here now: Masterix, level 3. (W)") == is_wanted);
    ada.type("hm");
    CHECK_FALSE(ada.sees("is here now"));
  }
}

TEST_CASE("the page tells name, board, game and level, how long they are here, and idle") {
  AmongOthers full;
  full.type("\nw");
  CHECK(full.sees("3 callers, by arrival"));
  CHECK(full.sees("Eve           bbs       Masterix                12  60 min  4 min   yes"));
  CHECK(full.sees("» Ada           bbs       menu                         1 min          yes"));
  AmongOthers small{Presentation::small};
  small.type("\nw");
  CHECK(small.sees("Eve           bbs       60 min  4 min"));
  CHECK(small.sees("  Masterix, level 12"));
  AmongOthers lines{Presentation::lines};
  lines.type("p\nwho\n");
  const auto is_heard = [&](const std::string& line) {
    return std::ranges::count(lines.heard, line) == 1;
  };
  CHECK(is_heard("Who is here: 3 callers, by arrival."));
  CHECK(is_heard("Eve of bbs: Masterix, level 12, here for 60 min, idle 4 min."));
  CHECK(is_heard("Ada of bbs (you): menu, here for 1 min."));
}

TEST_CASE("S sorts by arrival, name, game and last key, and the way is remembered") {
  AmongOthers ada;
  ada.answer(event::Remembered{});
  ada.type("\nw");
  CHECK(ada.names() == "Eve bob Ada ");
  ada.type("s");
  CHECK(ada.sees("3 callers, by name"));
  CHECK(ada.names() == "Ada bob Eve ");
  ada.type("s");
  CHECK(ada.names() == "Eve Ada bob ");
  ada.type("s");
  CHECK(ada.sees("by last key"));
  CHECK(ada.names() == "bob Ada Eve ");
  ada.type("qw");
  CHECK(ada.names() == "bob Ada Eve ");
  CHECK(ada.remembered.at("people") == "sorted=3");
  ada.type("s");
  CHECK(ada.names() == "Eve bob Ada ");
}

TEST_CASE("who has gone is gone from the page a few seconds later, without a key") {
  AmongOthers ada;
  ada.type("\nw");
  ada.be_here({});
  ada.wait(std::chrono::seconds{2});
  CHECK(ada.sees("Eve"));
  ada.wait(std::chrono::seconds{5});
  CHECK_FALSE(ada.sees("Eve"));
  CHECK(ada.sees("Nobody else is here."));
}

TEST_CASE("nothing is asked where nobody looks at the page") {
  AmongOthers ada;
  ada.type("\nw");
  CHECK(ada.session().wakes_at());
  ada.type("q");
  CHECK_FALSE(ada.session().wakes_at());
  AmongOthers lines{Presentation::lines};
  lines.type("p\nw\n");
  CHECK_FALSE(lines.session().wakes_at());
}

TEST_CASE("in lines Enter looks again") {
  AmongOthers lines{Presentation::lines};
  lines.type("p\nw\n");
  lines.be_here({{"Mia", "web", "Egg Carton", 0, 0, 0}});
  lines.books.people.own.reset();
  lines.heard.clear();
  lines.type("\n");
  CHECK(lines.heard.at(0) == "Who is here: 1 caller, by arrival.");
  CHECK(lines.heard.at(1).starts_with("Mia of web: Egg Carton, here for "));
}

TEST_CASE("a long list has pages, in each presentation") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    AmongOthers ada{presentation};
    std::vector<Person> crowd;
    for (int number = 0; number < 40; ++number)
      crowd.push_back({fmt::format("Eve{:02}", number), "bbs", "menu", 0, number, number});
    ada.be_here(crowd);
    ada.type(is_line ? "p\nw\n" : "\nw");
    const auto has = [&](const std::string& name) {
      return ada.sees(name) || std::ranges::any_of(ada.heard, [&](const std::string& line) {
               return line.starts_with(name);
             });
    };
    CHECK(has("Eve00"));
    CHECK_FALSE(has("Eve16"));
    for (int page = 0; page < 2; ++page)
      ada.type(is_line ? "n\n" : "n");
    CHECK(has("Eve20"));
    for (int page = 0; page < 6; ++page)
      ada.type(is_line ? "n\n" : "n");
    CHECK(has("Eve39"));
    for (int page = 0; page < 6; ++page)
      ada.type(is_line ? "b\n" : "b");
    CHECK(has("Eve00"));
  }
}

TEST_CASE("O offers a game by mail to who is under the light bar, which stays on them") {
  AmongOthers ada;
  const auto others = *ada.books.people.list;
  ada.type("\nw");
  ada.press(KeyCode::down);
  ada.be_here({others[1], others[2]});
  ada.books.people.own = 1;
  ada.wait(std::chrono::seconds{5});
  REQUIRE_FALSE(ada.sees("Eve"));
  ada.type("o");
  CHECK(ada.sees("bob of telnet"));
  CHECK(ada.sees("Days a move"));
}

TEST_CASE("the game that somebody is at is offered without being asked for") {
  AmongOthers ada;
  ada.type("\nwo");
  INFO(ada.screen());
  CHECK(ada.sees("Masterix"));
  CHECK(ada.sees("Days a move"));
  AmongOthers lines{Presentation::lines};
  lines.type("p\nw\no eve\n");
  CHECK(lines.heard.back() == "How many days may a move take: 1, 3 or 7? Enter alone: 3.");
  AmongOthers other{Presentation::lines};
  other.type("p\nw\no kral\n");
  CHECK(other.heard.back() == "Nobody called kral is here. O alone asks for a name.");
}

TEST_CASE("where somebody breaks codes, codes are offered") {
  AmongOthers ada;
  ada.be_here({{"Eve", "bbs", "code breaking", 0, 0, 0}});
  ada.books.people.own.reset();
  ada.type("\nwo");
  CHECK(ada.sees("4 holes, 6 colors"));
}

TEST_CASE("the page shows who takes no challenges, in each presentation") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    AmongOthers ada{presentation};
    ada.be_here({{"Eve", "bbs", "Masterix", 12, 0, 0, false}});
    ada.books.people.own.reset();
    ada.type(presentation == Presentation::lines ? "p\nw\n" : "\nw");
    const bool is_told = std::ranges::any_of(ada.heard, [](const std::string& line) {
      return line.ends_with(", takes no challenges.");
    });
    INFO(ada.screen());
    CHECK((is_told || ada.sees("no mail: Masterix") || ada.sees(" no")));
  }
}

TEST_CASE("who takes no challenges says so in the options, and it is remembered") {
  AmongOthers ada;
  ada.answer(event::Remembered{});
  CHECK(ada.session().takes_challenges());
  ada.type("\nog");
  CHECK(ada.sees("Challenges       declined"));
  CHECK_FALSE(ada.session().takes_challenges());
  ada.type("m");
  CHECK(ada.remembered.at("challenges") == "taken=0");
  Typist again;
  again.answer(event::Remembered{ada.remembered});
  CHECK_FALSE(again.session().takes_challenges());
}

TEST_CASE("nobody offers a game to themselves") {
  AmongOthers ada;
  ada.type("\nw");
  ada.press(KeyCode::end);
  ada.type("o");
  CHECK(ada.sees("That is you."));
}

TEST_CASE("names of others bring no codes to a screen or into a line") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    AmongOthers ada{presentation};
    ada.be_here({{"Ev\x1b[2Je", "b\rb", "menu", 0, 0, 0}, {"\u202eBob", "bbs", "menu", 0, 0, 0}});
    ada.type(presentation == Presentation::lines ? "p\nw\n" : "\nw");
    const std::string screen = ada.screen();
    CHECK(screen.find('\x1b') == std::string::npos);
    CHECK(screen.find("\u202e") == std::string::npos);
    for (const std::string& line : ada.heard)
      CHECK(line.find_first_of("\x1b\r") == std::string::npos);
  }
}

TEST_CASE("who turns Visible off in the options is told so on the page, and is not seen") {
  AmongOthers ada;
  ada.answer(event::Remembered{});
  CHECK(ada.session().is_visible() == true);
  ada.type("\nov");
  CHECK(ada.sees("Visible          off"));
  CHECK(ada.session().is_visible() == false);
  ada.type("mw");
  CHECK(ada.sees("Others don't see you here. V in the options changes that."));
  CHECK(ada.remembered.at("options").ends_with("visible=0"));
  Typist again;
  CHECK_FALSE(again.session().is_visible());
  again.answer(event::Remembered{ada.remembered});
  CHECK(again.session().is_visible() == false);
}

TEST_CASE("where it cannot be told who is here, the page says so") {
  Typist ada{tests::call_of("Ada"), "\nw"};
  CHECK(ada.sees("Who is here can't be told right now. Please try later."));
}

}  // namespace
}  // namespace codemaker::play
