/// Which codes stood longest, and whose cost most.
#pragma once

#include "play/events/left.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <optional>
#include <span>
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
  /// Of a row, and at what they can be asked to play.
  struct Maker {
    std::string name;   ///< empty: a former caller
    std::string board;  ///< where it is not the caller's
    std::string title;  ///< empty: any game
  };

  [[nodiscard]] std::string remark() const;
  [[nodiscard]] std::vector<Maker> makers() const;
  [[nodiscard]] std::span<const LeftMaker> makers_shown() const;
  [[nodiscard]] std::span<const LeftPositionMaker> position_makers_shown() const;
  void offer(Stage& stage) const;

  shared::LightBar bar_;

  std::optional<event::LeftRanks> ranks_;
};

}  // namespace codemaker::play::shell::left
