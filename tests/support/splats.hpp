/// A caller who plays Intersections & Splats.
#pragma once

#include "support/typist.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// At MOVE: of a game against this code; of a size if one is typed as "X\nY\nN\n".
struct Splats : Typist {
  explicit Splats(
      const std::string& code, play::Presentation presentation = play::Presentation::full,
      const std::string& size = ""
  )
      : Typist{call_in(presentation), presentation == play::Presentation::lines ? "p\n" : "\n"} {
    secrets = {code};
    type(presentation == play::Presentation::lines ? "s\n" : "s");
    const bool is_lines = presentation == play::Presentation::lines;
    if (!size.empty()) type((is_lines ? "c\n" : "c") + size);
    heard.clear();
  }
};

/// A row of the screen from a column on.
inline std::string row_of(const Typist& caller, int row, std::size_t column = 0) {
  const std::string text = caller.session().frame().text(row);
  return column < text.size() ? text.substr(column) : "";
}

/// A row below the top of the board's frame, from its left edge on, the wood at its sides as lines;
/// empty where no frame is seen.
inline std::string splats_row(const Typist& caller, int row) {
  constexpr std::string_view wood = "█";
  for (int side = 1; side < caller.session().frame().rows(); ++side) {
    const std::size_t left = row_of(caller, side).find(wood);
    if (left == std::string::npos) continue;
    std::string text = row_of(caller, side - 1 + row, left);
    for (std::size_t at = text.find(wood); at != std::string::npos; at = text.find(wood))
      text.replace(at, wood.size(), "│");
    return text;
  }
  return "";
}

}  // namespace codemaker::tests
