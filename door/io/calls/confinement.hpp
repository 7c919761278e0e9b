/// What is left to a call of all that the system would let our account do.
#pragma once

#include "io/disk/storage.hpp"

#include <cstdint>
#include <string>

namespace codemaker::io {

enum class Confined : std::uint8_t {
  call,   ///< one caller's, for as long as they are there
  server  ///< which stays for months, and finds names of machines as they are then
};

/// From now on this thread, and each that it starts, reads and writes the data directory and that
/// of the bulletins, and of all else only the time zone, chance and itself (Landlock). It starts no
/// program and no process, makes no socket, signals nobody, and executes nothing that was not
/// loaded before (seccomp). What is open stays so. Where games are kept on a server of PostgreSQL,
/// sockets are made, and what its library wants is read. Call it before the first thread begins and
/// the first byte of a caller's is read, and behind all that reads the config.
///
/// What the kernel could not give is no fault of the caller's: the call goes on without, and the
/// answer says what is missing, for the log: "without Landlock (Function not implemented)". Empty
/// if nothing is.
[[nodiscard]] std::string confine(Confined who, const Storage& kept);

}  // namespace codemaker::io
