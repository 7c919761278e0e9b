/// A line of text a caller types.
#pragma once

#include "ansi/keys.hpp"
#include "play/drawing/key_help.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

/// Of a password, in characters.
inline constexpr std::size_t min_password = 6;
inline constexpr std::size_t max_password = 50;

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

/// The keys of a field for a name: the same words wherever one is typed. What Enter does, in a
/// sentence, and the key that leaves it.
[[nodiscard]] std::vector<KeyHelp> name_keys(std::string_view enter, KeyHelp leaves);

}  // namespace codemaker::play::shared
