#include "io/door/line_order.hpp"

#include "ansi/text.hpp"

#include <fmt/format.h>

namespace codemaker::io {
namespace {

using Kind = LineOrder::Kind;

constexpr std::string_view unix_prefix = "connect:unix:";

/// The rest of a text that begins with `prefix`, if it does and something is left.
std::optional<std::string_view> after(std::string_view text, std::string_view prefix) {
  if (!text.starts_with(prefix) || text.size() == prefix.size()) return std::nullopt;
  return text.substr(prefix.size());
}

/// A whole number of digits alone, up to `most`.
std::optional<int> number(std::string_view digits, int most) {
  if (digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  return ansi::within(ansi::leading_number(digits), 0, most);
}

std::optional<LineOrder> parse_descriptor(std::string_view digits) {
  constexpr int most = 1'048'576;
  const auto descriptor = number(digits, most);
  if (!descriptor) return std::nullopt;
  return LineOrder{.kind = Kind::descriptor, .descriptor = *descriptor};
}

std::optional<LineOrder> parse_serial(std::string_view device) {
  LineOrder order{.kind = Kind::serial};
  if (const auto comma = device.rfind(','); comma != std::string_view::npos) {
    const std::string frame = ansi::upper_case(device.substr(comma + 1));
    if (frame != "7E1" && frame != "8N1") return std::nullopt;
    order.is_seven_bit = frame == "7E1";
    device = device.substr(0, comma);
  }
  if (device.empty()) return std::nullopt;
  order.device = device;
  return order;
}

std::optional<LineOrder> parse_tcp(std::string_view address) {
  constexpr int max_port = 65535;
  const auto colon = address.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  std::string_view host = address.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto port = number(address.substr(colon + 1), max_port);
  if (host.empty() || !port || *port == 0) return std::nullopt;
  return LineOrder{.kind = Kind::tcp, .host = std::string{host}, .port = fmt::format("{}", *port)};
}

}  // namespace

std::optional<LineOrder> parse_line_order(std::string_view text) {
  if (text.empty() || text == "auto") return LineOrder{};
  if (text == "stdio") return LineOrder{.kind = Kind::stdio};
  if (const auto digits = after(text, "fd:")) return parse_descriptor(*digits);
  if (const auto device = after(text, "serial:")) return parse_serial(*device);
  // WWIV leaves the path out where its chain is of another mode: choose_line says so.
  if (text.starts_with(unix_prefix)) {
    return LineOrder{
        .kind = Kind::unix_socket, .device = std::string{text.substr(unix_prefix.size())}};
  }
  if (const auto address = after(text, "connect:")) return parse_tcp(*address);
  return std::nullopt;
}

std::string text(const LineOrder& order) {
  switch (order.kind) {
  case Kind::automatic:
    return "auto";
  case Kind::stdio:
    return "stdio";
  case Kind::descriptor:
    return fmt::format("fd:{}", order.descriptor);
  case Kind::serial:
    return fmt::format("serial:{}{}", order.device, order.is_seven_bit ? ",7E1" : "");
  case Kind::tcp:
    return fmt::format("connect:{}:{}", order.host, order.port);
  case Kind::unix_socket:
    return fmt::format("{}{}", unix_prefix, order.device);
  }
  return {};
}

}  // namespace codemaker::io
