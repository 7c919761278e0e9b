// Some boards write the caller's password in clear. It is put out before the file is parsed.
#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

#include <algorithm>
#include <vector>

namespace codemaker::dropfiles {
namespace {

/// Part of a file: its first byte and how many.
struct Part {
  std::size_t at = 0;
  std::size_t size = 0;
};

/// The lines of a file where they stand, without their ends.
class PlacedLines {
 public:
  explicit PlacedLines(std::string_view bytes) : bytes_{bytes} {
    const char end = bytes.find('\n') != std::string_view::npos ? '\n' : '\r';
    for (std::size_t at = 0; at < bytes.size();) {
      const std::size_t stop = std::min(bytes.find(end, at), bytes.size());
      parts_.push_back({at, stop - at});
      at = stop + 1;
    }
  }

  [[nodiscard]] int size() const { return static_cast<int>(parts_.size()); }

  /// Counted from 1; beyond the last one there is nothing.
  [[nodiscard]] Part part(int line) const {
    return line >= 1 && line <= size() ? parts_[static_cast<std::size_t>(line - 1)] : Part{};
  }

  [[nodiscard]] std::string_view word(int line) const {
    const Part place = part(line);
    std::string_view word = bytes_.substr(place.at, place.size);
    while (word.ends_with('\r'))
      word.remove_suffix(1);
    return ansi::trim(word);
  }

 private:
  std::string_view bytes_;
  std::vector<Part> parts_;
};

/// Line 14, one up where a line is missing, two up in the layout of ANetBBS. The telephone numbers
/// before it are nobody's business either.
std::vector<int> lines_in_door_sys(const PlacedLines& lines) {
  const bool is_shifted = is_graphics_word(lines.word(19)) && !is_graphics_word(lines.word(20));
  if (!is_shifted) return {12, 13, 14};
  const std::string_view flag = lines.word(7);
  const bool lacks_line_5 = flag.empty() || ansi::equals_ignoring_case(flag, "Y") ||
                            ansi::equals_ignoring_case(flag, "N");
  return lacks_line_5 ? std::vector{11, 12, 13} : std::vector{10, 11, 12};
}

std::vector<int> lines_with_password(DropFormat format, const PlacedLines& lines) {
  switch (format) {
  case DropFormat::door_sys_52:
  case DropFormat::door_sys_31:
  case DropFormat::door_sys_doorway:
    return lines_in_door_sys(lines);
  case DropFormat::callinfo:
    return {7};
  case DropFormat::sfdoors:
  case DropFormat::tribbs:
    return {3};
  default:
    return {};
  }
}

void blank(std::string& bytes, const Part& part) {
  const std::size_t at = std::min(part.at, bytes.size());
  const std::size_t size = std::min(part.size, bytes.size() - at);
  std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), size, ' ');
}

}  // namespace

void blank_passwords(std::string_view file_name, std::string& bytes) {
  constexpr Part in_pcboard{40, 12};
  const auto format = format_of(file_name);
  if (!format) return;
  if (*format == DropFormat::pcboard) return blank(bytes, in_pcboard);
  const PlacedLines lines{bytes};
  for (const int line : lines_with_password(*format, lines))
    blank(bytes, lines.part(line));
}

}  // namespace codemaker::dropfiles
