#include "dropfiles/drop_file.hpp"

#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::dropfiles {
namespace {

struct FileName {
  std::string_view name;
  DropFormat format;
};

constexpr std::array file_names{
    FileName{"BBSDEV.DRP", DropFormat::bbsdev},
    FileName{"DOOR32.SYS", DropFormat::door32},
    FileName{"DOOR.SYS", DropFormat::door_sys_52},
    FileName{"CHAIN.TXT", DropFormat::chain},
    FileName{"XTRN.DAT", DropFormat::xtrn},
    FileName{"TRIBBS.SYS", DropFormat::tribbs},
    FileName{"SFDOORS.DAT", DropFormat::sfdoors},
    FileName{"CALLINFO.BBS", DropFormat::callinfo},
    FileName{"DOORFILE.SR", DropFormat::doorfile_sr},
    FileName{"JUMPER.DAT", DropFormat::jumper},
    FileName{"CHDOOR.DAT", DropFormat::chdoor},
    FileName{"PCBOARD.SYS", DropFormat::pcboard},
};

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
    case DropFormat::xtrn:
      return read_xtrn(*text);
    case DropFormat::tribbs:
      return read_tribbs(std::move(*text));
    case DropFormat::sfdoors:
      return read_sfdoors(*text);
    case DropFormat::callinfo:
      return read_callinfo(*text);
    case DropFormat::doorfile_sr:
      return read_doorfile_sr(std::move(*text));
    case DropFormat::jumper:
      return read_jumper(*text);
    case DropFormat::chdoor:
      return read_chdoor(*text);
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

/// A point between two digits: 3.22a, 0.60-dev.
bool has_version(std::string_view text) {
  const auto is_digit = [&](std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
  };
  for (std::size_t point = text.find('.'); point != std::string_view::npos;
       point = text.find('.', point + 1)) {
    if (point > 0 && is_digit(point - 1) && is_digit(point + 1)) return true;
  }
  return false;
}

}  // namespace

std::optional<DropFormat> format_of(std::string_view file_name) {
  const std::string upper = ansi::upper_case(file_name);
  if (upper.starts_with("DORINFO") && upper.ends_with(".DEF")) return DropFormat::dorinfo;
  const auto known = std::ranges::find(file_names, upper, &FileName::name);
  if (known == file_names.end()) return std::nullopt;
  return known->format;
}

Result<DropFile> read_drop_file(std::string_view file_name, std::string_view bytes) {
  const std::string shown = ansi::clean(file_name, 64);
  const auto format = format_of(file_name);
  if (!format) return Fault::because(fmt::format("{}: no drop file that codemaker knows", shown));
  auto drop_file = *format == DropFormat::bbsdev    ? read_bbsdev(bytes)
                   : *format == DropFormat::pcboard ? read_pcboard(bytes)
                                                    : read_lines(*format, bytes);
  if (drop_file) drop_file = with_names(std::move(*drop_file));
  if (!drop_file) return Fault::because(fmt::format("{} {}", shown, drop_file.error().reason()));
  return drop_file;
}

std::optional<std::string> board_name(const DropFile& file) {
  const bool is_software =
      file.bbs_name && file.bbs_name == file.bbs_software && has_version(*file.bbs_name);
  return is_software ? std::nullopt : file.bbs_name;
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
  case DropFormat::xtrn:
    return "XTRN";
  case DropFormat::tribbs:
    return "TRIBBS";
  case DropFormat::sfdoors:
    return "SFDOORS";
  case DropFormat::callinfo:
    return "CALLINFO";
  case DropFormat::doorfile_sr:
    return "DOORFILE_SR";
  case DropFormat::jumper:
    return "JUMPER";
  case DropFormat::chdoor:
    return "CHDOOR";
  case DropFormat::pcboard:
    return "PCBOARD";
  }
  return {};
}

}  // namespace codemaker::dropfiles
