#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

#include <array>

namespace codemaker::dropfiles {
namespace {

void read_connection(const DropText& text, DropFile& file) {
  const bool is_keyboard = ansi::equals_ignoring_case(text.raw(20), "KB");
  file.baud = is_keyboard ? std::optional{0} : not_negative(text.number(20));
  if (is_keyboard || text.number(15) == 0) return;
  file.comm_type = CommType::serial;
  file.serial_port = not_negative(text.number(21));
}

std::optional<Role> read_role(const DropText& text) {
  if (text.number(13).value_or(0) > 0) return Role::sysop;
  if (text.number(12).value_or(0) > 0) return Role::cosysop;
  return std::nullopt;
}

/// What tells a WWIV file from others of that name: MaximusNG writes a layout of its own.
Result<void> check(const DropText& text) {
  constexpr std::array numbers{1, 9, 10, 11, 14, 16};
  if (auto has_lines = require_lines(text, 16); !has_lines) return has_lines;
  for (const int line : numbers) {
    if (!text.number(line)) return refuse_line(line, "a number", text.raw(line));
  }
  if (!ansi::within(text.number(9), 20, 1000)) {
    return refuse_line(9, "20 to 1000 columns", text.raw(9));
  }
  if (!ansi::within(text.number(10), 1, 1000))
    return refuse_line(10, "1 to 1000 rows", text.raw(10));
  return {};
}

}  // namespace

Result<DropFile> read_chain(const DropText& text) {
  if (auto checked = check(text); !checked) return checked.error();
  DropFile file;
  file.format = DropFormat::chain;
  file.user_number = not_negative(text.number(1));
  file.alias = text.text(2);
  file.real_name = text.text(3);
  file.columns = text.number(9);
  file.rows = text.number(10);
  file.security_level = at_least_zero(text.number(11));
  file.role = read_role(text);
  file.ansi = text.number(14).value_or(0) > 0;
  file.seconds_left = at_least_zero(text.number(16));
  read_connection(text, file);
  file.bbs_name = text.said(22);
  file.sysop_name = text.said(23);
  file.sources = {{source::caller, 2},     {source::size, 9},   {source::ansi, 14},
                  {source::time_left, 16}, {source::speed, 20}, {source::line, 21}};
  return file;
}

}  // namespace codemaker::dropfiles
