/// `codemaker boards`: the boards whose callers come by rlogin, and what the sysop makes of those
/// that named themselves.
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

/// Of all its words; each reads its own.
struct BoardsOptions {
  CommonOptions common;
  std::string tag;
  std::string name;  ///< the new one
  bool is_json = false;
  bool is_taken_back = false;  ///< --remove: what was said before holds no more
};

/// Each returns the exit status. This one prints a row for each board, or a JSON object a line.
[[nodiscard]] int list_boards(const BoardsOptions& options);
/// From now on the rows of its players are not marked.
[[nodiscard]] int trust_board(const BoardsOptions& options);
/// From now on none of its callers gets in.
[[nodiscard]] int ban_board(const BoardsOptions& options);
/// From now on it is shown under another name; under its tag if that is the name.
[[nodiscard]] int rename_board(const BoardsOptions& options);
/// Whoever uses the tag next keeps it.
[[nodiscard]] int free_board(const BoardsOptions& options);

}  // namespace codemaker::commands
