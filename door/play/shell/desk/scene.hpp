/// The sysop's desk, for a caller who is the sysop: lists of what goes on, and what can be done
/// about it. What is wanted is done by the world outside, which gives the list back as it is then.
#pragma once

#include "engine/ranked_game.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"
#include "play/shell/desk/words.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::desk {

class DeskScene : public SceneBase {
 public:
  /// Letters of a message.
  static constexpr std::size_t max_typed = 200;

  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "options"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  [[nodiscard]] bool takes_text() const { return typing_ != nullptr; }

 private:
  void open_menu(Stage& stage);
  void open(DeskList list, Stage& stage);
  void look(Stage& stage);
  void ask(DeskAct act, const std::string& text, Stage& stage);
  void begin(const ActWords& act, Stage& stage);
  void submit(const std::string& text, Stage& stage);
  void choose(Stage& stage);
  void turn_to_next_table(Stage& stage);
  void go_to(std::size_t row, Stage& stage);
  void type(const ansi::Key& key, Stage& stage);
  [[nodiscard]] bool press_letter(const ansi::Key& key, Stage& stage);

  // scene_view.cpp
  [[nodiscard]] std::string title() const;
  [[nodiscard]] std::string remark() const;
  [[nodiscard]] std::string typing_prompt() const;

  [[nodiscard]] const DeskRow* chosen() const {
    return row_ < rows_.size() ? &rows_[row_] : nullptr;
  }

  std::optional<DeskList> list_;  ///< nullopt: the lists themselves are shown
  std::vector<DeskRow> rows_;
  std::size_t row_ = 0;      ///< under the cursor
  bool is_waiting_ = false;  ///< for the list
  bool is_known_ = true;     ///< false: the list could not be had
  std::string undoable_;     ///< the change that undoing takes back; empty: none
  engine::RankedGame table_ = engine::first_ranked_game;
  std::optional<effect::AskDesk> asked_;  ///< done once the sysop says yes
  const ActWords* typing_ = nullptr;      ///< what it is typed for
  shared::LineEditor typed_{max_typed};
};

}  // namespace codemaker::play::shell::desk
