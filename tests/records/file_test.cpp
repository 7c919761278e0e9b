// What can happen to a SQLite file, and what becomes of it then.
#include "databases.hpp"

#include "engine/masterix/id.hpp"
#include "engine/records/line.hpp"
#include "records/schema.hpp"
#include "support/vectors.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <soci/soci.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace codemaker::scores::records {
namespace {

namespace fs = std::filesystem;
using tests::ada;
using tests::DatabaseKind;
using tests::fault_of;
using tests::file_in;
using tests::free_play;
using tests::have;
using tests::TemporaryDirectory;
using tests::TestDatabase;

constexpr std::string_view is_gone_now =
    "records.db was here and is gone; put back a copy of it, or begin a new one: codemaker records "
    "begin";

const std::string damaged_and_kept = "records.db was damaged: it is kept as ";

void write_bytes(const std::string& path, std::string_view bytes) {
  std::ofstream{path, std::ios::binary} << bytes;
}

/// Statements as another program would make them.
void run_on(const std::string& path, const std::string& statement) {
  soci::session session{"sqlite3", "db=" + path};
  session << statement;
}

/// A closed file with a player's game in it.
void make_file(const TestDatabase& database) {
  have(database.open()->keep(ada, 1, free_play(",2415"), 10));
}

std::int64_t games_in(const TestDatabase& database) {
  return static_cast<std::int64_t>(have(database.open()->games({})).size());
}

TEST_CASE("a new file is for the owner and the group, as all files of the directory") {
  const TestDatabase database{DatabaseKind::file};
  make_file(database);

  struct stat status {};

  REQUIRE(::stat(database.target().where.c_str(), &status) == 0);
  CHECK((status.st_mode & 07777U) == 0660U);
}

TEST_CASE("a file of a newer version is refused and not touched") {
  const TestDatabase database{DatabaseKind::file};
  make_file(database);
  run_on(database.target().where, "UPDATE schema_version SET version = version + 1");
  const std::string before = tests::read_file(database.target().where);
  CHECK(
      fault_of(Store::open(database.target())) ==
      "records.db was made by a newer version of codemaker and is left alone; use that version"
  );
  CHECK(tests::read_file(database.target().where) == before);
}

TEST_CASE("an empty file is a database without a game") {
  const TestDatabase database{DatabaseKind::file};
  write_bytes(database.target().where, "");
  CHECK(games_in(database) == 0);
}

TEST_CASE("a file of the first version has all its rows in today's") {
  const TestDatabase database{DatabaseKind::file};
  fs::copy_file(tests::vectors() / "records" / "schema-1.db", database.target().where);
  const auto store = database.open();
  const auto games = have(store->games({}));
  REQUIRE(games.size() == 3);
  CHECK(games[0].who.handle == "White Rabbit");
  CHECK(games[0].kind == "splats");
  CHECK_FALSE(games[0].is_over());
  CHECK(games[1].kind == "free");
  CHECK_FALSE(games[2].player);
  CHECK(have(store->players(9)).size() == 1);
  for (const KeptGame& game : games)
    CHECK(engine::records::verify(game.line).has_value());
  CHECK(
      database.value("SELECT min(day) || ' ' || max(day) || ' ' || max(score) || ' ' || "
                     "max(place) || ' ' || max(lost) FROM games") == "0 0 0  -1"
  );
}

TEST_CASE("a file of the second version keeps what is remembered and where games are played") {
  const TestDatabase database{DatabaseKind::file};
  fs::copy_file(tests::vectors() / "records" / "schema-2.db", database.target().where);
  const auto store = database.open();
  REQUIRE(have(store->games({})).size() == 3);
  const auto players = have(store->players(9));
  REQUIRE(players.size() == 1);
  const Player rabbit = players[0].player;
  CHECK(have(store->remembered(rabbit)).at("options") == "squares=0 color=1 sound=0 pace=2");
  CHECK(have(store->unfinished(rabbit)).front().place == "node 3");
  CHECK(have(store->password_hash(rabbit)).empty());
  CHECK(database.value("SELECT CAST(max(lost) AS VARCHAR(9)) FROM games") == "1250");
}

TEST_CASE(
    "a file of the third version keeps passwords, and its runs are in the tables of all boards"
) {
  const TestDatabase database{DatabaseKind::file};
  fs::copy_file(tests::vectors() / "records" / "schema-3.db", database.target().where);
  const auto store = database.open();
  REQUIRE(have(store->games({})).size() == 4);
  const auto players = have(store->players(9));
  REQUIRE(players.size() == 1);
  CHECK(have(store->password_hash(players[0].player)).starts_with("$argon2id$"));
  const Hall hall = have(store->hall_of_all_boards());
  REQUIRE(hall.rows_in_all() == 1);
  const Entry& run = hall.rows(engine::masterix::id)[0];
  CHECK(run.name == "White Rabbi");
  CHECK(run.score == 888);
  CHECK(run.level == 4);
}

TEST_CASE("a damaged file is set aside, wherever the damage is, and no new one is begun by itself"
) {
  for (const std::size_t at :
       {std::size_t{0}, std::size_t{5}, std::size_t{100}, std::size_t{4096 + 3}}) {
    CAPTURE(at);
    const TestDatabase database{DatabaseKind::file};
    make_file(database);
    std::string bytes = tests::read_file(database.target().where);
    REQUIRE(bytes.size() > at + 200);
    bytes.replace(at, 200, 200, '\xA5');
    write_bytes(database.target().where, bytes);
    const auto store = Store::later(database.target());
    const std::string fault = fault_of(store->keep(ada, 2, free_play(",1122"), 20));
    CHECK(fault.starts_with(damaged_and_kept + "records.bad-"));
    CHECK(fault.ends_with("; " + std::string{is_gone_now}));
    CHECK(fault_of(store->games({})) == is_gone_now);
    have(Store::begin_anew(database.target()));
    have(store->keep(ada, 2, free_play(",1122"), 20));
    CHECK(have(store->games({})).size() == 1);
    const auto aside = tests::files_aside(database.directory());
    REQUIRE(aside.size() == 1);
    CHECK(tests::read_file(database.directory().path(aside[0])) == bytes);
  }
}

TEST_CASE("a second damaged file does not take the place of the first") {
  const TestDatabase database{DatabaseKind::file};
  for (const char* junk : {"first, no database at all", "second, no database at all"}) {
    write_bytes(database.target().where, junk);
    CHECK(fault_of(Store::open(database.target())).starts_with(damaged_and_kept));
  }
  const auto aside = tests::files_aside(database.directory());
  REQUIRE(aside.size() == 2);
  CHECK(tests::read_file(database.directory().path(aside[0])).starts_with("first"));
  CHECK(tests::read_file(database.directory().path(aside[1])).starts_with("second"));
}

TEST_CASE("a file that was put in the place of an open one is the database from then on") {
  const TestDatabase database{DatabaseKind::file};
  const auto store = database.open();
  have(store->keep(ada, 1, free_play(",1122"), 20));
  for (const char* ending : {"", "-wal", "-shm"})
    fs::remove(database.target().where + ending);
  CHECK(fault_of(store->games({})) == is_gone_now);
  have(Store::begin_anew(database.target()));
  CHECK(have(store->games({})).empty());
  have(store->keep(ada, 2, free_play(",1122"), 20));
  CHECK(games_in(database) == 1);
}

TEST_CASE("what is no plain file is not opened") {
  for (const char* ending : {"", "-wal", "-shm"}) {
    const TestDatabase database{DatabaseKind::file};
    const std::string elsewhere = database.directory().path("elsewhere");
    write_bytes(elsewhere, "precious");
    fs::create_symlink(elsewhere, database.target().where + ending);
    CHECK(
        fault_of(Store::open(database.target())) ==
        database.target().where + ending +
            " is a link or no plain file and is not opened; remove it"
    );
    CHECK(tests::read_file(elsewhere) == "precious");
  }
}

TEST_CASE("a file with a second name elsewhere is not opened") {
  const TestDatabase database{DatabaseKind::file};
  make_file(database);
  fs::create_hard_link(database.target().where, database.directory().path("other"));
  CHECK(fault_of(Store::open(database.target())).find("is a link") != std::string::npos);
}

TEST_CASE("a file that another program locks is a sentence, and is found again") {
  const TestDatabase database{DatabaseKind::file};
  make_file(database);
  const auto store = database.open();
  {
    soci::session other{"sqlite3", "db=" + database.target().where};
    other << "BEGIN IMMEDIATE";
    CHECK(
        fault_of(store->keep(ada, 2, free_play(",2415"), 20)) ==
        "records.db is locked by another program; end that program, or try again"
    );
    CHECK(have(store->games({})).size() == 1);  // who only reads waits for nobody
  }
  have(store->keep(ada, 2, free_play(",2415"), 20));
}

TEST_CASE("a file that another program has all for itself is a sentence") {
  const TestDatabase database{DatabaseKind::file};
  make_file(database);
  soci::session other{"sqlite3", "db=" + database.target().where};
  other << "PRAGMA locking_mode = EXCLUSIVE";
  other << "BEGIN EXCLUSIVE";
  other << "UPDATE players SET seen = 1";
  CHECK(
      fault_of(Store::open(database.target())) ==
      "records.db is locked by another program; end that program, or try again"
  );
}

/// Sets what this process may do for as long as it lives.
class Limit {
 public:
  explicit Limit(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }

