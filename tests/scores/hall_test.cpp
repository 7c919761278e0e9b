#include "scores/hall.hpp"

#include "engine/breaking/id.hpp"
#include "entries.hpp"

#include <algorithm>
#include <map>
#include <random>

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::run;

std::vector<std::string> names(const Hall& hall, RankedGame table = engine::breaking::id) {
  std::vector<std::string> names;
  for (const Entry& row : hall.rows(table))
    names.push_back(row.name);
  return names;
}

using Names = std::vector<std::string>;

TEST_CASE("the highest score stands first") {
  Hall hall;
  hall.enter(run("Ada", 10));
  hall.enter(run("Bob", 30));
  hall.enter(run("Cid", 20));
  CHECK(names(hall) == Names{"Bob", "Cid", "Ada"});
}

TEST_CASE("of equal scores the earlier one stays above") {
  Hall hall;
  hall.enter(run("Ada", 10, 100));
  hall.enter(run("Bob", 10, 200));
  hall.enter(run("Cid", 10, 50));  // filed late, from the spool
  CHECK(names(hall) == Names{"Cid", "Ada", "Bob"});
}

TEST_CASE("a score of 0 never enters") {
  Hall hall;
  CHECK_FALSE(hall.enter(run("Ada", 0)));
  CHECK(hall.rows(engine::breaking::id).empty());
}

TEST_CASE("a table has ten rows") {
  Hall hall;
  for (int i = 1; i <= 12; ++i)
    hall.enter(run("Player " + std::to_string(i), i));
  CHECK(hall.rows(engine::breaking::id).size() == 10);
  CHECK(names(hall).front() == "Player 12");
  CHECK(names(hall).back() == "Player 3");
  CHECK_FALSE(hall.enter(run("Late", 3, 2)));
  CHECK_FALSE(hall.enter(run("Low", 2)));
}

TEST_CASE("a better run replaces the player's row, an equal or worse one changes nothing") {
  Hall hall;
  hall.enter(run("Ada", 10, 1));
  hall.enter(run("Bob", 5, 1));
  CHECK(hall.enter(run("Bob", 20, 2)));
  CHECK(names(hall) == Names{"Bob", "Ada"});
  CHECK_FALSE(hall.enter(run("Bob", 20, 3)));
  CHECK_FALSE(hall.enter(run("Bob", 7, 4)));
  CHECK(hall.rows(engine::breaking::id)[0].when == 2);
}

TEST_CASE("each game has its own table", "[every game]") {
  for (const engine::RankedGameWord& game : engine::ranked_game_words()) {
    Hall hall;
    Entry entry = run("Ada", 10);
    entry.table = game.game;
    hall.enter(entry);
    for (const engine::RankedGameWord& other : engine::ranked_game_words())
      CHECK(names(hall, other.game) == (other.game == game.game ? Names{"Ada"} : Names{}));
  }
}

TEST_CASE("the same player is the same board and the same key, or the same handle without one") {
  struct Row {
    Player one, other;
    bool is_same;
  };

  const auto rows = std::vector<Row>{
      {{"bbs", "", "Ada"}, {"bbs", "", "ADA"}, true},
      {{"bbs", "", "Ada  Byron"}, {"bbs", "", " ada byron "}, true},
      {{"bbs", "", "Ada"}, {"other", "", "Ada"}, false},
      {{"bbs", "42", "Ada"}, {"bbs", "42", "Countess"}, true},
      {{"bbs", "42", "Ada"}, {"bbs", "43", "Ada"}, false},
      {{"bbs", "42", "Ada"}, {"bbs", "", "ada"}, true},
      {{"bbs", "42", "Ada"}, {"bbs", "", "Bob"}, false},
      {{"bbs", "", "ÉMILE ΩΣ ЖЯ"}, {"bbs", "", "émile ωσ жя"}, true},
  };
  for (const Row& row : rows) {
    INFO(row.one.handle << " / " << row.other.handle);
    CHECK(is_same_player(row.one, row.other) == row.is_same);
    CHECK(is_same_player(row.other, row.one) == row.is_same);
  }
}

