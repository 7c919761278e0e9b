#include "play/drawing/fingers.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace codemaker::play {
namespace {

/// What stands before a key that is named, and what a page calls the other way.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> taps{{
    {"Press a key", "Touch the board"},
    {"press a key", "touch the board"},
    {"Press ", "Tap "},
    {" press ", " tap "},
    {"at this terminal", "on this screen"},
}};

bool is_of_keys_alone(std::string_view sentence) {
  constexpr std::array<std::string_view, 5> begins{
      "Press any key", "Any key", "Any other key", "Arrows ", "Arrow keys "};
  return std::ranges::any_of(begins, [&](std::string_view each) {
    return sentence.starts_with(each);
  });
}

/// Takes the first sentence, and the blanks behind it.
std::string_view take_sentence(std::string_view& text) {
  std::size_t end = text.find_first_of(".?!");
  while (end != std::string_view::npos && end + 1 < text.size() && text[end + 1] != ' ')
    end = text.find_first_of(".?!", end + 1);
  const std::size_t behind =
      end == std::string_view::npos ? end : text.find_first_not_of(' ', end + 1);
  const std::string_view sentence = text.substr(0, behind);
  text.remove_prefix(sentence.size());
  return sentence;
}

std::string tapped(std::string text) {
  for (const auto& [key, tap] : taps) {
    for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at))
      text.replace(at, key.size(), tap);
  }
  return text;
}

}  // namespace

std::string for_fingers(std::string_view text) {
  const bool names_keys = text.find("ress ") != std::string_view::npos ||
                          text.find("ny key") != std::string_view::npos ||
                          text.find("other key") != std::string_view::npos ||
                          text.find("Arrow") != std::string_view::npos;
  if (!names_keys) return tapped(std::string{text});
  std::string kept;
  while (!text.empty()) {
    const std::string_view sentence = take_sentence(text);
    if (!is_of_keys_alone(sentence)) kept += sentence;
  }
  if (!kept.empty()) kept.erase(kept.find_last_not_of(' ') + 1);
  return tapped(std::move(kept));
}

}  // namespace codemaker::play
