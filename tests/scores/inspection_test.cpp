#include "scores/inspection.hpp"

#include "entries.hpp"
#include "hands.hpp"
#include "scores/reserve.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

namespace codemaker::scores {
namespace {

using tests::add;
using tests::FakeDisk;
using tests::run;
using tests::sysop;
using Sentences = std::vector<std::string>;

/// Tables with three rows.
std::string three_rows() {
  Hall hall;
  for (int score = 1; score <= 3; ++score)
    hall.enter(run("P" + std::to_string(score), score));
  return encode(hall);
}

Sentences faults_in(FakeDisk& disk) {
  const auto inspected = inspect(disk, {});
  REQUIRE(inspected);
  return inspected->faults;
}

TEST_CASE("a score file as it was written has no faults") {
  CHECK(faults_of_tables("SCORES.DAT", three_rows()).empty());
  CHECK(faults_of_tables("SCORES.DAT", encode(Hall{})).empty());
}

TEST_CASE("a score file cut at any byte has a fault, and so has any flipped bit") {
  const std::string whole = three_rows();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    INFO(size << " bytes");
    CHECK_FALSE(faults_of_tables("SCORES.DAT", whole.substr(0, size)).empty());
    std::string flipped = whole;
    flipped[size] = static_cast<char>(flipped[size] ^ 1);
    CHECK_FALSE(faults_of_tables("SCORES.DAT", flipped).empty());
  }
}

TEST_CASE("what is wrong with a score file is named") {
  const std::string whole = three_rows();
  const auto faults = [](const std::string& bytes) {
    return faults_of_tables("SCORES.DAT", bytes);
  };
  CHECK(faults("") == Sentences{"SCORES.DAT: empty"});
  CHECK(faults("text") == Sentences{"SCORES.DAT: the header is damaged"});
  std::string one_byte = whole;
  one_byte[header_size + record_size + 9] ^= 4;
  CHECK(faults(one_byte) == Sentences{"SCORES.DAT: row 2 cannot be read"});
  CHECK(
      faults(whole.substr(0, whole.size() - 1)) ==
      Sentences{"SCORES.DAT: cut short: 1 row of 3 missing"}
  );
  CHECK(faults(whole + "xy") == Sentences{"SCORES.DAT: 2 bytes too many at its end"});
  const std::string swapped =
      whole.substr(0, header_size) + whole.substr(header_size + record_size, record_size) +
      whole.substr(header_size, record_size) + whole.substr(header_size + 2 * record_size);
  CHECK(faults(swapped) == Sentences{"SCORES.DAT: a row is not where it belongs"});
}

TEST_CASE("copies, the spool, the trail and the reserve are looked at, too") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  const std::vector<std::string> copies{"SCORES.BAK"};
  CHECK(inspect(disk, copies)->faults.empty());
  CHECK(inspect(disk, copies)->sound.size() == 3);
  disk.files["SCORES.BAK"].resize(100);
  disk.files["spool/1.score"] = "no score";
  disk.files["SCORES.LOG"] += "rubbish\n";
  disk.files["SCORES.RES"] = "rubbish\nrubbish\n";
  CHECK(
      inspect(disk, copies)->faults ==
      Sentences{
          "SCORES.BAK: cut short: 1 row of 1 missing", "spool/1.score: no score",
          "SCORES.LOG line 3 is damaged; it is passed over", "SCORES.RES: 2 lines cannot be read"}
  );
}

TEST_CASE("a change of the tables that the trail does not have is a fault") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  disk.files.erase("SCORES.LOG");
  CHECK(
      faults_in(disk) == Sentences{"SCORES.LOG: change 1 of the tables is missing: neither it nor "
                                   "one before it can be undone"}
  );
}

TEST_CASE("a repair leaves nothing to find fault with, keeps what was damaged, and is a change") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  REQUIRE(file(disk, {run("Cid", 15), Purpose::enter}, lock_patience));
  const std::string tables = disk.files["SCORES.DAT"];
  for (const char* copy : {"SCORES.DUP", "SCORES.BAK"})
    disk.files.erase(copy);
  disk.files["SCORES.DAT"][header_size + 9] ^= 1;  // Bob's row
  disk.files["SCORES.LOG"] = "rubbish\n" + disk.files["SCORES.LOG"];
  disk.files["SCORES.RES"] = "rubbish\n";
  const auto repaired = repair(disk, sysop);
  REQUIRE(repaired);
  CHECK(
      repaired->done ==
      Sentences{
          "SCORES.LOG had lines that cannot be read; it is kept as SCORES.BAD",
          "SCORES.RES had lines that cannot be read; it is kept as SCORES.BAD2",
          "SCORES.DAT was damaged; it is kept as SCORES.BAD3, and its 2 intact rows stand"}
  );
  CHECK(faults_in(disk).empty());
  CHECK(disk.files["SCORES.BAD3"].size() == tables.size());
  CHECK(read_trail(disk)->changes.back().kind == ChangeKind::repair);
  CHECK(undo(disk, sysop)->change.undoes == 2);
  CHECK(repair(disk, sysop)->done.empty());
}

TEST_CASE("a repair files what waits in the spool, and of sound files changes nothing") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  const auto files = disk.files;
  CHECK(repair(disk, sysop)->done.empty());
  CHECK(disk.files == files);
  REQUIRE(spool(disk, {run("Bob", 20), Purpose::enter}));
  CHECK(
      repair(disk, sysop)->done ==
      Sentences{"the spool had 1 score; filed by the rules of the tables"}
  );
  CHECK(read_hall(disk)->hall.rows_in_all() == 2);
}

TEST_CASE("a file of a newer version is not repaired") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  std::string& bytes = disk.files["SCORES.DAT"];
  bytes[8] = 2;
  const std::uint32_t sum = checksum(std::string_view{bytes}.substr(0, 28));
  for (unsigned at = 0; at < 4; ++at)
    bytes[28 + at] = static_cast<char>((sum >> (8 * at)) & 0xFFU);
  const auto files = disk.files;
  CHECK(repair(disk, sysop).error().reason().find("newer version") != std::string::npos);
  CHECK(disk.files == files);
  CHECK(faults_in(disk)[0] == "SCORES.DAT: of a newer version of codemaker");
}

}  // namespace
}  // namespace codemaker::scores
