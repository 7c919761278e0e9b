/// A line of text a caller types.
#pragma once

#include "ansi/keys.hpp"

#include <cstddef>
#include <string>

namespace codemaker::play::shared {

class LineEditor {
 public:
  /// Takes at most `most` characters.
  explicit LineEditor(std::size_t most, std::string text = {});

  /// True if the key changed the text.
  bool press(const ansi::Key& key);

  [[nodiscard]] const std::string& text() const { return text_; }

  void clear() { text_.clear(); }

 private:
  std::size_t max_length_;
  std::string text_;
};

}  // namespace codemaker::play::shared
