/// Programs that this one starts: the sysop's alarm, and ourselves to be measured.
#pragma once

#include "io/posix/fd.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io {

/// A program that was started, with our environment.
class Child {
 public:
  /// Which descriptors it has for its standard ones; without a word those that we have.
  struct Standard {
    std::optional<int> input = {};
    std::optional<int> output = {};
  };

  /// The first word is its name to itself. Throws std::system_error if it cannot be started.
  Child(const std::string& program, std::vector<std::string> words, const Standard& standard);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  /// Asks it to end, and waits until it has.
  ~Child();

  [[nodiscard]] std::int64_t number() const { return number_; }

  /// True once it has ended by itself; false if it is still at it after that time, and was killed.
  [[nodiscard]] bool ends_within(std::chrono::milliseconds limit);

 private:
  int number_ = -1;  ///< none once it has ended
};

/// The file of this program, to be started as a child.
inline constexpr const char* this_program = "/proc/self/exe";

/// Two ends of a line of both directions. Throws std::system_error if there are none.
[[nodiscard]] std::pair<Fd, Fd> make_socket_pair();

/// The end to read from and the end to write to. Throws std::system_error if there are none.
[[nodiscard]] std::pair<Fd, Fd> make_pipe();

/// How many make a second in what /proc tells of the time of a process.
[[nodiscard]] long clock_ticks_per_second();

}  // namespace codemaker::io
