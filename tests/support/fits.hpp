/// Whether what a caller sees has room on their screen.
#pragma once

#include "ansi/text.hpp"
#include "support/typist.hpp"

#include <cstddef>

namespace codemaker::tests {

/// 79 columns by 24 rows, and 39 by 20 when small.
inline bool fits(const Typist& caller) {
  const bool is_full = caller.session().presentation() == play::Presentation::full;
  const ansi::Frame frame = caller.session().frame();
  for (int row = 0; row < frame.rows(); ++row) {
    const std::size_t room = row >= (is_full ? 24 : 20) ? 0 : is_full ? 79 : 39;
    if (ansi::length(frame.text(row)) > room) return false;
  }
  return true;
}

}  // namespace codemaker::tests
