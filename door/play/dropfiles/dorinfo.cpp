#include "play/dropfiles/formats.hpp"

#include <fmt/format.h>

namespace codemaker::play {
namespace {

/// First and last name; a last name that is none, or the first again, is dropped.
std::string join_names(std::string first, const std::string& last) {
  if (last.empty() || last == "NLN" || equals_ignoring_case(first, last)) return first;
  if (first.empty()) return last;
  return first + " " + last;
}

void read_port(std::string_view line, DropFile& file) {
  if (upper_case(line).starts_with("COM")) line.remove_prefix(3);
  const auto port = leading_number(line);
  if (!port || *port <= 0) return;
  file.comm_type = CommType::serial;
  file.serial_port = port;
}

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
  constexpr int least_lines = 12;
  constexpr int seconds_a_minute = 60;
  drop_extra_lines(text);
  if (text.size() < least_lines) {
    return Fault::because(fmt::format("has {} lines, at least 12 are needed", text.size()));
  }
  for (const int line : {11, 12}) {
    if (!text.number(line)) return refuse_line(line, "a number", text.raw(line));
  }
  DropFile file;
  file.format = DropFormat::dorinfo;
  file.bbs_name = text.said(1);
  if (std::string sysop = join_names(text.text(2), text.text(3)); !sysop.empty()) {
    file.sysop_name = std::move(sysop);
  }
  read_port(text.raw(4), file);
  file.baud = not_negative(text.number(5));
  file.real_name = join_names(text.text(7), text.text(8));
  file.alias = file.real_name;
  file.location = text.said(9);
  if (const auto graphics = text.number(10)) file.ansi = *graphics > 0;
  file.security_level = at_least_zero(text.number(11));
  file.seconds_left = std::int64_t{*at_least_zero(text.number(12))} * seconds_a_minute;
  return file;
}

}  // namespace codemaker::play
