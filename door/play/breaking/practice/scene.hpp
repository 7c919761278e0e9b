/// Practice levels (rules.md 2.4): the same code, and one guess fewer per level.
#pragma once

#include "play/breaking/practice/course.hpp"
#include "play/breaking/practice/view.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::practice {

class PracticeScene : public SceneBase {
 public:
  void enter(Stage& stage);

  void describe(Stage& stage) const { practice::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);

  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return breaking::wakes_at(state_.round); }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  void give_up(Stage& stage) { state_.round.record.leave(stage); }

  [[nodiscard]] std::string_view art_name() const { return practice::art_name(state_); }

  void draw(Canvas& canvas) const { practice::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return practice::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return practice::line_help(state_); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return practice::keys(state_); }

  [[nodiscard]] bool fills_large() const {
    return state_.phase != Phase::choosing && state_.round.fills_large();
  }

 protected:
  State state_;
};

/// A first game whose marks are explained guess by guess; practice follows.
class GuidedScene : public PracticeScene {
 public:
  void enter(Stage& stage);
};

}  // namespace codemaker::play::breaking::practice
