#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <vector>

namespace codemaker::dropfiles {
namespace {

constexpr std::size_t max_bytes = 4096;
constexpr std::size_t min_lines = 19;

using Lines = std::vector<std::string_view>;

bool is_digits(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

/// Digits with single points between them.
bool is_dotted_number(std::string_view text) {
  while (true) {
    const auto point = text.find('.');
    if (!is_digits(text.substr(0, point))) return false;
    if (point == std::string_view::npos) return true;
    text.remove_prefix(point + 1);
  }
}

/// BCP 47 as far as its form goes: words of 1 … 8 letters or digits joined by hyphens.
bool is_language_tag(std::string_view text) {
  for (bool is_first = true;; is_first = false) {
    const auto hyphen = text.find('-');
    const std::string_view word = text.substr(0, hyphen);
    const auto is_allowed = [&](char letter) {
      return is_letter(letter) || (!is_first && letter >= '0' && letter <= '9');
    };
    if (word.empty() || word.size() > 8 || !std::ranges::all_of(word, is_allowed)) return false;
    if (hyphen == std::string_view::npos) return true;
    text.remove_prefix(hyphen + 1);
  }
}

/// A time of day that exists: YYYY-MM-DDTHH:MM:SSZ.
bool is_deadline(std::string_view text) {
  constexpr std::string_view form = "dddd-dd-ddTdd:dd:ddZ";
  if (text.size() != form.size()) return false;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const bool is_digit = text[i] >= '0' && text[i] <= '9';
    if (form[i] == 'd' ? !is_digit : text[i] != form[i]) return false;
  }
  const auto number = [&](std::size_t at, std::size_t size) {
    return *ansi::leading_number(text.substr(at, size));
  };
  const std::chrono::year_month_day date{
      std::chrono::year{number(0, 4)}, std::chrono::month{static_cast<unsigned>(number(5, 2))},
      std::chrono::day{static_cast<unsigned>(number(8, 2))}};
  return date.ok() && number(11, 2) < 24 && number(14, 2) < 60 && number(17, 2) < 60;
}

Result<Lines> split_strictly(std::string_view bytes) {
  Lines lines;
  while (!bytes.empty()) {
    const auto number = static_cast<int>(lines.size()) + 1;
    const auto end = bytes.find('\n');
    if (end == std::string_view::npos) {
      return Fault::because(fmt::format("line {}: has no line end", number));
    }
    std::string_view line = bytes.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::u32string characters = ansi::decode(line);
    const auto is_control = [](char32_t c) {
      return c < 0x20 || (c >= 0x7F && c < 0xA0);
    };
    if (std::ranges::any_of(characters, is_control)) {
      return Fault::because(fmt::format("line {}: holds a control character", number));
    }
    if (line.starts_with(' ') || line.ends_with(' ')) {
      return Fault::because(fmt::format("line {}: begins or ends with a blank", number));
    }
    lines.push_back(line);
    bytes.remove_prefix(end + 1);
  }
  return lines;
}

Result<void> check_version(const Lines& lines) {
  const std::string_view version = lines.front();
  if (!version.starts_with("1.") || !is_digits(version.substr(2))) {
    return refuse_line(1, "1.0 or another 1.x", version);
  }
  const bool has_right_size =
      version == "1.0" ? lines.size() == min_lines : lines.size() >= min_lines;
  if (!has_right_size) {
    return Fault::because(fmt::format("{}, version 1.0 has 19", count_lines(lines.size())));
  }
  return {};
}

/// The lines of a version 1.x file, counted from 1.
class Fields {
 public:
  explicit Fields(const Lines& lines) : lines_{lines} {}

  [[nodiscard]] std::string_view at(int line) const {
    return lines_[static_cast<std::size_t>(line - 1)];
  }

  [[nodiscard]] std::string text(int line) const { return ansi::clean(at(line), 64); }

  [[nodiscard]] bool is_yes(int line) const { return at(line) == "Y"; }

