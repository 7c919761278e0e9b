#include "dropfiles/formats.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::dropfiles {
namespace {

constexpr std::size_t min_bytes = 126;

/// Little-endian, counted from 0.
int byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

int word_at(std::string_view bytes, std::size_t at) {
  return byte_at(bytes, at) + 256 * byte_at(bytes, at + 1);
}

/// A signed word: Pascal programs write these.
int signed_at(std::string_view bytes, std::size_t at) {
  const int word = word_at(bytes, at);
  return word < 0x8000 ? word : word - 0x10000;
}

void read_graphics(char graphics, DropFile& file) {
  if (graphics != 'Y' && graphics != 'N' && graphics != '7') return;
  file.ansi = graphics == 'Y';
  file.ascii_only = graphics == '7';
}

void read_name(std::string_view field, DropFile& file) {
  field = field.substr(0, field.find('\0'));
  const bool is_ascii = std::ranges::all_of(field, [](char letter) {
    return static_cast<unsigned char>(letter) < 0x80;
  });
  const bool is_utf8 = ansi::is_utf8(field);
  file.file_encoding = is_ascii  ? FileEncoding::ascii
                       : is_utf8 ? FileEncoding::utf8
                                 : FileEncoding::cp437;
  file.real_name = ansi::clean(is_utf8 ? std::string{field} : ansi::from_cp437(field), 64);
}

}  // namespace

Result<DropFile> read_pcboard(std::string_view bytes) {
  if (bytes.size() > max_drop_file_bytes) return Fault::because("larger than 1 MiB");
  if (bytes.size() < min_bytes) {
    return Fault::because(fmt::format("has {} bytes, at least 126 are needed", bytes.size()));
  }
  const bool has_beginning = bytes.starts_with("-1") || bytes.starts_with(" 0");
  if (!has_beginning) return Fault::because("does not begin with -1 or 0: no PCBOARD.SYS");
  DropFile file;
  file.format = DropFormat::pcboard;
  read_graphics(bytes[11], file);
  file.baud = not_negative(ansi::leading_number(bytes.substr(13, 5)));
  const bool is_local = ansi::equals_ignoring_case(bytes.substr(18, 5), "Local");
  if (!is_local) take_port(bytes.substr(125, 1), file);
  file.user_number = word_at(bytes, 23);
  read_name(bytes.substr(84, 25), file);
  file.seconds_left = from_minutes(signed_at(bytes, 109));
  file.node = ansi::within(byte_at(bytes, 111), 1, 65535);
  return file;
}

}  // namespace codemaker::dropfiles
