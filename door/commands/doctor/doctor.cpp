#include "commands/doctor/doctor.hpp"

#include "commands/doctor/drop_file_words.hpp"
#include "commands/doctor/print.hpp"
#include "dropfiles/age.hpp"
#include "io/finding/drop_search.hpp"
#include "io/log/log.hpp"

#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using dropfiles::DropFile;
using nlohmann::ordered_json;

std::string_view text(dropfiles::CommType type) {
  switch (type) {
  case dropfiles::CommType::local:
    return "local";
  case dropfiles::CommType::serial:
    return "serial";
  case dropfiles::CommType::socket:
    return "socket";
  }
  return {};
}

std::string_view text(dropfiles::DropTransport transport) {
  switch (transport) {
  case dropfiles::DropTransport::stdio:
    return "stdio";
  case dropfiles::DropTransport::socket:
    return "socket";
  case dropfiles::DropTransport::serial:
    return "serial";
  }
  return {};
}

std::string_view text(dropfiles::FileEncoding encoding) {
  switch (encoding) {
  case dropfiles::FileEncoding::ascii:
    return "ascii";
  case dropfiles::FileEncoding::cp437:
    return "cp437";
  case dropfiles::FileEncoding::utf8:
    return "utf-8";
  }
  return {};
}

ordered_json role(const dropfiles::DropFile& file) {
  if (!file.role) return {};
  return *file.role == dropfiles::Role::sysop ? "sysop" : "cosysop";
}

ordered_json describe(const dropfiles::DropFile& file) {
  const auto minutes =
      file.seconds_left ? std::optional{*file.seconds_left / 60} : std::optional<std::int64_t>{};
  return {
      {"format", dropfiles::name(file.format)},
      {"comm_type", text(file.comm_type)},
      {"transport", text(file.transport)},
      {"socket_handle", or_null(file.socket_handle)},
      {"handle_hint", or_null(file.handle_hint)},
      {"serial_port", or_null(file.serial_port)},
      {"serial_handle", or_null(file.serial_handle)},
      {"baud", or_null(file.baud)},
      {"node", or_null(file.node)},
      {"user_number", or_null(file.user_number)},
      {"user_key", or_null(file.user_key)},
      {"real_name", file.real_name},
      {"alias", file.alias},
      {"location", or_null(file.location)},
      {"security_level", or_null(file.security_level)},
      {"role", role(file)},
      {"seconds_left", or_null(file.seconds_left)},
      {"minutes_left", or_null(minutes)},
      {"deadline", or_null(file.deadline)},
      {"ansi", or_null(file.ansi)},
      {"rip", or_null(file.rip)},
      {"ascii_only", or_null(file.ascii_only)},
      {"rows", or_null(file.rows)},
      {"cols", or_null(file.columns)},
      {"codepage", file.codepage == dropfiles::Codepage::utf8 ? "utf-8" : "cp437"},
      {"file_encoding", text(file.file_encoding)},
      {"bbs_name", or_null(file.bbs_name)},
      {"bbs_software", or_null(file.bbs_software)},
      {"sysop_name", or_null(file.sysop_name)},
      {"language", or_null(file.language)},
  };
}

}  // namespace

int doctor_dropfile(const DoctorOptions& options) {
  const auto node = options.node > 0 ? std::optional{options.node} : std::nullopt;
  auto found = io::read_drop_path(options.path, node);
  if (!found) {
    print_refusal(found.error().reason(), options.is_json);
    return 1;
  }
  if (node) {
    found->file.node = node;
    std::erase_if(found->file.sources, [](const dropfiles::DropSource& source) {
      return source.what == dropfiles::source::node;
    });
  }
  if (options.is_json) {
    print(describe(found->file), true);
    return 0;
  }
  fmt::print("File: {}\n", io::log_safe(found->path));
  fmt::print("Age: {}\n", dropfiles::age_text(io::age(*found)));
  for (const std::string& line : in_words(found->file))
    fmt::print("{}\n", line);
  if (const auto stale = io::why_stale(*found)) fmt::print("A call is refused: it {}\n", *stale);
  return 0;
}

}  // namespace codemaker::commands
