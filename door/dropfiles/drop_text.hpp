/// The lines of a drop file, whatever ended them and whatever they were encoded in.
#pragma once

#include "dropfiles/drop_file.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::dropfiles {

/// Lines are counted from 1. A line beyond the last is empty.
class DropText {
 public:
  /// Splits a file into lines. Refused: over 1 MiB, a NUL byte, nothing but blanks.
  [[nodiscard]] static Result<DropText> split(std::string_view bytes);

  /// How many lines there are.
  [[nodiscard]] int size() const { return static_cast<int>(lines_.size()); }

  [[nodiscard]] FileEncoding encoding() const { return encoding_; }

  /// The line's own bytes without the blanks around them.
  [[nodiscard]] std::string_view raw(int line) const;

  /// The line as UTF-8: no controls, no blanks around it, at most 64 characters.
  [[nodiscard]] std::string text(int line) const;

  /// As `text`; nullopt for an empty line.
  [[nodiscard]] std::optional<std::string> said(int line) const;

  /// The number a line begins with: blanks, a sign, digits; what follows is ignored. Saturates at
  /// ±2147483647. nullopt without digits.
  [[nodiscard]] std::optional<int> number(int line) const;

  /// Lines that some writers leave out or add: an empty one put in, or one taken out.
  void insert_line(int before);
  void delete_line(int line);

 private:
  std::vector<std::string> lines_;
  FileEncoding encoding_ = FileEncoding::ascii;
};

/// The number, or nullopt if it is below 0: then the file does not tell it.
[[nodiscard]] std::optional<int> not_negative(std::optional<int> number);
/// The number, 0 for one below it.
[[nodiscard]] std::optional<int> at_least_zero(std::optional<int> number);

}  // namespace codemaker::dropfiles
