/// SAUCE, the record at the end of an art file (terminal.md 5.1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::ansi {

/// What a record says. Nothing in it is trusted: texts are cleaned, sizes are hints.
struct Sauce {
  std::string title;   ///< 35 characters at most
  std::string author;  ///< 20
  std::string group;   ///< 20
  std::uint8_t data_type = 0;
  std::uint8_t file_type = 0;
  int columns = 0;  ///< 0 if not said
  int rows = 0;
  std::uint8_t flags = 0;
};

/// The record in the last 128 bytes, if there is one.
[[nodiscard]] std::optional<Sauce> read_sauce(std::string_view file);

/// What follows the `size` bytes of a file with this record: the end mark and the record. Texts are
/// cut to their fields; the date is eight digits, year first.
[[nodiscard]] std::string sauce_record(const Sauce& sauce, std::string_view date, std::size_t size);

/// The file without the record, its comments and what follows the end mark 1A.
[[nodiscard]] std::string_view without_sauce(std::string_view file);

}  // namespace codemaker::ansi
