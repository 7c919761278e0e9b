/// The main loop around one caller on a line that was handed to us.
#pragma once

#include "io/connection.hpp"
#include "io/transport.hpp"

namespace codemaker::io {

/// Plays one call on an open line and returns when it is over, its effects done. SIGHUP, SIGTERM,
/// SIGINT and a lost carrier hang up. A terminal is raw meanwhile and restored afterwards. Should
/// the disk hold us for more than a second after a hang-up, the program ends here with status 0.
[[nodiscard]] CallRecord run_call(PosixDisk& disk, Log& log, CallersLine& line, Greeting greeting);

}  // namespace codemaker::io
