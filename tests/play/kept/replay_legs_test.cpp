// A move on a board is seen in a replay as it was in the game, step by step.
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/random_games.hpp"
#include "support/seals.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <string_view>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;

/// A caller before the replay of a game that somebody without sense played, at a move speed.
Typist reader_of(std::string_view game, Presentation presentation, std::string_view pace) {
  Typist player{tests::call_in(Presentation::small), game};
  tests::RandomPlayer{player, 3}.play();
  const auto record = player.kept.all().back().record;
  Typist reader{tests::call_in(presentation)};
  reader.books.before = {{record, "", tests::seals_of(record)}};
  reader.type("\no");
  for (int press = 0; !reader.sees(pace); ++press) {
    REQUIRE(press < 9);
    reader.type("p");
  }
  reader.type("\nyg\n");
  return reader;
}

TEST_CASE("a move on a board is shown again in the steps it had, and any key ends them") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const char* const game : {"\nopp\nmr", "\nopp\ner "}) {
      Typist still = reader_of(game, presentation, "at once");
      still.press(KeyCode::right);
      const std::string before = still.screen();
      still.press(KeyCode::right);
      const std::string done = still.screen();
      Typist reader = reader_of(game, presentation, "normal");
      reader.press(KeyCode::right);
      CHECK(reader.screen() == before);
      reader.press(KeyCode::right);
      std::set<std::string> seen;
      for (int step = 0; reader.screen() != done; ++step) {
        INFO(done << "\n" << reader.screen());
        REQUIRE(step < 200);
        seen.insert(reader.screen());
        reader.wait_for_step();
      }
      CHECK(seen.size() > 2);
      reader.press(KeyCode::left);
      reader.press(KeyCode::right);
      CHECK(reader.screen() != done);
      reader.press(KeyCode::left);
      CHECK(reader.screen() == before);
    }
  }
}

}  // namespace
}  // namespace codemaker::play
