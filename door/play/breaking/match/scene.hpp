/// A match of code breaking (rules.md 2.5): two people at this terminal, or one against the
/// computer. Unranked.
#pragma once

#include "play/breaking/match/course.hpp"
#include "play/breaking/match/view.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::match {

class MatchScene : public SceneBase {
 public:
  void enter(Stage& stage);

  void describe(Stage& stage) const { match::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return match::wakes_at(state_); }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return match::art_name(state_); }

  void draw(Canvas& canvas) const { match::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return match::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return match::line_help(state_); }

  [[nodiscard]] bool takes_text() const { return state_.setup.is_naming(); }

  /// A code that the other person may not read.
  [[nodiscard]] bool hides_lines() const {
    return state_.phase == Phase::setting && state_.settings.is_pair;
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    return state_.is_small ? small_keys(state_) : match::keys(state_);
  }

  [[nodiscard]] bool fills_large() const {
    const bool is_seen = state_.phase != Phase::choosing && state_.phase != Phase::passing;
    return is_seen && state_.round.fills_large();
  }

 private:
  State state_;
};

}  // namespace codemaker::play::breaking::match
