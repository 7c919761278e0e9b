// What can happen to a server, and that it is found again.
#include "databases.hpp"

#include <chrono>
#include <soci/soci.h>
#include <thread>

namespace codemaker::scores::records {
namespace {

using tests::ada;
using tests::DatabaseKind;
using tests::fault_of;
using tests::free_play;
using tests::have;
using tests::Server;
using tests::TestDatabase;

/// What a connection says that cannot be had.
std::string refusal_of(const std::string& url) {
  return fault_of(Store::open({url, "the database"}));
}

TEST_CASE("a server that is stopped is a sentence, and is found again once it runs") {
  const TestDatabase database{DatabaseKind::server};
  const auto store = database.open();
  have(store->keep(ada, 1, free_play(",1122"), 10));
  Server::running().stop();
  CHECK(
      fault_of(store->keep(ada, 1, free_play(",1122,2415"), 20)) ==
      "the database does not answer; is the server running?"
  );
  CHECK(
      refusal_of(database.target().where) == "the database does not answer; is the server running?"
  );
  Server::running().start();
  have(store->keep(ada, 1, free_play(",1122,2415"), 20));
  CHECK(have(store->games({})).size() == 1);
}

TEST_CASE("a connection that the server drops is made again without a word") {
  const TestDatabase database{DatabaseKind::server};
  const auto store = database.open();
  have(store->keep(ada, 1, free_play(",1122"), 10));
  Server::running().run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
      "AND backend_type = 'client backend'"
  );
  have(store->keep(ada, 1, free_play(",1122,2415"), 20));
  CHECK(have(store->games({})).size() == 1);
}

TEST_CASE("a server that hangs is a sentence, and is found again once it goes on") {
  const TestDatabase database{DatabaseKind::server};
  have(Store::open(database.target()));
  const auto store = Store::later({database.target().where, "the database"});
  have(store->keep(ada, 1, free_play(",1122"), 10));
  Server::running().freeze();
  const std::string silence = "the database does not answer; is the server running?";
  const auto keep = [&] {
    return store->keep(ada, 1, free_play(",1122,2415"), 20);
  };
  CHECK(fault_of(keep()) == silence);
  CHECK(fault_of(keep()) == silence);  // nobody waits once more for the same
  CHECK(refusal_of(database.target().where) == silence);
  Server::running().thaw();
  auto kept = keep();
  for (int attempt = 0; !kept && attempt < 100; ++attempt) {
    std::this_thread::sleep_for(std::chrono::milliseconds{100});
    kept = keep();
  }
  have(kept);
  CHECK(have(store->games({})).size() == 1);
}

TEST_CASE("no sentence about a server has a password in it") {
  const Server& server = Server::running();
  const TestDatabase any{DatabaseKind::server};
  server.run("CREATE ROLE player LOGIN PASSWORD 'Jabberwock'");
  CHECK(Store::open({server.url("player", "Jabberwock", "postgres"), "the database"}).has_error());
  CHECK(
      refusal_of(server.url("player", "Bandersnatch", "postgres")) ==
      "the database refuses the name or the password; check the setting records, or have the role "
      "made: runuser -u postgres -- createuser -p " +
          std::to_string(server.port()) + " --pwprompt player"
  );
  CHECK(
      refusal_of(server.url("player", "", "postgres")) ==
      "the database wants a password; check the setting records"
  );
  CHECK(
      refusal_of(server.url("postgres", "", "nowhere")) ==
      "the database has no such database; check the setting records, or have it made: runuser "
      "-u postgres -- createdb -p " +
          std::to_string(server.port()) + " -O postgres nowhere"
  );
  for (const char* url :
       {"postgresql://player:Bander@snatch@127.0.0.1/x", "postgresql://player:Bander/snatch@h/x",
        "postgresql://player:Bander%zzsnatch@127.0.0.1/x", "postgresql://player:Bandersnatch",
        "postgresql://h/x?Bandersnatch=1", "postgresql://"}) {
    CAPTURE(url);
    CHECK(refusal_of(url).find("nder") == std::string::npos);
    CHECK(refusal_of(url).find("snatch") == std::string::npos);
  }
}

TEST_CASE("a role that may not write is a sentence") {
  const TestDatabase database{DatabaseKind::server};
  const auto store = database.open();
  Server::running().run("ALTER ROLE postgres SET default_transaction_read_only = on");
  const auto reader = database.open();
  Server::running().run("BEGIN; SET TRANSACTION READ WRITE; ALTER ROLE postgres RESET "
                        "default_transaction_read_only; COMMIT");
  CHECK(
      fault_of(reader->keep(ada, 1, free_play(",2415"), 10)) ==
      "the database may only be read; is this a standby server?"
  );
  have(store->keep(ada, 1, free_play(",2415"), 10));
}

TEST_CASE("tables of a newer version on a server are left alone") {
  const TestDatabase database{DatabaseKind::server};
  static_cast<void>(database.open());
  const std::string& where = database.target().where;
  const std::string schema = where.substr(where.rfind("%3D") + 3);
  Server::running().run("UPDATE " + schema + ".schema_version SET version = 1000");
  CHECK(
      refusal_of(where) ==
      "the database was made by a newer version of codemaker and is left alone; use that version"
  );
}

TEST_CASE("a player whom another transaction holds is a sentence and not a wait without end") {
  const TestDatabase database{DatabaseKind::server};
  const auto store = database.open();
  have(store->keep(ada, 1, free_play(",1122"), 10));
  const std::string& where = database.target().where;
  soci::session other{"postgresql", where + "&connect_timeout=2"};
  other << "BEGIN";
  other << "UPDATE players SET seen = 0";
  CHECK(
      fault_of(store->keep(ada, 1, free_play(",1122,2415"), 20)) ==
      "the database does not answer in time; is the server busy, or a table locked?"
  );
  other << "ROLLBACK";
  have(store->keep(ada, 1, free_play(",1122,2415"), 20));
}

}  // namespace
}  // namespace codemaker::scores::records
