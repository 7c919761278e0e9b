/// The tables as text for other programs and boards, and reading it back.
///
/// JSON is one object, `{"format":"codemaker scores","version":1,"rows":[…]}`, CSV has a line of
/// headings and a line for each row. Both have the same columns: game, rank, score, level, when,
/// seconds, name, board, key, handle. `when` is `seconds` (since 1970, UTC) for people and is not
/// read, and neither is `rank`.
#pragma once

#include "scores/hall.hpp"
#include "scores/store.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {

/// With an end of line.
[[nodiscard]] std::string tables_as_json(const scores::Hall& hall);
[[nodiscard]] std::string tables_as_csv(const scores::Hall& hall);

/// Tables from elsewhere.
struct ReadTables {
  scores::Hall hall;
  std::size_t rows = 0;  ///< read; those that found no room in a table of ten count, too
  std::vector<std::string> remarks;  ///< for the sysop
};

/// Reads a score file or an export; the bytes tell which. The fault names the file.
[[nodiscard]] scores::Result<ReadTables> read_tables(
    std::string_view bytes, std::string_view file_name
);

}  // namespace codemaker::commands
