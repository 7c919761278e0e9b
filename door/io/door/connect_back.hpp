/// Boards that wait for the door to call them back: ENiGMA on TCP, WWIV on a Unix socket.
#pragma once

#include "io/posix/fd.hpp"
#include "scores/disk.hpp"

#include <string>

namespace codemaker::io {

/// Connects within ten seconds; the board would wait for twenty.
[[nodiscard]] scores::Result<Fd> connect_tcp(const std::string& host, const std::string& port);
/// The path of a Unix socket has at most 107 bytes.
[[nodiscard]] scores::Result<Fd> connect_unix(const std::string& path);

}  // namespace codemaker::io
