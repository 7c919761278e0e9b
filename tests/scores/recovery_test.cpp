// Tables that were damaged or are gone, and what leads them back.
#include "scores/recovery.hpp"

#include "entries.hpp"
#include "hands.hpp"
#include "scores/edits.hpp"
#include "scores/inspection.hpp"
#include "scores/ledger.hpp"
#include "scores/seasons/season_disk.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <random>

namespace codemaker::scores {
namespace {

using engine::breaking::id;
using tests::FakeDisk;
using tests::run;
using tests::sysop;

using LostNames = std::vector<std::string>;

void have_won(FakeDisk& disk, const std::string& who, engine::Points score) {
  REQUIRE(file(disk, {run(who, score), Purpose::enter}, lock_patience));
}

LostNames led_back(FakeDisk& disk) {
  REQUIRE(make_tables(disk, lock_patience));
  const LoadedHall loaded = decode(disk.files.at("SCORES.DAT"));
  REQUIRE(loaded.condition == Condition::whole);
  LostNames names;
  for (const Entry& row : loaded.hall.rows(id))
    names.push_back(row.name);
  return names;
}

/// Last night's copy has Ada and Bob; since then the sysop took Bob out and entered Eve.
void live_a_day(FakeDisk& disk) {
  have_won(disk, "Ada", 10);
  have_won(disk, "Bob", 20);
  disk.files["backup/SCORES-2026-11-23.DAT"] = disk.files["SCORES.DAT"];
  REQUIRE(remove_row(disk, sysop, {id, 1}));
  REQUIRE(add_run(disk, sysop, run("Eve", 30)));
}

void lose_near_copies(FakeDisk& disk) {
  for (const char* copy : {"SCORES.DUP", "SCORES.BAK", "SCORES.BAK2"})
    disk.files.erase(copy);
}

TEST_CASE("a zeroed SCORES.DAT gets the rows of last night's copy and of the trail") {
  FakeDisk disk;
  live_a_day(disk);
  lose_near_copies(disk);
  std::string& bytes = disk.files["SCORES.DAT"];
  bytes.assign(bytes.size(), '\0');
  const std::string damaged = bytes;
  CHECK(led_back(disk) == LostNames{"Eve", "Ada"});
  CHECK(disk.files["SCORES.BAD"] == damaged);
}

TEST_CASE("a SCORES.DAT that is gone, or of length 0, comes back") {
  for (const bool is_gone : {true, false}) {
    FakeDisk disk;
    live_a_day(disk);
    have_won(disk, "Cid", 15);
    if (is_gone) {
      disk.files.erase("SCORES.DAT");
    } else {
      disk.files["SCORES.DAT"].clear();
    }
    CHECK(led_back(disk) == LostNames{"Eve", "Cid", "Ada"});
  }
}

TEST_CASE("a row that can still be read of the damaged file is added to those of an older copy") {
  FakeDisk disk;
  live_a_day(disk);
  have_won(disk, "Cid", 15);
  lose_near_copies(disk);
  disk.files["SCORES.DAT"][3] ^= 1;                // the header
  disk.files["SCORES.DAT"][header_size + 9] ^= 1;  // Eve
  CHECK(led_back(disk) == LostNames{"Eve", "Cid", "Ada"});
}

TEST_CASE("a damaged copy is passed over for the next older one") {
  FakeDisk disk;
  live_a_day(disk);
  disk.files["SCORES.DAT"] = "junk";
  disk.files["SCORES.DUP"].resize(100);
  disk.files["SCORES.BAK"].back() ^= 1;
  const auto loaded = read_hall(disk);
  REQUIRE(loaded);
  CHECK(loaded->hall.rows(id).size() == 2);
  CHECK(led_back(disk) == LostNames{"Eve", "Ada"});
}

TEST_CASE("with the clock set back the copy that has more is still the newest") {
  FakeDisk disk;
  have_won(disk, "Ada", 10);
  disk.files["backup/SCORES-2026-11-23.DAT"] = disk.files["SCORES.DAT"];
  REQUIRE(file(disk, {run("Bob", 20, -5), Purpose::enter}, lock_patience));
  disk.files["backup/SCORES-1999-01-01.DAT"] = disk.files["SCORES.DAT"];
  disk.files.erase("SCORES.DAT");
  disk.files.erase("SCORES.DUP");
  const auto copies = read_copies(disk);
  const auto newest = newest_copy(copies);
  REQUIRE(newest);
  CHECK(copies[*newest].name == "backup/SCORES-1999-01-01.DAT");
  CHECK(led_back(disk) == LostNames{"Bob", "Ada"});
}

TEST_CASE("a change that was cut off before the tables is not made by leading them back") {
  FakeDisk disk;
  live_a_day(disk);
  Trail trail = *read_trail(disk);
  Change cut;
  cut.mark.number = 3;
  cut.before = decode_header(disk.files["SCORES.DAT"]).last_change;
  cut.who = "sysop";
  cut.kind = ChangeKind::reset;
  cut.taken = {run("Ada", 10)};
  REQUIRE(append(disk, trail, cut));
  disk.files["SCORES.DAT"].back() ^= 1;
  CHECK(led_back(disk) == LostNames{"Eve", "Ada"});
}

TEST_CASE("a full disk leaves the damaged file where it is, and shows the copy's rows") {
  FakeDisk disk;
  live_a_day(disk);
  disk.files["SCORES.DAT"] = "junk";
  disk.is_full = true;
  CHECK_FALSE(make_tables(disk, lock_patience));
  CHECK(disk.files["SCORES.DAT"] == "junk");
  CHECK(read_hall(disk)->hall.rows(id).size() == 2);
  disk.is_full = false;
  CHECK(led_back(disk) == LostNames{"Eve", "Ada"});
}

TEST_CASE("leading back that stops at any call is done by the next one") {
  for (int stops_at = 1;; ++stops_at) {
    FakeDisk disk;
    live_a_day(disk);
    disk.files["SCORES.DAT"] = "junk";
    disk.calls = 0;
    disk.failing_call = stops_at;
    disk.fails_ever_after = true;
    static_cast<void>(make_tables(disk, lock_patience));
    const bool is_through = disk.calls < stops_at;
    disk.failing_call = 0;
    disk.locks_held = 0;
    INFO("stops at call " << stops_at);
    CHECK(led_back(disk) == LostNames{"Eve", "Ada"});
    if (is_through) break;
  }
}

TEST_CASE("a newer version's file is not taken for damage where copies stand") {
  FakeDisk disk;
  live_a_day(disk);
  std::string& bytes = disk.files["SCORES.DAT"];
  bytes[8] = 9;
  const std::uint32_t sum = checksum(std::string_view{bytes}.substr(0, 28));
  for (std::size_t i = 0; i < 4; ++i)
    bytes[28 + i] = static_cast<char>(sum >> (8 * i) & 0xFFU);
  const auto before = disk.files;
  CHECK_FALSE(read_hall(disk));
  static_cast<void>(make_tables(disk, lock_patience));
  CHECK(disk.files == before);
}

TEST_CASE("a repair of damaged tables moves no copy on") {
  FakeDisk disk;
  live_a_day(disk);
  const std::string copy = disk.files["SCORES.BAK"];
  lose_near_copies(disk);
  disk.files["SCORES.BAK"] = copy;
  disk.files["SCORES.DAT"].resize(700);
  REQUIRE(repair(disk, sysop));
  CHECK(disk.files["SCORES.BAK"] == copy);
  CHECK(led_back(disk) == LostNames{"Eve", "Ada"});
}

TEST_CASE("the tables of a season are led back by their own copies") {
  FakeDisk disk;
  const Season november{2026, 11};
  REQUIRE(file(disk, {.entry = run("Ada", 10), .season = november}, lock_patience));
  disk.files["backup/season-2026-11-2026-11-23.DAT"] = disk.files["seasons/2026-11.DAT"];
  disk.files["seasons/2026-11.DAT"] = "junk";
  disk.files.erase("seasons/2026-11.DUP");
  CHECK(read_season(disk, november)->hall.rows(id).size() == 1);
  REQUIRE(file(disk, {.entry = run("Bob", 20), .season = november}, lock_patience));
  CHECK(decode(disk.files["seasons/2026-11.DAT"]).hall.rows(id).size() == 2);
}

TEST_CASE("sixty random damages cost no row of the Hall of Fame") {
  std::mt19937 chance{31};
  const auto below = [&](std::size_t most) {
    return std::uniform_int_distribution<std::size_t>{0, most}(chance);
  };
  for (int turn = 0; turn < 60; ++turn) {
    FakeDisk disk;
    live_a_day(disk);
    for (int i = 0; i < 12; ++i)
      have_won(disk, "P" + std::to_string(i), static_cast<engine::Points>(1 + below(50)));
    const Hall before = read_hall(disk)->hall;
    std::string& bytes = disk.files["SCORES.DAT"];
    const std::size_t at = below(bytes.size() - 1);
    switch (turn % 4) {
    case 0:
      bytes.resize(at);
      break;
    case 1:
      bytes.replace(at, bytes.size() - at, bytes.size() - at, '\0');
      break;
    case 2:
      bytes[at] = static_cast<char>(bytes[at] ^ 0x40);
      break;
    default:
      disk.files.erase("SCORES.DAT");
    }
    INFO("damage " << turn);
    REQUIRE(make_tables(disk, lock_patience));
    CHECK(read_hall(disk)->hall == before);
    CHECK(read_hall(disk)->condition == Condition::whole);
  }
}

}  // namespace
}  // namespace codemaker::scores
