/// Who is at a server, as it tells those who ask on this machine: a row each, of fields between
/// tabs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::serving {

/// A caller as others see them.
struct Present {
  std::string name;     ///< empty: none given yet
  std::string board;    ///< of the player
  std::string service;  ///< `telnet`
  std::string address;
  std::string doing;       ///< `Masterix`
  std::int64_t since = 0;  ///< seconds since 1970, UTC

  friend bool operator==(const Present&, const Present&) = default;
};

/// The most that is read of an answer.
inline constexpr std::size_t max_present_bytes = std::size_t{32} << 20U;

/// As it goes over the socket; whatever stands in the texts, they do not run into each other.
[[nodiscard]] std::string present_text(const std::vector<Present>& callers);

/// What was answered; nullopt if that is not whole, or something else. The texts are clean.
[[nodiscard]] std::optional<std::vector<Present>> read_present(std::string_view text);

}  // namespace codemaker::io::serving
