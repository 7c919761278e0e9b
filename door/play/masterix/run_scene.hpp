/// A ranked run of Masterix against the computer.
#pragma once

#include "play/boards/ranked_scene.hpp"
#include "play/masterix/play.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class RunScene : public boards::RankedScene<RunScene, Play> {
 public:
  static constexpr std::string_view board_art = "masterix-board";

  void confirm(Stage& stage);
  void hang_up(Stage& stage);
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  void greet(Stage& stage) const { stage.show(first_words(stage)); }

  void begin_level(Stage& stage);

  void deal_board(std::uint64_t seed, Stage& stage) { play_.deal(seed, stage); }

  [[nodiscard]] bool shows_last_board(Stage& stage) const { return play_.tell_end(stage); }

  [[nodiscard]] std::string end_text() const;
  void tell_result(Stage& stage);

  void draw_level(Canvas& canvas) const { play_.draw(canvas); }

  void draw_result(Canvas& canvas) const;

 private:
  [[nodiscard]] std::vector<std::string> facts() const;
  void draw_small_result(Canvas& canvas) const;
};

}  // namespace codemaker::play::masterix
