#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {

Result<DropFile> read_jumper(const DropText& text) {
  if (auto checked = require_lines(text, 16); !checked) return checked.error();
  DropFile file;
  file.format = DropFormat::jumper;
  file.bbs_name = text.said(1);
  file.sysop_name = text.said(2);
  file.alias = text.text(3);
  file.user_number = not_negative(text.number(4));
  file.real_name = join_names(text.text(5), text.text(6));
  file.location = text.said(7);
  file.seconds_left = from_minutes(text.number(8));
  take_port(text.raw(9), file);
  file.baud = not_negative(text.number(10));
  if (const auto has_ibm_characters = truth(text.raw(15))) file.ascii_only = !*has_ibm_characters;
  file.ansi = truth(text.raw(16));
  file.sources = {{source::caller, 3}, {source::time_left, 8}, {source::line, 9},
                  {source::speed, 10}, {source::charset, 15},  {source::ansi, 16}};
  return file;
}

}  // namespace codemaker::dropfiles
