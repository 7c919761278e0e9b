#include "config/today.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace codemaker::config {
namespace {

using Texts = std::vector<std::string>;

const Today closed_for_masterix{
    "2026-11-25", Texts{"breaking", "eggcarton"}, Texts{"18:00-23:30", "00:00-01:00"}};

TEST_CASE("what was changed for today is read as it was written") {
  CHECK(read_today(today_text(closed_for_masterix)) == closed_for_masterix);
  for (const Today& today :
       {Today{"2026-11-25", Texts{}, {}}, Today{"2026-11-25", {}, Texts{}}, Today{"2026-11-25"}})
    CHECK(read_today(today_text(today)) == today);
}

TEST_CASE("a file for today that says something else is none") {
  for (const std::string text :
       {"date = ", "games = [\"chess\"]", "hours = [\"noon\"]", "hours = [\"\"]", "games = [1]"})
    CHECK_FALSE(read_today(text));
}

TEST_CASE("changes for today hold on their day and no longer") {
  Settings settings;
  apply(closed_for_masterix, "2026-11-26", settings);
  CHECK(settings == Settings{});
  apply(closed_for_masterix, "2026-11-25", settings);
  CHECK(settings.games == Texts{"breaking", "eggcarton"});
  CHECK(settings.hours == Texts{"18:00-23:30", "00:00-01:00"});
}

TEST_CASE("what was not changed for today is as configured") {
  Settings settings;
  settings.hours = {"10:00-12:00"};
  apply({"2026-11-25", Texts{}, {}}, "2026-11-25", settings);
  CHECK(settings.games.empty());
  CHECK(settings.hours == Texts{"10:00-12:00"});
}

}  // namespace
}  // namespace codemaker::config
