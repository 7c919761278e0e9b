#include "records/backends.hpp"

#include <soci/soci.h>

#include <algorithm>
#include <string>

namespace codemaker::scores::records {

void make_ready(Dialect dialect) {
  const std::string backend = dialect == Dialect::sqlite ? "sqlite3" : "postgresql";
  const auto loaded = soci::dynamic_backends::list_all();
  if (std::ranges::count(loaded, backend) > 0) return;
  soci::dynamic_backends::register_backend(backend, "libsoci_" + backend + ".so.4.0");
}

}  // namespace codemaker::scores::records
