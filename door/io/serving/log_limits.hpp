/// How much callers can make the log tell, by address and in all: a flood of them must not become a
/// flood of text lines. Time is an input.
#pragma once

#include <array>
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

/// What a text line of the log tells of callers.
enum class Told : std::uint8_t {
  refused,  ///< one who did not get in
  gone,     ///< one who left before the first screen
  failed,   ///< one whose call a fault of ours has ended
  call,     ///< how calls begin and end
  guess,    ///< a wrong password, by the name it was for
  fault     ///< a fault that is nobody's call
};

/// What may be told now, and what was only counted. Each kind has its own limits: a flood of one
/// kind hides nothing of the others.
class LogLimits {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  static constexpr std::size_t kinds = 6;

  /// In a minute.
  struct Most {
    std::uint64_t of_address;
    std::size_t in_all;
  };

  [[nodiscard]] static Most most(Told kind);

  /// True if this may be told; otherwise it is counted.
  [[nodiscard]] bool add(Told kind, std::string_view address, Instant now);

  /// A text line about what was only counted.
  struct Line {
    Told kind;
    std::string text;
  };

  /// Lines that are due: of each address once a minute. All that is left is due at the end of time.
  [[nodiscard]] std::vector<Line> due(Instant now);

 private:
  struct Tally {
    Instant since;
    std::uint64_t told = 0;
    std::uint64_t untold = 0;
  };

  /// What is known of a kind. Addresses that are too many are counted together.
  struct Kind {
    std::map<std::string, Tally, std::less<>> addresses;
    std::optional<Tally> others;
    Instant minute;
    std::size_t told = 0;  ///< in that minute
  };

  static void tell_due(Told told, Kind& kind, Instant now, std::vector<Line>& lines);

  std::array<Kind, kinds> kinds_;
};

}  // namespace codemaker::io::serving
