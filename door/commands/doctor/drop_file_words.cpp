#include "commands/doctor/drop_file_words.hpp"

#include "play/call/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using dropfiles::CommType;
using dropfiles::DropFile;
using dropfiles::DropTransport;

/// " (line 9)", or nothing where no line decided it.
std::string line_of(const dropfiles::DropFile& file, std::string_view what) {
  const auto source = std::ranges::find(file.sources, what, &dropfiles::DropSource::what);
  const bool is_known = source != file.sources.end() && source->line > 0;
  return is_known ? fmt::format(" (line {})", source->line) : "";
}

std::string_view spoken(dropfiles::FileEncoding encoding) {
  switch (encoding) {
  case dropfiles::FileEncoding::ascii:
    return "ASCII";
  case dropfiles::FileEncoding::cp437:
    return "CP437";
  case dropfiles::FileEncoding::utf8:
    return "UTF-8";
  }
  return {};
}

std::string caller_of(const dropfiles::DropFile& file) {
  const bool has_two_names = file.real_name != file.alias;
  return file.alias + (has_two_names ? fmt::format(", real name {}", file.real_name) : "");
}

/// What the board knows of the caller besides their name.
std::string account_of(const dropfiles::DropFile& file) {
  std::vector<std::string> parts;
  if (file.user_number) parts.push_back(fmt::format("user {}", *file.user_number));
  if (file.user_key) parts.push_back(fmt::format("key {}", *file.user_key));
  if (file.security_level) parts.push_back(fmt::format("level {}", *file.security_level));
  if (file.role) parts.emplace_back(*file.role == dropfiles::Role::sysop ? "sysop" : "co-sysop");
  if (file.location) parts.push_back(fmt::format("from {}", *file.location));
  if (file.language) parts.push_back(fmt::format("language {}", *file.language));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string board_of(const dropfiles::DropFile& file) {
  std::vector<std::string> parts;
  if (file.bbs_name) parts.push_back(*file.bbs_name);
  if (file.bbs_software && file.bbs_software != file.bbs_name) parts.push_back(*file.bbs_software);
  if (file.sysop_name) parts.push_back(fmt::format("sysop {}", *file.sysop_name));
  return fmt::format("{}", fmt::join(parts, ", "));
}

/// The line as the file states it; what is taken in the end, io::choose_line decides.
std::string line_in_words(const dropfiles::DropFile& file) {
  constexpr std::string_view standard = "standard input and output";
  if (file.transport == dropfiles::DropTransport::serial) {
    return fmt::format("a serial line, descriptor {}", file.serial_handle.value_or(0));
  }
  if (file.transport == dropfiles::DropTransport::socket) {
    const int handle = file.socket_handle.value_or(0);
    const bool is_stated = file.format == dropfiles::DropFormat::bbsdev;
    return is_stated ? fmt::format("socket {}", handle)
                     : fmt::format("socket {}, if standard input is no line", handle);
  }
  if (file.handle_hint) {
    return fmt::format("{}; socket {}, if nothing else is a line", standard, *file.handle_hint);
  }
  if (file.serial_port) {
    return fmt::format("{}; COM{} is no device of Linux", standard, *file.serial_port);
  }
  return std::string{standard};
}

std::string time_in_words(const dropfiles::DropFile& file) {
  constexpr std::int64_t minute = 60;
  if (file.deadline) return fmt::format("until {}", *file.deadline);
  if (!file.seconds_left) return "no limit";
  const std::int64_t seconds = *file.seconds_left;
  return seconds < minute ? play::count(seconds, "second", "seconds")
                          : play::count(seconds / minute, "minute", "minutes");
}

std::string ansi_in_words(const dropfiles::DropFile& file) {
  if (!file.ansi) return "ANSI not told";
  if (!*file.ansi) return "no ANSI, so plain lines";
  return file.rip == true ? "ANSI and RIP" : "ANSI";
}

std::string size_in_words(const dropfiles::DropFile& file) {
  if (file.columns && file.rows) {
    return fmt::format("{} columns and {} rows", *file.columns, *file.rows);
  }
  if (file.rows) return fmt::format("{} rows", *file.rows);
  if (file.columns) return fmt::format("{} columns", *file.columns);
  return "size not told";
}

std::string terminal_in_words(const dropfiles::DropFile& file) {
  const std::string_view characters = file.ascii_only == true                      ? "7-bit ASCII"
                                      : file.codepage == dropfiles::Codepage::utf8 ? "UTF-8"
                                                                                   : "CP437";
  const bool has_size = file.columns || file.rows;
  return fmt::format(
      "{}{}, {}{}, {}{}", ansi_in_words(file), line_of(file, dropfiles::source::ansi),
      size_in_words(file), has_size ? line_of(file, dropfiles::source::size) : "", characters,
      line_of(file, dropfiles::source::charset)
  );
}

}  // namespace

std::vector<std::string> in_words(const dropfiles::DropFile& file) {
  std::vector<std::string> lines{
      fmt::format(
          "Format: {}, written in {}", dropfiles::name(file.format), spoken(file.file_encoding)
      ),
      fmt::format("Caller: {}{}", caller_of(file), line_of(file, dropfiles::source::caller)),
  };
  const auto add = [&](std::string_view label, const std::string& text) {
    if (!text.empty()) lines.push_back(fmt::format("{}: {}", label, text));
  };
  add("Account", account_of(file));
  add("Board", board_of(file));
  const std::string node = file.node ? fmt::to_string(*file.node) : "not told";
  add("Node", node + (file.node ? line_of(file, dropfiles::source::node) : ""));
  add("Time left", time_in_words(file) + line_of(file, dropfiles::source::time_left));
  add("Line", line_in_words(file) + line_of(file, dropfiles::source::line));
  if (file.baud) {
    add("Speed", fmt::format("{} bps{}", *file.baud, line_of(file, dropfiles::source::speed)));
  }
  add("Terminal", terminal_in_words(file));
  return lines;
}

}  // namespace codemaker::commands
