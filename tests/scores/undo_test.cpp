#include "scores/edits.hpp"

#include "engine/breaking/id.hpp"
#include "entries.hpp"
#include "hands.hpp"
#include "scores/reserve.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::add;
using tests::FakeDisk;
using tests::run;
using tests::sysop;
using Rows = std::vector<std::string>;

/// Names and scores of the first table.
Rows rows_on(FakeDisk& disk) {
  Rows rows;
  const auto loaded = read_hall(disk);
  REQUIRE(loaded);
  for (const Entry& row : loaded->hall.rows(engine::breaking::id))
    rows.push_back(row.name + " " + std::to_string(row.score));
  return rows;
}

void win(FakeDisk& disk, const Entry& entry) {
  REQUIRE(file(disk, {entry, Purpose::enter}, lock_patience));
}

Result<Edited> remove_rank(FakeDisk& disk, std::size_t rank) {
  return remove_row(disk, sysop, {engine::breaking::id, rank});
}

Result<Edited> rename(FakeDisk& disk, const std::string& from, const std::string& to) {
  return rename_player(disk, sysop, {.from = from, .to = to});
}

TEST_CASE("a row that was removed comes back, and what callers won since stays") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  REQUIRE(remove_rank(disk, 1));
  win(disk, run("Bob", 20));
  const auto undone = undo(disk, sysop);
  REQUIRE(undone);
  CHECK(rows_on(disk) == Rows{"Bob 20", "Ada 10"});
  CHECK(undone->change.undoes == 1);
  CHECK(undone->change.put.size() == 1);
}

TEST_CASE("a removed row does not come back beside a better run of its player") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  REQUIRE(remove_rank(disk, 1));
  win(disk, run("Ada", 20, 2));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Ada 20"});
}

TEST_CASE("an added row goes, and the one it pushed out is back") {
  FakeDisk disk;
  for (int score = 1; score <= 10; ++score)
    win(disk, run("P" + std::to_string(score), score));
  const Rows before = rows_on(disk);
  REQUIRE(add(disk, run("Zed", 50)));
  CHECK(rows_on(disk).back() == "P2 2");
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == before);
}

TEST_CASE("a score that an added row kept out of the ten best enters when that is undone") {
  FakeDisk disk;
  for (int score = 11; score <= 19; ++score)
    win(disk, run("P" + std::to_string(score), score));
  REQUIRE(add(disk, run("Zed", 50)));
  win(disk, run("Low", 5));
  CHECK(rows_on(disk).back() == "P11 11");
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk).back() == "Low 5");
}

TEST_CASE("a score that waits in the spool and was kept out by an added row enters, too") {
  FakeDisk disk;
  for (int score = 11; score <= 19; ++score)
    win(disk, run("P" + std::to_string(score), score));
  REQUIRE(add(disk, run("Zed", 50)));
  disk.is_locked_by_another = true;
  win(disk, run("Low", 5));
  disk.is_locked_by_another = false;
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk).back() == "Low 5");
}

TEST_CASE("a player's own run stands again when the better one added for them is undone") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 500)));
  win(disk, run("Ada", 80, 2));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Ada 80"});
}

TEST_CASE("a name given to a run that was kept out is shown when it enters") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 500)));
  Entry own = run("Ada", 80, 2);
  win(disk, own);
  own.name = "Countess";
  REQUIRE(file(disk, {own, Purpose::relabel}, lock_patience));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Countess 80"});
}

TEST_CASE("a rename gives the row another player, and of two rows the better stays") {
  FakeDisk disk;
  win(disk, run("Bob", 50));
  win(disk, run("Ada", 30));
  const auto renamed = rename(disk, "bob", "Ada");
  REQUIRE(renamed);
  CHECK(renamed->change.taken.size() == 2);
  CHECK(rows_on(disk) == Rows{"Ada 50"});
  win(disk, run("Ada", 40, 2));
  CHECK(rows_on(disk) == Rows{"Ada 50"});
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Bob 50", "Ada 40"});
}

TEST_CASE("a name that the player chose for the table stays when their handle is renamed") {
  FakeDisk disk;
  Entry entry = run("Bob", 50);
  entry.name = "King";
  win(disk, entry);
  REQUIRE(rename(disk, "Bob", "Robert"));
  const auto loaded = read_hall(disk);
  const Entry row = loaded->hall.rows(engine::breaking::id)[0];
  CHECK(row.name == "King");
  CHECK(row.player.handle == "Robert");
}

TEST_CASE("the name shown alone is changed, and whose row it is stays") {
  FakeDisk disk;
  Entry entry = run("Bob", 50);
  entry.name = "Rude";
  win(disk, entry);
  REQUIRE(rename_player(disk, sysop, {.from = "Rude", .to = "Nice", .what = Renamed::shown_name}));
  const auto loaded = read_hall(disk);
  const Entry row = loaded->hall.rows(engine::breaking::id)[0];
  CHECK(row.name == "Nice");
  CHECK(row.player.handle == "Bob");
}

TEST_CASE("nobody of that name is a sentence, and so is a name without letters") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  CHECK(rename(disk, "Eve", "Ada").error().reason() == "no row is Eve's");
  CHECK(rename(disk, "Ada", " \t").error().reason() == "the new name has no letters");
  CHECK(disk.files.size() == 2);
}

TEST_CASE("what a reset emptied comes back among what was won since") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  win(disk, run("Cid", 30));
  REQUIRE(reset(disk, sysop));
  win(disk, run("Bob", 20));
  win(disk, run("Cid", 5, 2));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Cid 30", "Bob 20", "Ada 10"});
}

