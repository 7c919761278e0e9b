/// Intersections & Splats (rules.md 2.3). Guesses are typed as lines, on screens too.
#pragma once

#include "play/breaking/splats/course.hpp"
#include "play/breaking/splats/view.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::splats {

class SplatsScene : public SceneBase {
 public:
  void enter(Stage& stage);

  void describe(Stage& stage) const { splats::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  void tick(Stage& stage) { breaking::tick(state_.round, stage); }

  [[nodiscard]] std::optional<Instant> wakes_at() const { return breaking::wakes_at(state_.round); }

  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  void give_up(Stage& stage) { state_.round.record.leave(stage); }

  [[nodiscard]] std::string_view art_name() const { return "splats"; }

  void draw(Canvas& canvas) const { splats::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return splats::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return splats::line_help(state_); }

  [[nodiscard]] bool takes_text() const { return splats::takes_text(state_); }

  [[nodiscard]] bool fills_large() const { return splats::fills_large(state_); }

  [[nodiscard]] bool takes_signs() const { return !state_.round.review.is_open(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return splats::keys(state_); }

 private:
  State state_;
};

}  // namespace codemaker::play::breaking::splats
