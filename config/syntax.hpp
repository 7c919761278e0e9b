/// What is wrong in a config file that is no TOML, in words of who writes settings and not of who
/// reads them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::config {

/// What is wrong in a line, such as "board: a quote is missing at the end of this text"; empty if
/// that is nothing that people usually do. Values are not repeated: some are secrets.
[[nodiscard]] std::string usual_mistake(std::string_view line);

/// A mistake and the line it is in, counted from 1.
struct Mistake {
  int line = 0;
  std::string text;  ///< empty: it is not known
};

/// What keeps a reader from going on that has come to this line: a text without an end is found
/// where the next line begins.
[[nodiscard]] Mistake mistake_at(std::string_view text, int line);

/// The lines of these settings, `serve.user` for `user` in the table `[serve]`, that can be read
/// each by itself, whatever is wrong in others; a file of them alone.
[[nodiscard]] std::string whole_lines(
    std::string_view text, std::span<const std::string_view> keys
);

/// Where a file says that the data lie, read from that line alone, whatever is wrong in others;
/// nullopt if no line says it.
[[nodiscard]] std::optional<std::string> data_in_broken(std::string_view text);

}  // namespace codemaker::config
