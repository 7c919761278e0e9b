/// The last screen.
#pragma once

#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shell {

class Farewell : public SceneBase {
 public:
  Farewell() = default;

  /// `words` take the place of ours; empty: they do not.
  explicit Farewell(effect::Farewell why, std::string words = {})
      : why_{why},
        words_{std::move(words)} {}

  /// Says goodbye once the caller's last scores are on the disk or cannot be. For callers who
  /// leave, or whom the sysop sends, it stands until a key, or for some seconds.
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

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return ""; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::string_view reason() const;
  void go_on(Stage& stage);
  void say_goodbye(Stage& stage);
  void leave(Stage& stage) const;

  [[nodiscard]] bool may_stand() const {
    return why_ == effect::Farewell::left || why_ == effect::Farewell::ended;
  }

  effect::Farewell why_ = effect::Farewell::left;
  std::string words_;
  std::string handle_;
  bool has_tried_ = false;  ///< to save what was unsaved
  bool has_said_goodbye_ = false;
  Instant until_;  ///< nothing is waited for any longer
};

}  // namespace codemaker::play::shell
