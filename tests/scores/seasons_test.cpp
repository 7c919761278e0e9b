#include "engine/breaking/id.hpp"
#include "entries.hpp"
#include "scores/edits.hpp"
#include "scores/inspection.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <string>
#include <vector>

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::FakeDisk;
using tests::run;
using Names = std::vector<std::string>;

constexpr Season november{2026, 11};
constexpr Season december{2026, 12};
constexpr std::int64_t in_november = 1'795'000'000;  // 2026-11-18
constexpr std::int64_t in_december = 1'796'500'000;  // 2026-12-05

Result<Filed> win(
    FakeDisk& disk, const std::string& name, engine::Points score, std::int64_t when
) {
  Submission submission{.entry = run(name, score, when)};
  submission.season = season_of(when, SeasonLength::month);
  return file(disk, submission, lock_patience);
}

Names rows_named_in(const Hall& hall) {
  Names names;
  for (const Entry& row : hall.rows(engine::breaking::id))
    names.push_back(row.name);
  return names;
}

Names of_all_time(FakeDisk& disk) {
  return rows_named_in(read_hall(disk)->hall);
}

Names of_season(FakeDisk& disk, const Season& season) {
  return rows_named_in(read_season(disk, season)->hall);
}

TEST_CASE("a season is a month or a year by UTC, and has its name and its title") {
  CHECK(season_of(in_november, SeasonLength::month) == november);
  CHECK(season_of(in_november, SeasonLength::year) == Season{2026, 0});
  CHECK_FALSE(season_of(in_november, SeasonLength::none));
  CHECK(season_of(1'796'083'199, SeasonLength::month) == november);
  CHECK(season_of(1'796'083'200, SeasonLength::month) == december);
  CHECK_FALSE(season_of(-1, SeasonLength::month));
  CHECK(name_of(november) == "2026-11");
  CHECK(name_of({2026, 0}) == "2026");
  CHECK(title_of(november) == "November 2026");
  CHECK(season_named("2026-11") == november);
  CHECK(season_named("2026") == Season{2026, 0});
  for (const std::string name :
       {"", "2026-13", "2026-00", "2026-1", "26", "2026-11-", "abcd", "0026"})
    CHECK_FALSE(season_named(name));
}

TEST_CASE("a score stands in the Hall of Fame and in the season it was won in") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  REQUIRE(win(disk, "Bob", 20, in_december));
  CHECK(of_all_time(disk) == Names{"Bob", "Ada"});
  CHECK(of_season(disk, november) == Names{"Ada"});
  CHECK(of_season(disk, december) == Names{"Bob"});
  CHECK(*seasons_on(disk) == std::vector{december, november});
  CHECK(disk.files.size() == 6);  // three tables and their twins
}

TEST_CASE("a run below the best of all time still counts in its season") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 50, in_november));
  REQUIRE(win(disk, "Ada", 10, in_december));
  CHECK(of_all_time(disk) == Names{"Ada"});
  CHECK(read_season(disk, december)->hall.rows(engine::breaking::id)[0].score == 10);
}

TEST_CASE("with seasons off no file of a season is made") {
  FakeDisk disk;
  REQUIRE(file(disk, {.entry = run("Ada", 10, in_november)}, lock_patience));
  CHECK(disk.files.size() == 2);
}

TEST_CASE("a spooled score goes to the season it was won in, whenever it is merged") {
  FakeDisk disk;
  disk.is_locked_by_another = true;
  REQUIRE(win(disk, "Ada", 10, in_november));
  disk.is_locked_by_another = false;
  REQUIRE(win(disk, "Bob", 20, in_december));
  CHECK(of_season(disk, november) == Names{"Ada"});
  CHECK(of_season(disk, december) == Names{"Bob"});
}

TEST_CASE("a new name reaches the season, too") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  Submission renamed{.entry = run("Ada", 10, in_november), .purpose = Purpose::relabel};
  renamed.entry.name = "Countess";
  renamed.season = november;
  REQUIRE(file(disk, renamed, lock_patience));
  CHECK(of_all_time(disk) == Names{"Countess"});
  CHECK(of_season(disk, november) == Names{"Countess"});
}

TEST_CASE("a filing that stops at any call is in both tables after the next one, and once") {
  for (int stops_at = 1;; ++stops_at) {
    FakeDisk disk;
    REQUIRE(win(disk, "Ada", 10, in_november));
    disk.calls = 0;
    disk.failing_call = stops_at;
    disk.fails_ever_after = true;
    const auto filed = win(disk, "Bob", 20, in_november);
    const bool is_through = disk.calls < stops_at;
    disk.failing_call = 0;
    disk.locks_held = 0;
    INFO("stops at call " << stops_at);
    REQUIRE(win(disk, "Cid", 5, in_november));
    const Names all = of_all_time(disk);
    CHECK(all == of_season(disk, november));
    if (filed) CHECK(all == Names{"Bob", "Ada", "Cid"});
    CHECK(disk.files.size() == 4);  // nothing waits any more
    if (is_through) break;
  }
}

