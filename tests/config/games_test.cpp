// Which games are offered.
#include "config/reader.hpp"

#include <catch2/catch.hpp>
#include <fmt/ranges.h>
#include <string>
#include <vector>

namespace codemaker::config {
namespace {

using Games = std::vector<std::string>;

/// The only problem of this line of settings.
std::string problem_of(std::string_view text) {
  const ParsedSettings parsed = read_settings(text, "codemaker.toml");
  REQUIRE(parsed.problems.size() == 1);
  return parsed.problems[0].text;
}

TEST_CASE(
    "games are named as on the command line, one or several, and at least one", "[every game]"
) {
  CHECK(read_settings("games = \"masterix\"", "x").settings.games == Games{"masterix"});
  Games all;
  for (const auto& each : engine::ranked_game_words())
    all.emplace_back(each.word);
  CHECK(Settings{}.games == all);
  CHECK(
      problem_of("games = []") ==
      fmt::format(
          "codemaker.toml line 1: games must be {} or {}, or a list of them, found an empty list",
          fmt::join(all.begin(), all.end() - 1, ", "), all.back()
      )
  );
  CHECK(problem_of("games = [\"breaking\", \"chess\"]").ends_with("found \"chess\" in a list"));
}

}  // namespace
}  // namespace codemaker::config
