/// The program that is measured, as a child process.
#pragma once

#include "io/posix/child.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace codemaker::bench {

/// `codemaker` from the directory this program is in. It is asked to end when nobody needs it.
class Child {
 public:
  /// Throws std::system_error if it cannot be started.
  Child(std::vector<std::string> options, const io::Child::Standard& standard);

  /// A file of /proc about it. Throws std::runtime_error once it is gone.
  [[nodiscard]] std::string about(const char* file) const;

  /// Resident memory in KiB.
  [[nodiscard]] long resident_kib() const;

  [[nodiscard]] std::int64_t id() const { return process_.number(); }

 private:
  io::Child process_;
};

}  // namespace codemaker::bench
