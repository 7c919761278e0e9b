/// A code that somebody left: the caller's try at it, or how others fared with theirs.
#pragma once

#include "play/events/left.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"

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

  /// All that is typed may be a guess.
  [[nodiscard]] bool takes_text() const { return is_typing_; }

  [[nodiscard]] std::string_view art_name() const { return "leftcode"; }

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
  [[nodiscard]] std::string try_row(const LeftTry& tried) const;
  void run(Doing doing, Stage& stage);
  void change(LeftDeed deed, Stage& stage, std::string text = {});
  void replay(Stage& stage) const;
  void send(std::string_view text, Stage& stage);
  void press_in_text(const ansi::Key& key, Stage& stage);
  void draw_code(Canvas& canvas) const;

  std::optional<LeftCode> code_;  ///< nullopt: not read yet
  shared::LineEditor typed_{20};
  bool is_typing_ = false;
  bool is_waiting_ = true;              ///< for an answer
  std::optional<LeftDeed> asked_ = {};  ///< what that is the answer to; nullopt: to having looked
};

}  // namespace codemaker::play::shell::left
