/// Offers a game by mail: to whom, which, how many days a move, and the code where there is one.
/// A code that is left for others is asked for alike, without the other player and the days.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"
#include "play/shell/mail/words.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::mail {

class OfferScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] bool hides_lines() const { return false; }

  [[nodiscard]] std::string_view art_name() const { return "mail"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Step : std::uint8_t { whom, what, days, code, sent };

  [[nodiscard]] std::string question() const;
  [[nodiscard]] std::vector<std::string> answered() const;
  void answer(std::string_view text, Stage& stage);
  void take_whom(std::string_view text, Stage& stage);
  void take_what(std::string_view text, Stage& stage);
  void take_days(std::string_view text, Stage& stage);
  void take_code(std::string_view text, Stage& stage);
  void take_sysop(const Call& call);
  void look_for_other(Stage& stage);
  void take_opponent(const event::MailOpponent& opponent, Stage& stage);
  [[nodiscard]] std::optional<std::size_t> suggested() const;
  void go_to(Step step, Stage& stage);
  void step_back(Stage& stage);
  void send(Stage& stage);
  void say_sent(Stage& stage);
  void type_ahead(Stage& stage);
  [[nodiscard]] Place home() const;

  Step step_ = Step::whom;
  shared::LineEditor typed_{40};
  std::vector<MailOption> options_;
  std::vector<std::size_t> called_;  ///< options that the other was seen at
  bool is_looking_ = false;          ///< whether there is such a player
  std::vector<ansi::Key> ahead_;     ///< typed while it is
  bool is_rematch_ = false;
  std::string sysop_;         ///< who is meant by that word; empty: that is not known
  bool may_page_ = false;     ///< the sysop, who is asked
  bool leaves_code_ = false;  ///< it is no game that is offered
  MailOffer offer_;
};

}  // namespace codemaker::play::shell::mail
