// The result of a level on full screens.
#include "play/breaking/campaign/view.hpp"

#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using ansi::Ink;

constexpr int table_width = 59;
constexpr int you = 39;  ///< behind "the computer missed the code"
constexpr int computer = you + 10;

ansi::Position table_at(const Canvas& canvas) {
  const ansi::Position below = shared::Ceremony::below(canvas);
  return {below.row + (canvas.is_large() ? 1 : 0), below.column + 10};
}

void draw_points(Canvas& canvas, int row, int column, std::string_view text, ansi::Attribute look) {
  canvas.text({row, column}, fmt::format("{:>8}", text), look);
}

/// Free rows at the edges of the table and above its last row.
int air_of(const Canvas& canvas) {
  return canvas.is_large() ? 1 : 0;
}

int rows_of_table(const State& state, const Canvas& canvas) {
  return static_cast<int>(state.result.rounds.size()) + 4 + 3 * air_of(canvas);
}

void draw_rounds(const State& state, Canvas& canvas, ansi::Position table) {
  const int inset = canvas.is_large() ? 3 : 2;
  int row = table.row + 1 + air_of(canvas);
  const int yours = table.column + you;
  const int computers = table.column + computer;
  draw_points(canvas, row, yours, "You", look::frame);
  draw_points(canvas, row++, computers, "Computer", look::frame);
  for (std::size_t i = 0; i < state.result.rounds.size(); ++i, ++row) {
    const RoundResult& round = state.result.rounds[i];
    const bool is_players = round.breaker == engine::breaking::Side::player;
    const ansi::Position at{row, table.column + inset};
    canvas.text(at, fmt::format("Round {}: {}", i + 1, round_text(round)));
    draw_points(canvas, row, is_players ? computers : yours, fmt::format("{}", round.points), {});
  }
  row += air_of(canvas);
  canvas.text({row, table.column + inset}, "Total", look::bright);
  const auto draw_total = [&](int column, engine::Points points, Ink ground) {
    draw_chip(
        canvas, {row, column + 3}, 5, fmt::format("{:>5}", points),
        ansi::painted(Ink::bar_name, ground)
    );
  };
  draw_total(yours, state.result.player, Ink::peg_green_dark);
  draw_total(computers, state.result.computer, Ink::peg_red_dark);
}

}  // namespace

void draw_full_result(const State& state, Canvas& canvas) {
  if (state.run.is_left()) {
    // Nothing is won.
    const auto draw_strip = canvas.is_large() ? draw_shaded_strip : draw_peg_strip;
    draw_strip(canvas, shared::RankedRun::below_left(canvas));
    return state.run.draw_left(canvas, "CODE BREAKING", Ink::wood_light);
  }
  canvas.heading("CODE BREAKING", fmt::format("Level {}", state.result.level), "Result");
  state.run.ceremony().draw(canvas);
  const int rows = rows_of_table(state, canvas);
  const ansi::Position table = table_at(canvas);
  draw_box(canvas, table, table_width, rows, "Points", ansi::painted(Ink::wood_light));
  draw_rounds(state, canvas, table);
  int row = table.row + rows + air_of(canvas);
  if (state.result.verdict == engine::Verdict::won) {
    canvas.middle_text(
        row++, table.column, table_width,
        fmt::format(
            "{} x ({} + {}) = {}", state.result.level,
            count(state.result.player, "point", "points"),
            count(state.result.unused, "unused guess", "unused guesses"), state.result.worth
        )
    );
  }
  const auto rank = state.run.rank();
  canvas.middle_text(
      row, table.column, table_width,
      rank ? fmt::format("Bank {}: rank {} in the Hall of Fame", state.run.bank(), *rank)
           : fmt::format("Bank {}", state.run.bank()),
      look::title
  );
  if (canvas.is_large()) draw_peg_strip(canvas, shared::Ceremony::middle_below(canvas, row + 1));
  state.card.draw_last_words(canvas, state.result.verdict);
}

}  // namespace codemaker::play::breaking::campaign
