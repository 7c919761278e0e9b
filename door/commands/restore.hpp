/// `codemaker restore`: damaged or lost tables and records are led back by their copies.
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

struct RestoreOptions {
  CommonOptions common;
  std::string what = "all";  ///< scores, records or all
  std::string copy;          ///< --from; empty: the newest that is whole
  bool is_listed = false;    ///< --list: the copies there are
  bool is_trial = false;     ///< --dry-run: says what would be done
  bool is_undone = false;    ///< --undo: takes back the latest --from
  bool is_json = false;      ///< of the list
};

/// Returns the exit status: 1 if it could not be done.
[[nodiscard]] int restore_data(const RestoreOptions& options);

}  // namespace codemaker::commands
