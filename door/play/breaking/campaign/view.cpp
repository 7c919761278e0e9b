// The campaign on full and small screens.
#include "play/breaking/campaign/view.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/places.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using engine::breaking::Side;

}  // namespace

std::string_view art_name(const State& state) {
  if (state.run.is_naming()) return "fame";
  if (state.run.is_left()) return "lose";
  if (state.phase != Phase::decided) return "board";
  if (state.result.verdict == engine::Verdict::lost) return "lose";
  return state.result.verdict == engine::Verdict::won ? "win" : "tie";
}

void draw(const State& state, Canvas& canvas) {
  if (state.review.is_open()) return state.review.draw(canvas);
  canvas.cursor({canvas.message_row(), 0});
  if (state.run.is_naming()) return state.run.draw(canvas);
  const bool is_result = state.phase == Phase::decided || state.run.is_left();
  if (is_result) return draw_level_result(state, canvas);
  draw_round(state, canvas);
}

void draw_round(const State& state, Canvas& canvas) {
  if (canvas.is_lean()) {
    draw_lean_status(state, canvas);
  } else {
    canvas.header(fmt::format(
        "Level {}  Round {} of 4: {}", state.level.number, state.round,
        state.is_player_breaking() ? "you break the code" : "the computer breaks your code"
    ));
    draw_side(state, canvas);
  }
  draw_board(state, canvas);
  if (!state.is_player_breaking()) draw_own_code(state, canvas);
}

void draw_board(const State& state, Canvas& canvas) {
  const int made = state.game ? state.game->guesses_made() : 0;
  if (canvas.is_lean()) {
    const bool has_open_row = state.phase == Phase::breaking;
    for (int i = 0; i < made + (has_open_row ? 1 : 0); ++i) {
      draw_turn(state, canvas, first_row + i, i + 1);
    }
    return;
  }
  draw_board_frame(
      canvas, {first_row - 1, board_column}, state.level.rules.holes, state.level.guesses
  );
  for (int i = 0; i < std::min(made + 1, state.level.guesses); ++i)
    draw_turn(state, canvas, first_row + i, i + 1);
}

void draw_turn(const State& state, Canvas& canvas, int row, int number) {
  const int holes = state.level.rules.holes;
  const BoardColumns columns = board_columns(canvas.is_lean(), holes);
  const int made = state.game ? state.game->guesses_made() : 0;
  if (canvas.is_lean()) {
    canvas.text({row, columns.number}, fmt::format("{:2}/{}", number, state.level.guesses));
  }
  if (number <= made) {
    const engine::breaking::Turn& turn =
        state.game->history()[static_cast<std::size_t>(number - 1)];
    draw_code(canvas, {row, columns.pegs}, turn.guess);
    canvas.text(
        {row, columns.marks}, marks_symbols(turn.marks),
        canvas.is_lean() ? look::plain : look::bright
    );
  } else if (number == made + 1 && state.phase == Phase::breaking) {
    draw_editor(canvas, {row, columns.pegs}, state.row);
  }
}

void draw_side(const State& state, Canvas& canvas) {
  int row = first_row;
  for (int color = 1; color <= state.level.rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    canvas.text({row, side_column}, fmt::format("{}", color), look_of(peg).attribute);
    if (canvas.has_squares()) canvas.peg({row, side_column + 2}, peg);
    canvas.text({row, side_column + 4}, look_of(peg).name, look_of(peg).attribute);
    ++row;
  }
  canvas.text({row + 1, side_column}, "* right place  o right color only");
  const int column = side_column + 20;
  const auto number = [&](int at, std::string_view name, engine::Points value) {
    canvas.text({at, column}, fmt::format("{:<12}{:>5}", name, value));
  };
  number(first_row, "You", state.played.points(engine::breaking::Side::player));
  number(first_row + 1, "Computer", state.played.points(engine::breaking::Side::computer));
  number(first_row + 2, "Bank", state.run.bank());
  number(
      first_row + 4, "Guesses left", state.game ? state.game->guesses_left() : state.level.guesses
  );
}

void draw_lean_status(const State& state, Canvas& canvas) {
  canvas.header(fmt::format(
      "Level {} Round {}/4 You {} Computer {}", state.level.number, state.round,
      state.played.points(engine::breaking::Side::player),
      state.played.points(engine::breaking::Side::computer)
  ));
  canvas.text({1, 0}, fmt::format("Bank {}", state.run.bank()));
  for (int color = 1; color <= state.level.rules.colors; ++color) {
    canvas.peg(
        {lean_palette_row, lean_palette_column(color)}, static_cast<engine::breaking::Peg>(color)
    );
  }
  canvas.text({2, 23}, "* place o color");
}

void draw_own_code(const State& state, Canvas& canvas) {
  const ansi::Position at = own_code_place(canvas.is_lean(), state.level.guesses);
  const auto after = canvas.text(at, own_code_label);
  if (state.phase == Phase::setting) {
    draw_editor(canvas, after, state.row);
  } else if (state.game) {
    draw_code(canvas, after, state.game->secret());
  }
}

void draw_level_result(const State& state, Canvas& canvas) {
  const int indent = canvas.is_lean() ? 0 : 6;
  const char* const verdict = state.result.verdict == engine::Verdict::won    ? "won"
                              : state.result.verdict == engine::Verdict::tied ? "tied"
                                                                              : "lost";
  const bool is_run_over = state.run.is_left();
  canvas.header(
      is_run_over ? "The run is over" : fmt::format("Level {} {}", state.result.level, verdict)
  );
  if (state.result.rounds.empty()) return;
  const int points = indent + (canvas.is_lean() ? 25 : 36);
  canvas.text({3, points}, fmt::format("{:>5}{:>9}", "You", "Computer"), look::frame);
  int row = 4;
  for (std::size_t i = 0; i < state.result.rounds.size(); ++i, ++row) {
    const RoundResult& round = state.result.rounds[i];
    const bool is_players = round.breaker == engine::breaking::Side::player;
    const std::string who = is_players ? "you" : canvas.is_lean() ? "comp." : "the computer";
    const std::string how = round.is_broken ? fmt::format("in {}", round.guesses) : "not broken";
    canvas.text({row, indent}, fmt::format("Round {}: {} {}", i + 1, who, how));
    canvas.text(
        {row, points},
        is_players ? fmt::format("{:>14}", round.points) : fmt::format("{:>5}", round.points)
    );
  }
  canvas.text({row, indent}, "Together", look::bright);
  canvas.text(
      {row, points}, fmt::format("{:>5}{:>9}", state.result.player, state.result.computer),
      look::bright
  );
  row += 2;
  if (state.result.verdict == engine::Verdict::won) {
    canvas.text({row++, indent}, fmt::format("Unused rows {}", state.result.unused));
    canvas.text(
        {row++, indent}, fmt::format(
                             "{} x ({} + {}) = {}", state.result.level, state.result.player,
                             state.result.unused, state.result.worth
                         )
    );
  }
  canvas.text({row++, indent}, fmt::format("Bank {}", state.run.bank()), look::bright);
  if (const auto rank = state.run.rank()) {
    canvas.text({row, indent}, fmt::format("Number {} in the Hall of Fame", *rank));
  }
}

}  // namespace codemaker::play::breaking::campaign
