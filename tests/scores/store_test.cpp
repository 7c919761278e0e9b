#include "scores/store.hpp"

#include "engine/breaking/id.hpp"
#include "entries.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::FakeDisk;
using tests::run;

Result<Filed> file_run(FakeDisk& disk, const Entry& entry) {
  return file(disk, {entry, Purpose::enter}, lock_patience);
}

std::vector<std::string> names_on(FakeDisk& disk) {
  std::vector<std::string> names;
  const auto loaded = read_hall(disk);
  REQUIRE(loaded);
  for (const Entry& row : loaded->hall.rows(engine::breaking::id))
    names.push_back(row.name);
  return names;
}

using Names = std::vector<std::string>;

TEST_CASE("no file is an empty Hall of Fame") {
  FakeDisk disk;
  CHECK(names_on(disk).empty());
  CHECK(disk.files.empty());
}

TEST_CASE("a filed score is in the table and knows its place") {
  FakeDisk disk;
  REQUIRE(file_run(disk, run("Ada", 10)));
  const auto filed = file_run(disk, run("Bob", 20));
  REQUIRE(filed);
  CHECK(filed->place == 1U);
  CHECK_FALSE(filed->is_spooled);
  CHECK(names_on(disk) == Names{"Bob", "Ada"});
  CHECK(disk.locks_held == 0);
}

TEST_CASE("a score that changes nothing writes nothing") {
  FakeDisk disk;
  REQUIRE(file_run(disk, run("Ada", 10)));
  disk.is_full = true;
  const auto filed = file_run(disk, run("Ada", 5, 2));
  REQUIRE(filed);
  CHECK_FALSE(filed->place);
}

TEST_CASE("while another holds the lock a score goes to the spool and the next filing merges it") {
  FakeDisk disk;
  disk.is_locked_by_another = true;
  const auto filed = file_run(disk, run("Ada", 10));
  REQUIRE(filed);
  CHECK(filed->is_spooled);
  CHECK(names_on(disk).empty());
  disk.is_locked_by_another = false;
  REQUIRE(file_run(disk, run("Bob", 5)));
  CHECK(names_on(disk) == Names{"Ada", "Bob"});
  CHECK(disk.files.size() == 2);
}

TEST_CASE("what waits in the spool is filed without another score") {
  FakeDisk disk;
  disk.is_locked_by_another = true;
  REQUIRE(file_run(disk, run("Ada", 10)));
  REQUIRE(file_run(disk, run("Bob", 5)));
  CHECK(
      file_waiting(disk, lock_patience).error().reason() == "SCORES.LCK is held by another program"
  );
  disk.is_locked_by_another = false;
  CHECK(file_waiting(disk, lock_patience)->scores == 2);
  CHECK(names_on(disk) == Names{"Ada", "Bob"});
  disk.is_full = true;
  CHECK(file_waiting(disk, lock_patience)->scores == 0);
}

TEST_CASE("what waits in the spool and is no score is told of, and kept") {
  FakeDisk disk;
  disk.files["spool/0001.score"] = "not a score";
  const auto filed = file_waiting(disk, lock_patience);
  REQUIRE(filed);
  CHECK(filed->scores == 0);
  CHECK(filed->remarks.size() == 1);
  CHECK(disk.files["spool/0001.score.bad"] == "not a score");
}

TEST_CASE("what waits in the spool waits on where the disk is full") {
  FakeDisk disk;
  disk.is_locked_by_another = true;
  REQUIRE(file_run(disk, run("Ada", 10)));
  disk.is_locked_by_another = false;
  disk.is_full = true;
  CHECK_FALSE(file_waiting(disk, lock_patience));
  disk.is_full = false;
  CHECK(file_waiting(disk, lock_patience)->scores == 1);
  CHECK(names_on(disk) == Names{"Ada"});
}

TEST_CASE("a name given while the lock is held by another is merged as a name") {
  FakeDisk disk;
  Entry entry = run("Ada", 10);
  REQUIRE(file_run(disk, entry));
  disk.is_locked_by_another = true;
  entry.name = "Countess";
  REQUIRE(file(disk, {entry, Purpose::relabel}, lock_patience));
  disk.is_locked_by_another = false;
  REQUIRE(file_run(disk, run("Bob", 5)));
  CHECK(names_on(disk) == Names{"Countess", "Bob"});
}

TEST_CASE("a full disk loses nothing that was there and says so") {
  FakeDisk disk;
  REQUIRE(file_run(disk, run("Ada", 10)));
  const auto before = disk.files;
  disk.is_full = true;
  const auto filed = file_run(disk, run("Bob", 20));
  REQUIRE_FALSE(filed);
  CHECK(filed.error().reason() == "cannot write SCORES.DAT; cannot add to spool");
  CHECK(disk.files == before);
}

