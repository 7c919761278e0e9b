/// The main loop around one caller on a line that was handed to us.
#pragma once

#include "io/calls/connection.hpp"
#include "io/door/transport.hpp"
#include "io/posix/callers_folder.hpp"
#include "io/posix/fd.hpp"
#include "io/workers/workers.hpp"

#include <memory>

namespace codemaker::io {

/// Plays one call on an open line and returns when it is over, its effects done. SIGHUP, SIGTERM,
/// SIGINT and a lost carrier hang up; from then on these signals are ignored, until the program
/// ends. A terminal is raw meanwhile and restored afterwards. Should the disk not answer within
/// a second of a hang-up, the record says that we were cut off: then the program has to end without
/// destroying the disk and the log. `own`: where the sysop's commands find the call; null: nowhere.
/// `desk`: the line to that of a caller who is the sysop.
[[nodiscard]] CallRecord run_call(
    scores::Disk& disk, Log& log, const Storage& kept, CallersLine& line, CallSetup call_setup,
    std::unique_ptr<OwnSocket> own, Fd desk = {}
);

}  // namespace codemaker::io
