/// Who is in a process of this program, as it tells those who ask on this machine: a row each, of
/// fields between tabs.
#pragma once

#include "io/calls/call_record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::presence {

/// A caller as others see them.
struct Present {
  std::string process = {};  ///< that has the call; filled in by who asks it
  std::int64_t call = 0;     ///< by its number in the process; 0: the process has no other
  std::string name = {};     ///< empty: none given yet
  std::string board = {};    ///< of the player
  std::string service = {};  ///< `telnet`, `door`
  std::string address = {};  ///< or the name of the line
  std::string place = {};    ///< `node 3`; empty: not known
  std::string doing = {};    ///< `Masterix`
  std::int64_t level = 0;    ///< of a ranked run; 0: none is played
  std::int64_t since = 0;    ///< seconds since 1970, UTC
  std::int64_t idle = 0;     ///< seconds without a key
  std::int64_t paged = 0;    ///< when they paged the sysop, as `since`; 0: nobody has to answer
  std::string reason = {};   ///< for which they did

  friend bool operator==(const Present&, const Present&) = default;
};

/// What a call itself tells of it.
[[nodiscard]] Present present_of(const CallRecord& record);

/// By which a call is named on the command line as long as it lasts: `4711`, or `4711.3` where the
/// process has several.
[[nodiscard]] std::string number_of(const Present& caller);

/// The most that is read of an answer.
inline constexpr std::size_t max_present_bytes = std::size_t{32} << 20U;

/// As it goes over the socket; whatever stands in the texts, they do not run into each other.
[[nodiscard]] std::string present_text(const std::vector<Present>& callers);

/// What was answered; nullopt if that is not whole, or something else. The texts are clean.
[[nodiscard]] std::optional<std::vector<Present>> read_present(std::string_view text);

}  // namespace codemaker::io::presence
