#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {
namespace {

void read_socket_or_port(const DropText& text, int socket_line, DropFile& file) {
  const auto socket = text.number(socket_line);
  if (!socket || *socket < first_free_descriptor) {
    take_port(text.raw(19), file);
    file.sources.push_back({source::line, 19});
    return;
  }
  file.comm_type = CommType::socket;
  file.transport = DropTransport::socket;
  file.socket_handle = socket;
  file.sources.push_back({source::line, socket_line});
}

/// Programs listed behind line 32, which holds their number; nullopt if that makes no sense.
std::optional<int> count_programs(const DropText& text) {
  return ansi::within(text.number(32), 0, text.size());
}

}  // namespace

Result<DropFile> read_xtrn(const DropText& text) {
  if (auto checked = require_lines(text, 32); !checked) return checked.error();
  const auto programs = count_programs(text);
  if (!programs) return refuse_line(32, "the number of programs listed", text.raw(32));
  const int list_end = 32 + *programs;
  if (auto checked = require_lines(text, list_end + 12); !checked) return checked.error();
  DropFile file;
  file.format = DropFormat::xtrn;
  file.alias = text.text(1);
  file.bbs_name = text.said(2);
  file.sysop_name = text.said(3);
  file.node = ansi::within(text.number(8), 1, 65535);
  file.seconds_left = at_least_zero(text.number(9));
  file.ansi = ansi::equals_ignoring_case(text.raw(10), "YES") ||
              ansi::equals_ignoring_case(text.raw(10), "MONO");
  file.rows = ansi::within(text.number(11), 1, 1000);
  file.security_level = at_least_zero(text.number(13));
  file.user_number = not_negative(text.number(17));
  file.baud = not_negative(text.number(22));
  file.location = text.said(list_end + 7);
  file.real_name = text.text(list_end + 12);
  file.sources = {{source::caller, 1}, {source::node, 8},  {source::time_left, 9},
                  {source::ansi, 10},  {source::size, 11}, {source::speed, 22}};
  read_socket_or_port(text, list_end + 19, file);
  return file;
}

}  // namespace codemaker::dropfiles
