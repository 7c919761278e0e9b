/// A ranked run up the Egg Carton ladder.
#pragma once

#include "engine/egg_carton/ladder.hpp"
#include "play/egg_carton/play.hpp"
#include "play/shared/run_score.hpp"

namespace codemaker::play::egg_carton {

class EggLadder : public SceneBase {
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

  [[nodiscard]] bool takes_text() const { return phase_ == Phase::naming; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    dealing,  ///< the seed of the level's deal is being drawn
    playing,
    decided,  ///< the last board of a level
    result,   ///< what it paid
    over,     ///< the run was left
    naming    ///< the name for the Hall of Fame
  };

  /// How a level went; it is shown after the run has gone on.
  struct LevelResult {
    int level = 1;
    bool is_won = false;
    int left = 0;  ///< marbles on the side of the one who lost
    engine::Points worth = 0;
  };

  void begin_level(Stage& stage);
  void deal(std::uint64_t seed, Stage& stage);
  void follow(Stage& stage);
  void note_result();
  void decide_level(Stage& stage);
  void leave_run(Stage& stage);
  void after_run(Stage& stage);
  void go_on(Stage& stage);
  void ask_to_leave(Stage& stage);

  void tell_points(Stage& stage) const;
  [[nodiscard]] std::string level_text() const;
  [[nodiscard]] std::string end_of_level_text() const;
  [[nodiscard]] std::string header(const Canvas& canvas) const;
  void draw_result(Canvas& canvas) const;

  [[nodiscard]] bool is_run_over() const {
    return phase_ == Phase::over || (run_ && run_->is_over());
  }

  std::optional<engine::egg_carton::Ladder> run_;
  Phase phase_ = Phase::dealing;
  EggPlay play_;
  std::size_t followed_ = 0;  ///< selections on the board that the run has made too
  engine::Points bank_ = 0;   ///< points of the levels won, this one included as soon as it is
  engine::Points worth_ = 0;  ///< what a win with the board as it is seen pays
  LevelResult result_;
  shared::RunScore score_{engine::RankedGame::eggcarton};
};

}  // namespace codemaker::play::egg_carton
