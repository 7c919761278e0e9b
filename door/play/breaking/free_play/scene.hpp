/// Free play (rules.md 2.2): alone against a code, or a duel with the computer. Unranked.
#pragma once

#include "play/breaking/free_play/course.hpp"
#include "play/breaking/free_play/view.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::free_play {

class FreePlayScene : public SceneBase {
 public:
  void enter(Stage& stage);

  void describe(Stage& stage) const { free_play::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage) { free_play::press(state_, key, stage); }

  void take_line(std::string_view line, Stage& stage) { free_play::take_line(state_, line, stage); }

  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return shared::earlier(breaking::wakes_at(state_.round), state_.computers_marks.wakes_at());
  }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return free_play::art_name(state_); }

  void draw(Canvas& canvas) const { free_play::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return free_play::prompt(state_); }

  [[nodiscard]] std::optional<Share> share() const { return free_play::share(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return free_play::line_help(state_); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return free_play::keys(state_); }

  [[nodiscard]] bool fills_large() const {
    return state_.phase != Phase::choosing && state_.round.fills_large();
  }

 protected:
  [[nodiscard]] State& state() { return state_; }

 private:
  State state_;
};

}  // namespace codemaker::play::breaking::free_play
