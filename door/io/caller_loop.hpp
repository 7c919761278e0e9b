/// The main loop around one caller on a line that was handed to us.
#pragma once

#include "io/connection.hpp"

namespace codemaker::io {

/// Plays one call on two descriptors and returns when it is over, its effects done. SIGHUP, SIGTERM
/// and SIGINT hang up. A terminal is raw meanwhile and restored afterwards. Should the disk hold us
/// for more than a second after a hang-up, the program ends here with status 0.
[[nodiscard]] CallRecord run_call(PosixDisk& disk, Log& log, int in, int out, Greeting greeting);

}  // namespace codemaker::io
