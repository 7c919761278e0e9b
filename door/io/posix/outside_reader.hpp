/// A process that stays outside of what this one confines itself to.
#pragma once

#include "io/posix/fd.hpp"
#include "scores/disk.hpp"

#include <functional>
#include <string>

namespace codemaker::io {

/// Reads one thing for us, as often as it is asked, and does nothing else: all that it takes from
/// us is that it is asked. Signals do not end it; it goes when we are gone.
class OutsideReader {
 public:
  using Read = std::function<std::string()>;

  /// Starts the process, a copy of this one that calls `read` when it is asked: before the first
  /// thread. It has no descriptor of ours. Throws std::system_error if there can be none.
  explicit OutsideReader(const Read& read);

  /// What `read` gives now. It is not waited for longer than two seconds; then it is asked no more.
  [[nodiscard]] scores::Result<std::string> ask();

 private:
  Fd end_;
};

}  // namespace codemaker::io
