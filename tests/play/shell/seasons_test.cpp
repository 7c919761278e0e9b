// The Hall of Fame where the sysop has turned on seasons.
#include "play/call/words.hpp"
#include "play/events/answers.hpp"
#include "play/events/event.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace codemaker::play::shell {
namespace {

using tests::Typist;

scores::Entry won_by(const std::string& handle, engine::Points score) {
  scores::Entry entry;
  entry.player = {"bbs", "", handle};
  entry.name = handle;
  entry.score = score;
  entry.level = 3;
  entry.when = 1'795'000'000;
  return entry;
}

SeasonBest best_of(const scores::Season& season, const std::string& handle) {
  SeasonBest best{season, {}};
  best.best[0] = won_by(handle, 77);
  return best;
}

/// A caller at the Hall of Fame in November 2026; Tiny Tim is the best of all time.
struct Contender : Typist {
  explicit Contender(Presentation presentation = Presentation::full)
      : Typist{tests::call_in(presentation), "", {won_by("Tiny Tim", 500), won_by("Ada", 20)}} {
    season.emplace();
    season->season = {2026, 11};
    season->hall.enter(won_by("Ada", 20));
    champions.emplace();
    type(presentation == Presentation::lines ? "p\nh\n" : "\nh");
  }
};

bool was_told(const Typist& caller, const std::string& line) {
  return std::ranges::count(caller.heard, line) == 1;
}

TEST_CASE("S shows the tables of this season, and then those of all time again") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  Contender ada{presentation};
  CHECK(ada.sees("Tiny Tim"));
  ada.type("s");
  CHECK(ada.sees("November 2026"));
  CHECK(ada.sees("Ada"));
  CHECK_FALSE(ada.sees("Tiny Tim"));
  ada.type("s");
  CHECK(ada.sees("Tiny Tim"));
}

/// How a month is written there: "Oct 2026", or in full where it has a row of its own.
auto titles_on(Presentation presentation) {
  return [=](const std::string& begin, const std::string& rest, int year) {
    return begin + (presentation == Presentation::full ? "" : rest) + " " + std::to_string(year);
  };
}

TEST_CASE("C shows who was best in each past season, the latest first") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  const auto title = titles_on(presentation);
  Contender ada{presentation};
  ada.champions->seasons = {best_of({2026, 10}, "Alice"), best_of({2026, 9}, "Rabbit")};
  ada.type("c");
  CHECK(ada.sees(title("Oct", "ober", 2026)));
  CHECK(ada.sees("Alice"));
  CHECK(ada.sees(title("Sep", "tember", 2026)));
  ada.type("1");
  CHECK(ada.sees("Tiny Tim"));
}

TEST_CASE("older seasons than fit are a key away") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  const auto title = titles_on(presentation);
  Contender ada{presentation};
  for (int month = 12; month >= 1; --month)
    ada.champions->seasons.push_back(best_of({2025, month}, "Month " + std::to_string(month)));
  ada.type("c");
  CHECK(ada.sees(title("Dec", "ember", 2025)));
  CHECK_FALSE(ada.sees(title("Jan", "uary", 2025)));
  ada.type("nnnnnnnnnnn");
  CHECK(ada.sees(title("Jan", "uary", 2025)));
  CHECK_FALSE(ada.sees(title("Dec", "ember", 2025)));
  ada.type("ppppppppppp");
  CHECK(ada.sees(title("Dec", "ember", 2025)));
}

TEST_CASE("in lines seasons and champions are told") {
  Contender ada{Presentation::lines};
  ada.champions->seasons = {best_of({2026, 10}, "Alice")};
  ada.type("s\n");
  CHECK(was_told(ada, "November 2026, code breaking."));
  CHECK(was_told(ada, "1. Ada, 20 points, level 3."));
  ada.type("c\n");
  CHECK(was_told(ada, "Champions of past seasons."));
  CHECK(was_told(ada, "October 2026: code breaking Alice, 77 points."));
}

TEST_CASE("before the first season is over there are no champions, and a sentence says so") {
  Contender ada;
  ada.type("c");
  CHECK(ada.sees("No season is over yet."));
}

TEST_CASE("where a season cannot be read a sentence says so, and all time is there") {
  Contender ada;
  ada.season->are_readable = false;
  ada.season->hall = {};
  ada.champions = event::Champions{{}, false};
  ada.type("m");
  ada.type("h");
  ada.type("s");
  CHECK(ada.sees("The tables of this season can't be read right now."));
  ada.type("c");
  CHECK(ada.sees("The seasons can't be read right now."));
  ada.type("c");
  CHECK(ada.sees("Tiny Tim"));
}

TEST_CASE("with seasons off the Hall of Fame knows none") {
  Typist ada{tests::call_in(Presentation::full), "", {won_by("Ada", 20)}};
  ada.type("\nh");
  CHECK_FALSE(ada.sees("All time"));
  CHECK_FALSE(ada.sees("season"));
  ada.type("s");
  CHECK(ada.sees("s isn't used here."));
}

}  // namespace
}  // namespace codemaker::play::shell
