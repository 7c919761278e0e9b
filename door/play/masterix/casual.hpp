/// Masterix against the computer at any level, never ranked, with hints and undo.
#pragma once

#include "play/boards/level_scene.hpp"
#include "play/masterix/play.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::play::masterix {

class Casual : public boards::LevelScene<Casual, Play> {
 public:
  [[nodiscard]] std::string_view art_name() const;

  void greet(Stage& stage) const { stage.show(first_words(stage)); }

  void begin_board(Stage& stage);

  void deal_board(std::uint64_t seed, Stage& stage) { play_.deal(seed, stage); }

  [[nodiscard]] bool shows_last_board(Stage& stage) const { return play_.tell_end(stage); }

  [[nodiscard]] std::string end_text() const;

  void draw_choice(Canvas& canvas) const;

  void draw_board(Canvas& canvas) const { play_.draw(canvas); }

  void draw_result(Canvas& canvas) const;
};

/// The round of the day.
using Daily = boards::DailyScene<Casual>;
/// The only try at a board that another caller left.
using PositionTry = boards::PositionScene<Casual>;
/// A first round, explained.
using Guided = boards::GuidedScene<Casual>;

}  // namespace codemaker::play::masterix