TEST_CASE("a damaged file without a copy is kept, its intact records stand and the sysop is told") {
  FakeDisk disk;
  for (int i = 1; i <= 3; ++i)
    REQUIRE(file_run(disk, run("P" + std::to_string(i), i)));
  std::string& bytes = disk.files["SCORES.DAT"];
  bytes[32 + 512 + 40] ^= 1;
  disk.files.erase("SCORES.DUP");
  const std::string damaged = bytes;
  const auto filed = file_run(disk, run("New", 10));
  REQUIRE(filed);
  CHECK(names_on(disk) == Names{"New", "P3", "P1"});
  CHECK(disk.files["SCORES.BAD"] == damaged);
  REQUIRE(filed->remarks.size() == 1);
  CHECK(
      filed->remarks[0] ==
      "SCORES.DAT was damaged: it is kept as SCORES.BAD, 1 of its records could not be read, the "
      "others stand"
  );
}

TEST_CASE("a second damaged file does not overwrite the first") {
  FakeDisk disk;
  for (const char* junk : {"first", "second"}) {
    disk.files["SCORES.DAT"] = junk;
    REQUIRE(file_run(disk, run("Ada", 10)));
  }
  CHECK(disk.files["SCORES.BAD"] == "first");
  CHECK(disk.files["SCORES.BAD2"] == "second");
}

TEST_CASE("a damaged file on a full disk is left as it is") {
  FakeDisk disk;
  disk.files["SCORES.DAT"] = "junk";
  disk.is_full = true;
  CHECK_FALSE(file_run(disk, run("Ada", 10)));
  CHECK(disk.files.size() == 1);
  CHECK(disk.files["SCORES.DAT"] == "junk");
}

/// A file as a later version would write it: its header is sound, its number is higher.
std::string newer_file() {
  Hall hall;
  hall.enter(run("Ada", 10));
  std::string file = encode(hall);
  file[8] = 2;
  file.replace(28, 4, "\x57\xEC\x18\x59");  // the checksum of the header so changed
  return file;
}

TEST_CASE("a newer version is refused untouched and the score waits in the spool") {
  FakeDisk disk;
  disk.files["SCORES.DAT"] = newer_file();
  const std::string before = disk.files["SCORES.DAT"];
  CHECK(decode(before).condition == Condition::newer);
  const auto filed = file_run(disk, run("Bob", 20));
  REQUIRE(filed);
  CHECK(filed->is_spooled);
  CHECK(disk.files["SCORES.DAT"] == before);
  CHECK_FALSE(read_hall(disk));
}

TEST_CASE("whichever call of a filing fails, nothing is lost and no lock stays held") {
  for (const bool for_ever : {false, true}) {
    for (int failing = 1; failing <= 12; ++failing) {
      FakeDisk disk;
      REQUIRE(file_run(disk, run("Ada", 10)));
      disk.is_locked_by_another = true;
      REQUIRE(file_run(disk, run("Cid", 30)));  // waits in the spool
      disk.is_locked_by_another = false;
      disk.calls = 0;
      disk.failing_call = failing;
      disk.fails_ever_after = for_ever;
      const bool is_filed = file_run(disk, run("Bob", 20)).has_value();
      disk.failing_call = 0;
      REQUIRE(disk.locks_held == 0);
      REQUIRE(file_run(disk, run("Dot", 1)));
      INFO("call " << failing);
      CHECK(
          names_on(disk) ==
          (is_filed ? Names{"Cid", "Bob", "Ada", "Dot"} : Names{"Cid", "Ada", "Dot"})
      );
    }
  }
}

TEST_CASE("what is no score in the spool is put out of the way and kept") {
  FakeDisk disk;
  disk.files["spool/0001.score"] = "not a score";
  const auto filed = file_run(disk, run("Ada", 10));
  REQUIRE(filed);
  CHECK(filed->remarks.size() == 1);
  CHECK(disk.files["spool/0001.score.bad"] == "not a score");
  CHECK(file_run(disk, run("Bob", 5))->remarks.empty());
}

TEST_CASE("after a hang-up the lock is waited for a tenth of a second only") {
  FakeDisk disk;
  REQUIRE(file(disk, {run("Ada", 10), Purpose::enter}, hang_up_patience));
  CHECK(disk.last_patience == std::chrono::milliseconds{100});
}

TEST_CASE("a worse run is told apart from one that is not among the ten best") {
  FakeDisk disk;
  REQUIRE(file_run(disk, run("Ada", 10)));
  const auto worse = file_run(disk, run("Ada", 5));
  CHECK(worse->has_better);
  CHECK_FALSE(worse->place);
  for (int i = 0; i < 10; ++i)
    REQUIRE(file_run(disk, run("P" + std::to_string(i), 100 + i)));
  const auto low = file_run(disk, run("Low", 1));
  CHECK_FALSE(low->has_better);
  CHECK_FALSE(low->place);
}

}  // namespace
}  // namespace codemaker::scores
