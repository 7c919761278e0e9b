/// Which line a caller is on, as it is ordered: the words of `--io`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// An order; the fields beside `kind` are set where the kind needs them.
struct LineOrder {
  enum class Kind : std::uint8_t {
    automatic,    ///< `auto`: we decide
    stdio,        ///< `stdio`
    descriptor,   ///< `fd:N`: inherited
    serial,       ///< `serial:DEVICE`, `serial:DEVICE,7E1`
    tcp,          ///< `connect:HOST:PORT`
    unix_socket,  ///< `connect:unix:PATH`
  };
  Kind kind = Kind::automatic;
  int descriptor = -1;
  std::string device = {};  ///< of a serial line, or the path of a Unix socket
  std::string host = {};
  std::string port = {};
  bool is_seven_bit = false;  ///< 7E1 instead of 8N1
};

/// What can be ordered, for `--help` and for refusals.
inline constexpr std::string_view line_order_forms =
    "auto, stdio, fd:N, serial:DEVICE, serial:DEVICE,7E1, connect:HOST:PORT or connect:unix:PATH";

/// nullopt for anything but `line_order_forms`; no word is `auto`. A Unix socket may have no path.
[[nodiscard]] std::optional<LineOrder> parse_line_order(std::string_view text);

/// The order in its words.
[[nodiscard]] std::string text(const LineOrder& order);

}  // namespace codemaker::io
