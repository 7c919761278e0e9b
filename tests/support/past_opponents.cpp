#include "support/past_opponents.hpp"

#include "play/scenes/scene.hpp"
#include "support/frame_text.hpp"

#include <string_view>

namespace codemaker::tests {

int enters_before(const ansi::Key& key, const play::Session& session) {
  const bool has_screen = session.presentation() != play::Presentation::lines;
  const char32_t letter = play::letter_of(key);
  const bool is_of_page = play::goes_on(key) || letter == U'g' || letter == U'?';
  if (!has_screen || key.code != ansi::KeyCode::character || is_of_page) return 0;
  const auto heads = [&](std::string_view words) {
    return session.frame().text(0).find(words) != std::string::npos;
  };
  if (heads("BREAKING  Welcome") || heads("breaking: new here?")) return 2;
  return heads("our opponent") ? 1 : 0;
}

}  // namespace codemaker::tests
