#include "records/upkeep.hpp"

#include "records/database.hpp"

namespace codemaker::scores::records {

bool is_file(const Target& target) {
  return !target.where.starts_with(server_scheme);
}

Result<void> copy_database(const Target& target, const std::string& path) {
  return Database{target}.read([&](soci::session& session) -> Result<void> {
    session << "VACUUM INTO :path", soci::use(path, "path");
    return {};
  });
}

Result<std::string> examine_database(const Target& target) {
  return Database{target}.read([](soci::session& session) -> Result<std::string> {
    std::string found;
    session << "PRAGMA quick_check(1)", soci::into(found);
    return found == "ok" ? std::string{} : found;
  });
}

}  // namespace codemaker::scores::records
