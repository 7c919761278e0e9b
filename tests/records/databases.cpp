#include "databases.hpp"

#include "engine/records/line.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <soci/soci.h>
#include <utility>

namespace codemaker::tests {
namespace {

using scores::records::Store;
using scores::records::Target;

soci::session session_with(const Target& target) {
  const bool is_server = target.where.starts_with("postgresql");
  return is_server ? soci::session{"postgresql", target.where + "&connect_timeout=2"}
                   : soci::session{"sqlite3", "db=" + target.where};
}

}  // namespace

TestDatabase::TestDatabase(DatabaseKind kind) {
  if (kind == DatabaseKind::file) {
    target_ = file_in(directory_);
    return;
  }
  static int number = 0;
  Server& server = Server::running();
  const std::string schema = fmt::format("test{}", ++number);
  const std::string url = server.url() + "?options=-csearch_path%3D" + schema;
  // Beside much else a server may take its time, and no test is about that but those that say so.
  target_ = {url, "the database", {}, std::chrono::seconds{30}};
  static_cast<void>(Store::open({server.url(), "the database"}));  // loads what speaks to it
  server.run("CREATE SCHEMA " + schema);
}

std::unique_ptr<Store> TestDatabase::open() const {
  return have(Store::open(target_));
}

void TestDatabase::run(const std::string& statement) const {
  soci::session session = session_with(target_);
  session << statement;
}

std::string TestDatabase::value(const std::string& query) const {
  soci::session session = session_with(target_);
  std::string found;
  session << query, soci::into(found);
  return found;
}

Target file_in(const TemporaryDirectory& directory) {
  return {directory.path("records.db"), "records.db"};
}

std::vector<std::string> files_aside(const TemporaryDirectory& directory) {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator{directory.path()}) {
    const std::string name = file.path().filename().string();
    const bool is_companion = name.ends_with("-wal") || name.ends_with("-shm");
    if (name.starts_with("records.bad-") && !is_companion) names.push_back(name);
  }
  std::ranges::sort(names);
  return names;
}

engine::records::Record record_of(
    std::string_view game, std::string_view kind, std::string_view setup, std::string_view moves
) {
  const std::string line = engine::records::join({
      .game = game,
      .kind = kind,
      .setup = setup,
      .moves = moves,
      .outcome = "unfinished.0.0.0",
  });
  const auto read = engine::records::read(line);
  REQUIRE(read.has_value());
  return read->record;
}

engine::records::Record free_play(std::string_view guesses) {
  return record_of("breaking", "free", "4x6", "=2415" + std::string{guesses});
}

}  // namespace codemaker::tests
