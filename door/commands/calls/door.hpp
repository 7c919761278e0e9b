/// `codemaker PATH`: a door behind a board.
#pragma once

#include "commands/doctor/checks.hpp"
#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

/// Of a door, and of `doctor` where it looks at a call.
struct DoorOptions {
  CommonOptions common;
  ShowOptions show;
  std::string path;       ///< drop file or its directory; empty: it is looked for
  std::string io;         ///< io::line_order_forms; the words have been checked
  int node = 0;           ///< 0: not said
  bool probes = false;    ///< --probe: the terminal is asked what it is
  bool explains = false;  ///< `doctor`: tells what was found instead of playing
};

/// Returns the exit status: 0 after a call, hang-up included, 1 when there was none to be had. The
/// caller gets one polite line then, and the log the reason. Nothing is written to standard error.
[[nodiscard]] int run_door(const DoorOptions& options);

/// Where there is no memory even for the command line: one line to who may be at standard output.
/// Returns the status.
[[nodiscard]] int turn_away();

/// What a call with these options would come in on, or why there would be none.
[[nodiscard]] Check check_call(const DoorOptions& options);

/// True if the program has been started as a door without saying so: the environment is a board's,
/// or a drop file lies here, at a terminal one of today.
[[nodiscard]] bool looks_like_a_door();

}  // namespace codemaker::commands
