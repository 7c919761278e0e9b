/// Who waits for the score file is served in the order they came.
#pragma once

#include "io/fd.hpp"

#include <cstdint>
#include <optional>
#include <utility>

namespace codemaker::io::disk {

/// A place in the queue of a file that all writers share: a locked byte of it, behind those of all
/// who wait already. It is given back by whatever end of the program.
class Turn {
 public:
  /// nullopt if the file system has no locks of bytes: then there is no queue.
  [[nodiscard]] static std::optional<Turn> take(Fd file);

  /// True once nobody waits before this one.
  [[nodiscard]] bool has_come() const;

 private:
  Turn(Fd file, std::int64_t at) : file_{std::move(file)}, at_{at} {}

  Fd file_;
  std::int64_t at_;
};

}  // namespace codemaker::io::disk
