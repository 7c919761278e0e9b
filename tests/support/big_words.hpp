/// Reads the words in big letters.
#pragma once

#include "play/drawing/big_letters.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace codemaker::tests {

/// True if the word stands somewhere on the screen, whole.
inline bool shows_big(const ansi::Frame& screen, std::string_view word) {
  play::Canvas alone{{}, play::Presentation::full, {}};
  play::draw_big(alone, {0, 0}, word, play::metal::gold);
  const ansi::Frame wanted = std::move(alone).take();
  const int columns = play::big_width(word);
  const auto stands_at = [&](int row, int column) {
    for (int down = 0; down < play::big_rows; ++down) {
      for (int across = 0; across < columns; ++across) {
        const auto glyph = screen.at({row + down, column + across}).glyph;
        if (glyph != wanted.at({down, across}).glyph) return false;
      }
    }
    return true;
  };
  for (int row = 0; row + play::big_rows <= screen.rows(); ++row) {
    for (int column = 0; column + columns <= screen.columns(); ++column) {
      if (stands_at(row, column)) return true;
    }
  }
  return false;
}

}  // namespace codemaker::tests
