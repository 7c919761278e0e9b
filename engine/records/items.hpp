/// The parts of a text that points or other signs stand between.
#pragma once

#include "engine/records/numbers.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// Parts of a text, taken one by one from the front.
class Items {
 public:
  Items(std::string_view text, char between) : rest_{text}, between_{between} {}

  /// The next part; nullopt behind the last one. An empty text has no parts.
  [[nodiscard]] std::optional<std::string_view> next() {
    if (is_begun_ ? !is_more_ : rest_.empty()) return std::nullopt;
    is_begun_ = true;
    const auto size = rest_.find(between_);
    is_more_ = size != std::string_view::npos;
    const std::string_view item = rest_.substr(0, size);
    rest_.remove_prefix(is_more_ ? size + 1 : rest_.size());
    return item;
  }

  /// A number behind a letter, least … most; nullopt if the next part is none.
  [[nodiscard]] std::optional<int> next_number(char letter, int least, int most) {
    const auto item = next();
    if (!item || item->empty() || item->front() != letter) return std::nullopt;
    const auto number = parse_number(item->substr(1));
    if (!number || *number < least || *number > most) return std::nullopt;
    return static_cast<int>(*number);
  }

  /// Which of some words the next part is, from 0; nullopt if it is none.
  template <std::size_t count>
  [[nodiscard]] std::optional<std::size_t> next_word(
      const std::array<std::string_view, count>& words
  ) {
    const auto item = next();
    for (std::size_t at = 0; item && at < count; ++at) {
      if (words[at] == *item) return at;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool is_at_end() const { return is_begun_ ? !is_more_ : rest_.empty(); }

 private:
  std::string_view rest_;
  char between_;
  bool is_begun_ = false;
  bool is_more_ = false;  ///< behind the part taken last
};

/// A number behind its letter, as `Items::next_number` takes it.
[[nodiscard]] inline std::string item(char letter, int number) {
  return letter + std::to_string(number);
}

}  // namespace codemaker::engine::records
