#include "dropfiles/drop_text.hpp"

#include "ansi/text.hpp"

#include <algorithm>

namespace codemaker::dropfiles {
namespace {

constexpr std::size_t max_text = 64;

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char byte) {
    return static_cast<unsigned char>(byte) < 0x80;
  });
}

FileEncoding encoding_of(std::string_view text) {
  if (is_ascii(text)) return FileEncoding::ascii;
  return ansi::is_utf8(text) ? FileEncoding::utf8 : FileEncoding::cp437;
}

std::vector<std::string> split_lines(std::string_view text) {
  const char end = text.find('\n') != std::string_view::npos ? '\n' : '\r';
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto at = text.find(end);
    std::string_view line = text.substr(0, at);
    while (line.ends_with('\r'))
      line.remove_suffix(1);
    lines.emplace_back(line);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  }
  return lines;
}

bool is_c0_or_c1(char32_t character) {
  return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

}  // namespace

Result<DropText> DropText::split(std::string_view bytes) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  constexpr char end_of_file = '\x1A';
  if (bytes.size() > max_drop_file_bytes) return Fault::because("larger than 1 MiB");
  if (bytes.find('\0') != std::string_view::npos) return Fault::because("holds a NUL byte");
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  bytes = bytes.substr(0, bytes.find(end_of_file));
  if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return Fault::because("is empty");
  DropText text;
  text.encoding_ = encoding_of(bytes);
  text.lines_ = split_lines(bytes);
  return text;
}

std::string_view DropText::raw(int line) const {
  if (line < 1 || line > size()) return {};
  return ansi::trim(lines_[static_cast<std::size_t>(line - 1)]);
}

std::string DropText::text(int line) const {
  const std::string_view own = raw(line);
  const std::string utf8 =
      encoding_ == FileEncoding::cp437 ? ansi::from_cp437(own) : std::string{own};
  std::u32string kept;
  for (const char32_t character : ansi::decode(utf8)) {
    if (!is_c0_or_c1(character)) kept += character;
  }
  const auto first = kept.find_first_not_of(U' ');
  if (first == std::u32string::npos) return {};
  kept = kept.substr(first, kept.find_last_not_of(U' ') - first + 1);
  std::string result;
  for (const char32_t character : kept.substr(0, max_text))
    ansi::append_utf8(result, character);
  return result;
}

std::optional<std::string> DropText::said(int line) const {
  std::string text = this->text(line);
  if (text.empty()) return std::nullopt;
  return text;
}

std::optional<int> DropText::number(int line) const {
  return ansi::leading_number(raw(line));
}

void DropText::insert_line(int before) {
  lines_.insert(lines_.begin() + (before - 1), std::string{});
}

void DropText::delete_line(int line) {
  lines_.erase(lines_.begin() + (line - 1));
}

std::optional<int> not_negative(std::optional<int> number) {
  return number && *number >= 0 ? number : std::nullopt;
}

std::optional<int> at_least_zero(std::optional<int> number) {
  return number ? std::optional{std::max(*number, 0)} : std::nullopt;
}

}  // namespace codemaker::dropfiles
