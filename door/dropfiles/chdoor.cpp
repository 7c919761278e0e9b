#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {

Result<DropFile> read_chdoor(const DropText& text) {
  if (auto checked = require_lines(text, 8); !checked) return checked.error();
  DropFile file;
  file.format = DropFormat::chdoor;
  file.real_name = text.text(1);
  file.alias = text.text(2);
  file.security_level = at_least_zero(text.number(3));
  file.location = text.said(4);
  file.seconds_left = at_least_zero(text.number(5));
  if (const auto graphics = text.number(6)) file.ansi = *graphics > 0;
  file.bbs_name = text.said(7);
  file.node = ansi::within(text.number(8), 1, 65535);
  file.sources = {
      {source::caller, 2}, {source::time_left, 5}, {source::ansi, 6}, {source::node, 8}};
  return file;
}

}  // namespace codemaker::dropfiles
