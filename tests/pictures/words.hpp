/// Every string that a caller can see: on each screen, in each help, and told in lines.
#pragma once

#include "play/call/call.hpp"

#include <string>
#include <vector>

namespace codemaker::tests {

/// A row of a screen, a text line, or a prompt.
struct Said {
  play::Presentation presentation = play::Presentation::full;
  std::string where;  ///< first seen there
  std::string text;
  bool is_prompt = false;
  bool is_told_page = false;  ///< of a board that a page draws
};

/// Each once in each presentation.
[[nodiscard]] std::vector<Said> all_words();

/// What is wrong with them: too wide, or a number that does not agree with its noun.
[[nodiscard]] std::vector<std::string> faults_of(const std::vector<Said>& said);

/// A text without the signs of boxes, pegs and bars: its words.
[[nodiscard]] std::vector<std::string> strings_of(const std::string& text);

}  // namespace codemaker::tests
