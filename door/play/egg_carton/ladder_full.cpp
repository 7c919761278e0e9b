// The ladder of Egg Carton on full screens: a level, and its result.
#include "play/call/words.hpp"
#include "play/egg_carton/ladder_view.hpp"
#include "play/egg_carton/result_box.hpp"

#include <array>
#include <fmt/format.h>
#include <vector>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr int points_column = 60;

std::string where_in_ladder(const LadderState& state) {
  return fmt::format("Level {}", state.level);
}

void draw_run_left(const LadderState& state, Canvas& canvas) {
  const std::array rows{
      ResultRow{"Levels won", fmt::format("{}", state.run.level() - 1)},
      ResultRow{"Bank", fmt::format("{}", state.run.bank())},
  };
  draw_result_box(canvas, "You quit", rows, state.play.position());
}

}  // namespace

void draw_full_level(const LadderState& state, Canvas& canvas) {
  canvas.heading(
      "EGG CARTON", where_in_ladder(state),
      fmt::format("Computer level {}, {}", ladder_strength(state.level), state.play.turn_text())
  );
  state.play.draw(canvas);
  const int row = egg_rows(false).top_words;
  const auto bank = canvas.text({row, points_column}, "Bank ");
  canvas.text(bank, fmt::format("{}", state.bank), look::bright);
  const auto pays = canvas.text({row + 1, points_column}, "A win now pays ");
  canvas.text(pays, fmt::format("{}", state.worth), look::bright);
}

void draw_full_result(const LadderState& state, Canvas& canvas) {
  canvas.heading(
      "EGG CARTON", where_in_ladder(state), state.run.is_left() ? "The run is over" : "Result"
  );
  state.run.ceremony().draw(canvas);
  if (state.run.is_left()) return draw_run_left(state, canvas);
  const LevelResult& result = *state.result;
  std::vector<ResultRow> rows{
      {result.is_won ? "Left in the computer's row" : "Left in your row",
       count(result.left, "marble", "marbles")},
  };
  if (result.is_won) {
    rows.push_back(
        {"Level x (10 + marbles left)",
         fmt::format("{} x (10 + {}) = {}", state.level, result.left, result.worth)}
    );
  }
  if (!result.is_won) rows.push_back({"Levels won", fmt::format("{}", state.level - 1)});
  const auto rank = state.run.rank();
  rows.push_back(
      {"Bank", rank ? fmt::format("{}: rank {} in the Hall of Fame", state.bank, *rank)
                    : fmt::format("{}", state.bank)}
  );
  draw_result_box(canvas, result.is_won ? "Level won" : "Level lost", rows, state.play.position());
}

}  // namespace codemaker::play::egg_carton
