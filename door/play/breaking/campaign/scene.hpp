/// A ranked run of the code-breaking campaign.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "play/breaking/review_view.hpp"
#include "play/scene.hpp"
#include "play/shared/peg_hand.hpp"
#include "play/shared/ranked_run.hpp"
#include "play/shared/row_editor.hpp"

#include <optional>
#include <vector>

namespace codemaker::play::breaking::campaign {

class CampaignScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);
  [[nodiscard]] std::optional<Instant> wakes_at() const;
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;

  [[nodiscard]] bool takes_text() const { return run_.is_naming(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    drawing,   ///< the computer's code is being drawn
    breaking,  ///< the caller breaks it
    setting,   ///< the caller makes a code
    thinking,  ///< the computer works on it
    watching,  ///< its guesses are shown one by one
    paused,    ///< a round is over
    decided    ///< a level is over
  };

  /// How a round went.
  struct RoundResult {
    engine::breaking::Side breaker = engine::breaking::Side::player;
    int guesses = 0;
    bool is_broken = false;
    int points = 0;
  };

  /// How a level went; it is shown after the run has gone on.
  struct LevelResult {
    int level = 1;
    engine::Verdict verdict = engine::Verdict::tied;
    int player = 0;
    int computer = 0;
    int unused = 0;
    engine::Points worth = 0;
    std::vector<RoundResult> rounds;
  };

  void begin_level(Stage& stage);
  void begin_round(Stage& stage);
  void begin_breaking(const engine::breaking::Code& secret, Stage& stage);
  void begin_watching(const engine::breaking::History& turns, Stage& stage);
  void submit(Stage& stage);
  void submit_guess(const engine::breaking::Code& guess, Stage& stage);
  void submit_code(const engine::breaking::Code& code, Stage& stage);
  void show_next_turn(Stage& stage);
  void end_round(Stage& stage);
  void decide_level(Stage& stage);
  void pause(Phase phase, Stage& stage);
  void go_on(Stage& stage);
  void begin_review(Stage& stage);

  [[nodiscard]] std::optional<engine::breaking::Peg> color_at(ansi::Position at, bool is_lean)
      const;
  [[nodiscard]] std::optional<int> hole_at(ansi::Position at, bool is_lean) const;
  [[nodiscard]] std::optional<int> turn_at(ansi::Position at, bool is_lean) const;

  void edit_row(const ansi::Key& key, Stage& stage);
  void edit_with_letter(const ansi::Key& key, Stage& stage);
  void copy_row(Stage& stage);
  void take_row_line(std::string_view line, Stage& stage);
  void take_pegs(std::string_view line, Stage& stage);
  void take_command(std::string_view line, Stage& stage);

  void tell_colors(Stage& stage) const;
  void tell_turn(const engine::breaking::BreakingGame& game, Stage& stage) const;
  void tell_board(Stage& stage) const;
  void tell_points(Stage& stage) const;
  [[nodiscard]] std::string level_text() const;
  [[nodiscard]] std::string end_of_round_text() const;
  [[nodiscard]] std::string end_of_level_text() const;

  void draw_round(Canvas& canvas) const;
  void draw_board(Canvas& canvas) const;
  void draw_turn(Canvas& canvas, int row, int number) const;
  void draw_side(Canvas& canvas) const;
  void draw_lean_status(Canvas& canvas) const;
  void draw_own_code(Canvas& canvas) const;
  void draw_level_result(Canvas& canvas) const;

  [[nodiscard]] bool is_row_open() const {
    return !run_.is_over() && (phase_ == Phase::breaking || phase_ == Phase::setting);
  }

  /// There was a code of the computer's to break, and the computer has time.
  [[nodiscard]] bool may_review() const;

  [[nodiscard]] bool is_player_breaking() const {
    return round_breaker_ == engine::breaking::Side::player;
  }

  shared::RankedRun run_{engine::RankedGame::breaking, Place::menu};
  engine::breaking::CampaignLevel played_{1};  ///< the level being played; may be a round ahead
  Phase phase_ = Phase::drawing;
  int round_ = 1;  ///< the round on the screen
  engine::breaking::Level level_;
  engine::breaking::Side round_breaker_ = engine::breaking::Side::player;
  std::optional<engine::breaking::BreakingGame> game_;
  shared::RowEditor row_;
  shared::PegHand hand_;
  int copied_ = 0;  ///< rows up from the last that a copy took
  engine::breaking::History computers_turns_;
  Instant next_turn_at_;
  bool is_skipping_ = false;
  std::optional<engine::breaking::BreakingGame>
      own_game_;  ///< the last in which the caller was breaking
  ReviewView review_;
  LevelResult result_;
  std::vector<RoundResult> rounds_;
};

}  // namespace codemaker::play::breaking::campaign
