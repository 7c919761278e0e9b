#include "ansi/sauce.hpp"

#include "ansi/glyph.hpp"
#include "ansi/text.hpp"

namespace codemaker::ansi {
namespace {

constexpr std::size_t record_size = 128;
constexpr std::size_t comment_size = 64;
constexpr char end_mark = '\x1A';

std::string_view record_of(std::string_view file) {
  if (file.size() < record_size) return {};
  const std::string_view record = file.substr(file.size() - record_size);
  return record.starts_with("SAUCE00") ? record : std::string_view{};
}

std::uint8_t byte_at(std::string_view record, std::size_t at) {
  return static_cast<std::uint8_t>(record[at]);
}

int word_at(std::string_view record, std::size_t at) {
  return byte_at(record, at) + 256 * byte_at(record, at + 1);
}

std::string text_at(std::string_view record, std::size_t at, std::size_t size) {
  const std::string_view field = record.substr(at, size);
  return clean(from_cp437(field.substr(0, field.find('\0'))), size);
}

/// CP437, with blanks behind it up to the end of its field.
std::string field(std::string_view text, std::size_t size) {
  std::string bytes = encode(clean(text, size), Charset::cp437);
  bytes.resize(size, ' ');
  return bytes;
}

/// Little-endian.
std::string number_field(std::size_t number, std::size_t size) {
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i)
    bytes += static_cast<char>((number >> (8 * i)) & 0xFFU);
  return bytes;
}

}  // namespace

std::optional<Sauce> read_sauce(std::string_view file) {
  const std::string_view record = record_of(file);
  if (record.empty()) return std::nullopt;
  return Sauce{
      .title = text_at(record, 7, 35),
      .author = text_at(record, 42, 20),
      .group = text_at(record, 62, 20),
      .data_type = byte_at(record, 94),
      .file_type = byte_at(record, 95),
      .columns = word_at(record, 96),
      .rows = word_at(record, 98),
      .flags = byte_at(record, 105),
  };
}

std::string sauce_record(const Sauce& sauce, std::string_view date, std::size_t size) {
  std::string record{end_mark};
  record += "SAUCE00";
  record += field(sauce.title, 35) + field(sauce.author, 20) + field(sauce.group, 20);
  record += field(date, 8) + number_field(size, 4);
  record += number_field(sauce.data_type, 1) + number_field(sauce.file_type, 1);
  record += number_field(static_cast<std::size_t>(sauce.columns), 2);
  record += number_field(static_cast<std::size_t>(sauce.rows), 2);
  record += number_field(0, 4) + number_field(0, 1) + number_field(sauce.flags, 1);
  record.resize(1 + record_size, '\0');
  return record;
}

std::string_view without_sauce(std::string_view file) {
  const std::string_view record = record_of(file);
  if (!record.empty()) {
    const std::size_t comments = byte_at(record, 104);
    file.remove_suffix(record_size);
    const std::size_t block = comments == 0 ? 0 : 5 + comments * comment_size;
    const bool has_block =
        block > 0 && file.size() >= block && file.substr(file.size() - block).starts_with("COMNT");
    if (has_block) file.remove_suffix(block);
  }
  return file.substr(0, file.find(end_mark));
}

}  // namespace codemaker::ansi
