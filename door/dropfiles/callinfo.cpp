#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {
namespace {

/// `LOCAL` on line 28 or speed code 5 on line 2; else a port on line 29.
void read_channel(const DropText& text, DropFile& file) {
  const bool is_local = ansi::equals_ignoring_case(text.raw(28), "LOCAL") || text.number(2) == 5;
  if (!is_local) take_port(text.raw(29), file);
}

std::optional<bool> read_color(std::string_view word) {
  if (ansi::equals_ignoring_case(word, "COLOR")) return true;
  if (ansi::equals_ignoring_case(word, "MONO")) return false;
  return std::nullopt;
}

}  // namespace

Result<DropFile> read_callinfo(const DropText& text) {
  if (auto checked = require_lines(text, 8); !checked) return checked.error();
  if (!text.number(5)) return refuse_line(5, "minutes left", text.raw(5));
  DropFile file;
  file.format = DropFormat::callinfo;
  file.real_name = text.text(1);
  file.location = text.said(3);
  file.security_level = at_least_zero(text.number(4));
  file.seconds_left = from_minutes(text.number(5));
  file.ansi = read_color(text.raw(6));
  file.user_number = not_negative(text.number(8));
  file.rows = ansi::within(text.number(23), 1, 1000);
  read_channel(text, file);
  file.baud = not_negative(text.number(31));
  file.node = ansi::within(text.number(35), 1, 65535);
  file.sources = {{source::caller, 1}, {source::time_left, 5}, {source::ansi, 6},
                  {source::size, 23},  {source::line, 29},     {source::speed, 31},
                  {source::node, 35}};
  return file;
}

}  // namespace codemaker::dropfiles
