/// The copies of a SQLite database, and which of them leads it back.
#pragma once

#include "records/file.hpp"
#include "records/target.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::scores::records {

/// A copy as it was found.
struct DatabaseCopy {
  std::string path;
  std::string name;       ///< in the data directory
  bool is_whole = false;  ///< SQLite finds nothing wrong, and it is of no newer version
  std::int64_t games = 0;
  std::int64_t finished = 0;  ///< of them
};

/// The copies of the database, that of the latest day first.
[[nodiscard]] std::vector<DatabaseCopy> database_copies(const Target& target);

/// The newest whole one. No clock is asked but where two have as many finished games: those are
/// never taken away, so the copy that has more of them is the newer one.
[[nodiscard]] std::optional<DatabaseCopy> newest_database(const std::vector<DatabaseCopy>& copies);

/// Puts a copy in the place of the file, which is set aside under this ending; its name then, empty
/// if there was no file. For who has the lock of the file. With a fault the file is where it was,
/// or set aside with the copy still standing.
[[nodiscard]] Result<std::string> exchange(
    const DatabaseFile& file, const std::string& ending, const std::string& copy
);

/// What a database is set aside as: by itself when it was damaged, or when a sysop takes a copy.
inline constexpr const char* damaged_ending = "bad";
inline constexpr const char* replaced_ending = "old";

/// Does it for a sysop, under the lock, with a copy that is whole.
[[nodiscard]] Result<std::string> restore_database(const Target& target, const std::string& copy);

/// The one that a sysop replaced last; nullopt if none is there.
[[nodiscard]] std::optional<std::string> replaced_database(const Target& target);

}  // namespace codemaker::scores::records
