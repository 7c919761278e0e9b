/// Locks among programs, and a queue: who waits is served in the order they came.
#pragma once

#include "io/posix/fd.hpp"
#include "scores/disk.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace codemaker::io {

/// Locks a file or a directory for as long as it is open here: the kernel takes the lock back by
/// whatever end of the program. False if another has it.
[[nodiscard]] scores::Result<bool> try_lock(int fd, std::string_view name);

/// The same beside others who lock it so, while nobody has it alone.
[[nodiscard]] scores::Result<bool> try_shared_lock(int fd, std::string_view name);

/// A place in the queue of a file that all writers share: a locked byte of it, behind those of all
/// who wait already. It is given back by whatever end of the program.
class QueuePlace {
 public:
  /// nullopt if the file system has no locks of bytes: then there is no queue.
  [[nodiscard]] static std::optional<QueuePlace> take(Fd file);

  /// True once nobody waits before this one.
  [[nodiscard]] bool has_come() const;

 private:
  QueuePlace(Fd file, std::int64_t at) : file_{std::move(file)}, at_{at} {}

  Fd file_;
  std::int64_t at_;
};

}  // namespace codemaker::io
