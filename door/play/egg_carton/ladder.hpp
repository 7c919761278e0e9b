/// A ranked run up the Egg Carton ladder.
#pragma once

#include "engine/egg_carton/ladder.hpp"
#include "play/egg_carton/play.hpp"
#include "play/shared/ranked_run.hpp"

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

  [[nodiscard]] bool takes_text() const { return run_.is_naming(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    dealing,  ///< the seed of the level's deal is being drawn
    playing,
    decided,  ///< the last board of a level
    result    ///< what it paid
  };

  /// How a level went.
  struct LevelResult {
    bool is_won = false;
    int left = 0;  ///< marbles on the side of the one who lost
    engine::Points worth = 0;
  };

  void begin_level(Stage& stage);
  void deal(std::uint64_t seed, Stage& stage);
  void follow(Stage& stage);
  void record_result(Stage& stage);
  void decide_level(Stage& stage);
  void go_on(Stage& stage);

  void tell_points(Stage& stage) const;
  [[nodiscard]] std::string level_text() const;
  [[nodiscard]] std::string end_of_level_text() const;
  [[nodiscard]] std::string header(const Canvas& canvas) const;
  void draw_result(Canvas& canvas) const;

  [[nodiscard]] bool is_playing() const { return phase_ == Phase::playing && !run_.is_left(); }

  Phase phase_ = Phase::dealing;
  EggPlay play_;
  int level_ = 1;             ///< on the board; the run goes on the moment a level is won
  engine::Points bank_ = 0;   ///< as it is shown: once the last marble has been seen falling
  engine::Points worth_ = 0;  ///< what a win with the board as it is seen pays
  std::optional<LevelResult> result_;  ///< once the level is decided
  shared::RankedRun run_{engine::RankedGame::eggcarton, Place::eggcarton};
};

}  // namespace codemaker::play::egg_carton
