/// Offers a game by mail: to whom, which, how many days a move, and the code where there is one.
/// A code that is left for others is asked for alike, without the other player and the days. On
/// screens these are settings, in lines questions one after the other.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/code_board.hpp"
#include "play/shared/keys_ahead.hpp"
#include "play/shared/line_editor.hpp"
#include "play/shell/mail/offer_form.hpp"

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

  void point(const Pointer& pointer, Stage& stage);

  /// A name is typed; in lines, each answer.
  [[nodiscard]] bool takes_text() const { return step_ != Step::settings && step_ != Step::code; }

  [[nodiscard]] std::string_view art_name() const { return "mail"; }

  /// The board does.
  [[nodiscard]] bool fills_large() const { return step_ == Step::code; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Step : std::uint8_t { settings, whom, what, days, code, sent };

  [[nodiscard]] std::string question() const;
  void finish(Stage& stage);
  void make_code(Stage& stage);
  void press_in_settings(const ansi::Key& pressed, Stage& stage);
  void press_in_name(const ansi::Key& key, Stage& stage);
  void press_on_board(const ansi::Key& key, Stage& stage);
  void answer(std::string_view text, Stage& stage);
  void take_whom(std::string_view text, Stage& stage);
  void take_what(std::string_view text, Stage& stage);
  void take_days(std::string_view text, Stage& stage);
  void take_code(std::string code, Stage& stage);
  void look_for_other(Stage& stage);
  void take_opponent(const event::MailOpponent& opponent, Stage& stage);
  void go_to(Step step, Stage& stage);
  void step_back(Stage& stage);
  void send(Stage& stage);

  Step step_ = Step::settings;
  Step first_ = Step::settings;  ///< that Q leads back from
  bool is_line_ = false;
  shared::LineEditor typed_{40};
  shared::LightBar bar_;
  shared::AnyCodeBoard board_;  ///< on which the code is made
  bool is_looking_ = false;     ///< whether there is such a player
  shared::KeysAhead ahead_;     ///< typed while it is
  bool is_rematch_ = false;
  std::string sysop_;      ///< who is meant by that word; empty: that is not known
  bool may_page_ = false;  ///< the sysop, who is asked
  OfferForm form_;
};

}  // namespace codemaker::play::shell::mail
