/// How many files the system lets us open, and a way on when there are no more.
#pragma once

#include "io/fd.hpp"

#include <cstddef>
#include <optional>

namespace codemaker::io::serving {

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

}  // namespace codemaker::io::serving
