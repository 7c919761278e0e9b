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
  REQUIRE(disk.files.size() == 2);
  CHECK(decode(disk.files.at("SCORES.DAT")).condition == Condition::whole);
  CHECK(disk.locks_held == 0);
  disk.is_full = true;
  CHECK(make_tables(disk, lock_patience));
}

TEST_CASE("a whole score file stays as it is, and a damaged one is led back by the next call") {
  FakeDisk disk;
  REQUIRE(file(disk, {run("Ada", 10), Purpose::enter}, lock_patience));
  const auto before = disk.files;
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(disk.files == before);
  disk.files["SCORES.DAT"].back() ^= 1;
  CHECK(
      *make_tables(disk, lock_patience) ==
      std::vector<std::string>{"SCORES.DAT was damaged: it is kept as SCORES.BAD, the tables are "
                               "those of SCORES.DUP again, which lack nothing that is known"}
  );
  CHECK(disk.files["SCORES.DAT"] == before.at("SCORES.DAT"));
}

TEST_CASE("tables of an older program get their twin with the first call") {
  FakeDisk disk;
  REQUIRE(file(disk, {run("Ada", 10), Purpose::enter}, lock_patience));
  disk.files.erase("SCORES.DUP");
  CHECK(make_tables(disk, lock_patience)->empty());
  CHECK(disk.files["SCORES.DUP"] == disk.files["SCORES.DAT"]);
}

TEST_CASE("what waits in the spool is in the first score file") {
  FakeDisk disk;
  REQUIRE(spool(disk, {run("Ada", 10), Purpose::enter}));
  REQUIRE(make_tables(disk, lock_patience));
  CHECK(read_hall(disk)->hall.rows_in_all() == 1);
  CHECK(disk.files.size() == 2);
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
