/// Practice levels (rules.md 2.4): the same code, and with each level a guess less.
#pragma once

#include "engine/breaking/game.hpp"
#include "play/breaking/review_view.hpp"
#include "play/scene.hpp"
#include "play/shared/hint_giver.hpp"
#include "play/shared/row_editor.hpp"

#include <optional>

namespace codemaker::play::breaking::practice {

class PracticeScene : public SceneBase {
 public:
  static constexpr int levels = 8;

  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    choosing,  ///< a level
    drawing,   ///< the code is being drawn
    breaking,
    over
  };

  /// What leaving an unbroken code leads to.
  enum class Exit : std::uint8_t { menu, levels };

  void choose_level(Stage& stage);
  void begin_level(int level, Stage& stage);
  void submit(Stage& stage);
  void end_level(Stage& stage);
  void go_on(Stage& stage);
  void ask_to_leave(Exit exit, Stage& stage);
  void leave(Stage& stage);
  void begin_review(Stage& stage);

  void press_level(const ansi::Key& key, Stage& stage);
  void press_after(const ansi::Key& key, Stage& stage);
  void edit_row(const ansi::Key& key, Stage& stage);
  void edit_with_letter(const ansi::Key& key, Stage& stage);
  void copy_row(Stage& stage);
  void take_row_line(std::string_view line, Stage& stage);
  [[nodiscard]] bool take_command(std::string_view line, Stage& stage);
  void take_copy(std::string_view number, Stage& stage);

  [[nodiscard]] static std::optional<engine::breaking::Peg> peg_of(char32_t letter);
  [[nodiscard]] std::optional<engine::breaking::Peg> color_at(ansi::Position at, bool is_lean)
      const;
  [[nodiscard]] std::optional<int> hole_at(ansi::Position at, bool is_lean) const;
  [[nodiscard]] std::optional<int> turn_at(ansi::Position at, bool is_lean) const;

  void tell_levels(Stage& stage) const;
  void tell_board(Stage& stage) const;
  [[nodiscard]] std::string level_text() const;
  [[nodiscard]] std::string turn_text(std::size_t turn) const;
  [[nodiscard]] std::string end_text() const;

  void draw_levels(Canvas& canvas) const;
  void draw_board(Canvas& canvas) const;
  void draw_turn(Canvas& canvas, int row, int number) const;
  void draw_palette(Canvas& canvas) const;
  void draw_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg) const;

  [[nodiscard]] bool is_won() const { return game_ && game_->is_broken(); }

  /// 12 … 5.
  [[nodiscard]] static constexpr int guesses_of(int level) { return 13 - level; }

  static constexpr engine::breaking::Rules rules{.holes = 4, .colors = 6};

  Phase phase_ = Phase::choosing;
  int level_ = 1;
  bool has_shapes_ = false;
  std::optional<engine::breaking::BreakingGame> game_;
  shared::RowEditor row_{rules};
  int copied_ = 0;  ///< rows up from the last that a copy took
  Exit exit_ = Exit::menu;
  shared::HintGiver hint_;
  ReviewView review_;
};

}  // namespace codemaker::play::breaking::practice
