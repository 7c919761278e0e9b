/// `codemaker scores`: shows and edits the Hall of Fame.
#pragma once

#include "commands/options.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace codemaker::commands {

/// Of all its words; each reads its own.
struct ScoresOptions {
  CommonOptions common;
  std::string table;  ///< the word of a game; empty: all
  bool is_json = false;
  std::string name;
  std::string board;
  std::int64_t score = 0;
  std::uint32_t level = 1;
  std::size_t place = 0;
  bool is_agreed = false;  ///< --yes: nothing is asked
  bool lists_copies = false;
  std::string copy;  ///< the copy to bring back; empty: the latest
};

/// Each returns the exit status: 1 if it could not be done. This one prints tables, or JSON.
[[nodiscard]] int list_scores(const ScoresOptions& options);
/// Enters a row for a player of a board, as if it had been won.
[[nodiscard]] int add_score(const ScoresOptions& options);
/// Takes out the row at a place.
[[nodiscard]] int remove_score(const ScoresOptions& options);
/// Asks first, unless that was agreed; without a terminal to ask on it refuses.
[[nodiscard]] int reset_scores(const ScoresOptions& options);
/// Brings a copy back, or lists the copies there are.
[[nodiscard]] int restore_scores(const ScoresOptions& options);

}  // namespace codemaker::commands
