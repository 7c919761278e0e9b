// The table of keys, and whether screens and the player's guide keep to it.
#include "play/catalog/key_table.hpp"

#include "play/drawing/key_help.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"
#include "support/vectors.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using tests::Typist;

TEST_CASE("the player's guide has the tables of keys as the program has them") {
  const std::string guide = tests::read_file(std::string{REPOSITORY} + "/door/player-guide.md");
  for (const auto table : {key_table(), menu_key_table()})
    CHECK(guide.find("\n" + markdown_of(table) + "\n") != std::string::npos);
}

TEST_CASE("a letter of the key line has the words of one thing on all boards", "[every game]") {
  const std::map<std::string, std::set<std::string>> words{
      {"X", {"random"}}, {"A", {"earlier"}},
      {"H", {"hint"}},   {"U", {"undo"}},
      {"V", {"review"}}, {"Q", {"quit", "leave", "menu", "back", "close", "daily"}},
  };
  std::set<std::string> seen;
  for (const tests::WayToPlay& kind : tests::kinds_of_games()) {
    const Typist ada{tests::call_of("Ada"), kind.on_screens};
    for (const KeyHelp& help : ada.session().working_keys()) {
      const auto known = words.find(help.keys);
      if (known == words.end() || help.does.empty()) continue;
      INFO(kind.on_screens << ": " << help.keys << " " << help.does);
      CHECK(known->second.contains(help.does));
      seen.insert(help.keys);
    }
  }
  CHECK(seen.size() >= 5);
}

TEST_CASE("what keys of a board do stands in one order on every key line", "[every game]") {
  const std::vector<std::string> order{"peg",  "none",  "undo", "guess", "set code", "random",
                                       "hint", "speed", "help", "quit",  "scoring",  "earlier"};
  std::set<std::string> seen;
  for (const tests::WayToPlay& kind : tests::kinds_of_games()) {
    for (const auto presentation : {Presentation::full, Presentation::small}) {
      const Typist ada{tests::call_in(presentation), kind.on_screens};
      auto last = order.begin();
      for (const KeyHelp& help : ada.session().working_keys()) {
        const auto found = std::ranges::find(order, help.does);
        const bool is_of_pegs = help.does != "undo" || help.keys == "Bksp";
        if (found == order.end() || !is_of_pegs) continue;
        INFO(kind.on_screens << ": " << help.does);
        CHECK(last <= found);
        last = found;
        seen.insert(help.does);
      }
    }
  }
  CHECK(seen.size() >= 8);
}

TEST_CASE("the keys of a duel stand where they stood while its code was made") {
  Typist ada{tests::call_in(Presentation::full), "\nopp\ncn"};
  const auto places = [&] {
    std::vector<std::string::size_type> found;
    const std::string keys = ada.session().frame().text(23);
    for (const char* const key : {"1-6 peg", "Enter ", "X random", "? help", "Q quit"})
      found.push_back(keys.find(key));
    return found;
  };
  CHECK(ada.sees("Enter set code"));
  const auto before = places();
  ada.type("5231\n");
  CHECK(ada.sees("Enter guess"));
  CHECK(places() == before);
}

/// Where each key has stood since the first screen that was looked at.
class KeyPlaces {
 public:
  void look(const Typist& ada) {
    const std::string line = ada.session().frame().text(23);
    for (const char* const key :
         {"1-6 peg", "E exact", "M misplaced", "Bksp undo", "Enter ", "X random", "? help",
          "Q quit", "A earlier", "L look"}) {
      const auto at = line.find(key);
      if (at == std::string::npos) continue;
      INFO(line);
      CHECK(places_.try_emplace(key, at).first->second == at);
    }
  }

  [[nodiscard]] std::size_t size() const { return places_.size(); }

 private:
  std::map<std::string, std::size_t> places_;
};

