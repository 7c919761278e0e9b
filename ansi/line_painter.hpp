/// Plain lines for screen readers, teletypes and 7-bit callers (terminal.md section 8): no escape
/// sequence, no backspace, nothing drawn over.
#pragma once

#include "ansi/terminal.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::ansi {

/// What a caller in line mode is told: new lines, then a prompt that takes a line.
struct Page {
  std::vector<std::string> lines;  ///< not told yet
  std::string prompt;
  std::string typed;  ///< of the line being typed
  int asked = 0;      ///< counts the prompts: the same prompt again is told again
};

/// Who shows what the caller types: we, or the caller's own terminal.
enum class Echo : std::uint8_t { ours, callers };

/// Writes pages, and knows what of them the caller has got.
class LinePainter {
 public:
  /// `terminal` says how wide lines are and in which characters they go out.
  explicit LinePainter(const Terminal& terminal);

  /// The bytes that bring the caller from the last page to this one. A key typed costs its echo; a
  /// key taken back repeats the prompt with what remains.
  [[nodiscard]] std::string paint(const Page& page, Echo echo);

  /// The terminal has become another one: wider, or with other characters.
  void adapt(const Terminal& terminal) { terminal_ = terminal; }

  /// Ends on an empty line.
  [[nodiscard]] std::string leave();

 private:
  void tell(std::string_view line, std::string& bytes);
  void end_line(std::string& bytes);

  Terminal terminal_;
  std::string prompt_;
  std::string typed_;
  int asked_ = 0;
  bool is_at_start_ = true;
};

/// The text in lines of at most `width` cells, broken at blanks where there are any. At least one
/// line, an empty one for an empty text.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, int width);

/// In no more lines than it needs, none of them much longer than another.
[[nodiscard]] std::vector<std::string> wrap_evenly(std::string_view text, int width);

}  // namespace codemaker::ansi
