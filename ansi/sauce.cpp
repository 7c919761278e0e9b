#include "ansi/sauce.hpp"

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
