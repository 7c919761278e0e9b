// The boards of free play on small screens.
#include "play/breaking/free_play/places.hpp"
#include "play/breaking/free_play/view.hpp"
#include "play/breaking/places.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/shared/daily_text.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {
namespace {

using engine::breaking::Match;
using engine::breaking::Side;

SmallPlaces small_places(const State& state) {
  return {state.is_duel(), state.rules.holes};
}

void draw_small_header(const State& state, Canvas& canvas) {
  const std::string_view kind = state.daily           ? "Daily"
                                : !state.word.empty() ? "Challenge"
                                : state.is_duel()     ? "Duel"
                                                      : "Solo";
  const std::string_view name = state.is_duel() ? strength_name(state.settings.strength) : "";
  canvas.header(
      state.phase == Phase::over
          ? fmt::format("{} {}/{}: {}", kind, turn_number(state), Match::guesses, outcome(state))
      : state.is_duel() ? fmt::format("{}, computer: {}", kind, name)
                        : fmt::format("{}, {} guesses", kind, Match::guesses)
  );
}

void draw_small_palette(const State& state, Canvas& canvas) {
  canvas.text({SmallPlaces::palette_row, 0}, state.signs == PegSigns::digits ? "Digits" : "Colors");
  const bool has_no_peg = state.rules.blanks && state.phase != Phase::setting;
  for (int color = has_no_peg ? engine::breaking::no_peg : 1; color <= state.rules.colors;
       ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    canvas.peg(SmallPlaces::palette(peg, state.rules.colors), peg, state.signs);
  }
}

void draw_small_board(const State& state, Canvas& canvas, Side side) {
  const SmallPlaces places = small_places(state);
  if (state.is_duel()) {
    canvas.text(
        {SmallPlaces::first_row - 1, places.pegs(side, 0).column},
        side == Side::player ? "You" : "Computer", look::frame
    );
  }
  const engine::breaking::History* const turns = history(state, side);
  if (turns == nullptr) return;
  ansi::Position at = places.pegs(side, 0);
  for (const engine::breaking::Turn& turn : *turns) {
    draw_code(canvas, at, turn.guess, state.signs);
    canvas.text({at.row, places.marks(side)}, marks_symbols(turn.marks));
    ++at.row;
  }
}

/// The caller's row, and the numbers of the rows so far.
void draw_small_open_row(const State& state, Canvas& canvas) {
  const bool is_open = state.phase == Phase::breaking;
  const int made = state.match ? state.match->player().guesses_made() : 0;
  for (int turn = 1; turn <= made + (is_open ? 1 : 0); ++turn) {
    canvas.text(
        {SmallPlaces::first_row + turn - 1, 0},
        state.is_duel() ? fmt::format("{:2}", turn) : fmt::format("{:2}/{}", turn, Match::guesses)
    );
  }
  if (!is_open) return;
  draw_editor(canvas, small_places(state).pegs(Side::player, made), state.row, state.signs);
}

void draw_small_codes(const State& state, Canvas& canvas) {
  const auto draw_label = [&](Side breaker, std::string_view label) {
    const ansi::Position at = SmallPlaces::code(breaker);
    canvas.text({at.row, 0}, label);
    return at;
  };
  if (state.phase == Phase::over) {
    draw_code(
        canvas, draw_label(Side::player, "Its code"), state.match->player().secret(), state.signs
    );
  }
  if (!state.is_duel()) return;
  const ansi::Position own = draw_label(Side::computer, "Your code");
  if (state.phase == Phase::setting) {
    draw_editor(canvas, own, state.row, state.signs);
  } else if (state.own_code) {
    draw_code(canvas, own, *state.own_code, state.signs);
  }
}

/// Of a puzzle that others have too; elsewhere a seal is not worth its bytes on a slow line.
void draw_small_seal(const State& state, Canvas& canvas) {
  const bool is_puzzle = state.daily || !state.word.empty();
  if (!is_puzzle || !state.seal) return;
  constexpr int below_last_guess = 13;
  const bool is_over = state.phase == Phase::over;
  canvas.text({below_last_guess, 0}, is_over ? salt_text(*state.seal) : seal_text(*state.seal));
}

}  // namespace

void draw_small(const State& state, Canvas& canvas) {
  draw_small_header(state, canvas);
  draw_small_palette(state, canvas);
  const std::string_view legend =
      state.signs == PegSigns::digits ? "* bull o cow" : "* exact o mispl";
  if (state.phase != Phase::over) canvas.text({14, 0}, legend);
  draw_small_board(state, canvas, Side::player);
  if (state.is_duel()) draw_small_board(state, canvas, Side::computer);
  draw_small_open_row(state, canvas);
  draw_small_codes(state, canvas);
  draw_small_seal(state, canvas);
  if (state.phase != Phase::over) return;
  canvas.paragraph(15, 0, shared::spoiler_free(state.record.record(), state.word), look::bright);
}

std::optional<engine::breaking::Peg> small_color_at(const State& state, ansi::Position at) {
  for (int color = state.row.rules().blanks ? 0 : 1; color <= state.rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    if (at == SmallPlaces::palette(peg, state.rules.colors)) return peg;
  }
  return std::nullopt;
}

std::optional<int> small_hole_at(const State& state, ansi::Position at) {
  const ansi::Position first = state.phase == Phase::setting
                                   ? SmallPlaces::code(Side::computer)
                                   : small_places(state).pegs(Side::player, turn_number(state) - 1);
  return breaking::small_hole_at(first, state.rules.holes, at);
}

std::optional<int> small_turn_at(const State& state, ansi::Position at) {
  const int turn = at.row - SmallPlaces::first_row;
  const bool is_hit = turn >= 0 && at.column < small_places(state).marks(Side::player);
  return is_hit ? std::optional{turn} : std::nullopt;
}

}  // namespace codemaker::play::breaking::free_play
