/// Intersections & Splats (rules.md 2.3). Everything is typed as a line, on screens too.
#pragma once

#include "engine/breaking/game.hpp"
#include "play/breaking/review_view.hpp"
#include "play/breaking/splats/words.hpp"
#include "play/scene.hpp"
#include "play/shared/hint_giver.hpp"
#include "play/shared/line_editor.hpp"

#include <optional>

namespace codemaker::play::breaking::splats {

class SplatsScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "splats"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] bool takes_text() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    drawing,     ///< the code is being drawn
    moving,      ///< MOVE:
    over,        ///< [CNQ]
    configuring  ///< X, Y and N are asked
  };

  void begin_game(Stage& stage);
  void take_typed(std::string_view line, Stage& stage);
  void take_move(std::string_view line, Stage& stage);
  [[nodiscard]] bool take_command(std::string_view line, Stage& stage);
  void take_choice(std::string_view line, Stage& stage);
  void take_number(std::string_view line, Stage& stage);
  void guess(const engine::breaking::Code& code, Stage& stage);
  void begin_configuring(Stage& stage);
  void show_board(Stage& stage);
  void give_hint(Stage& stage);
  void tell_board(Stage& stage) const;

  [[nodiscard]] std::string size_text() const;
  [[nodiscard]] std::string turn_text(std::size_t turn) const;
  [[nodiscard]] std::string end_text(bool is_line) const;

  /// True if a question mark alone can be a guess.
  [[nodiscard]] bool is_help_a_guess() const { return size_.digits == 1 && is_help_a_digit(); }

  [[nodiscard]] bool is_help_a_digit() const { return size_.highest == most_splats; }

  void draw_columns(Canvas& canvas) const;
  void draw_list(Canvas& canvas) const;
  void draw_marks(Canvas& canvas, ansi::Position bottom, const engine::breaking::Marks& marks)
      const;
  void draw_prompt(Canvas& canvas) const;
  [[nodiscard]] std::string_view code_sign(int place) const;

  SplatsSize size_;
  Phase phase_ = Phase::drawing;
  std::optional<engine::breaking::BreakingGame> game_;
  static constexpr std::size_t longest_typed = 80;
  shared::LineEditor typed_{longest_typed};
  std::vector<int> numbers_;      ///< of X, Y and N, those given
  Phase before_ = Phase::moving;  ///< where an aborted configuration goes back to
  shared::HintGiver hint_;
  ReviewView review_;
};

}  // namespace codemaker::play::breaking::splats
