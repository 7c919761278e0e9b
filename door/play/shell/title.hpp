/// The first screen: what this is, and the choice of presentation.
#pragma once

#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shell {

class Title : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  /// Enter alone plays.
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "title"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void draw_leaders(Canvas& canvas, int row) const;
  void draw_large(Canvas& canvas) const;
  void draw_best(Canvas& canvas, int row) const;
  /// What stands in the place of who leads.
  [[nodiscard]] std::pair<std::string_view, std::string_view> words_without_rows() const;

  OfferedGames offered_;
  std::string_view leaving_;             ///< what Q does, in words
  std::optional<event::Tables> tables_;  ///< once they have been read
  bool has_mail_ = false;                ///< a game by mail waits for the caller
};

}  // namespace codemaker::play::shell
