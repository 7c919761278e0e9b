// A database that was damaged or is gone, and the copies that lead it back.
#include "databases.hpp"

#include "records/copies.hpp"
#include "records/upkeep.hpp"
#include "support/vectors.hpp"

#include <filesystem>
#include <fstream>

namespace codemaker::scores::records {
namespace {

namespace fs = std::filesystem;
using tests::ada;
using tests::DatabaseKind;
using tests::free_play;
using tests::have;
using tests::TestDatabase;

void write_file(const std::string& path, std::string_view bytes) {
  std::ofstream{path, std::ios::binary} << bytes;
}

/// So many finished games, and a copy of them under the name of a day.
void keep_and_copy(const TestDatabase& database, GameToken games, const std::string& day) {
  const auto store = database.open();
  for (GameToken token = 1; token <= games; ++token)
    have(store->keep(ada, token, free_play(",1122,3344,2415"), 10));
  fs::create_directory(database.directory().path("backup"));
  have(copy_database(database.target(), database.directory().path("backup/records-" + day + ".db"))
  );
}

std::size_t games_led_back(const TestDatabase& database) {
  return have(database.open()->games({})).size();
}

TEST_CASE("a records.db that is zeroed, empty or gone is that of last night again") {
  for (const std::string how : {"zeroed", "empty", "gone", "junk"}) {
    CAPTURE(how);
    const TestDatabase database{DatabaseKind::file};
    keep_and_copy(database, 3, "2026-11-23");
    const std::string path = database.target().where;
    const auto size = fs::file_size(path);
    if (how == "gone") fs::remove(path);
    if (how == "empty") write_file(path, "");
    if (how == "zeroed") write_file(path, std::string(size, '\0'));
    if (how == "junk") write_file(path, std::string(size, 'x'));
    const auto store = database.open();
    CHECK(have(store->games({})).size() == 3);
    const auto told = store->take_remarks();
    REQUIRE(told.size() == 1);
    CHECK(told[0].ends_with(", and the games are those of backup/records-2026-11-23.db again"));
    CHECK(tests::files_aside(database.directory()).size() == (how == "gone" ? 0 : 1));
  }
}

TEST_CASE("a damaged copy of the records is passed over for the next older one") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 2, "2026-11-22");
  keep_and_copy(database, 4, "2026-11-23");
  const std::string newest = database.directory().path("backup/records-2026-11-23.db");
  fs::resize_file(newest, fs::file_size(newest) / 2);
  write_file(database.target().where, "");
  CHECK(games_led_back(database) == 2);
}

TEST_CASE("with the clock set back the copy with more finished games is the newest") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 2, "2026-11-22");
  keep_and_copy(database, 4, "1999-01-01");
  fs::remove(database.target().where);
  CHECK(games_led_back(database) == 4);
}

TEST_CASE("damage that no game has met yet is found by the nightly look through the file") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 300, "2026-11-23");
  std::string bytes = tests::read_file(database.target().where);
  bytes.replace(bytes.size() - 4096, 4096, 4096, '\xA5');
  for (const char* companion : {"-wal", "-shm"})
    fs::remove(database.target().where + companion);
  write_file(database.target().where, bytes);
  CHECK(have(care_for_database(database.target())).find("again") != std::string::npos);
  CHECK(have(care_for_database(database.target())).empty());
  CHECK(have(database.open()->games({.player = {}, .game = {}, .most = 5000})).size() == 300);
}

TEST_CASE("a database is begun anew at once where it and all its copies are damaged, and stays") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 2, "2026-11-23");
  write_file(database.directory().path("backup/records-2026-11-23.db"), "junk");
  for (const char* companion : {"-wal", "-shm"})
    fs::remove(database.target().where + companion);
  write_file(database.target().where, "no database at all, as long as one");
  const std::string told = have(Store::begin_anew(database.target()));
  CHECK(told.starts_with("records.db was damaged: it is kept as records.bad-"));
  CHECK(games_led_back(database) == 0);
  have(database.open()->keep(ada, 9, free_play(",1122,3344,2415"), 10));
  CHECK(games_led_back(database) == 1);
}

TEST_CASE("damage that no game has met yet is no hindrance to begin anew, but a copy is") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 300, "2026-11-23");
  const auto damage = [&] {
    std::string bytes = tests::read_file(database.target().where);
    bytes.replace(bytes.size() - 4096, 4096, 4096, '\xA5');
    for (const char* companion : {"-wal", "-shm"})
      fs::remove(database.target().where + companion);
    write_file(database.target().where, bytes);
  };
  damage();
  CHECK_FALSE(Store::begin_anew(database.target()));
  CHECK(have(database.open()->games({.player = {}, .game = {}, .most = 5000})).size() == 300);
  fs::remove_all(database.directory().path("backup"));
  damage();
  CHECK_FALSE(have(Store::look(database.target())).damage.empty());
  CHECK_FALSE(have(Store::begin_anew(database.target())).empty());
  CHECK(games_led_back(database) == 0);
}

TEST_CASE("a database whose version is gone is damaged") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 3, "2026-11-23");
  database.run("DELETE FROM schema_version");
  CHECK(games_led_back(database) == 3);
  CHECK(tests::files_aside(database.directory()).size() == 1);
}

TEST_CASE("of damaged databases the latest five stay") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 1, "2026-11-23");
  for (int turn = 0; turn < 8; ++turn) {
    write_file(database.target().where, "no database at all, as long as one");
    CHECK(games_led_back(database) == 1);
  }
  CHECK(tests::files_aside(database.directory()).size() == 5);
}

TEST_CASE("a database that a sysop replaced by a copy can be had back") {
  const TestDatabase database{DatabaseKind::file};
  keep_and_copy(database, 2, "2026-11-23");
  have(database.open()->keep(ada, 9, free_play(",1122,3344,2415"), 10));
  const std::string copy = database.directory().path("backup/records-2026-11-23.db");
  have(restore_database(database.target(), copy));
  CHECK(games_led_back(database) == 2);
  const auto before = replaced_database(database.target());
  REQUIRE(before);
  have(restore_database(database.target(), *before));
  CHECK(games_led_back(database) == 3);
  write_file(copy, "junk");
  CHECK_FALSE(restore_database(database.target(), copy));
  CHECK(games_led_back(database) == 3);
}

}  // namespace
}  // namespace codemaker::scores::records
