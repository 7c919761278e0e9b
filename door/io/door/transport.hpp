/// Finding and opening the line of a caller behind a board.
#pragma once

#include "dropfiles/drop_file.hpp"
#include "io/door/line_order.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/serial_port.hpp"
#include "scores/disk.hpp"

#include <memory>
#include <optional>
#include <string>

namespace codemaker::io {

/// A line that is to be used, and the reason in words.
struct LineChoice {
  LineOrder order;
  std::string reason;
};

/// The order, if there is one; what BBSDEV.DRP states; a socket named by DOOR_SOCKET_FD; a live
/// standard input; a socket that the drop file names and that really is one, whatever the file
/// says of the line; else stdio. Refused when what was ordered or stated cannot be had.
[[nodiscard]] scores::Result<LineChoice> choose_line(
    const LineOrder& order, const dropfiles::DropFile& file
);

/// The two ends of an open line, with what has to be closed or put back when it goes.
struct CallersLine {
  int in = standard_input;
  int out = standard_output;
  std::string name = "stdio";
  bool is_seven_bit = false;
  Fd socket;                           ///< of a connection we made
  std::unique_ptr<SerialPort> serial;  ///< raw already
};

/// Opens what was chosen. `baud` is the speed of a serial line, 0 to keep what it has.
[[nodiscard]] scores::Result<CallersLine> open_line(const LineOrder& order, int baud);

}  // namespace codemaker::io
