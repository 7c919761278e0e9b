// The score file comes into being with the first finished game, whoever won.
#include "entries.hpp"
#include "scores/store.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::scores {
namespace {

using tests::FakeDisk;
using tests::run;

TEST_CASE("a score file that nobody stands in yet is made once") {
  FakeDisk disk;
  REQUIRE(make_tables(disk, lock_patience));
  REQUIRE(disk.files.size() == 1);
  CHECK(decode(disk.files.at("SCORES.DAT")).condition == Condition::whole);
  CHECK(disk.locks_held == 0);
  disk.is_full = true;
  CHECK(make_tables(disk, lock_patience));
}

TEST_CASE("a score file that is there stays as it is, damaged or not") {
  FakeDisk disk;
  REQUIRE(file(disk, {run("Ada", 10), Purpose::enter}, lock_patience));
  disk.files["SCORES.DAT"].back() ^= 1;
  const auto before = disk.files;
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(disk.files == before);
}

TEST_CASE("what waits in the spool is in the first score file") {
  FakeDisk disk;
  REQUIRE(spool(disk, {run("Ada", 10), Purpose::enter}));
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(read_hall(disk)->hall.rows_in_all() == 1);
  CHECK(disk.files.size() == 1);
}

TEST_CASE("a score file that cannot be made says why") {
  FakeDisk disk;
  disk.is_full = true;
  CHECK(make_tables(disk, lock_patience).error().reason() == "cannot write SCORES.DAT");
  disk.is_locked_by_another = true;
  CHECK(
      make_tables(disk, lock_patience).error().reason() == "SCORES.LCK is held by another program"
  );
}

}  // namespace
}  // namespace codemaker::scores
