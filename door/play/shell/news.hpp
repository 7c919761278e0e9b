/// What other callers did since one's last call: shown once, at the first menu.
#pragma once

#include "play/scenes/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

/// Kept for the call.
struct NewsDesk {
  bool is_read = false;  ///< it was asked for in this call, and came
  event::News news;
};

/// The news as sentences, the newest first.
[[nodiscard]] std::vector<std::string> news_lines(const event::News& news);

/// It is told from now on.
void note_as_told(const event::News& news, Stage& stage);

/// A page of its own, for callers with a screen.
class NewsScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "news"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Enter to go on: "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  std::vector<std::string> lines_;
};

}  // namespace codemaker::play::shell
