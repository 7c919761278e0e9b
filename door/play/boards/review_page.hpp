/// After a game on a board: where it was won. A page that lies over the game,
/// or over its replay.
#pragma once

#include "play/boards/review.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/scene.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::boards {

/// Asks the computer about a few moves at a time until the page is closed. On
/// screens a curve with the turning points comes first, then tables of all
/// moves, both on one page of a large screen; in line mode all is told, and the
/// page closes by itself.
class ReviewPage : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void take(const Answer& answer, Stage& stage);
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void draw(Canvas& canvas) const;

  [[nodiscard]] static std::string_view art_name() { return "replay"; }

  [[nodiscard]] static bool fills_large() { return true; }

  /// One that came from a screen and is told in lines waits to be closed.
  [[nodiscard]] std::string prompt() const { return is_there() ? "Enter goes on: " : ""; }

  [[nodiscard]] static std::vector<std::string> line_help() {
    return {"Q: back, without the review."};
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] bool is_there() const { return review_ && review_->next() == nullptr; }

  void ask(Stage& stage);
  void turn(int by, Stage& stage);
  [[nodiscard]] std::size_t pages(bool is_lean, bool is_large) const;

  std::optional<BoardReview> review_;
  std::size_t page_ = 0;
};

}  // namespace codemaker::play::boards
