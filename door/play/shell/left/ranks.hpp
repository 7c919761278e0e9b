/// Which codes stood longest, and whose cost most.
#pragma once

#include "play/events/left.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::left {

class LeftRanksScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "left"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::string remark() const;

  std::optional<event::LeftRanks> ranks_;
};

}  // namespace codemaker::play::shell::left