  Limit(const Limit&) = delete;
  Limit& operator=(const Limit&) = delete;

  ~Limit() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

TEST_CASE("a full disk is a sentence at every step, and nothing that was kept is lost") {
  for (rlim_t bytes = 0; bytes < 400'000; bytes += 3'500) {
    CAPTURE(bytes);
    const TestDatabase database{DatabaseKind::file};
    std::size_t kept = 0;
    std::string sentence;
    {
      const Limit limit{bytes};
      auto store = Store::open(database.target());
      if (!store) sentence = store.error().reason();
      for (GameToken token = 1; sentence.empty() && token < 2000; ++token) {
        const auto done = (*store)->keep(ada, token, free_play(",1122,3344,2415"), token);
        if (done) ++kept;
        if (!done) sentence = done.error().reason();
      }
    }
    CHECK((sentence.find("full") != std::string::npos || sentence.empty()));
    const auto after = database.open();
    CHECK(have(after->games({.player = {}, .game = {}, .most = 5000})).size() == kept);
    CHECK(after->take_remarks().empty());
    if (sentence.empty()) break;
    bytes += bytes / 2;
  }
}

/// Another account for as long as it lives: root may write everywhere.
class Nobody {
 public:
  Nobody() : is_root_{::geteuid() == 0} {
    if (is_root_ && ::seteuid(65534) != 0) throw std::runtime_error{"cannot become nobody"};
  }

  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

