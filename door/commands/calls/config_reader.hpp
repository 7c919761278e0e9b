/// The config of a server that is confined, and reads it again at SIGHUP.
#pragma once

#include "commands/options.hpp"
#include "io/posix/outside_reader.hpp"

namespace codemaker::commands {

/// Where the config lies nothing else may be readable for callers, and editors put a new file in
/// the place of the old one: no rule for a file or a directory, and no open descriptor, does for
/// both. So a process of ours reads it, which began before the server was confined, and tells it as
/// often as it is asked. To a server that somebody has broken into it tells what is in its memory
/// already.
class ConfigReader {
 public:
  /// Before the first thread, and as the account that the server plays under. Throws
  /// std::system_error.
  explicit ConfigReader(const CommonOptions& options);

  /// As `settle`, now.
  [[nodiscard]] scores::Result<Settled> read();

 private:
  io::OutsideReader reader_;
};

}  // namespace codemaker::commands
