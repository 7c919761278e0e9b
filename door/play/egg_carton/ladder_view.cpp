// The ladder of Egg Carton on full and lean screens.
#include "play/egg_carton/ladder.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

std::string_view EggLadder::art_name() const {
  switch (phase_) {
  case Phase::naming:
    return "fame";
  case Phase::over:
    return "lose";
  case Phase::result:
    return result_.is_won ? "win" : "lose";
  default:
    return "eggcarton";
  }
}

void EggLadder::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (phase_ == Phase::naming) return score_.draw(canvas);
  const bool is_result = phase_ == Phase::result || phase_ == Phase::over;
  if (is_result) return draw_result(canvas);
  if (!run_) return;
  canvas.header(header(canvas));
  play_.draw(canvas);
}

std::string EggLadder::header(const Canvas& canvas) const {
  // What is won is banked here when the last marble has been seen falling.
  const engine::Points bank = play_.is_sowing() ? run_->bank() : bank_;
  if (canvas.is_lean()) {
    return fmt::format("Level {} Bank {} A win pays {}", run_->level(), bank, worth_);
  }
  return fmt::format(
      "Egg Carton   Level {}, step {}   Bank {}   A win now pays {}", run_->level(),
      run_->strength(), bank, worth_
  );
}

void EggLadder::draw_result(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  if (phase_ == Phase::over) return canvas.header("The run is over");
  canvas.header(fmt::format("Level {} {}", result_.level, result_.is_won ? "won" : "lost"));
  int row = 4;
  canvas.text(
      {row++, indent}, fmt::format(
                           "Left in {} row: {}", result_.is_won ? "the computer's" : "your",
                           count(result_.left, "marble", "marbles")
                       )
  );
  if (result_.is_won) {
    canvas.text(
        {row++, indent},
        fmt::format("{} x (10 + {}) = {}", result_.level, result_.left, result_.worth)
    );
  }
  canvas.text({row + 1, indent}, fmt::format("Bank {}", bank_), look::bright);
  if (const auto place = score_.place()) {
    canvas.text({row + 2, indent}, fmt::format("Number {} in the Hall of Fame", *place));
  }
}

}  // namespace codemaker::play::egg_carton
