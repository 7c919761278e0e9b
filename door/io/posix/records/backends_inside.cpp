#include "records/backends.hpp"
#include "records/postgresql_client.hpp"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <algorithm>
#include <string>

namespace codemaker::scores::records {

void make_ready(Dialect dialect) {
  const bool is_file = dialect == Dialect::sqlite;
  if (!is_file) load_postgresql_client();
  const std::string backend = is_file ? "sqlite3" : "postgresql";
  const auto known = soci::dynamic_backends::list_all();
  if (std::ranges::count(known, backend) > 0) return;
  const soci::backend_factory* const inside =
      is_file ? soci::factory_sqlite3() : soci::factory_postgresql();
  soci::dynamic_backends::register_backend(backend, *inside);
}

}  // namespace codemaker::scores::records