TEST_CASE("the keys of a ranked run stand still from its first guess to its second round") {
  Typist ada{tests::call_of("Ada"), "\nr\n\n"};
  KeyPlaces places;
  for (const char* const keys : {"", "1122\n", "1234\n", " ", "5555\n", " "}) {
    ada.type(keys);
    places.look(ada);
  }
  CHECK(ada.sees("Round 2"));
  CHECK(places.size() == 7);
}

TEST_CASE("the keys of a match stand still, whoever makes the code and gives the marks") {
  for (const char* const settings : {"n", "kn", "pn", "kpn"}) {
    Typist ada{tests::call_in(Presentation::full), "\nopp\nt2Bob\n"};
    ada.type(settings);
    KeyPlaces places;
    for (const char* const keys :
         {" ", "3542\n", " ", "5642\n", "ee", "mm\n", "3542\n", "eeee\n"}) {
      places.look(ada);
      ada.type(keys);
    }
    INFO(settings);
    CHECK(places.size() >= 5);
  }
}

TEST_CASE("a random row is on the key line of every board with pegs") {
  for (const char* const scene : {"campaign", "practice board", "duel", "match code"}) {
    const Typist ada{tests::call_of("Ada"), tests::ways().at(scene)};
    INFO(ada.screen());
    CHECK(ada.sees("X random"));
  }
}

TEST_CASE("the help of a board says that its game can wait") {
  for (const char* const lines : {"p\nr\n", "p\nm\nx\nr\n", "p\ne\nr\n", "p\np\n1\n"}) {
    Typist ada{tests::call_in(Presentation::lines), lines};
    ada.type("?\n");
    INFO(lines);
    CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
      return line.find("Q: pause or end ") != std::string::npos;
    }));
  }
}

TEST_CASE("in lines the word hint in a ranked game is told that there are none") {
  for (const char* const lines : {"p\nr\n", "p\nm\nx\nr\n", "p\ne\nr\n"}) {
    Typist ada{tests::call_in(Presentation::lines), lines};
    ada.type("hint\n");
    INFO(lines);
    CHECK(ada.last_line() == "No hints in ranked games.");
  }
}

TEST_CASE("no two keys of a screen are the same letter", "[every game]") {
  for (const auto& [scene, way] : tests::ways()) {
    const Typist ada{tests::call_of("Ada"), way};
    std::multiset<std::string> letters;
    for (const KeyHelp& help : ada.session().working_keys())
      if (help.keys.size() == 1) letters.insert(help.keys);
    for (const std::string& letter : letters) {
      INFO(scene << ": " << letter);
      CHECK(letters.count(letter) == 1);
    }
  }
}

TEST_CASE("the first key of each game is the same for what is ranked", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    INFO(game.ranked);
    CHECK(game.ranked.substr(0, game.ranked.find_last_not_of("\n ") + 1).ends_with("r"));
  }
}

TEST_CASE("the letters of the menus lead to the same in each game") {
  for (const char* const way : {"\nc", "\nmxc", "\ne%c"}) {
    const Typist ada{tests::call_of("Ada"), way};
    INFO(ada.screen());
    CHECK((ada.sees("Duel or solo") || ada.sees("How well") || ada.sees("Casual game")));
  }
  for (const char* const way : {"\nt", "\nmxt", "\ne%t"}) {
    const Typist ada{tests::call_of("Ada"), way};
    INFO(ada.screen());
    CHECK((ada.sees("Players") || ada.sees("layer 1") || ada.sees("Two players")));
  }
  for (const char* const way : {"\ni", "\nmxi", "\ne%i"}) {
    const Typist ada{tests::call_of("Ada"), way};
    INFO(ada.screen());
    CHECK(ada.sees("RULES  "));
  }
  for (const char* const way : {"\nd", "\nmxd", "\ne%d"})
    CHECK(Typist{tests::call_of("Ada"), way}.sees("Daily puzzles"));
}

}  // namespace
}  // namespace codemaker::play
