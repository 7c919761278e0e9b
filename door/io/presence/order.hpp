/// What is asked of a process of this program, as a line that goes over its socket.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io::presence {

struct Order {
  enum class Kind : std::uint8_t {
    who,   ///< answered with who is there
    tell,  ///< shows callers a text
    end,   ///< ends calls
    chat   ///< answered yes; from then on both sides send what is typed
  };
  Kind kind = Kind::who;
  std::optional<std::int64_t> call = {};  ///< in the process; nullopt: all of them
  std::string from = {};                  ///< the name that callers see
  std::string text = {};

  friend bool operator==(const Order&, const Order&) = default;
};

/// The most letters of a text and of a name.
inline constexpr std::size_t max_order_text = 400;
inline constexpr std::size_t max_order_name = 24;

/// The most bytes of a line.
inline constexpr std::size_t max_order_bytes = 4096;

/// As it goes over the socket, with its end.
[[nodiscard]] std::string order_text(const Order& order);

/// What was asked, without the end of the line; nullopt if it is nothing of ours. The texts are
/// clean.
[[nodiscard]] std::optional<Order> read_order(std::string_view text);

/// How many calls heard it.
[[nodiscard]] std::string heard_text(int count);
[[nodiscard]] std::optional<int> read_heard(std::string_view text);

}  // namespace codemaker::io::presence