  ~Nobody() {
    if (is_root_ && ::seteuid(0) != 0) std::abort();
  }

 private:
  bool is_root_;
};

TEST_CASE("where nothing may be written, that is a sentence") {
  const TestDatabase database{DatabaseKind::file};
  fs::permissions(database.directory().path(), fs::perms{0555});
  const Nobody nobody;
  CHECK(
      fault_of(Store::open(database.target())) ==
      "cannot make " + database.target().where + ": Permission denied"
  );
}

TEST_CASE("a file that may only be read is a sentence") {
  const TestDatabase database{DatabaseKind::file};
  make_file(database);
  fs::permissions(database.target().where, fs::perms{0444});
  fs::permissions(database.directory().path(), fs::perms{0555});
  const Nobody nobody;
  const auto store = Store::later(database.target());
  CHECK(
      fault_of(store->keep(ada, 2, free_play(",2415"), 20)).find("check the owner") !=
      std::string::npos
  );
}

TEST_CASE("a directory that is not there is a sentence, and is found once it is") {
  const TemporaryDirectory directory;
  const auto store = Store::later({directory.path("data/records.db"), "records.db"});
  CHECK(fault_of(store->games({})).find("No such file or directory") != std::string::npos);
  fs::create_directory(directory.path("data"));
  CHECK(have(store->games({})).empty());
}

TEST_CASE("a path with blanks and signs is opened, one with a quotation mark is refused") {
  const TemporaryDirectory directory;
  for (const char* name : {"a b  c", "k=v;?#", "\xc3\xa4"}) {
    fs::create_directory(directory.path(name));
    const std::string path = directory.path(name) + "/records.db";
    have(have(Store::open({path, "records.db"}))->keep(ada, 1, free_play(",2415"), 1));
    CHECK(fs::file_size(path) > 0);
  }
  fs::create_directory(directory.path("\""));
  CHECK(
      fault_of(Store::open({directory.path("\"") + "/records.db", "records.db"}))
          .find("quotation mark") != std::string::npos
  );
}

}  // namespace
}  // namespace codemaker::scores::records
