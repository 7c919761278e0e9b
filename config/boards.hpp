/// The boards of `[[serve.boards]]`, as the reader of settings reads them.
#pragma once

#include "config/settings.hpp"

#include <string>
#include <vector>

#include <toml++/toml.h>

namespace codemaker::config {

/// The boards, or what is wrong with one of them, and where.
struct ReadBoards {
  std::vector<Board> boards;
  std::string problem;  ///< empty: nothing; never shows a secret
  toml::source_region where;
};

/// Reads a list of tables.
[[nodiscard]] ReadBoards read_boards(const toml::node& value);

}  // namespace codemaker::config
