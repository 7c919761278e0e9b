/// What the program found out about this call, on the caller's own screen, and what the keys send.
#pragma once

#include "play/scenes/scene.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class DoctorScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void see(std::string_view bytes);
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "doctor"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "A key or a word, Q to leave: "; }

  /// Every key is looked at here, ? too.
  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  std::vector<std::string> findings_;
  std::deque<std::string> pressed_;  ///< the latest last
  std::string bytes_;                ///< that came since the last key
};

}  // namespace codemaker::play::shell
