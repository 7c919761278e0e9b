/// The last screen.
#pragma once

#include "play/scene.hpp"

namespace codemaker::play::shell {

class Farewell : public SceneBase {
 public:
  Farewell() = default;

  explicit Farewell(effect::Farewell why) : why_{why} {}

  /// Says goodbye and leaves, once the caller's last scores are on the disk or cannot be.
  void enter(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  void press(const ansi::Key& /*key*/, Stage& /*stage*/) {}

  void take_line(std::string_view /*line*/, Stage& /*stage*/) {}

  [[nodiscard]] std::string_view art_name() const { return "goodbye"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return ""; }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return {}; }

 private:
  [[nodiscard]] std::string_view reason() const;
  void go_on(Stage& stage);
  void leave(Stage& stage);

  effect::Farewell why_ = effect::Farewell::left;
  std::string handle_;
  bool has_tried_ = false;  ///< to save what was unsaved
  bool has_left_ = false;
  Instant until_;  ///< nothing is waited for any longer
};

}  // namespace codemaker::play::shell
