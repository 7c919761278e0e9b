#include "play/dropfiles/drop_file.hpp"

#include "ansi/text.hpp"
#include "play/dropfiles/formats.hpp"

#include <fmt/format.h>

namespace codemaker::play {
namespace {

Result<DropFile> read_lines(DropFormat format, std::string_view bytes) {
  auto text = DropText::split(bytes);
  if (!text) return text.error();
  const FileEncoding encoding = text->encoding();
  auto drop_file = [&] {
    switch (format) {
    case DropFormat::door32:
      return read_door32(*text);
    case DropFormat::chain:
      return read_chain(*text);
    case DropFormat::dorinfo:
      return read_dorinfo(std::move(*text));
    default:
      return read_door_sys(std::move(*text));
    }
  }();
  if (drop_file) drop_file->file_encoding = encoding;
  return drop_file;
}

/// A caller must have a name; one name serves for both.
Result<DropFile> with_names(DropFile drop_file) {
  if (drop_file.alias.empty()) drop_file.alias = drop_file.real_name;
  if (drop_file.real_name.empty()) drop_file.real_name = drop_file.alias;
  if (drop_file.alias.empty()) return Fault::because("names no caller");
  return drop_file;
}

}  // namespace

std::optional<DropFormat> format_of(std::string_view file_name) {
  const std::string upper = upper_case(file_name);
  if (upper == "BBSDEV.DRP") return DropFormat::bbsdev;
  if (upper == "DOOR32.SYS") return DropFormat::door32;
  if (upper == "DOOR.SYS") return DropFormat::door_sys_52;
  if (upper == "CHAIN.TXT") return DropFormat::chain;
  if (upper.starts_with("DORINFO") && upper.ends_with(".DEF")) return DropFormat::dorinfo;
  return std::nullopt;
}

Result<DropFile> read_drop_file(std::string_view file_name, std::string_view bytes) {
  const std::string shown = ansi::clean(file_name, 64);
  const auto format = format_of(file_name);
  if (!format) return Fault::because(fmt::format("{}: no drop file that codemaker knows", shown));
  auto drop_file = *format == DropFormat::bbsdev ? read_bbsdev(bytes) : read_lines(*format, bytes);
  if (drop_file) drop_file = with_names(std::move(*drop_file));
  if (!drop_file) return Fault::because(fmt::format("{} {}", shown, drop_file.error().reason()));
  return drop_file;
}

std::string_view name(DropFormat format) {
  switch (format) {
  case DropFormat::bbsdev:
    return "BBSDEV";
  case DropFormat::door32:
    return "DOOR32";
  case DropFormat::door_sys_52:
    return "DOORSYS52";
  case DropFormat::door_sys_31:
    return "DOORSYS31";
  case DropFormat::door_sys_doorway:
    return "DOORSYS_DOORWAY";
  case DropFormat::chain:
    return "CHAIN";
  case DropFormat::dorinfo:
    return "DORINFO";
  }
  return {};
}

Fault refuse_line(int line, std::string_view must_be, std::string_view found) {
  return Fault::because(
      fmt::format("line {}: must be {}, found \"{}\"", line, must_be, ansi::clean(found, 40))
  );
}

}  // namespace codemaker::play