TEST_CASE("while the file of a season cannot be used the Hall of Fame still takes the score") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  const std::string sound = disk.files["seasons/2026-11.DAT"];
  FakeDisk newer;
  newer.files = disk.files;
  // A header of a version that is not ours, with a checksum that fits.
  std::string& file = newer.files["seasons/2026-11.DAT"];
  file[8] = 9;
  const std::uint32_t sum = checksum(std::string_view{file}.substr(0, 28));
  for (std::size_t i = 0; i < 4; ++i)
    file[28 + i] = static_cast<char>(sum >> (8 * i) & 0xFFU);
  const std::string before = file;
  const auto filed = win(newer, "Bob", 20, in_november);
  REQUIRE(filed);
  CHECK(filed->place == 1U);
  REQUIRE(filed->remarks.size() == 1);
  CHECK(filed->remarks[0].find("seasons/2026-11.DAT was written by a newer version") == 0);
  CHECK(newer.files["seasons/2026-11.DAT"] == before);

  SECTION("a score that waits for its season does not bring back what the sysop took out") {
    REQUIRE(remove_row(newer, {"sysop", 1}, {engine::breaking::id, 1}));
    REQUIRE(win(newer, "Cid", 5, in_december));
    CHECK(of_all_time(newer) == Names{"Ada", "Cid"});
  }

  newer.files["seasons/2026-11.DAT"] = sound;
  REQUIRE(win(newer, "Dot", 5, in_december));
  CHECK(of_season(newer, november) == Names{"Bob", "Ada"});
}

TEST_CASE("a damaged season without a copy is set aside, and its intact rows stand") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  REQUIRE(win(disk, "Bob", 20, in_november));
  std::string& file = disk.files["seasons/2026-11.DAT"];
  file[header_size + 30] = '!';
  const std::string damaged = file;
  disk.files.erase("seasons/2026-11.DUP");
  const auto filed = win(disk, "Cid", 5, in_november);
  REQUIRE(filed);
  REQUIRE(filed->remarks.size() == 1);
  CHECK(
      filed->remarks[0] == "seasons/2026-11.DAT was damaged: it is kept as seasons/2026-11.BAD, 1 "
                           "of its records could not be read, the others stand"
  );
  CHECK(disk.files["seasons/2026-11.BAD"] == damaged);
  CHECK(of_season(disk, november) == Names{"Ada", "Cid"});
  CHECK(of_all_time(disk) == Names{"Bob", "Ada", "Cid"});
}

TEST_CASE("a sysop edits a season as the Hall of Fame, and can undo it") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  REQUIRE(win(disk, "Cheat", 20, in_november));
  SeasonDisk season{disk, november};
  REQUIRE(remove_row(season, {"sysop", 1}, {engine::breaking::id, 1}));
  CHECK(of_season(disk, november) == Names{"Ada"});
  CHECK(of_all_time(disk) == Names{"Cheat", "Ada"});
  REQUIRE(win(disk, "Bob", 15, in_november));
  REQUIRE(undo(season, {"sysop", 2}));
  CHECK(of_season(disk, november) == Names{"Cheat", "Bob", "Ada"});
  const auto inspected = inspect(season, {});
  REQUIRE(inspected);
  CHECK(inspected->faults.empty());
  CHECK(inspected->sound[0] == "seasons/2026-11.DAT: 3 rows, all intact");
}

TEST_CASE("what waits for a season is in it before a sysop takes a row out") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  disk.is_locked_by_another = true;
  REQUIRE(win(disk, "Cheat", 20, in_november));
  disk.is_locked_by_another = false;
  SeasonDisk season{disk, november};
  REQUIRE(remove_row(season, {"sysop", 1}, {engine::breaking::id, 1}));
  REQUIRE(win(disk, "Bob", 5, in_november));
  CHECK(of_season(disk, november) == Names{"Ada", "Bob"});
  CHECK(of_all_time(disk) == Names{"Cheat", "Ada", "Bob"});
}

TEST_CASE("the seasons that are over are told with the latest first") {
  FakeDisk disk;
  REQUIRE(win(disk, "Ada", 10, in_november));
  REQUIRE(win(disk, "Bob", 20, in_december));
  disk.files["seasons/notes.txt"] = "what a sysop keeps there";
  const auto past = read_past_seasons(disk, december);
  REQUIRE(past);
  REQUIRE(past->seasons.size() == 1);
  CHECK(past->seasons[0].season == november);
  CHECK(read_past_seasons(disk, {2027, 1})->seasons.size() == 2);
}

}  // namespace
}  // namespace codemaker::scores
