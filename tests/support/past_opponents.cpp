#include "support/past_opponents.hpp"

#include "play/drawing/canvas.hpp"
#include "play/scenes/scene.hpp"
#include "support/frame_text.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

int enters_before(const ansi::Key& key, const play::Session& session) {
  const bool has_screen = session.presentation() != play::Presentation::lines;
  const char32_t letter = play::letter_of(key);
  const bool is_of_page = play::goes_on(key) || letter == U'g' || letter == U'?';
  if (!has_screen || key.code != ansi::KeyCode::character || is_of_page) return 0;
  const ansi::Frame frame = session.frame();
  // Where the screen is larger, the page of an opponent stands in its middle.
  const int free = frame.rows() - play::Canvas::full_rows;
  const std::string first = frame.text(0) + frame.text(free > 0 ? free / 2 : 0);
  const auto heads = [&](std::string_view words) {
    return first.find(words) != std::string::npos;
  };
  if (heads("BREAKING  Welcome") || heads("breaking: new here?")) return 2;
  return heads("our opponent") ? 1 : 0;
}

}  // namespace codemaker::tests
