/// The last screen.
#pragma once

#include "play/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class Farewell : public SceneBase {
 public:
  Farewell() = default;

  explicit Farewell(effect::Farewell why) : why_{why} {}

  /// Says goodbye once the caller's last scores are on the disk or cannot be. For callers who leave
  /// it stands until a key, or for some seconds.
  void enter(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return until_; }

  /// Whoever hangs up now has left.
  [[nodiscard]] bool has_said_goodbye() const { return has_said_goodbye_; }

  [[nodiscard]] effect::Farewell why() const { return why_; }

  void press(const ansi::Key& key, Stage& stage);

  void take_line(std::string_view /*line*/, Stage& stage) { leave(stage); }

  [[nodiscard]] bool takes_text() const { return true; }  // ? leaves, too

  [[nodiscard]] std::string_view art_name() const { return "goodbye"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return ""; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::string_view reason() const;
  void go_on(Stage& stage);
  void say_goodbye(Stage& stage);
  void leave(Stage& stage) const;

  effect::Farewell why_ = effect::Farewell::left;
  std::string handle_;
  bool has_tried_ = false;  ///< to save what was unsaved
  bool has_said_goodbye_ = false;
  Instant until_;  ///< nothing is waited for any longer
};

}  // namespace codemaker::play::shell
