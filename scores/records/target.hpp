/// Which database is meant, and how it is called.
#pragma once

#include "ansi/fault.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace codemaker::scores::records {

using ansi::Fault;
using ansi::Result;

/// Keeps the lines of games that go on from being read where they are kept.
class LineSafe {
 public:
  LineSafe() = default;
  LineSafe(const LineSafe&) = delete;
  LineSafe& operator=(const LineSafe&) = delete;
  virtual ~LineSafe() = default;

  /// The line as it is kept; it begins with `sealed_line`.
  [[nodiscard]] virtual Result<std::string> close(std::string_view line) const = 0;
  /// The line that was closed.
  [[nodiscard]] virtual Result<std::string> open(std::string_view kept) const = 0;
};

/// How a line begins that is kept closed; what is shown of it, too.
inline constexpr std::string_view sealed_line = "sealed:";

/// How long is waited for a server in all: one that has stopped takes what is sent, in silence.
inline constexpr std::chrono::milliseconds server_patience{1900};

/// A database, and its name in sentences.
struct Target {
  std::string where;  ///< the path of a SQLite file, or postgresql://…, which may hold a password
  std::string name;   ///< what is shown of it: no password
  std::shared_ptr<const LineSafe> safe = {};  ///< nullptr: all lines are kept as they are
  std::chrono::milliseconds patience = server_patience;  ///< with a server
};

/// What a look at a database found.
struct Seen {
  std::int64_t games = 0;
  std::string damage = {};   ///< a sentence; empty: it is whole
  bool is_readable = false;  ///< else it is no database any more
};

/// How long another's lock is waited for. All that blocks stays below two seconds with this.
inline constexpr std::chrono::milliseconds database_patience{1500};

/// How a URL of PostgreSQL begins.
inline constexpr std::string_view server_scheme = "postgresql://";

/// Loads what speaks to that database, before a process may load nothing any more. What is missing
/// is told when the database is opened.
void load_library(const Target& target);

}  // namespace codemaker::scores::records
