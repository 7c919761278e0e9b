// Puzzles that are the same for all who know their name.
#include "engine/breaking/code.hpp"
#include "engine/breaking/day_rules.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "engine/records/line.hpp"
#include "engine/records/puzzle.hpp"
#include "io/secrets/puzzle.hpp"
#include "io/secrets/seal.hpp"
#include "support/vectors.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <sstream>
#include <string>

namespace codemaker::io {
namespace {

using engine::RankedGame;
using engine::records::daily_name;
using engine::records::Day;
using engine::records::parse_date;

std::string code_of(const std::string& key, const char* date) {
  const auto name = daily_name(key, *parse_date(date), engine::breaking::id);
  const auto drawn = draw_and_seal(engine::breaking::Rules{}, chance_of(name));
  return engine::breaking::text(*drawn.secret.as<engine::breaking::Code>());
}

// Computed with Python's hashlib, as engine/records/puzzles.md describes it.
TEST_CASE("the daily code of a date and season key never changes") {
  CHECK(code_of("codemaker", "2026-11-21") == "2652");
  CHECK(code_of("codemaker", "2026-11-22") == "3556");
  CHECK(code_of("codemaker", "2026-11-23") == "1421");
  CHECK(code_of("spring", "2026-11-21") == "2555");
  const auto name = daily_name("codemaker", *parse_date("2026-11-21"), engine::breaking::id);
  CHECK(
      draw_and_seal(engine::breaking::Rules{}, chance_of(name)).seal.hash ==
      "1b0d2a1e26e7c2ca39dc6c905febf67b50c31b9a42ed786fd7e5d2b000da6401"
  );
  const auto board = daily_name("codemaker", *parse_date("2026-11-21"), engine::masterix::id);
  CHECK(chance_of(board)() == 0xef2faa543948c7a1);
}

// As before.
TEST_CASE("the code of a day that follows the weekday never changes") {
  constexpr std::array codes{"1422", "6737", "3287", "4a92", "55151", "46513", "25378"};
  for (std::size_t at = 0; at < codes.size(); ++at) {
    const Day day = engine::records::first_weekly_day + static_cast<Day>(at);
    const auto drawn = draw_and_seal(
        engine::breaking::rules_of_day(day).rules,
        chance_of(daily_name("codemaker", day, engine::breaking::id))
    );
    CHECK(engine::breaking::text(*drawn.secret.as<engine::breaking::Code>()) == codes.at(at));
  }
}

TEST_CASE("a game with the code or the computer of another weekday is not about the day's puzzle") {
  using namespace engine::breaking::records;
  const Day day = engine::records::first_weekly_day;
  const auto numbers_of = [](engine::RankedGame game) {
    return chance_of(daily_name("codemaker", engine::records::first_weekly_day, game));
  };
  for (const int colors : {6, 8}) {
    const engine::breaking::Rules rules{.holes = 4, .colors = colors};
    const auto drawn = draw_sealed(rules, numbers_of(engine::breaking::id));
    const BreakingRecord record{DailyCode{day, rules}, {Hidden{drawn.secret, drawn.salt}}};
    CHECK(is_of_season(record, "codemaker") == (colors == 6));
  }
  for (const int level : {2, 5}) {
    const std::uint64_t seed = numbers_of(engine::masterix::id)();
    const engine::masterix::records::MasterixRecord record{
        engine::records::DailySetup{day, level}, {engine::records::Dealt{seed}}};
    CHECK(is_of_season(record, "codemaker") == (level == 2));
  }
}

TEST_CASE("a daily game is known to be about the puzzle of its day, or not") {
  int games = 0;
  std::istringstream lines{tests::read_file(tests::vectors() / "records" / "games.txt")};
  for (std::string text; std::getline(lines, text);) {
    const auto line = engine::records::verify(text);
    REQUIRE(line.has_value());
    const auto is_played = is_of_season(line->record, "codemaker");
    CHECK(is_played.has_value() == day_of(line->record).has_value());
    if (!is_played) continue;
    ++games;
    CHECK(*is_played);
    CHECK(is_of_season(line->record, "spring") == false);
  }
  CHECK(games == 3);
}

TEST_CASE("a name gives numbers without end, and chance has its own where there is no name") {
  RandomSource numbers = chance_of("a name");
  std::map<std::uint64_t, int> seen;
  for (int i = 0; i < 1000; ++i)
    ++seen[numbers()];
  CHECK(seen.size() == 1000);
  CHECK(chance_of("", [] { return std::uint64_t{42}; })() == 42);
  CHECK(chance_of("a name", [] { return std::uint64_t{42}; })() != 42);
}

TEST_CASE("over the days every code is as likely as any other") {
  std::map<std::string, int> codes;
  std::array<std::array<int, 6>, 4> pegs{};
  constexpr Day days = 129'600;  // a hundred for each code
  for (Day day = 0; day < days; ++day) {
    const auto name =
        daily_name("codemaker", engine::records::first_day + day, engine::breaking::id);
    const auto code = engine::breaking::draw_code({}, chance_of(name));
    ++codes[engine::breaking::text(code)];
    for (int hole = 0; hole < 4; ++hole)
      ++pegs.at(static_cast<std::size_t>(hole)).at(code[hole] - 1U);
  }
  CHECK(codes.size() == 1296);
  double of_codes = 0;
  for (const auto& [code, count] : codes)
    of_codes += (count - 100.0) * (count - 100.0) / 100.0;
  // 1295 degrees of freedom: mean 1295, deviation 51. Fixed, so it passes for ever or never.
  CHECK(of_codes > 1295 - 4 * 51);
  CHECK(of_codes < 1295 + 4 * 51);
  double of_pegs = 0;
  for (const auto& hole : pegs) {
    for (const int count : hole)
      of_pegs += (count - days / 6.0) * (count - days / 6.0) / (days / 6.0);
  }
  CHECK(of_pegs < 45.3);  // 20 degrees of freedom: one in a thousand
}

}  // namespace
}  // namespace codemaker::io
