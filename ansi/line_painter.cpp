#include "ansi/line_painter.hpp"

#include "ansi/text.hpp"

#include <algorithm>

namespace codemaker::ansi {

LinePainter::LinePainter(const Terminal& terminal) : terminal_{terminal} {}

std::string LinePainter::paint(const Page& page, Echo echo) {
  std::string bytes;
  const bool is_same_prompt = page.lines.empty() && page.asked == asked_ && page.prompt == prompt_;
  if (is_same_prompt && page.typed.starts_with(typed_)) {
    if (echo == Echo::ours) {
      bytes = encode(std::string_view{page.typed}.substr(typed_.size()), terminal_.charset);
      is_at_start_ = is_at_start_ && bytes.empty();
    }
  } else {
    const bool has_terminal_ended_line = echo == Echo::callers && page.asked != asked_;
    if (has_terminal_ended_line) is_at_start_ = true;
    end_line(bytes);
    for (const std::string& line : page.lines)
      tell(line, bytes);
    bytes += encode(page.prompt, terminal_.charset);
    if (echo == Echo::ours) bytes += encode(page.typed, terminal_.charset);
    is_at_start_ = page.prompt.empty() && page.typed.empty();
  }
  prompt_ = page.prompt;
  typed_ = page.typed;
  asked_ = page.asked;
  return bytes;
}

std::string LinePainter::leave() {
  std::string bytes;
  end_line(bytes);
  return bytes;
}

void LinePainter::tell(std::string_view line, std::string& bytes) {
  // One column is left free: some terminals wrap at the last one, some behind it.
  for (const std::string& part : wrap(line, std::max(terminal_.columns - 1, 20))) {
    bytes += encode(part, terminal_.charset);
    bytes += "\r\n";
  }
}

void LinePainter::end_line(std::string& bytes) {
  if (!is_at_start_) bytes += "\r\n";
  is_at_start_ = true;
}

std::vector<std::string> wrap(std::string_view text, int width) {
  const std::u32string characters = decode(text);
  std::u32string_view rest = characters;
  const auto most = static_cast<std::size_t>(width);
  std::vector<std::string> lines;
  do {
    std::size_t cut = rest.size();
    if (cut > most) {
      cut = rest.rfind(U' ', most);
      if (cut == std::u32string_view::npos || cut == 0) cut = most;
    }
    std::string line;
    for (const char32_t character : rest.substr(0, cut))
      append_utf8(line, character);
    line.resize(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
    rest.remove_prefix(cut);
    if (const auto next = rest.find_first_not_of(U' '); next != std::u32string_view::npos) {
      rest.remove_prefix(next);
    } else {
      rest = {};
    }
  } while (!rest.empty());
  return lines;
}

std::vector<std::string> wrap_evenly(std::string_view text, int width) {
  auto lines = wrap(text, width);
  // From where all lines would be full.
  const auto shortest = static_cast<int>(length(text) / lines.size());
  for (int narrower = std::max(shortest, 1); narrower < width; ++narrower) {
    auto even = wrap(text, narrower);
    if (even.size() <= lines.size()) return even;
  }
  return lines;
}

}  // namespace codemaker::ansi
