#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

#include <algorithm>

namespace codemaker::dropfiles {
namespace {

/// 05/04/85, 1985-05-04: digits in three parts.
bool looks_like_date(std::string_view text) {
  const bool has_only_those = text.find_first_not_of("0123456789/-.") == std::string_view::npos;
  const auto is_mark = [](char letter) {
    return letter == '/' || letter == '-' || letter == '.';
  };
  return has_only_those && std::ranges::count_if(text, is_mark) == 2;
}

}  // namespace

Result<DropFile> read_tribbs(DropText text) {
  if (auto checked = require_lines(text, 14); !checked) return checked.error();
  const bool lacks_birthday = !looks_like_date(text.raw(10));
  if (lacks_birthday) text.insert_line(10);
  // Lines are named as they stand in the file.
  const int shift = lacks_birthday ? 1 : 0;
  DropFile file;
  file.format = DropFormat::tribbs;
  file.user_number = not_negative(text.number(1));
  file.real_name = text.text(2);
  file.security_level = at_least_zero(text.number(4));
  file.ansi = truth(text.raw(6));
  file.seconds_left = from_minutes(text.number(7));
  file.location = text.said(9);
  file.node = ansi::within(text.number(11), 1, 65535);
  file.baud = not_negative(text.number(13));
  const bool is_local = file.baud == 0;
  if (!is_local) take_port(text.raw(12), file);
  file.bbs_name = text.said(17);
  file.sysop_name = text.said(18);
  file.alias = text.text(19);
  file.sources = {{source::ansi, 6},           {source::time_left, 7},
                  {source::node, 11 - shift},  {source::line, 12 - shift},
                  {source::speed, 13 - shift}, {source::caller, 19 - shift}};
  return file;
}

}  // namespace codemaker::dropfiles
