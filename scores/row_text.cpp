#include "scores/row_text.hpp"

#include "scores/format.hpp"

#include <array>
#include <charconv>

namespace codemaker::scores {
namespace {

constexpr std::size_t sum_digits = 8;

bool stands_as_it_is(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte > 0x20 && byte != 0x7F && letter != '%';
}

void append_hex(std::string& text, std::uint32_t number, int digits) {
  constexpr std::string_view hex = "0123456789abcdef";
  for (int at = digits - 1; at >= 0; --at)
    text += hex[(number >> (4U * static_cast<unsigned>(at))) & 0xFU];
}

std::optional<std::uint32_t> hex_in(std::string_view digits) {
  std::uint32_t number = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

std::optional<std::string> unescaped(std::string_view field) {
  std::string text;
  for (std::size_t at = 0; at < field.size(); ++at) {
    if (field[at] != '%') {
      text += field[at];
      continue;
    }
    if (at + 2 >= field.size()) return std::nullopt;
    const auto byte = hex_in(field.substr(at + 1, 2));
    if (!byte) return std::nullopt;
    text += static_cast<char>(static_cast<unsigned char>(*byte));
    at += 2;
  }
  return text;
}

}  // namespace

void LineWriter::add(std::string_view text) {
  for (const char letter : text) {
    if (stands_as_it_is(letter)) {
      fields_ += letter;
    } else {
      fields_ += '%';
      append_hex(fields_, static_cast<unsigned char>(letter), 2);
    }
  }
  fields_ += '\t';
}

void LineWriter::add(std::int64_t number) {
  add(std::string_view{std::to_string(number)});
}

void LineWriter::add(const Entry& entry) {
  add(engine::name(entry.table));
  add(entry.score);
  add(std::int64_t{entry.level});
  add(entry.when);
  for (const std::string* text :
       std::array{&entry.name, &entry.player.board, &entry.player.key, &entry.player.handle})
    add(std::string_view{*text});
}

std::uint32_t LineWriter::sum() const {
  return checksum(fields_);
}

std::string LineWriter::line() const {
  std::string text = fields_;
  append_hex(text, sum(), sum_digits);
  return text + '\n';
}

std::optional<ReadLine> read_line(std::string_view line) {
  if (line.size() <= sum_digits) return std::nullopt;
  const auto sum = hex_in(line.substr(line.size() - sum_digits));
  line.remove_suffix(sum_digits);
  if (!sum || !line.ends_with('\t') || checksum(line) != *sum) return std::nullopt;
  ReadLine read;
  read.sum = *sum;
  while (!line.empty()) {
    const std::size_t end = line.find('\t');
    auto field = unescaped(line.substr(0, end));
    if (!field) return std::nullopt;
    read.fields.push_back(std::move(*field));
    line.remove_prefix(end + 1);
  }
  return read;
}

std::optional<std::int64_t> number_in(std::string_view field) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
  if (error != std::errc{} || end != field.data() + field.size()) return std::nullopt;
  return number;
}

std::optional<Entry> row_in(std::span<const std::string> fields) {
  if (fields.size() != fields_of_row) return std::nullopt;
  const auto table = engine::ranked_game(fields[0]);
  const auto score = number_in(fields[1]);
  const auto level = number_in(fields[2]);
  const auto when = number_in(fields[3]);
  const bool is_sound = table && score && *score > 0 && *score <= max_score && level &&
                        *level >= 0 && *level <= std::int64_t{max_level} && when &&
                        fields[5].size() <= max_board_bytes && fields[6].size() <= max_key_bytes &&
                        fields[7].size() <= max_handle_bytes;
  if (!is_sound) return std::nullopt;
  return Entry{
      .table = *table,
      .player = {fields[5], fields[6], fields[7]},
      .name = table_name(fields[4]),
      .score = *score,
      .level = static_cast<std::uint32_t>(*level),
      .when = *when,
  };
}

}  // namespace codemaker::scores
