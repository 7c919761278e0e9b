/// Codes and positions left for others in words, and what goes from one of their pages to the next.
#pragma once

#include "play/events/left.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shell::left {

/// Kept for the call.
struct LeftDesk {
  LeftId open = 0;          ///< the code that is looked at
  bool opens_next = false;  ///< the list opens the first code that the caller has not tried
};

/// "Karl", "Karl of Moon", "a former caller".
[[nodiscard]] std::string caller_text(std::string_view name, std::string_view board);

/// Who left it: "you", or as above.
[[nodiscard]] std::string maker_text(const LeftEntry& entry);

/// "new to you", "at it: 2 guesses", "yours", "you broke it in 5", "you won by 12", "you missed
/// it".
[[nodiscard]] std::string try_text(const LeftEntry& entry);

/// "3 tried, 2 broke it in 4.5 guesses on average"; of a position "3 tried, 2 solved it by 4.5".
[[nodiscard]] std::string counts_text(const LeftEntry& entry);
/// The same of a code that is being guessed, a word before each.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> facts_of(const LeftEntry& entry);

/// Tenths: "4.5".
[[nodiscard]] std::string tenths_text(std::int64_t tenths);

/// Where no game is gone on with, a position that was begun and left is given up.
void end_left_try(LeftEntry& entry, bool may_go_on);

/// The caller may try it, or go on.
[[nodiscard]] bool waits_for_caller(const LeftEntry& entry);

/// "Karl of Moon: 5 guesses", "you: missed it"; of a position "Karl: by 12".
[[nodiscard]] std::string try_row(const LeftTry& tried, bool is_position);
/// Its two halves.
[[nodiscard]] std::string who_tried(const LeftTry& tried);
[[nodiscard]] std::string how_it_went(const LeftTry& tried, bool is_position);

/// "Karl of Moon broke your code 3154 in 5."
[[nodiscard]] std::string news_text(const NewsItem& item);

}  // namespace codemaker::play::shell::left
