/// `codemaker records`: shows and checks games that were recorded.
#pragma once

#include <string>
#include <vector>

namespace codemaker::commands {

/// Of all its words.
struct RecordsOptions {
  std::vector<std::string> records;  ///< lines or JSON; none: one a line of standard input
  bool is_json = false;
};

/// Each returns the exit status: 1 if a record is wrong, or none was given. This one tells each
/// game move by move, or prints a JSON object a line.
[[nodiscard]] int show_records(const RecordsOptions& options);
/// Says of each whether it is valid, and what came of the game, or what is wrong with it.
[[nodiscard]] int verify_records(const RecordsOptions& options);

}  // namespace codemaker::commands
