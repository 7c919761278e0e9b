/// Free play (rules.md 2.2): alone against a code, or a duel with the computer. Unranked.
#pragma once

#include "engine/breaking/match.hpp"
#include "play/breaking/free_play/setup.hpp"
#include "play/breaking/review_view.hpp"
#include "play/scene.hpp"
#include "play/shared/hint_giver.hpp"
#include "play/shared/peg_hand.hpp"
#include "play/shared/row_editor.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::free_play {

class FreePlayScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    choosing,  ///< the settings are on the screen
    setting,   ///< the caller makes the code of a duel
    drawing,   ///< the computer's code is being drawn
    breaking,  ///< the caller's guess is next
    thinking,  ///< the computer's is
    over
  };

  /// A peg that is taken elsewhere in the row by keys.
  struct Carried {
    int from = 0;
    bool is_move = false;  ///< false: a copy
  };

  void choose(Stage& stage);
  void begin_game(Stage& stage);
  void draw_secret(Stage& stage);
  void begin_breaking(const engine::breaking::Code& secret, Stage& stage);
  void submit(Stage& stage);
  void submit_guess(const engine::breaking::Code& guess, Stage& stage);
  void go_on(Stage& stage);
  void take_computers_guess(const event::Guessed& guessed, Stage& stage);
  void ask_to_quit(Stage& stage);
  void end_game(std::string result, Stage& stage);
  void review(Stage& stage);
  void ask_hint(Stage& stage);
  void show_scoring(Stage& stage);

  void press_in_setup(const ansi::Key& key, Stage& stage);
  void press_at_end(const ansi::Key& key, Stage& stage);
  void edit_row(const ansi::Key& key, Stage& stage);
  void edit_with_letter(const ansi::Key& key, Stage& stage);
  void enter_row(Stage& stage);
  void pick_up(bool is_move, Stage& stage);
  void carry(const ansi::Key& key, Stage& stage);
  void copy_row(Stage& stage);
  void command(char32_t letter, const ansi::Key& key, Stage& stage);
  [[nodiscard]] std::optional<engine::breaking::Peg> peg_of(char32_t sign) const;
  [[nodiscard]] std::string what_pegs_are() const;
  void replay(Stage& stage);

  void take_row_line(std::string_view line, Stage& stage);
  void take_pegs(std::string_view line, Stage& stage);
  void copy_row_line(std::string_view number, Stage& stage);
  void take_peg_line(std::string_view holes, bool is_move, Stage& stage);
  void tell_board(Stage& stage) const;
  void tell_turn(engine::breaking::Side side, std::size_t turn, bool is_news, Stage& stage) const;
  [[nodiscard]] std::string game_text() const;
  [[nodiscard]] std::string pegs_text() const;
  [[nodiscard]] std::string result_text() const;
  [[nodiscard]] std::string_view outcome() const;
  [[nodiscard]] std::string codes_text() const;
  [[nodiscard]] std::string row_text() const;

  [[nodiscard]] std::optional<engine::breaking::Peg> color_at(ansi::Position at, bool is_lean)
      const;
  [[nodiscard]] std::optional<int> hole_at(ansi::Position at, bool is_lean) const;
  [[nodiscard]] std::optional<int> turn_at(ansi::Position at, bool is_lean) const;

  void draw_boards(Canvas& canvas) const;
  void draw_game_header(Canvas& canvas) const;
  void draw_board(Canvas& canvas, engine::breaking::Side side) const;
  void draw_turns(Canvas& canvas, engine::breaking::Side side) const;
  void draw_open_row(Canvas& canvas) const;
  void draw_codes(Canvas& canvas) const;
  void draw_palette(Canvas& canvas) const;
  void draw_marks_legend(Canvas& canvas) const;
  void draw_scoring_screen(Canvas& canvas) const;
  [[nodiscard]] std::vector<KeyHelp> keys_at_end() const;
  [[nodiscard]] std::vector<KeyHelp> keys_while_carrying() const;
  [[nodiscard]] std::vector<KeyHelp> keys_in_game() const;

  [[nodiscard]] bool is_row_open() const {
    return phase_ == Phase::setting || phase_ == Phase::breaking;
  }

  /// Where things stand depends on it; known before the codes are.
  [[nodiscard]] bool is_duel() const { return settings_.is_duel; }

  [[nodiscard]] const engine::breaking::History* history(engine::breaking::Side side) const;
  [[nodiscard]] int turn_number() const;

  /// Over before its end.
  [[nodiscard]] bool is_given_up() const { return match_ && !match_->is_over(); }

  Phase phase_ = Phase::choosing;
  FreePlaySetup setup_;
  FreePlaySettings settings_;      ///< of the game
  engine::breaking::Rules rules_;  ///< of its guesses
  PegSigns signs_ = PegSigns::colors;
  std::optional<engine::breaking::Code> own_code_;  ///< duels only, once it is made
  std::optional<engine::breaking::Match> match_;
  shared::RowEditor row_;
  shared::PegHand hand_;
  std::optional<Carried> carried_;
  int copied_ = 0;  ///< rows up from the last that a copy took
  shared::HintGiver hint_;
  bool is_scoring_shown_ = false;
  ReviewView review_;
  /// Typed while the computer thought: keys, or in line mode lines.
  static constexpr std::size_t most_keys_ahead = 80;
  static constexpr std::size_t most_lines_ahead = 10;
  std::vector<ansi::Key> keys_ahead_;
  std::vector<std::string> lines_ahead_;
};

}  // namespace codemaker::play::breaking::free_play
