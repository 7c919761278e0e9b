// A database that was there and is gone is missed, not replaced.
#include "databases.hpp"
#include "records/gone.hpp"

#include <filesystem>
#include <string>

namespace codemaker::scores::records {
namespace {

namespace fs = std::filesystem;
using tests::DatabaseKind;
using tests::fault_of;
using tests::have;
using tests::TestDatabase;

constexpr std::string_view gone_text =
    "records.db was here and is gone; put back a copy of it, or begin a new one: codemaker records "
    "begin";

std::size_t count_of_games(const TestDatabase& database) {
  return have(database.open()->games({})).size();
}

TEST_CASE("a file that is gone is missed until it is put back or begun anew, and not before") {
  const TestDatabase database{DatabaseKind::file};
  const std::string path = database.target().where;
  CHECK_FALSE(is_gone(database.target()));
  have(database.open()->keep(tests::ada, 1, tests::free_play(",2415"), 10));
  CHECK_FALSE(is_gone(database.target()));
  CHECK(
      fault_of(Store::begin_anew(database.target())) == "records.db is there and is not begun anew"
  );
  const std::string away = database.directory().path("away");
  fs::rename(path, away);
  CHECK(is_gone(database.target()));
  CHECK(fault_of(Store::open(database.target())) == gone_text);
  CHECK(fault_of(Store::look(database.target())) == gone_text);
  CHECK_FALSE(fs::exists(path));
  fs::rename(away, path);
  CHECK(count_of_games(database) == 1);
  fs::remove(path);
  have(Store::begin_anew(database.target()));
  CHECK(count_of_games(database) == 0);
}

TEST_CASE("a file that was emptied is missed like one that is gone, and no name is free for all") {
  const TestDatabase database{DatabaseKind::file};
  have(database.open()->keep(tests::ada, 1, tests::free_play(",2415"), 10));
  for (const char* companion : {"-wal", "-shm"})
    fs::remove(database.target().where + companion);
  fs::resize_file(database.target().where, 0);
  CHECK(is_gone(database.target()));
  CHECK(fault_of(Store::open(database.target())) == gone_text);
  have(Store::begin_anew(database.target()));
  CHECK_FALSE(is_gone(database.target()));
  CHECK(count_of_games(database) == 0);
}

TEST_CASE("where no file ever was there is nothing to begin anew: the first game makes one") {
  const TestDatabase database{DatabaseKind::file};
  CHECK_FALSE(is_gone(database.target()));
  CHECK(count_of_games(database) == 0);
}

}  // namespace
}  // namespace codemaker::scores::records