TEST_CASE("a restore is undone without losing what was won since") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  REQUIRE(reset(disk, sysop));
  win(disk, run("Bob", 20));
  REQUIRE(restore(disk, sysop, "SCORES.OLD"));
  CHECK(rows_on(disk) == Rows{"Ada 10"});
  win(disk, run("Cid", 30));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Cid 30", "Bob 20"});
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Cid 30", "Bob 20", "Ada 10"});
}

TEST_CASE("rows of another board are merged or take the place of ours, and go again") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  Hall theirs;
  theirs.enter(run("Ada", 40, 2));
  theirs.enter(run("Bob", 5));
  REQUIRE(merge_rows(disk, sysop, theirs, "b.dat"));
  CHECK(rows_on(disk) == Rows{"Ada 40", "Bob 5"});
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Ada 10"});
  win(disk, run("Cid", 7));
  REQUIRE(import_rows(disk, sysop, theirs, "b.dat"));
  CHECK(rows_on(disk) == Rows{"Ada 40", "Bob 5"});
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Ada 10", "Cid 7"});
}

TEST_CASE("undoing twice takes back the change before, too, and then there is none") {
  FakeDisk disk;
  CHECK(undo(disk, sysop).error().reason() == "there is no change to undo");
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  CHECK(undo(disk, sysop)->change.undoes == 2);
  CHECK(rows_on(disk) == Rows{"Ada 10"});
  CHECK(undo(disk, sysop)->change.undoes == 1);
  CHECK(rows_on(disk).empty());
  CHECK_FALSE(undo(disk, sysop));
  REQUIRE(add(disk, run("Cid", 30)));
  CHECK(undo(disk, sysop)->change.undoes == 5);  // the two undoings have numbers, too
}

TEST_CASE("what changes nothing is nothing to undo") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  const auto worse = add(disk, run("Ada", 5));
  REQUIRE(worse);
  CHECK(worse->change.mark.number == 0);
  CHECK(undo(disk, sysop)->change.undoes == 1);
}

TEST_CASE("where the sysop never changed anything callers' scores write the tables alone") {
  FakeDisk disk;
  for (int score = 1; score <= 15; ++score)
    win(disk, run("P" + std::to_string(score), score));
  win(disk, run("Low", 1));
  CHECK(disk.files.size() == 2);
}

TEST_CASE("once all is undone nothing waits in the reserve for the next change") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 500)));
  win(disk, run("Ada", 80, 2));
  CHECK(read_reserve(disk)->runs().size() == 1);
  REQUIRE(undo(disk, sysop));
  REQUIRE(add(disk, run("Bob", 500)));
  CHECK(read_reserve(disk)->runs().empty());
}

TEST_CASE("the tables of another board put in by hand have none of our changes to undo") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  FakeDisk other;
  REQUIRE(add(other, run("Bob", 20)));
  disk.files["SCORES.DAT"] = other.files["SCORES.DAT"];
  CHECK_FALSE(undo(disk, sysop));
  REQUIRE(add(disk, run("Cid", 30)));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Bob 20"});
  CHECK_FALSE(undo(disk, sysop));
}

TEST_CASE("a full disk changes nothing, and what was done before can still be undone") {
  FakeDisk disk;
  win(disk, run("Ada", 10));
  REQUIRE(add(disk, run("Bob", 20)));
  disk.is_full = true;
  CHECK_FALSE(remove_rank(disk, 1));
  CHECK_FALSE(undo(disk, sysop));
  disk.is_full = false;
  CHECK(rows_on(disk) == Rows{"Bob 20", "Ada 10"});
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Ada 10"});
}

TEST_CASE("a score kept out by an older change does not come in when a later one is undone") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 500)));
  win(disk, run("Ada", 80, 2));
  REQUIRE(reset(disk, sysop));
  REQUIRE(add(disk, run("Kim", 5)));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk).empty());
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Ada 500"});
}

TEST_CASE("an added row that callers pushed out does not hide its player's own run") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 100)));
  Hall nine;
  for (int score = 501; score <= 509; ++score)
    nine.enter(run("P" + std::to_string(score), score));
  REQUIRE(merge_rows(disk, sysop, nine, "b"));
  win(disk, run("Bob", 200));
  win(disk, run("Ada", 80, 2));
  REQUIRE(undo(disk, sysop));
  REQUIRE(undo(disk, sysop));
  CHECK(rows_on(disk) == Rows{"Bob 200", "Ada 80"});
}

TEST_CASE("a change that was killed before the tables were written is not undone") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  const std::string tables = disk.files["SCORES.DAT"];
  REQUIRE(remove_rank(disk, 2));
  disk.files["SCORES.DAT"] = tables;  // its line is in the trail
  win(disk, run("Cid", 30));
  CHECK(undo(disk, sysop)->change.undoes == 2);
  CHECK(rows_on(disk) == Rows{"Cid 30", "Ada 10"});
}

TEST_CASE("an undo that was killed before the tables were written is done by the next one") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  const std::string tables = disk.files["SCORES.DAT"];
  REQUIRE(undo(disk, sysop));
  disk.files["SCORES.DAT"] = tables;
  CHECK(undo(disk, sysop)->change.undoes == 2);
  CHECK(undo(disk, sysop)->change.undoes == 1);
}

}  // namespace
}  // namespace codemaker::scores
