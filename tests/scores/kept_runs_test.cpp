// Runs of kept games, which give tables back what no copy has.
#include "entries.hpp"
#include "hands.hpp"
#include "scores/edits.hpp"
#include "scores/ledger.hpp"
#include "scores/seasons/season_disk.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

namespace codemaker::scores {
namespace {

using engine::breaking::id;
using tests::FakeDisk;
using tests::run;
using tests::sysop;

using Names = std::vector<std::string>;

constexpr std::int64_t before_the_change = 500;
constexpr std::int64_t after_the_change = 1500;

/// A game was kept of it, too, a moment before it was filed.
void play_a_run(FakeDisk& disk, const std::string& who, engine::Points score, std::int64_t when) {
  disk.runs.push_back(run(who, score, when - 1));
  REQUIRE(file(disk, {run(who, score, when), Purpose::enter}, lock_patience));
}

void lose_copies(FakeDisk& disk) {
  for (const char* copy : {"SCORES.DUP", "SCORES.BAK", "SCORES.OLD"})
    disk.files.erase(copy);
}

Names names_in(FakeDisk& disk) {
  const auto loaded = read_hall(disk);
  REQUIRE(loaded);
  Names names;
  for (const Entry& row : loaded->hall.rows(id))
    names.push_back(row.name);
  return names;
}

TEST_CASE("runs won after the only copy come back from kept games, and the log says how many") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, 1);
  disk.files["backup/SCORES-2026-11-23.DAT"] = disk.files["SCORES.DAT"];
  play_a_run(disk, "Bob", 20, 2);
  play_a_run(disk, "Cid", 30, 3);
  lose_copies(disk);
  disk.files["SCORES.DAT"] = "junk";
  const auto told = make_tables(disk, lock_patience);
  REQUIRE(told);
  CHECK(names_in(disk) == Names{"Cid", "Bob", "Ada"});
  CHECK(told->back().ends_with("which lack nothing that is known, and 2 rows from kept games"));
}

TEST_CASE("damaged tables without any copy are those of kept games") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, 1);
  play_a_run(disk, "Bob", 20, 2);
  lose_copies(disk);
  disk.files["SCORES.DAT"].assign(300, '\0');
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(names_in(disk) == Names{"Bob", "Ada"});
}

TEST_CASE("the run that is filed just now keeps the name its player gave it") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, 1);
  disk.files["SCORES.DAT"] = "junk";
  disk.runs.push_back(run("Bob", 20, 2));
  Entry own = run("Bob", 20, 3);
  own.name = "Robert";
  const auto filed = file(disk, {own, Purpose::enter}, lock_patience);
  REQUIRE(filed);
  CHECK(filed->place == 1);
  CHECK(names_in(disk) == Names{"Robert", "Ada"});
}

TEST_CASE("whole tables are not asked about kept games") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, 1);
  disk.runs.push_back(run("Bob", 20, 2));
  play_a_run(disk, "Cid", 5, 3);
  CHECK(names_in(disk) == Names{"Ada", "Cid"});
}

TEST_CASE("who was taken out of a table does not come back by their games of before") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, before_the_change);
  play_a_run(disk, "Eve", 15, before_the_change);
  play_a_run(disk, "Eve", 40, before_the_change);
  REQUIRE(remove_row(disk, sysop, {id, 1}));
  disk.files["SCORES.DAT"] = "junk";
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(names_in(disk) == Names{"Ada"});

  disk.runs.push_back(run("Eve", 12, after_the_change));
  disk.files["SCORES.DAT"] = "junk";
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(names_in(disk) == Names{"Eve", "Ada"});
}

TEST_CASE("a table that was reset begins with the games since") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, before_the_change);
  REQUIRE(reset(disk, sysop, id));
  play_a_run(disk, "Bob", 5, after_the_change);
  lose_copies(disk);
  disk.files["backup/SCORES-2026-11-23.DAT"] = disk.files["SCORES.DAT"];
  disk.files["SCORES.DAT"] = "junk";
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(names_in(disk) == Names{"Bob"});
}

TEST_CASE("a row taken out by mistake comes back by its game once that is undone") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, before_the_change);
  REQUIRE(remove_row(disk, sysop, {id, 1}));
  REQUIRE(undo(disk, sysop));
  disk.files["SCORES.DAT"] = "junk";
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(names_in(disk) == Names{"Ada"});
}

TEST_CASE("where the trail does not tell who was taken out, nobody comes back without asking") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, before_the_change);
  play_a_run(disk, "Eve", 40, before_the_change);
  REQUIRE(remove_row(disk, sysop, {id, 1}));
  disk.files.erase("SCORES.LOG");
  disk.files["SCORES.DAT"] = "junk";
  const auto told = make_tables(disk, lock_patience);
  REQUIRE(told);
  CHECK(names_in(disk) == Names{"Ada"});
  CHECK(
      told->front() ==
      "kept games give SCORES.DAT nothing, as the trail does not tell what was taken out of it"
  );
}

TEST_CASE("a sysop enters the runs of kept games that tables lack, and can take that back") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, 1);
  disk.runs.push_back(run("Bob", 20, 2));
  const auto missing = missing_runs(disk);
  REQUIRE(missing);
  CHECK(*missing == std::vector{run("Bob", 20, 2)});
  CHECK(names_in(disk) == Names{"Ada"});

  const auto merged = merge_kept_runs(disk, sysop);
  REQUIRE(merged);
  CHECK(merged->change.detail == "kept games");
  CHECK(names_in(disk) == Names{"Bob", "Ada"});
  CHECK(missing_runs(disk)->empty());
  REQUIRE(undo(disk, sysop));
  CHECK(names_in(disk) == Names{"Ada"});
}

TEST_CASE("a change made to damaged tables keeps what kept games gave them") {
  FakeDisk disk;
  play_a_run(disk, "Ada", 10, 1);
  disk.runs.push_back(run("Bob", 20, 2));
  disk.files["SCORES.DAT"] = "junk";
  REQUIRE(add_run(disk, sysop, run("Cid", 30)));
  CHECK(names_in(disk) == Names{"Cid", "Bob", "Ada"});
}

TEST_CASE("a season gets the runs back that ended in it") {
  constexpr std::int64_t in_november = 1'795'737'600;
  constexpr std::int64_t in_october = in_november - 40 * 86'400;
  const Season season = *season_of(in_november, SeasonLength::month);
  FakeDisk disk;
  Submission won{run("Ada", 10, in_november), Purpose::enter};
  won.season = season;
  REQUIRE(file(disk, won, lock_patience));
  disk.runs = {
      run("Ada", 10, in_november), run("Bob", 20, in_november), run("Cid", 30, in_october)};
  SeasonDisk own{disk, season};
  disk.files[own.known_as("SCORES.DAT")] = "junk";
  REQUIRE(make_tables(own, lock_patience));
  const auto tables = read_season(disk, season);
  REQUIRE(tables);
  Names names;
  for (const Entry& row : tables->hall.rows(id))
    names.push_back(row.name);
  CHECK(names == Names{"Bob", "Ada"});
}

}  // namespace
}  // namespace codemaker::scores
