/// A position that somebody left: it is seen, the one try at it is begun, and then how others fared
/// with theirs.
#pragma once

#include "play/catalog/any_replay.hpp"
#include "play/events/left.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/move_board.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::left {

class LeftPositionScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "leftcode"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Doing : std::uint8_t { play, take_back, view, next };

  /// A key of the page, and its word in lines.
  struct Command {
    Doing doing = Doing::next;
    char letter = 0;  ///< upper case
    std::string_view word;
    std::string_view sentence;
  };

  [[nodiscard]] bool may_play() const;
  [[nodiscard]] std::vector<Command> commands() const;
  [[nodiscard]] std::string status() const;
  [[nodiscard]] std::string tries_text() const;
  [[nodiscard]] std::string done_text() const;
  void show(const LeftCode& code, Stage& stage);
  void run(Doing doing, Stage& stage);
  void play(Stage& stage) const;
  void take_back(Stage& stage);
  void replay(Stage& stage) const;

  std::optional<LeftCode> code_;  ///< nullopt: not read yet
  shared::AnyMoveBoard table_;
  std::optional<AnyReplay> view_;
  bool is_waiting_ = true;  ///< for an answer
  bool takes_back_ = false;
};

}  // namespace codemaker::play::shell::left
