/// Rows of the Hall of Fame as fields of a text line, for the trail and the reserve.
///
/// A line is fields with a tab between them; the last one is the checksum of what stands before it.
/// In a field `%`, blanks and controls are written as `%` and two hexadecimal digits, so any text
/// is one field.
#pragma once

#include "scores/entry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// Fields of a row: table, score, level, time, name, board, key, handle.
inline constexpr std::size_t fields_of_row = 8;

/// Writes the fields of a line.
class LineWriter {
 public:
  void add(std::string_view text);
  void add(std::int64_t number);
  void add(const Entry& entry);

  /// The line with its checksum and its end.
  [[nodiscard]] std::string line() const;

  /// The checksum of the fields so far.
  [[nodiscard]] std::uint32_t sum() const;

 private:
  std::string fields_;
};

/// A line read back.
struct ReadLine {
  std::vector<std::string> fields;  ///< without the checksum
  std::uint32_t sum = 0;
};

/// nullopt unless the line, without its end, is as it was written.
[[nodiscard]] std::optional<ReadLine> read_line(std::string_view line);

/// A whole number in a field.
[[nodiscard]] std::optional<std::int64_t> number_in(std::string_view field);

/// The row of these fields, `fields_of_row` of them; nullopt if they make no sense.
[[nodiscard]] std::optional<Entry> row_in(std::span<const std::string> fields);

/// Calls `each(line, number)` for every line of a text, counted from 1, without its end; empty ones
/// are passed over.
template <typename Each>
void for_each_line(std::string_view text, Each&& each) {
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.empty()) each(line, number);
  }
}

}  // namespace codemaker::scores
