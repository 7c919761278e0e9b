/// Who is strongest by mail.
#pragma once

#include "play/events/mail.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::mail {

class RanksScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "mail"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::string remark() const;
  [[nodiscard]] std::vector<MailRank> rows() const;
  [[nodiscard]] engine::RankedGame game_at_bar() const;
  void offer(Stage& stage) const;

  shared::LightBar bar_;
  std::optional<event::MailRanks> ranks_;
};

}  // namespace codemaker::play::shell::mail
