/// `codemaker who`, `tell`, `chat` and `end`: who is playing now, and what the sysop has to say to
/// them.
#pragma once

#include "commands/options.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// Of the commands about callers who play now; each looks at some of it.
struct CallersOptions {
  CommonOptions common;
  bool is_json = false;
  bool watches = false;            ///< stays, and rings when somebody pages
  std::string who;                 ///< a number of the list or a name; `all`
  std::vector<std::string> words;  ///< what is to be said
  std::string from = "Sysop";      ///< the name that callers see
};

/// A row for each caller of each process, or a JSON object; who watches gets them anew every other
/// second. Returns the exit status: 1 if all that
/// are there keep silent.
[[nodiscard]] int who(const CallersOptions& options);

/// Talks with a caller, letter by letter. Returns the exit status: 1 if they cannot be talked to.
[[nodiscard]] int chat_with(const CallersOptions& options);

/// Shows callers a message. Returns the exit status: 1 if nobody heard it.
[[nodiscard]] int tell_callers(const CallersOptions& options);

/// Sends callers home politely. The same holds.
[[nodiscard]] int end_calls(const CallersOptions& options);

}  // namespace codemaker::commands
