/// Standard input, a line of text at a time.
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>

namespace codemaker::commands {

/// Hands each line to `each(line, is_cut)` as soon as it is there, the last one also without an
/// end. A longer line than `most` bytes is cut there.
template <typename Each>
void for_each_text_line(std::size_t most, Each&& each) {
  std::string line;
  bool is_cut = false;
  const auto hand_on = [&] {
    each(line, is_cut);
    line.clear();
    is_cut = false;
  };
  for (int byte = std::getchar(); byte != EOF; byte = std::getchar()) {
    if (byte == '\n') {
      hand_on();
    } else if (line.size() < most) {
      line += static_cast<char>(byte);
    } else {
      is_cut = true;
    }
  }
  hand_on();
}

}  // namespace codemaker::commands
