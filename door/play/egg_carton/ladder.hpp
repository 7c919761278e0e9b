/// A ranked run up the Egg Carton ladder.
#pragma once

#include "play/egg_carton/ladder_course.hpp"
#include "play/egg_carton/ladder_view.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Ladder : public SceneBase {
 public:
  void enter(Stage& stage);

  void describe(Stage& stage) const { egg_carton::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return egg_carton::wakes_at(state_); }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  void give_up(Stage& stage) { state_.play.record().leave(stage); }

  [[nodiscard]] std::string_view art_name() const { return egg_carton::art_name(state_); }

  void draw(Canvas& canvas) const { egg_carton::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return egg_carton::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return egg_carton::line_help(state_); }

  [[nodiscard]] int level() const { return state_.run.level(); }

  [[nodiscard]] bool takes_text() const { return state_.run.is_naming(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return egg_carton::keys(state_); }

 private:
  LadderState state_;
};

}  // namespace codemaker::play::egg_carton