TEST_CASE("a new name changes the label and not who the player is") {
  Hall hall;
  Entry entry = run("Ada", 10, 5);
  hall.enter(entry);
  entry.name = "Countess";
  CHECK(hall.relabel(entry));
  CHECK(names(hall) == Names{"Countess"});
  CHECK_FALSE(hall.relabel(entry));
  hall.enter(run("Ada", 20, 6));
  CHECK(names(hall) == Names{"Ada"});
}

TEST_CASE("a run that ended before its next level was dealt has that of the row that it entered") {
  Hall hall;
  Entry entry = run("Ada", 10, 5);
  entry.level = 3;
  hall.enter(entry);
  entry.level = 2;
  CHECK(hall.relabel(entry));
  CHECK(hall.rows(entry.table)[0].level == 2);
}

TEST_CASE("a run without a row is entered when it gets its name") {
  Hall hall;
  CHECK(hall.relabel(run("Ada", 10, 5)));
  CHECK(names(hall) == Names{"Ada"});
}

TEST_CASE("naming a worse run does not rename the best one") {
  Hall hall;
  hall.enter(run("Ada", 10, 5));
  Entry worse = run("Ada", 4, 6);
  worse.name = "Nobody";
  CHECK_FALSE(hall.relabel(worse));
  CHECK(names(hall) == Names{"Ada"});
}

TEST_CASE("a row is taken out by its place") {
  Hall hall;
  hall.enter(run("Ada", 10));
  hall.enter(run("Bob", 20));
  CHECK_FALSE(hall.remove(engine::breaking::id, 0));
  CHECK_FALSE(hall.remove(engine::breaking::id, 3));
  CHECK(hall.remove(engine::breaking::id, 1)->name == "Bob");
  CHECK(names(hall) == Names{"Ada"});
}

TEST_CASE("names are cut to 11 characters and lose controls and outer blanks") {
  CHECK(table_name("  Ada  ") == "Ada");
  CHECK(table_name("Countess Lovelace") == "Countess Lo");
  CHECK(table_name("1234567890 2") == "1234567890");
  CHECK(table_name("ÄÖÜäöüßÉÈÊËÌ") == "ÄÖÜäöüßÉÈÊË");
  CHECK(table_name("\x1b[31mRed\x07\u009B!") == "[31mRed!");
  CHECK(table_name("\x01\x02").empty());
  CHECK(table_name(std::string(300, 'x')).size() == 11);
}

TEST_CASE("whatever is entered in whatever order, the table is the ranking of the best runs") {
  std::mt19937 random{3};
  for (int game = 0; game < 200; ++game) {
    std::vector<Entry> runs;
    for (int i = 0; i < 60; ++i) {
      runs.push_back(
          run("P" + std::to_string(random() % 15), static_cast<engine::Points>(random() % 12), i)
      );
    }
    Hall hall;
    for (const Entry& entry : runs)
      hall.enter(entry);
    // A second ranking: the best run of each, sorted.
    std::map<std::string, Entry> best;
    for (const Entry& entry : runs) {
      auto& known = best[entry.name];
      if (entry.score > known.score) known = entry;
    }
    std::vector<Entry> ranking;
    for (const auto& [name, entry] : best) {
      if (entry.score > 0) ranking.push_back(entry);
    }
    std::ranges::sort(ranking, [](const Entry& a, const Entry& b) {
      return std::pair{-a.score, a.when} < std::pair{-b.score, b.when};
    });
    if (ranking.size() > 10) ranking.resize(10);
    const auto rows = hall.rows(engine::breaking::id);
    REQUIRE(std::vector<Entry>(rows.begin(), rows.end()) == ranking);
  }
}

}  // namespace
}  // namespace codemaker::scores
