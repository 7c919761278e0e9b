/// Asks every process that has callers, from outside: the side of the sysop's commands.
#pragma once

#include "io/posix/fd.hpp"
#include "io/presence/order.hpp"
#include "io/presence/present.hpp"
#include "scores/disk.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io::presence {

/// So long answers are waited for.
inline constexpr std::chrono::milliseconds asking_limit{2000};

/// What a process said.
struct Answered {
  std::string process;
  std::string text;
};

/// What came of asking.
struct Asked {
  std::vector<Answered> answers;
  std::vector<std::string> silent;  ///< processes that are there and do not answer
  int foreign = 0;                  ///< processes of other accounts, which may not be asked
};

/// Asks all processes of a data directory, or one of them, and waits no longer than the limit.
[[nodiscard]] scores::Result<Asked> ask_processes(
    const std::string& data_directory, const Order& order,
    const std::optional<std::string>& process = {}, std::chrono::milliseconds limit = asking_limit
);

/// Who is there.
struct WhoIsThere {
  std::vector<Present> callers;     ///< who came first before the others
  std::vector<std::string> silent;  ///< as of `Asked`
  int foreign = 0;
};

[[nodiscard]] scores::Result<WhoIsThere> ask_who(
    const std::string& data_directory, std::chrono::milliseconds limit = asking_limit
);

/// The callers that somebody means by a number of `number_of` or by a name, in letters of either
/// case; if there are none, by the beginning of a word in a name.
[[nodiscard]] std::vector<Present> callers_meant(
    const std::vector<Present>& callers, const std::string& who
);

/// Opens a chat with a caller; the line has what both type from then on. A fault: they cannot be
/// talked to now.
[[nodiscard]] scores::Result<Fd> open_chat(
    const std::string& data_directory, const Present& caller, const std::string& from
);

}  // namespace codemaker::io::presence
