#include "scores/edits.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "entries.hpp"
#include "hands.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::add;
using tests::FakeDisk;
using tests::run;
using tests::sysop;
using Names = std::vector<std::string>;

Names names_in(const Hall& hall, RankedGame table = engine::breaking::id) {
  Names names;
  for (const Entry& row : hall.rows(table))
    names.push_back(row.name);
  return names;
}

Names kept_names(FakeDisk& disk) {
  const auto loaded = read_hall(disk);
  REQUIRE(loaded);
  return names_in(loaded->hall);
}

Result<Edited> remove_first(FakeDisk& disk) {
  return remove_row(disk, sysop, {engine::breaking::id, 1});
}

TEST_CASE("a score that the sysop adds leaves the tables before as a copy") {
  FakeDisk disk;
  CHECK(add(disk, run("Ada", 10))->kept_as.empty());  // there was nothing to keep
  CHECK(add(disk, run("Bob", 20))->kept_as == "SCORES.BAK");
  CHECK(names_in(decode(disk.files["SCORES.BAK"]).hall) == Names{"Ada"});
  CHECK(add(disk, run("Bob", 5))->kept_as.empty());  // changed nothing
}

TEST_CASE("a score that a caller wins leaves no copy") {
  FakeDisk disk;
  for (int score = 1; score <= 3; ++score)
    REQUIRE(file(disk, {run("Ada", score), Purpose::enter}, lock_patience));
  CHECK(disk.files.size() == 2);  // the tables and their twin
}

TEST_CASE("a row that is taken out comes back with the copy") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  const auto removed = remove_first(disk);
  REQUIRE(removed);
  CHECK(removed->kept_as == "SCORES.BAK");
  CHECK(kept_names(disk).empty());
  const auto restored = restore(disk, sysop, removed->kept_as);
  REQUIRE(restored);
  CHECK(restored->hall.rows_in_all() == 1);
  CHECK(kept_names(disk) == Names{"Ada"});
}

TEST_CASE("of the tables before the sysop's commands the last nine stay, the newest first") {
  FakeDisk disk;
  for (int score = 1; score <= 12; ++score)
    REQUIRE(add(disk, run("Ada", score)));
  const auto score_in = [&](const std::string& name) {
    return decode(disk.files.at(name)).hall.rows(engine::breaking::id)[0].score;
  };
  CHECK(score_in("SCORES.BAK") == 11);
  CHECK(score_in("SCORES.BAK2") == 10);
  CHECK(score_in("SCORES.BAK9") == 3);
  CHECK_FALSE(disk.files.contains("SCORES.BAK10"));
}

TEST_CASE("a row is taken out under the lock") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  CHECK(remove_first(disk)->change.taken[0].name == "Bob");
  CHECK(kept_names(disk) == Names{"Ada"});
  const auto missing = remove_row(disk, sysop, {engine::breaking::id, 5});
  CHECK(missing.error().reason() == "nobody has rank 5 of breaking");
  disk.is_locked_by_another = true;
  CHECK(remove_first(disk).error().reason().starts_with("SCORES.LCK is held"));
}

TEST_CASE("a row that is no longer the one the sysop saw is not taken out") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  const auto done = remove_row(disk, sysop, {engine::breaking::id, 1, run("Ada", 10)});
  CHECK(done.error().reason() == "rank 1 of breaking is another row now; look again");
  CHECK(kept_names(disk) == Names{"Bob", "Ada"});
  CHECK(remove_row(disk, sysop, {engine::breaking::id, 2, run("Ada", 10)}));
}

TEST_CASE("one table is emptied and the others stand") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  Entry other = run("Bob", 20);
  other.table = engine::masterix::id;
  REQUIRE(add(disk, other));
  REQUIRE(reset(disk, sysop, engine::breaking::id));
  const auto loaded = read_hall(disk);
  CHECK(names_in(loaded->hall).empty());
  CHECK(names_in(loaded->hall, engine::masterix::id) == Names{"Bob"});
}

TEST_CASE("resetting keeps a copy, spooled scores included") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  disk.is_locked_by_another = true;
  REQUIRE(file(disk, {run("Bob", 20), Purpose::enter}, lock_patience));
  disk.is_locked_by_another = false;
  CHECK(reset(disk, sysop)->kept_as == "SCORES.OLD");
  CHECK(kept_names(disk).empty());
  CHECK(decode(disk.files["SCORES.OLD"]).hall.rows(engine::breaking::id).size() == 2);
  CHECK(reset(disk, sysop)->kept_as == "SCORES.OLD2");
}

