/// A ranked run up an Egg Carton run.
#pragma once

#include "engine/egg_carton/ladder.hpp"
#include "play/boards/ranked_scene.hpp"
#include "play/egg_carton/play.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton {

/// How a level went.
struct LevelResult {
  bool is_won = false;
  int left = 0;  ///< marbles on the side of the one who lost
  engine::Points worth = 0;
};

class Ladder : public boards::RankedScene<Ladder, Play> {
 public:
  static constexpr std::string_view board_art = "eggcarton";

  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  /// A fair board from a seed, and the first turn.
  void deal_board(std::uint64_t seed, Stage& stage);
  /// A level counts the moment it is won, though the last marbles are still to be seen falling.
  void follow(Stage& stage);
  void record_level(Stage& stage);

  [[nodiscard]] bool shows_last_board(Stage& stage) const;

  /// What the last board did not tell.
  void tell_result(Stage& stage) const;

  void draw_level(Canvas& canvas) const;
  void draw_result(Canvas& canvas) const;

 private:
  [[nodiscard]] std::string level_text() const;
  [[nodiscard]] std::string end_text() const;
  void draw_full_result(Canvas& canvas) const;

  int level_ = 1;             ///< on the board; the run goes on the moment a level is won
  engine::Points bank_ = 0;   ///< as it is shown: once the last marble has been seen falling
  engine::Points worth_ = 0;  ///< what a win with the board as it is seen pays
  std::optional<LevelResult> result_;  ///< once the level is decided
};

}  // namespace codemaker::play::egg_carton
