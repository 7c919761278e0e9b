#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::dropfiles {
namespace {

void read_graphics_word(std::string_view word, DropFile& file) {
  if (!is_graphics_word(word)) return;
  file.rip = ansi::equals_ignoring_case(word, "RIP");
  file.ansi = *file.rip || ansi::equals_ignoring_case(word, "GR");
  file.ascii_only = ansi::equals_ignoring_case(word, "7E");
}

/// Line 1 as `COM1:` or `COM1`, `COM0:STDIO`, `COM0:SOCKET5`.
void read_port(std::string_view line, DropFile& file) {
  constexpr std::string_view socket_prefix = "COM0:SOCKET";
  const std::string upper = ansi::upper_case(line);
  if (upper.starts_with(socket_prefix)) {
    const auto handle = ansi::leading_number(std::string_view{upper}.substr(socket_prefix.size()));
    if (!handle || *handle < 3) return;
    file.comm_type = CommType::socket;
    file.transport = DropTransport::socket;
    file.socket_handle = handle;
    return;
  }
  const auto port = ansi::leading_number(std::string_view{upper}.substr(3));
  if (!port || *port <= 0) return;
  file.comm_type = CommType::serial;
  file.serial_port = port;
}

/// Five lines: name, port, speed, minutes, G or M.
Result<DropFile> read_doorway(const DropText& text) {
  constexpr int min_lines = 5;
  if (text.size() < min_lines) {
    return Fault::because(fmt::format(
        "line 1: does not begin with COM, and {} lines are no DoorWay file", text.size()
    ));
  }
  DropFile file;
  file.format = DropFormat::door_sys_doorway;
  file.real_name = text.text(1);
  file.alias = text.text(1);
  take_port(text.raw(2), file);
  file.baud = not_negative(text.number(3));
  file.seconds_left = from_minutes(text.number(4));
  file.ansi = ansi::upper_case(text.raw(5)).starts_with('G');
  file.sources = {
      {source::caller, 1},
      {source::line, 2},
      {source::speed, 3},
      {source::time_left, 4},
      {source::ansi, 5}};
  return file;
}

bool is_long_form(const DropText& text) {
  if (text.size() < 36) return false;
  for (int line = 32; line <= 52; ++line) {
    if (!text.raw(line).empty()) return true;
  }
  return false;
}

/// The layout of ANetBBS 2026, one of its own.
DropFile read_anet(const DropText& text) {
  DropFile file;
  file.real_name = text.text(7);
  if (const std::string last = text.text(8); !last.empty()) {
    file.real_name += (file.real_name.empty() ? "" : " ") + last;
  }
  file.location = text.said(9);
  file.security_level = at_least_zero(text.number(13));
  file.seconds_left = at_least_zero(text.number(16));
  read_graphics_word(text.raw(19), file);
  file.rows = ansi::within(text.number(21), 1, 1000);
  file.user_number = not_negative(text.number(24));
  file.sysop_name = text.said(33);
  file.alias = text.text(37);
  file.sources = {
      {source::time_left, 16}, {source::ansi, 19}, {source::size, 21}, {source::caller, 37}};
  return file;
}

/// Seconds on line 18, unless the minutes on line 19 know better: some writers stop at 32767.
bool are_minutes_better(std::optional<int> seconds, std::optional<int> minutes) {
  constexpr int stuck = 32767;
  if (!minutes) return false;
  if (!seconds || *seconds == 0) return true;
  return *seconds == stuck && from_minutes(minutes) > stuck;
}

void read_time(const DropText& text, DropFile& file) {
  const auto seconds = at_least_zero(text.number(18));
  const auto minutes = at_least_zero(text.number(19));
  const bool takes_minutes = are_minutes_better(seconds, minutes);
  file.seconds_left = takes_minutes ? from_minutes(minutes) : std::optional<std::int64_t>{seconds};
  file.sources.push_back({source::time_left, takes_minutes ? 19 : 18});
}

bool is_all_digits(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// Line 36 as a rule; earlier ANetBBS put its node number there and the alias on line 39.
int line_of_alias(const DropText& text) {
  const bool is_node_number = is_all_digits(text.raw(36)) && text.raw(36) == text.raw(4);
  const bool has_alias_on_39 = text.text(39).size() > 1;
  return is_node_number && has_alias_on_39 ? 39 : 36;
}

DropFile read_standard(const DropText& text) {
  DropFile file;
  file.real_name = text.text(10);
  file.location = text.said(11);
  file.security_level = at_least_zero(text.number(15));
  read_time(text, file);
  read_graphics_word(text.raw(20), file);
  file.rows = ansi::within(text.number(21), 1, 1000);
  file.user_number = not_negative(text.number(26));
  const bool is_long = is_long_form(text);
  if (is_long) file.sysop_name = text.said(35);
  const int alias_line = is_long ? line_of_alias(text) : 10;
  file.alias = text.text(alias_line);
  file.sources.insert(
      file.sources.end(), {{source::ansi, 20}, {source::size, 21}, {source::caller, alias_line}}
  );
  return file;
}

void join_conferences(DropText& text) {
  while (text.raw(24).find(',') != std::string_view::npos)
    text.delete_line(24);
}

}  // namespace

bool is_graphics_word(std::string_view word) {
  return ansi::equals_ignoring_case(word, "GR") || ansi::equals_ignoring_case(word, "NG") ||
         ansi::equals_ignoring_case(word, "7E") || ansi::equals_ignoring_case(word, "RIP");
}

Result<DropFile> read_door_sys(DropText text) {
  if (!ansi::upper_case(text.raw(1)).starts_with("COM")) return read_doorway(text);
  bool is_anet = false;
  const bool is_shifted = is_graphics_word(text.raw(19)) && !is_graphics_word(text.raw(20));
  if (is_shifted) {
    const std::string flag = ansi::upper_case(text.raw(7));
    const bool lacks_line_5 = flag.empty() || flag == "Y" || flag == "N";
    if (lacks_line_5) text.insert_line(5);
    is_anet = !lacks_line_5;
  }
  if (auto checked = require_lines(text, 20); !checked) return checked.error();
  if (!is_anet) join_conferences(text);
  DropFile file = is_anet ? read_anet(text) : read_standard(text);
  file.format = is_long_form(text) ? DropFormat::door_sys_52 : DropFormat::door_sys_31;
  read_port(text.raw(1), file);
  file.baud = not_negative(text.number(2));
  file.node = ansi::within(text.number(4), 1, 65535);
  file.sources.insert(
      file.sources.begin(), {{source::line, 1}, {source::speed, 2}, {source::node, 4}}
  );
  return file;
}

}  // namespace codemaker::dropfiles