TEST_CASE("resetting a damaged file says where the damaged one is kept") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  disk.files["SCORES.DAT"].resize(40);
  const auto done = reset(disk, sysop);
  REQUIRE(done);
  REQUIRE(done->remarks.size() == 1);
  CHECK(done->remarks[0].find("kept as SCORES.BAD") != std::string::npos);
}

TEST_CASE("a restore can be undone by another") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  const auto emptied = reset(disk, sysop);
  REQUIRE(add(disk, run("Bob", 20)));
  const auto restored = restore(disk, sysop, emptied->kept_as);
  REQUIRE(restored);
  CHECK(kept_names(disk) == Names{"Ada"});
  REQUIRE(restore(disk, sysop, restored->kept_as));
  CHECK(kept_names(disk) == Names{"Bob"});
}

TEST_CASE("the restore of a copy that is equal is told by the trail, and undoing passes it over") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  disk.files["backup/SCORES-2026-11-21.DAT"] = disk.files["SCORES.DAT"];
  const auto restored = restore(disk, sysop, "backup/SCORES-2026-11-21.DAT");
  REQUIRE(restored);
  CHECK(restored->change.kind == ChangeKind::restore);
  const auto undone = undo(disk, sysop);
  REQUIRE(undone);
  CHECK(undone->change.undoes < restored->change.mark.number);
  CHECK(kept_names(disk) == Names{"Ada"});
}

TEST_CASE("scores that wait in the spool are in the copy that a restore keeps") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(reset(disk, sysop));
  disk.is_locked_by_another = true;
  REQUIRE(file(disk, {run("Cid", 30), Purpose::enter}, lock_patience)->is_spooled);
  disk.is_locked_by_another = false;
  const auto restored = restore(disk, sysop, "SCORES.OLD");
  REQUIRE(restored);
  CHECK(kept_names(disk) == Names{"Ada"});
  CHECK(names_in(decode(disk.files[restored->kept_as]).hall) == Names{"Cid"});
}

TEST_CASE("a copy is restored where the score file is gone") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(reset(disk, sysop));
  disk.files.erase("SCORES.DAT");
  disk.files.erase("SCORES.DUP");
  CHECK(restore(disk, sysop, "SCORES.OLD")->kept_as.empty());
  CHECK(kept_names(disk) == Names{"Ada"});
}

TEST_CASE("only copies are restored") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  for (const char* name : {"SCORES.OLD", "SCORES.DAT", "../SCORES.OLD", "SCORES.OLDER"}) {
    INFO(name);
    CHECK_FALSE(restore(disk, sysop, name));
  }
  CHECK(kept_names(disk) == Names{"Ada"});
}

TEST_CASE("a full disk costs no row of an edit") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  disk.is_full = true;
  CHECK_FALSE(remove_first(disk));
  CHECK_FALSE(restore(disk, sysop, "SCORES.BAK"));
  disk.is_full = false;
  CHECK(kept_names(disk) == Names{"Ada"});
}

TEST_CASE("a score file of over a mebibyte is set aside like any damaged one") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  std::string& bytes = disk.files["SCORES.DAT"];
  bytes.append((std::size_t{1} << 20U) - bytes.size(), 'x');  // as much as a disk reads of more
  const auto filed = file(disk, {run("Bob", 20), Purpose::enter}, lock_patience);
  REQUIRE(filed);
  CHECK_FALSE(filed->is_spooled);
  CHECK(filed->was_restored);
  CHECK(kept_names(disk) == Names{"Bob", "Ada"});
  CHECK(disk.files["SCORES.BAD"].size() == std::size_t{1} << 20U);
}

TEST_CASE("what is beyond the columns of the Hall of Fame counts as the most they show") {
  FakeDisk disk;
  Entry entry = run("Ada", max_score + 1);
  entry.level = max_level + 1;
  REQUIRE(add(disk, entry));
  const Entry row = read_hall(disk)->hall.rows(engine::breaking::id)[0];
  CHECK(row.score == 999'999'999);
  CHECK(row.level == 999'999);
  Submission submission{entry, Purpose::enter};
  CHECK(decode_submission(encode(submission))->entry.score == max_score);
}

}  // namespace
}  // namespace codemaker::scores
