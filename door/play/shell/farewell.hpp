/// The last screen.
#pragma once

#include "play/scene.hpp"

namespace codemaker::play::shell {

class Farewell : public SceneBase {
 public:
  Farewell() = default;

  explicit Farewell(effect::Farewell why) : why_{why} {}

  /// Says goodbye and leaves: nothing is waited for.
  void enter(Stage& stage);

  void press(const ansi::Key& /*key*/, Stage& /*stage*/) {}

  void take_line(std::string_view /*line*/, Stage& /*stage*/) {}

  [[nodiscard]] std::string_view art_name() const { return "goodbye"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return ""; }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return {}; }

 private:
  [[nodiscard]] std::string_view reason() const;

  effect::Farewell why_ = effect::Farewell::left;
  std::string handle_;
};

}  // namespace codemaker::play::shell
