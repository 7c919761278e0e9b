// The ladder of Egg Carton on small screens.
#include "play/egg_carton/ladder_view.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

std::string_view art_name(const LadderState& state) {
  if (state.run.is_naming()) return "fame";
  if (state.run.is_left()) return "lose";
  if (state.phase != Phase::result) return "eggcarton";
  return state.result->is_won ? "win" : "lose";
}

void draw(const LadderState& state, Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  if (state.run.is_naming()) return state.run.draw(canvas);
  const bool is_result = state.phase == Phase::result || state.run.is_left();
  if (is_result) return draw_result(state, canvas);
  if (state.phase == Phase::dealing) return;
  if (!canvas.is_lean()) return draw_full_level(state, canvas);
  canvas.header(fmt::format("Level {} Bank {} A win pays {}", state.level, state.bank, state.worth)
  );
  state.play.draw(canvas);
}

void draw_result(const LadderState& state, Canvas& canvas) {
  if (!canvas.is_lean()) return draw_full_result(state, canvas);
  if (state.run.is_left()) return canvas.header("The run is over");
  canvas.header(fmt::format("Level {} {}", state.level, state.result->is_won ? "won" : "lost"));
  int row = 4;
  canvas.text(
      {row++, 0}, fmt::format(
                      "Left in {} row: {}", state.result->is_won ? "the computer's" : "your",
                      count(state.result->left, "marble", "marbles")
                  )
  );
  if (state.result->is_won) {
    canvas.text(
        {row++, 0},
        fmt::format("{} x (10 + {}) = {}", state.level, state.result->left, state.result->worth)
    );
  }
  canvas.text({row + 1, 0}, fmt::format("Bank {}", state.bank), look::bright);
  if (const auto rank = state.run.rank()) {
    canvas.text({row + 2, 0}, fmt::format("Rank {} in the Hall of Fame", *rank));
  }
}

}  // namespace codemaker::play::egg_carton
