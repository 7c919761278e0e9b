/// Callers who were refused, counted by address: a flood of them must not become a flood of lines
/// in the log. Time is an input.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::serving {

/// The counts, and what of them the log knows.
class Refusals {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  /// Addresses counted one by one; callers from further ones are counted together.
  static constexpr std::size_t max_addresses = 64;

  /// Counts a refused caller. The first one of an address is a line for the log at once.
  [[nodiscard]] std::optional<std::string> add(
      std::string_view address, std::string_view reason, Instant now
  );

  /// Lines for the log about those that were only counted: of each address once a minute. All that
  /// is left is due at the end of time.
  [[nodiscard]] std::vector<std::string> due(Instant now);

 private:
  struct Tally {
    Instant told;
    std::uint64_t untold = 0;
  };

  std::map<std::string, Tally, std::less<>> addresses_;
  std::optional<Tally> others_;
};

}  // namespace codemaker::io::serving
