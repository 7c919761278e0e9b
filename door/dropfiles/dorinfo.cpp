#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {
namespace {

/// Icy Board writes a blank line before line 6 and two lines of its own behind the name.
void drop_extra_lines(DropText& text) {
  if (!text.raw(6).empty() || text.raw(7) != "0") return;
  text.delete_line(6);
  if (text.raw(15) != "-1") return;
  text.delete_line(10);
  text.delete_line(9);
}

}  // namespace

Result<DropFile> read_dorinfo(DropText text) {
  drop_extra_lines(text);
  if (auto checked = require_lines(text, 12); !checked) return checked.error();
  for (const int line : {11, 12}) {
    if (!text.number(line)) return refuse_line(line, "a number", text.raw(line));
  }
  DropFile file;
  file.format = DropFormat::dorinfo;
  file.bbs_name = text.said(1);
  if (std::string sysop = join_names(text.text(2), text.text(3)); !sysop.empty()) {
    file.sysop_name = std::move(sysop);
  }
  take_port(text.raw(4), file);
  file.baud = not_negative(text.number(5));
  file.real_name = join_names(text.text(7), text.text(8));
  file.alias = file.real_name;
  file.location = text.said(9);
  if (const auto graphics = text.number(10)) file.ansi = *graphics > 0;
  file.security_level = at_least_zero(text.number(11));
  file.seconds_left = from_minutes(text.number(12));
  file.sources = {
      {source::line, 4},
      {source::speed, 5},
      {source::caller, 7},
      {source::ansi, 10},
      {source::time_left, 12}};
  return file;
}

}  // namespace codemaker::dropfiles
