/// What is left to a call of all that the system would let our account do.
#pragma once

#include "io/disk/storage.hpp"

#include <string>

namespace codemaker::io {

/// From now on this thread, and each that it starts, can write in the data directory and that of
/// the bulletins alone (Landlock), can read beside them only what the system and the program's own
/// directory hold, starts no program and no process, and makes no socket (seccomp). What is open
/// stays so. Where games are kept on a server of PostgreSQL, sockets are made and any file is read,
/// for its library wants both. Call it before the first thread begins and the first byte of the
/// caller's is read.
///
/// What the kernel could not give is no fault of the caller's: the call goes on without, and the
/// answer says what is missing, for the log: "without Landlock (Function not implemented)". Empty
/// if nothing is.
[[nodiscard]] std::string confine_call(const Storage& kept);

}  // namespace codemaker::io
