/// PostgreSQL's client, which a program that brings everything else along takes from the system.
#pragma once

namespace codemaker::scores::records {

/// Loads libpq.so.5, once: before it nothing of SOCI's PostgreSQL may be called. Throws what the
/// system's loader says if there is none.
void load_postgresql_client();

}  // namespace codemaker::scores::records
