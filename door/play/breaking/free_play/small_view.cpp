// The boards of free play on small screens.
#include "play/breaking/free_play/view.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/catalog/daily_text.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {
namespace {

using engine::breaking::Match;
using engine::breaking::Side;
using engine::records::is_challenge_word;

constexpr int first_row = 3;  ///< of the guesses; both boards of a duel stand in the same rows
constexpr int palette_row = 1;
constexpr int code_column = 10;

void draw_small_header(const State& state, Canvas& canvas) {
  const std::string title = play::puzzle_title(state.label);
  const bool is_again = is_challenge_word(state.label) && !state.is_first_try;
  const std::string_view kind = state.daily ? "Daily"
                                : is_again  ? "Second try"
                                : !title.empty()
                                    ? std::string_view{title}.substr(0, title.find(' '))
                                : state.is_duel() ? "Duel"
                                                  : "Solo";
  const std::string_view name = state.is_duel() ? strength_name(state.settings.strength) : "";
  canvas.header(
      state.phase == Phase::over
          ? fmt::format("{} {}/{}: {}", kind, turn_number(state), Match::guesses, outcome(state))
      : state.is_duel() ? fmt::format("{}, computer: {}", kind, name)
                        : fmt::format("{}, {} guesses", kind, Match::guesses)
  );
}

void draw_small_colors(const State& state, Canvas& canvas) {
  const PegSigns signs = state.round.typing.signs;
  draw_small_legend(canvas, {palette_row, 0}, signs == PegSigns::digits ? "Digits" : "Colors");
  draw_small_palette(canvas, small_places_of(state, Side::player), signs);
}

/// Whose guesses stand below.
void draw_small_names(const State& state, Canvas& canvas) {
  if (canvas.noted() != nullptr) return;
  for (const Side side : {Side::player, Side::computer}) {
    canvas.text(
        {first_row - 1, small_places_of(state, side).pegs(0).column},
        side == Side::player ? "You" : "Computer", look::frame
    );
  }
}

void draw_small_boards(const State& state, Canvas& canvas) {
  const SmallLook look{.signs = state.round.typing.signs, .has_limit = !state.is_duel()};
  draw_small_round(canvas, places_of(state), state.round, look);
  if (!state.is_duel()) return;
  draw_small_names(state, canvas);
  if (!state.computers) return;
  draw_small_guesses(
      canvas, small_places_of(state, Side::computer), state.computers->history(), look
  );
}

void draw_small_codes(const State& state, Canvas& canvas) {
  const PegSigns signs = state.round.typing.signs;
  if (state.phase == Phase::over) {
    const ansi::Position its{14, code_column};
    canvas.text({its.row, 0}, "Its code");
    if (state.round.is_withheld) {
      canvas.text(its, "told tomorrow");
    } else if (state.round.game->has_code()) {
      draw_code(canvas, its, state.round.game->secret(), signs);
    } else {
      canvas.text(its, "not made yet");
    }
  }
  if (!state.is_duel()) return;
  const ansi::Position own = small_places_of(state, Side::player).code;
  canvas.text({own.row, 0}, "Your code");
  if (state.phase == Phase::setting) {
    draw_editor(canvas, own, state.round.row, signs);
  } else if (state.own_code) {
    draw_code(canvas, own, *state.own_code, signs);
  }
}

void draw_small_seal(const State& state, Canvas& canvas) {
  if (!state.round.seal) return;
  const bool is_over = state.phase == Phase::over;
  if (is_over && state.is_duel()) return;
  constexpr ansi::Position below_last_guess{13, 0};
  constexpr ansi::Position beside_marks{14, 19};
  canvas.text(
      state.is_duel() ? beside_marks : below_last_guess,
      is_over ? salt_text(*state.round.seal) : short_seal_text(*state.round.seal)
  );
}

}  // namespace

SmallPlaces small_places_of(const State& state, Side side) {
  const int duel_column = side == Side::player ? 3 : 21;
  const int column = state.is_duel() ? duel_column : 6;
  return {
      .holes = state.round.rules.holes,
      .colors = state.round.rules.colors,
      .has_no_peg = state.offers_no_peg(),
      .palette = {palette_row, 7},
      .guesses = {first_row, column},
      .marks_column = column + 2 * state.round.rules.holes,
      .code = {13, code_column}};
}

void draw_small(const State& state, Canvas& canvas) {
  draw_small_header(state, canvas);
  draw_small_colors(state, canvas);
  const std::string_view legend =
      state.round.typing.signs == PegSigns::digits ? "* bull o cow" : "* exact o mispl";
  if (state.phase != Phase::over) draw_small_legend(canvas, {14, 0}, legend);
  draw_small_boards(state, canvas);
  draw_small_codes(state, canvas);
  draw_small_seal(state, canvas);
  if (state.phase != Phase::over) return;
  play::draw_spoiler_free(canvas, 15, 0, line_to_paste(state));
}

}  // namespace codemaker::play::breaking::free_play
