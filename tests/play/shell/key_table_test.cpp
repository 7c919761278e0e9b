// The table of keys, and whether screens and the player's guide keep to it.
#include "play/catalog/key_table.hpp"

#include "play/drawing/key_help.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

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
      {"V", {"review"}}, {"Q", {"quit", "leave", "menu", "back", "close", "tables"}},
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
    CHECK(game.ranked.substr(0, game.ranked.find_last_not_of('\n') + 1).ends_with("r"));
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
  CHECK(Typist{tests::call_of("Ada"), "\nd"}.sees("Daily puzzles"));
}

}  // namespace
}  // namespace codemaker::play
