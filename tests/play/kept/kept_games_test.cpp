// Every game is kept as a record while it is played. That each record is the one before with a move
// more, replays, and comes to every score that is filed, is seen to by the typist in all tests.
#include "support/random_games.hpp"
#include "support/sanitized.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play {
namespace {

using engine::records::Ending;
using engine::records::Outcome;
using tests::call_in;
using tests::kinds_of_games;
using tests::RandomPlayer;
using tests::Typist;
using tests::WayToPlay;

Outcome outcome_of(const Typist& ada) {
  return *engine::records::replay(ada.kept.all().back().record);
}

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

/// What a scene says of a game that came to this; empty where it says nothing of its own.
std::string words_of(std::string_view line, const Outcome& outcome) {
  const auto has = [&](std::string_view part) {
    return line.find(part) != std::string_view::npos;
  };
  const auto [most, least] =
      std::pair{std::max(outcome.one, outcome.two), std::min(outcome.one, outcome.two)};
  if (outcome.ending == Ending::left) return "";
  if (has(":match:") || has("masterix:pair")) return fmt::format("{} to {}", most, least);
  if (has("masterix:casual") || has("masterix:daily"))
    return fmt::format("{} to {}", outcome.one, outcome.two);
  const bool is_carton = has("eggcarton:casual") || has("eggcarton:pair") || has("eggcarton:daily");
  if (is_carton) return fmt::format("wins, {} marble", most);
  const bool is_alone = has(":free:") || has(":practice:") || has(":splats:") || has(":daily:");
  if (!is_alone) return "";
  return outcome.ending == Ending::won ? fmt::format("in {} guess", outcome.one)
                                       : "missed the code";
}

TEST_CASE("every kind of game is kept to its end, and comes to what is shown and filed") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const WayToPlay& kind : kinds_of_games) {
      for (std::uint64_t seed = 1; seed <= (tests::is_sanitized ? 2 : 6); ++seed) {
        const bool is_line = presentation == Presentation::lines;
        Typist ada{call_in(presentation), is_line ? kind.in_lines : kind.on_screens};
        CAPTURE(kind.begins, seed, is_line);
        RandomPlayer{ada, seed}.play();
        REQUIRE_FALSE(ada.kept.all().empty());
        CHECK_FALSE(ada.kept.is_going_on());
        const std::string line = ada.kept.last_line();
        CAPTURE(line);
        CHECK(engine::records::verify(line).has_value());
        CHECK(line.substr(0, kind.begins.size()) == kind.begins);
        const Outcome outcome = outcome_of(ada);
        const std::string seen = seen_after(ada);
        CAPTURE(seen);
        CHECK(seen.find(words_of(line, outcome)) != std::string::npos);
        const bool is_run = engine::records::is_ranked(ada.kept.all().back().record);
        if (!is_run || outcome.one == 0) continue;
        const auto table = ada.table(engine::records::game_of(ada.kept.all().back().record));
        REQUIRE(table.size() == 1);
        CHECK(table[0].score == outcome.one);
        CHECK(static_cast<int>(table[0].level) == outcome.level);
      }
    }
  }
}

}  // namespace
}  // namespace codemaker::play
