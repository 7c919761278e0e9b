/// A game by mail: how it stands, and the caller's move.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/keys_ahead.hpp"
#include "play/shell/mail/state.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::mail {

class MailGameScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void confirm(Stage& stage);
  void tick(Stage& stage);

  /// While the other is to move it is looked now and then whether they have: two who are here at
  /// once play without leaving the page.
  [[nodiscard]] std::optional<Instant> wakes_at() const;

  void point(const Pointer& pointer, Stage& stage);

  /// A line for the other; boards have keys of their own.
  [[nodiscard]] bool takes_text() const { return state_.is_writing; }

  [[nodiscard]] std::string_view art_name() const { return "mailgame"; }

  [[nodiscard]] bool fills_large() const { return shows_board(state_); }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void take_done(const event::MailRead& read, Stage& stage);
  void take_look(const event::MailRead& read, Stage& stage);
  void look_later(Stage& stage);
  void show(const MailGame& game, Stage& stage);
  void run(Doing doing, Stage& stage);
  void change(MailDeed deed, Stage& stage, std::string text = {});
  void accept(Stage& stage);
  void turn_leg(Stage& stage);
  void send_row(std::string row, Stage& stage);
  void press_on_table(const ansi::Key& key, Stage& stage);
  void press_on_board(const ansi::Key& key, Stage& stage);
  void command(const ansi::Key& key, Stage& stage);

  GameState state_;
  bool is_waiting_ = true;  ///< for an answer
  std::optional<MailDeed> asked_ =
      {};                            ///< what that is the answer to; nullopt: to having opened it
  std::optional<Instant> looks_at_;  ///< whether the other has moved; nullopt: not
  std::size_t looks_ = 0;            ///< that are not answered: answers come in order
  shared::KeysAhead ahead_;          ///< typed while an answer is waited for
};

}  // namespace codemaker::play::shell::mail
