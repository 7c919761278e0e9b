/// What speaks to a database: SOCI's libraries of the system, or what is inside the program.
#pragma once

#include "records/schema.hpp"

namespace codemaker::scores::records {

/// SOCI knows this kind of database by the names "sqlite3" and "postgresql" from then on. It is
/// asked for when a database is opened: whoever keeps no records, or has no PostgreSQL, starts
/// without. Throws what SOCI or the system's loader says, if a library is missing.
void make_ready(Dialect dialect);

}  // namespace codemaker::scores::records
