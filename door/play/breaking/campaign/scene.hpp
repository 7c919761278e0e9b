/// A ranked run of the code-breaking campaign.
#pragma once

#include "play/breaking/campaign/course.hpp"
#include "play/breaking/campaign/view.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::campaign {

class CampaignScene : public SceneBase {
 public:
  void enter(Stage& stage);

  void describe(Stage& stage) const { campaign::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return campaign::wakes_at(state_); }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  void hang_up(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  void give_up(Stage& stage) { state_.round.record.leave(stage); }

  [[nodiscard]] std::string_view art_name() const { return campaign::art_name(state_); }

  void draw(Canvas& canvas) const { campaign::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return campaign::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return campaign::line_help(state_); }

  [[nodiscard]] int level() const { return state_.run.level(); }

  [[nodiscard]] bool takes_text() const { return state_.run.is_naming(); }

  [[nodiscard]] bool fills_large() const { return campaign::fills_large(state_); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return campaign::keys(state_); }

 private:
  State state_;
};

}  // namespace codemaker::play::breaking::campaign
