#include "records/copies.hpp"

#include "records/database.hpp"
#include "records/schema.hpp"

#include <exception>
#include <filesystem>
#include <soci/soci.h>

namespace codemaker::scores::records {
namespace {

/// What can be read of a copy; it stays as it is.
DatabaseCopy examined(const std::string& path) {
  DatabaseCopy copy{
      .path = path, .name = "backup/" + std::filesystem::path{path}.filename().string()};
  if (path.find('"') != std::string::npos) return copy;
  try {
    soci::session session{"sqlite3", "db=\"" + path + "\""};
    std::string verdict;
    session << "PRAGMA quick_check(1)", soci::into(verdict);
    std::int64_t version = 0;
    session << "SELECT max(version) FROM schema_version", soci::into(version);
    session << "SELECT count(*) FROM games", soci::into(copy.games);
    session << "SELECT count(*) FROM games WHERE is_over = 1", soci::into(copy.finished);
    copy.is_whole = verdict == "ok" && version > 0 && version <= schema_version();
  } catch (const std::exception&) {
    copy.is_whole = false;  // damaged: the next older one may not be
  }
  return copy;
}

}  // namespace

std::vector<DatabaseCopy> database_copies(const Target& target) {
  load_library(target);
  std::vector<DatabaseCopy> copies;
  for (const std::string& path : DatabaseFile{target.where}.copies())
    copies.push_back(examined(path));
  return copies;
}

std::optional<DatabaseCopy> newest_database(const std::vector<DatabaseCopy>& copies) {
  const DatabaseCopy* newest = nullptr;
  for (const DatabaseCopy& copy : copies) {
    if (!copy.is_whole) continue;
    if (newest == nullptr || copy.finished > newest->finished) newest = &copy;
  }
  return newest == nullptr ? std::nullopt : std::optional{*newest};
}

Result<std::string> exchange(
    const DatabaseFile& file, const std::string& ending, const std::string& copy
) {
  if (auto brought = file.bring(copy); !brought) return brought.error();
  auto aside = file.set_aside(ending);
  if (!aside) return aside;
  if (auto taken = file.take_brought(); !taken) return taken.error();
  return aside;
}

Result<std::string> restore_database(const Target& target, const std::string& copy) {
  if (!examined(copy).is_whole)
    return Fault::because(copy + " is damaged, or no copy; it is not taken");
  const DatabaseFile file{target.where};
  const auto lock = file.lock(database_patience);
  if (!lock) return lock.error();
  return exchange(file, replaced_ending, copy);
}

std::optional<std::string> replaced_database(const Target& target) {
  return DatabaseFile{target.where}.newest_aside(replaced_ending);
}

}  // namespace codemaker::scores::records
