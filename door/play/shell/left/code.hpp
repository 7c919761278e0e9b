/// A code that somebody left: the caller's try at it, or how others fared with theirs.
#pragma once

#include "play/events/left.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/code_board.hpp"
#include "play/shared/keys_ahead.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::left {

class LeftCodeScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void confirm(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return board_ ? board_->wakes_at() : std::nullopt;
  }

  [[nodiscard]] std::string_view art_name() const { return "leftcode"; }

  [[nodiscard]] bool fills_large() const { return static_cast<bool>(board_); }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Doing : std::uint8_t { type, give_up, take_back, view, next };

  /// A key of the page, and its word in lines.
  struct Command {
    Doing doing = Doing::next;
    char letter = 0;  ///< upper case
    std::string_view word;
    std::string_view sentence;
  };

  [[nodiscard]] bool may_guess() const;
  [[nodiscard]] std::vector<Command> commands() const;
  [[nodiscard]] std::string status() const;
  [[nodiscard]] std::string done_text(LeftDeed deed) const;
  void run(Doing doing, Stage& stage);
  void change(LeftDeed deed, Stage& stage, std::string text = {});
  void replay(Stage& stage) const;
  void take_done(const event::LeftRead& read, Stage& stage);
  void show(const LeftCode& code, Stage& stage);
  void celebrate(Stage& stage);
  void command(const ansi::Key& key, Stage& stage);
  void draw_tries(Canvas& canvas) const;
  void draw_try(Canvas& canvas, ansi::Position at, const LeftTry& tried) const;

  std::optional<LeftCode> code_;  ///< nullopt: not read yet
  shared::AnyCodeBoard board_;
  bool is_typing_ = false;              ///< keys are those of the row
  bool is_waiting_ = true;              ///< for an answer
  std::optional<LeftDeed> asked_ = {};  ///< what that is the answer to; nullopt: to having looked
  shared::KeysAhead ahead_;             ///< typed while it is waited for
};

}  // namespace codemaker::play::shell::left
