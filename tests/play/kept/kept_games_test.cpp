// Every game is kept as a record while it is played. That each record is the one before with a move
// more, replays, and comes to every score that is filed, is seen to by the typist in all tests.
#include "engine/records/record.hpp"
#include "support/kept_games.hpp"
#include "support/random_games.hpp"
#include "support/sanitized.hpp"
#include "support/tested_game.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <string>

namespace codemaker::play {
namespace {

using engine::records::Outcome;
using engine::records::Record;
using tests::call_in;
using tests::kinds_of_games;
using tests::RandomPlayer;
using tests::Typist;
using tests::WayToPlay;

/// The screens or lines behind the end of a game.
std::string seen_after(Typist& ada) {
  std::string seen;
  for (int screen = 0; screen < 3; ++screen) {
    seen += ada.session().presentation() == Presentation::lines ? "" : ada.screen();
    if (ada.session().presentation() != Presentation::lines) ada.type(" ");
  }
  for (const std::string& line : ada.heard)
    seen += line + "\n";
  return seen;
}

TEST_CASE(
    "every kind of game is kept to its end, and comes to what is shown and filed", "[every game]"
) {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const WayToPlay& kind : kinds_of_games()) {
      for (std::uint64_t seed = 1; seed <= (tests::is_sanitized ? 2 : 6); ++seed) {
        const bool is_line = presentation == Presentation::lines;
        Typist ada{call_in(presentation), is_line ? kind.in_lines : kind.on_screens};
        CAPTURE(kind.begins, seed, is_line);
        RandomPlayer{ada, seed}.play();
        REQUIRE_FALSE(ada.kept.all().empty());
        CHECK_FALSE(ada.kept.is_going_on());
        const Record last = ada.kept.all().back().record;
        const std::string line = ada.kept.last_line();
        CAPTURE(line);
        CHECK(engine::records::verify(line).has_value());
        CHECK(line.substr(0, kind.begins.size()) == kind.begins);
        const Outcome outcome = *engine::records::replay(last);
        const std::string seen = seen_after(ada);
        CAPTURE(seen);
        CHECK(seen.find(tests::tested_game(last).words_of(last, outcome)) != std::string::npos);
        const bool is_run = engine::records::is_ranked(last);
        if (!is_run || outcome.one == 0) continue;
        const auto table = ada.table(engine::records::game_of(last));
        REQUIRE(table.size() == 1);
        CHECK(table[0].score == outcome.one);
        // Who leaves at the result of a level they won ends at that one.
        const bool is_left = outcome.ending == engine::records::Ending::left;
        const auto level = static_cast<int>(table[0].level);
        CHECK((level == outcome.level || (is_left && level == outcome.level - 1)));
      }
    }
  }
}

}  // namespace
}  // namespace codemaker::play
