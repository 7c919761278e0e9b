#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {
namespace {

/// Line 10: a number, or what MaximusNG writes instead.
void read_emulation(const DropText& text, DropFile& file) {
  if (const auto emulation = text.number(10)) {
    file.ansi = *emulation > 0;
    file.rip = *emulation == 3;
  } else if (ansi::equals_ignoring_case(text.raw(10), "ANSI")) {
    file.ansi = true;
    file.rip = false;
  } else if (ansi::equals_ignoring_case(text.raw(10), "ASCII")) {
    file.ansi = false;
    file.rip = false;
  }
}

void read_type_and_handle(const DropText& text, DropFile& file) {
  const auto handle = text.number(2);
  const bool is_descriptor = handle && *handle >= first_free_descriptor;
  switch (text.raw(1).front()) {
  case '1':
    file.comm_type = CommType::serial;
    file.serial_port = not_negative(handle);
    return;
  case '2':
    if (!is_descriptor) return;  // the socket that was never passed: standard input is the line
    file.comm_type = CommType::socket;
    file.transport = DropTransport::socket;
    file.socket_handle = handle;
    return;
  default:
    if (is_descriptor) file.handle_hint = handle;
    return;
  }
}

}  // namespace

Result<DropFile> read_door32(const DropText& text) {
  if (auto checked = require_lines(text, 7); !checked) return checked.error();
  const std::string_view type = text.raw(1);
  if (type != "0" && type != "1" && type != "2") return refuse_line(1, "0, 1 or 2", type);
  DropFile file;
  file.format = DropFormat::door32;
  read_type_and_handle(text, file);
  file.baud = not_negative(text.number(3));
  file.bbs_name = text.said(4);
  file.bbs_software = text.said(4);
  file.user_number = not_negative(text.number(5));
  file.real_name = text.text(6);
  file.alias = text.text(7);
  file.security_level = at_least_zero(text.number(8));
  if (const auto time = at_least_zero(text.number(9))) {
    const bool is_in_seconds = text.raw(4).starts_with("WWIV ");
    file.seconds_left = std::int64_t{*time} * (is_in_seconds ? 1 : seconds_a_minute);
  }
  read_emulation(text, file);
  file.node = ansi::within(text.number(11), 1, 65535);
  file.sources = {{source::line, 1},      {source::speed, 3}, {source::caller, 7},
                  {source::time_left, 9}, {source::ansi, 10}, {source::node, 11}};
  return file;
}

}  // namespace codemaker::dropfiles
