/// Which database is meant, and how it is called.
#pragma once

#include "ansi/fault.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace codemaker::scores::records {

using ansi::Fault;
using ansi::Result;

/// A database, and its name in sentences.
struct Target {
  std::string where;  ///< the path of a SQLite file, or postgresql://…, which may hold a password
  std::string name;   ///< what is shown of it: no password
};

/// How long another's lock is waited for. All that blocks stays below two seconds with this.
inline constexpr std::chrono::milliseconds database_patience{1500};

/// How a URL of PostgreSQL begins.
inline constexpr std::string_view server_scheme = "postgresql://";

/// Loads what speaks to that database, before a process may load nothing any more. What is missing
/// is told when the database is opened.
void load_library(const Target& target);

}  // namespace codemaker::scores::records
