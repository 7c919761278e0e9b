// The ladder of Egg Carton on full and lean screens.
#include "play/egg_carton/ladder.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

std::string_view EggLadder::art_name() const {
  if (run_.is_naming()) return "fame";
  if (run_.is_left()) return "lose";
  if (phase_ != Phase::result) return "eggcarton";
  return result_->is_won ? "win" : "lose";
}

void EggLadder::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (run_.is_naming()) return run_.draw(canvas);
  const bool is_result = phase_ == Phase::result || run_.is_left();
  if (is_result) return draw_result(canvas);
  if (phase_ == Phase::dealing) return;
  canvas.header(header(canvas));
  play_.draw(canvas);
}

std::string EggLadder::header(const Canvas& canvas) const {
  if (canvas.is_lean()) {
    return fmt::format("Level {} Bank {} A win pays {}", level_, bank_, worth_);
  }
  return fmt::format(
      "Egg Carton   Level {}, step {}   Bank {}   A win now pays {}", level_,
      ladder_strength(level_), bank_, worth_
  );
}

void EggLadder::draw_result(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  if (run_.is_left()) return canvas.header("The run is over");
  canvas.header(fmt::format("Level {} {}", level_, result_->is_won ? "won" : "lost"));
  int row = 4;
  canvas.text(
      {row++, indent}, fmt::format(
                           "Left in {} row: {}", result_->is_won ? "the computer's" : "your",
                           count(result_->left, "marble", "marbles")
                       )
  );
  if (result_->is_won) {
    canvas.text(
        {row++, indent}, fmt::format("{} x (10 + {}) = {}", level_, result_->left, result_->worth)
    );
  }
  canvas.text({row + 1, indent}, fmt::format("Bank {}", bank_), look::bright);
  if (const auto rank = run_.rank()) {
    canvas.text({row + 2, indent}, fmt::format("Number {} in the Hall of Fame", *rank));
  }
}

}  // namespace codemaker::play::egg_carton