  [[nodiscard]] Result<void> check() const {
    for (const int line : {4, 5, 12, 13, 14, 15, 16}) {
      if (at(line).empty()) return refuse_line(line, "filled in", at(line));
    }
    for (const int line : {6, 7}) {
      const bool is_size =
          is_digits(at(line)) && ansi::within(ansi::leading_number(at(line)), 1, 65535);
      if (!is_size) return refuse_line(line, "1 to 65535", at(line));
    }
    for (const int line : {8, 9, 19}) {
      if (at(line) != "Y" && at(line) != "N") return refuse_line(line, "Y or N", at(line));
    }
    if (!at(10).empty() && !is_dotted_number(at(10))) {
      return refuse_line(10, "a dotted number or empty", at(10));
    }
    if (!at(11).empty() && !is_deadline(at(11))) {
      return refuse_line(11, "YYYY-MM-DDTHH:MM:SSZ or empty", at(11));
    }
    if (!is_language_tag(at(13))) return refuse_line(13, "a language tag", at(13));
    if (at(17) != "sysop" && at(17) != "cosysop" && !is_digits(at(17))) {
      return refuse_line(17, "sysop, cosysop or a number", at(17));
    }
    if (!is_digits(at(18))) return refuse_line(18, "a number", at(18));
    return {};
  }

 private:
  const Lines& lines_;
};

Result<void> read_transport(const Fields& fields, DropFile& file) {
  const std::string_view type = fields.at(2);
  const std::string_view parameter = fields.at(3);
  if (type == "local" || type == "stdio") {
    if (!parameter.empty()) return refuse_line(3, "empty", parameter);
    return {};
  }
  if (type != "socket" && type != "serial") {
    return refuse_line(2, "local, stdio, socket or serial on Linux", type);
  }
  const auto descriptor = ansi::within(ansi::leading_number(parameter), 0, 2147483646);
  if (!is_digits(parameter) || !descriptor) return refuse_line(3, "a descriptor", parameter);
  const bool is_socket = type == "socket";
  file.comm_type = is_socket ? CommType::socket : CommType::serial;
  file.transport = is_socket ? DropTransport::socket : DropTransport::serial;
  (is_socket ? file.socket_handle : file.serial_handle) = descriptor;
  return {};
}

Result<void> read_charset(const Fields& fields, DropFile& file) {
  const std::string charset = ansi::upper_case(fields.at(12));
  if (charset == "UTF-8") {
    file.codepage = Codepage::utf8;
  } else if (charset == "US-ASCII") {
    file.ascii_only = true;
  } else if (charset != "IBM437" && charset != "CP437" && charset != "437") {
    return refuse_line(12, "IBM437, CP437, UTF-8 or US-ASCII", fields.at(12));
  }
  return {};
}

void read_access(std::string_view access, DropFile& file) {
  if (access == "sysop") {
    file.role = Role::sysop;
  } else if (access == "cosysop") {
    file.role = Role::cosysop;
  } else {
    file.security_level = ansi::leading_number(access);
  }
}

}  // namespace

Result<DropFile> read_bbsdev(std::string_view bytes) {
  if (bytes.size() > max_bytes) return Fault::because("larger than 4096 bytes");
  if (bytes.empty()) return Fault::because("is empty");
  if (!ansi::is_utf8(bytes)) return Fault::because("is not UTF-8");
  const auto lines = split_strictly(bytes);
  if (!lines) return lines.error();
  if (const auto checked = check_version(*lines); !checked) return checked.error();
  const Fields fields{*lines};
  if (const auto checked = fields.check(); !checked) return checked.error();

  DropFile file;
  file.format = DropFormat::bbsdev;
  if (const auto read = read_transport(fields, file); !read) return read.error();
  if (const auto read = read_charset(fields, file); !read) return read.error();
  file.alias = fields.text(4);
  file.user_key = std::string{fields.at(5)};
  file.columns = ansi::leading_number(fields.at(6));
  file.rows = ansi::leading_number(fields.at(7));
  file.ansi = fields.is_yes(8);
  file.rip = fields.is_yes(9);
  if (!fields.at(11).empty()) file.deadline = std::string{fields.at(11)};
  file.language = fields.text(13);
  file.bbs_software = fields.text(14);
  file.bbs_name = fields.text(15);
  file.sysop_name = fields.text(16);
  read_access(fields.at(17), file);
  file.node = ansi::within(ansi::leading_number(fields.at(18)), 1, 65535);
  const bool is_ascii =
      std::ranges::all_of(bytes, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
  file.file_encoding = is_ascii ? FileEncoding::ascii : FileEncoding::utf8;
  file.sources = {{source::line, 2}, {source::caller, 4},     {source::size, 6},
                  {source::ansi, 8}, {source::time_left, 11}, {source::charset, 12},
                  {source::node, 18}};
  return file;
}

}  // namespace codemaker::dropfiles
