/// A directory with the log of a test in it.
#pragma once

#include "io/log/log.hpp"
#include "io/posix/files.hpp"
#include "support/temporary_directory.hpp"

#include <cstddef>
#include <string>

namespace codemaker::tests {

/// Gone with the test.
struct LogDirectory {
  [[nodiscard]] io::Log open() const { return io::Log{directory.path()}; }

  /// All that was logged.
  [[nodiscard]] std::string lines() const {
    constexpr std::size_t plenty = std::size_t{1} << 20U;
    return **io::read_file(directory.path(io::log_file), plenty);
  }

  TemporaryDirectory directory;
};

}  // namespace codemaker::tests
