#include "io/door/transport.hpp"

#include "ansi/text.hpp"
#include "io/door/connect_back.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/descriptors.hpp"
#include "io/posix/sockets.hpp"
#include "io/posix/terminal.hpp"

#include <fmt/format.h>

namespace codemaker::io {
namespace {

using Kind = LineOrder::Kind;
using dropfiles::DropFile;
using scores::Fault;
using scores::Result;

constexpr int first_free_descriptor = 3;

LineOrder inherited(int fd) {
  return {.kind = Kind::descriptor, .descriptor = fd};
}

Result<LineChoice> obey(const LineOrder& order) {
  const bool lacks_path = order.kind == Kind::unix_socket && order.device.empty();
  if (lacks_path) {
    return Fault::because("--io connect:unix: names no socket; in WWIV, %Z is one only where the "
                          "chain is Listen UNIX "
                          "Socket");
  }
  const bool is_missing = order.kind == Kind::descriptor && !is_open(order.descriptor);
  if (is_missing) return Fault::because(fmt::format("--io {} is not open", text(order)));
  return LineChoice{order, fmt::format("--io {}", text(order))};
}

Result<LineChoice> follow_bbsdev(const dropfiles::DropFile& file) {
  const auto descriptor = file.socket_handle ? file.socket_handle : file.serial_handle;
  if (!descriptor) return LineChoice{{.kind = Kind::stdio}, "BBSDEV.DRP line 2 says so"};
  if (!is_open(*descriptor)) {
    return Fault::because(fmt::format("BBSDEV.DRP line 3: descriptor {} is not open", *descriptor));
  }
  const bool is_misnamed = file.socket_handle && !is_socket(*descriptor);
  if (is_misnamed) {
    return Fault::because(fmt::format("BBSDEV.DRP line 3: descriptor {} is no socket", *descriptor)
    );
  }
  return LineChoice{inherited(*descriptor), "BBSDEV.DRP line 3 names it"};
}

std::optional<int> socket_from_environment() {
  const auto value = environment("DOOR_SOCKET_FD");
  if (!value) return std::nullopt;
  const auto fd = ansi::leading_number(*value);
  return fd && *fd >= first_free_descriptor && is_socket(*fd) ? fd : std::nullopt;
}

std::string_view kind_of_input() {
  if (is_terminal(standard_input)) return "standard input is a terminal";
  return is_socket(standard_input) ? "standard input is a socket" : "standard input is a pipe";
}

CallersLine both_ways(int fd, const LineOrder& order) {
  CallersLine line;
  line.in = line.out = fd;
  line.name = text(order);
  return line;
}

Result<CallersLine> open_serial(const LineOrder& order, int baud) {
  auto serial = SerialPort::open(order.device, {.speed = baud, .is_seven_bit = order.is_seven_bit});
  if (!serial) return serial.error();
  CallersLine line = both_ways((*serial)->fd(), order);
  line.serial = std::move(*serial);
  line.is_seven_bit = order.is_seven_bit;
  return line;
}

Result<CallersLine> call_back(const LineOrder& order) {
  auto socket =
      order.kind == Kind::tcp ? connect_tcp(order.host, order.port) : connect_unix(order.device);
  if (!socket) return socket.error();
  CallersLine line = both_ways(socket->get(), order);
  line.socket = std::move(*socket);
  return line;
}

}  // namespace

Result<LineChoice> choose_line(const LineOrder& order, const dropfiles::DropFile& file) {
  if (order.kind != Kind::automatic) return obey(order);
  if (file.format == dropfiles::DropFormat::bbsdev) return follow_bbsdev(file);
  if (const auto fd = socket_from_environment()) {
    return LineChoice{inherited(*fd), "DOOR_SOCKET_FD names it"};
  }
  if (is_live(standard_input))
    return LineChoice{{.kind = Kind::stdio}, std::string{kind_of_input()}};
  const auto named = file.socket_handle ? file.socket_handle : file.handle_hint;
  if (named && is_connected(*named)) return LineChoice{inherited(*named), "the drop file names it"};
  if (file.socket_handle) {
    return Fault::because(fmt::format(
        "the drop file names socket {}, which the board did not hand over: let the board's "
        "settings "
        "for this door pass it on, or give --io stdio where it plays over standard input",
        *file.socket_handle
    ));
  }
  return LineChoice{{.kind = Kind::stdio}, "nothing else is open"};
}

Result<CallersLine> open_line(const LineOrder& order, int baud) {
  switch (order.kind) {
  case Kind::automatic:
  case Kind::stdio:
    return CallersLine{};
  case Kind::descriptor:
    return both_ways(order.descriptor, order);
  case Kind::serial:
    return open_serial(order, baud);
  case Kind::tcp:
  case Kind::unix_socket:
    return call_back(order);
  }
  return CallersLine{};
}

}  // namespace codemaker::io
