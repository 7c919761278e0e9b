#include "bulletins/bulletins.hpp"

#include "ansi/art.hpp"
#include "ansi/sauce.hpp"
#include "bulletins/spelling.hpp"
#include "engine/breaking/id.hpp"
#include "support/frame_text.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

using namespace codemaker;
using namespace codemaker::bulletins;

namespace {

scores::Entry run_of(const std::string& name, engine::Points score = 118) {
  return {
      .table = engine::breaking::id,
      .player = {"bbs", "", name},
      .name = name,
      .score = score,
      .level = 4,
      .when = 1'700'000'000};
}

Facts facts_of(const std::string& name) {
  Facts facts{.board = "Sunset BBS", .day = *engine::records::parse_date("2026-11-21"), .hall = {}};
  facts.hall.enter(run_of(name));
  facts.are_games_kept = true;
  facts.today[1].push_back({.name = name, .score = 30});
  facts.last_month[2].push_back({.name = name, .score = 77, .days = 3});
  facts.callers.push_back({name, "Sunset BBS", 1'700'000'000});
  return facts;
}

std::string bytes_of(const std::vector<BulletinFile>& files, std::string_view name) {
  const auto file = std::ranges::find(files, name, &BulletinFile::name);
  REQUIRE(file != files.end());
  return file->bytes;
}

bool tells(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("each bulletin comes in six dialects, and the tables as JSON besides") {
  const auto files = compose(facts_of("Ada"), nullptr);
  CHECK(files.size() == 6 * 6 + 2);
  for (const char* name :
       {"hall.ans", "daily.asc", "month.txt", "champions.html", "callers.pip", "hall.msg",
        "hall.json", "daily.json"})
    CHECK_FALSE(bytes_of(files, name).empty());
}

TEST_CASE("the bulletin of games by mail has open tables, and who won against whom") {
  Facts facts = facts_of("Ada");
  CHECK(tells(bytes_of(compose(facts, nullptr), "mail.txt"), "none yet"));
  const engine::records::MailTerms codes{engine::breaking::id, 1, "free", "4x6"};
  facts.tables.push_back({"Karl\x1b[2J", codes, 1});
  facts.results.push_back({"Ada", "Bob", false, codes, 1'700'000'000});
  facts.results.push_back({"Cid", "Ada", true, codes, 1'700'000'000});
  const std::string text = bytes_of(compose(facts, nullptr), "mail.txt");
  CHECK(tells(text, "Codes, 4 holes, 6 colors"));
  CHECK(tells(text, "1 day"));
  CHECK(tells(text, "Ada won against Bob, Codes, 4 holes, 6 colors"));
  CHECK(tells(text, "Cid and Ada drew"));
  CHECK_FALSE(tells(text, "\x1b"));
}

TEST_CASE(
    "a bulletin marks who comes from a board that nobody has checked, and says what that means"
) {
  Facts facts = facts_of("Ada");
  auto run = run_of("White Rabbi");
  run.player.board = "MOON?";
  facts.hall.enter(run);
  const auto files = compose(facts, nullptr);
  CHECK(tells(bytes_of(files, "hall.txt"), "White Rabb?"));
  CHECK(tells(bytes_of(files, "hall.asc"), "? a board that nobody has checked yet"));
  CHECK(tells(bytes_of(files, "hall.json"), "\"board\":\"MOON?\""));
  scores::TagList list;
  list.tags.push_back({"MOON", scores::TagState::trusted, "", "", "", 1, 1, 1});
  facts.boards = scores::BoardNames{list};
  const auto trusted = compose(facts, nullptr);
  CHECK(tells(bytes_of(trusted, "hall.txt"), "White Rabbi"));
  CHECK_FALSE(tells(bytes_of(trusted, "hall.asc"), "checked yet"));
  CHECK(tells(bytes_of(trusted, "hall.json"), "\"board\":\"MOON\""));
}

TEST_CASE("a board that keeps no games has the Hall of Fame alone") {
  Facts facts = facts_of("Ada");
  facts.are_games_kept = false;
  const auto files = compose(facts, nullptr);
  CHECK(files.size() == 6 + 1);
  CHECK(std::ranges::all_of(files, [](const BulletinFile& file) {
    return file.name.starts_with("hall.");
  }));
}

TEST_CASE("where there are seasons a bulletin has this one, and one the best of those before") {
  Facts facts = facts_of("Ada");
  facts.season = play::TablesOfSeason{{2026, 11}, {}};
  facts.season->hall.enter(run_of("Bob"));
  play::SeasonBest best{{2026, 10}, {}};
  best.best[0] = run_of("Tiny Tim");
  facts.past_seasons = {best};
  const auto files = compose(facts, nullptr);
  CHECK(files.size() == 8 * 6 + 2);
  CHECK(tells(bytes_of(files, "season.txt"), "Best of November 2026"));
  CHECK(tells(bytes_of(files, "season.txt"), " 1 Bob               118"));
  CHECK(tells(bytes_of(files, "seasons.txt"), "2026-10 Tiny Tim          118"));
  CHECK(tells(bytes_of(files, "hall.json"), "\"season\":{\"name\":\"2026-11\",\"breaking\":[{"));
}

TEST_CASE("a bulletin tells the table, the board and the day, and who is not there yet") {
  const auto files = compose(facts_of("Ada"), nullptr);
  const std::string hall = bytes_of(files, "hall.txt");
  CHECK(tells(hall, "Hall of Fame"));
  CHECK(tells(hall, "Sunset BBS  2026-11-21"));
  CHECK(tells(hall, " 1 Ada               118   1 nobody yet"));
  CHECK(tells(bytes_of(files, "champions.txt"), "Champions of 2026-10"));
  CHECK(tells(bytes_of(files, "champions.txt"), " 1 Ada                77"));
  CHECK(tells(bytes_of(files, "callers.txt"), "Ada             Sunset BBS"));
}

TEST_CASE("all dialects show the same letters, and none goes beyond 79 columns") {
  const auto files = compose(facts_of("Zoë"), nullptr);
  const std::string text = bytes_of(files, "hall.txt");
  const ansi::Art shown = ansi::read_art(bytes_of(files, "hall.ans"));
  CHECK(tests::text_of(shown.cells, shown.rows) == text);
  for (const char* name : {"hall.ans", "daily.ans", "month.ans", "champions.ans", "callers.ans"}) {
    const ansi::Art art = ansi::read_art(bytes_of(files, name));
    CHECK(art.rows < 24);
    for (int row = 0; row < art.rows; ++row)
      CHECK(art.cells.at({row, 79}) == ansi::Cell{});
  }
}

TEST_CASE("the ANSI file says by SAUCE what it is and how large") {
  const std::string file = bytes_of(compose(facts_of("Ada"), nullptr), "hall.ans");
  const auto sauce = ansi::read_sauce(file);
  REQUIRE(sauce);
  CHECK(sauce->title == "Hall of Fame");
  CHECK(sauce->group == "Sunset BBS");
  CHECK(sauce->columns == 80);
  CHECK(sauce->rows == ansi::read_art(file).rows);
  CHECK(file.substr(file.size() - 129 + 1 + 82, 8) == "20261121");
}

TEST_CASE("no name becomes a code of the board that shows it, and none a tag of a page") {
  const std::string wild = "|04@HANGUP@\1H<b>\x1b[2J&`x";
  for (const BulletinFile& file : compose(facts_of(wild), nullptr)) {
    INFO(file.name);
    CHECK_FALSE(tells(file.bytes, "\x1b[2J"));
    if (file.name.ends_with(".html")) CHECK_FALSE(tells(file.bytes, "<b>"));
    const bool is_of_pipes = file.name.ends_with(".pip");
    const bool is_for_board = is_of_pipes || file.name.ends_with(".ans") ||
                              file.name.ends_with(".asc") || file.name.ends_with(".msg");
    if (is_for_board) CHECK_FALSE(tells(file.bytes, "@"));
    if (is_for_board && !is_of_pipes) CHECK_FALSE(tells(file.bytes, "|"));
    if (is_of_pipes) CHECK_FALSE(tells(file.bytes, "|04"));
  }
}
