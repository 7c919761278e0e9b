/// Tables for spreadsheets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {

/// A text between quotation marks. One that a spreadsheet would take for a formula begins with an
/// apostrophe.
[[nodiscard]] std::string csv_text(std::string_view text);

/// The rows of a table and their fields; those with quotation marks as `csv_text` writes them are
/// what they were.
[[nodiscard]] std::vector<std::vector<std::string>> read_csv(std::string_view text);

}  // namespace codemaker::commands
