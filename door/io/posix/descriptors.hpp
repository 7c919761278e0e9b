/// Descriptors we were started with, how many we may have, and a way on when there are no more.
#pragma once

#include "io/posix/fd.hpp"

#include <cstddef>
#include <optional>

namespace codemaker::io {

/// Opens /dev/null on those of the descriptors 0, 1 and 2 that are closed. The first file opened
/// would get such a number otherwise, and what is meant for the caller would go into the log. False
/// if that cannot be done.
[[nodiscard]] bool fill_standard_descriptors();

/// True if the number is that of an open descriptor.
[[nodiscard]] bool is_open(int fd);

[[nodiscard]] bool is_pipe(int fd);

/// True for a terminal, a pipe or a socket, but not for the null device or a file.
[[nodiscard]] bool is_live(int fd);

/// A descriptor that is no standard one, for the same thing. Throws std::system_error if there is
/// none left.
[[nodiscard]] Fd copy_of(int fd);

/// Closes the descriptors that a board leaks into its doors, except `kept`.
void close_leaked(std::optional<int> kept);

/// Raises the limit of open files as far as we may, and returns it.
[[nodiscard]] std::size_t raise_descriptor_limit();

/// How many descriptors are open now.
[[nodiscard]] std::size_t open_descriptors();

/// A descriptor kept in reserve. It is given up for as long as it takes to accept a caller, tell
/// them that there is no room, and let them go: unaccepted they would wait for ever, and the
/// listener would report them without end.
class SpareDescriptor {
 public:
  /// Takes a descriptor into reserve, if there is one.
  SpareDescriptor();

  /// The next caller who waits at a listening socket, in place of the spare descriptor; nothing if
  /// nobody waits, or if there is no spare one.
  [[nodiscard]] Fd accept_instead(int listener);

  /// Takes a descriptor back into reserve; the caller's must be closed.
  void refill();

 private:
  Fd spare_;
};

}  // namespace codemaker::io
