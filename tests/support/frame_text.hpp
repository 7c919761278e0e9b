/// A screen as text.
#pragma once

#include "ansi/frame.hpp"

#include <string>

namespace codemaker::tests {

/// Its first rows, one behind the other.
inline std::string text_of(const ansi::Frame& frame, int rows) {
  std::string text;
  for (int row = 0; row < rows; ++row)
    text += frame.text(row) + "\n";
  return text;
}

/// All of them.
inline std::string text_of(const ansi::Frame& frame) {
  return text_of(frame, frame.rows());
}

}  // namespace codemaker::tests
