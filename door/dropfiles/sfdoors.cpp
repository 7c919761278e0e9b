#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {

Result<DropFile> read_sfdoors(const DropText& text) {
  if (auto checked = require_lines(text, 11); !checked) return checked.error();
  DropFile file;
  file.format = DropFormat::sfdoors;
  file.user_number = not_negative(text.number(1));
  file.real_name = text.text(2);
  file.baud = not_negative(text.number(5));
  const bool is_local = file.baud == 0;
  if (!is_local) take_port(text.raw(6), file);
  file.seconds_left = from_minutes(text.number(7));
  file.ansi = truth(text.raw(10));
  file.security_level = at_least_zero(text.number(11));
  file.node = ansi::within(text.number(24), 1, 65535);
  file.location = text.said(32);
  file.sources = {{source::caller, 2},    {source::speed, 5}, {source::line, 6},
                  {source::time_left, 7}, {source::ansi, 10}, {source::node, 24}};
  return file;
}

}  // namespace codemaker::dropfiles
