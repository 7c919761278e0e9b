/// Asks who calls, where no board has told, and for the password of a name that has one. Who comes
/// with a key is asked once: then the key knows the name.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"
#include "scores/entry.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

/// Where a caller goes on who gave a name in the middle of a call, or keeps that of a guest.
struct AfterName {
  std::optional<Place> place;
};

class AskName : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "name"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const;

  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] bool hides_lines() const { return step_ == Step::password; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Step : std::uint8_t {
    name,
    looking_up,  ///< whether the name has a password, or what a key's name is
    password,
    checking
  };

  void take_name(std::string_view line, Stage& stage);
  void take_password(std::string_view line, Stage& stage);
  void ask_name_again(Stage& stage);
  void say_wait(std::chrono::seconds wait, Stage& stage);
  void wait_for_others(Stage& stage);
  void take_account(const event::Account& account, Stage& stage);
  void refuse_reserved(Stage& stage);
  void begin_unchecked(Stage& stage);
  void begin(bool is_guest, Stage& stage) const;
  static void warn_guest(Stage& stage);
  void leave(Stage& stage) const;
  [[nodiscard]] std::string question() const;
  [[nodiscard]] std::string shown_text() const;

  Step step_ = Step::name;
  shared::LineEditor typed_{scores::max_name_characters};
  std::string name_;           ///< as it stands in tables, once it was given
  scores::Player owner_ = {};  ///< who has a password for it
  std::string welcome_;
  std::string_view leaving_;  ///< what Esc does, in words
  std::string guest_;         ///< the name of who needs none; empty: a name is needed
  bool is_keyed_ = false;
  int tries_ = 0;  ///< passwords that were wrong
};

}  // namespace codemaker::play::shell
