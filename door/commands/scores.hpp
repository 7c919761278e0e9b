/// `codemaker scores`: shows and edits the Hall of Fame.
#pragma once

#include "commands/options.hpp"

namespace codemaker::commands {

struct ScoresOptions {
  CommonOptions common;
  std::string table;  ///< breaking, masterix or eggcarton; empty: all
  bool is_json = false;
  std::string name;
  std::string board;
  std::int64_t score = 0;
  std::uint32_t level = 1;
  std::size_t place = 0;
};

// Each returns the exit status.
[[nodiscard]] int list_scores(const ScoresOptions& options);
[[nodiscard]] int add_score(const ScoresOptions& options);
[[nodiscard]] int remove_score(const ScoresOptions& options);
[[nodiscard]] int reset_scores(const ScoresOptions& options);

}  // namespace codemaker::commands
