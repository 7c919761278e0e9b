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

Result<std::string> care_for_database(const Target& target) {
  return Database{target}.care();
}

}  // namespace codemaker::scores::records
