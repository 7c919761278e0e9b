// The boards of free play: in a duel the computer's beside the caller's, and the colors at the
// right.
#include "play/breaking/free_play/view.hpp"

#include "play/breaking/round/boards.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <vector>

namespace codemaker::play::breaking::free_play {
namespace {

using engine::breaking::Match;
using engine::records::is_challenge_word;

Boards boards_of(const State& state, bool is_large = false) {
  return {
      .round = state.round,
      .row = state.row_use(),
      .are_two = state.is_duel(),
      .is_over = state.phase == Phase::over,
      .has_no_peg = state.offers_no_peg(),
      .is_large = is_large,
      .others = state.computers ? &*state.computers : nullptr,
      .others_marks = &state.computers_marks,
      .others_belief = state.belief.codes > 0 ? &state.belief : nullptr,
      .own_code = state.own_code,
      .own_title = {"You break its code", "You"},
      .others_title = {"It breaks your code", "Computer"},
      .hidden_label = state.is_duel() ? "Its code" : "The code",
      .withheld = "told tomorrow"};
}

std::string_view title_of(const State& state) {
  return state.round.typing.signs == PegSigns::digits ? "BULLS AND COWS" : "CODE BREAKING";
}

void draw_heading(const State& state, Canvas& canvas) {
  const std::string kind =
      state.daily            ? fmt::format("Daily {}", engine::records::date_text(*state.daily))
      : !state.label.empty() ? puzzle_text(state)
      : !state.is_duel()     ? "Solo"
      : state.phase == Phase::over
          ? "Duel"  // its outcome needs the room
          : fmt::format("Duel, computer: {}", strength_name(state.settings.strength));
  const std::string turn = fmt::format("Guess {} of {}", turn_number(state), Match::guesses);
  canvas.heading(
      title_of(state), kind,
      state.round.finale.is_open()    ? "Result"
      : state.phase == Phase::over    ? fmt::format("{}: {}", turn, outcome(state))
      : state.phase == Phase::setting ? "Make a code for the computer"
      : state.is_duel()               ? turn
                                      : "Break the code"  // the guesses left tell the rest
  );
}

void draw_small_header(const State& state, Canvas& canvas) {
  const std::string title = play::puzzle_title(state.label);
  const bool is_again = is_challenge_word(state.label) && !state.is_first_try;
  // The message of a page says how it ended.
  const bool is_said = canvas.noted() != nullptr && state.phase == Phase::over && !state.is_duel();
  const std::size_t end_of_kind = is_said ? title.npos : title.find(' ');
  const std::string_view kind = state.daily       ? is_said ? "Daily code" : "Daily"
                                : is_again        ? "Second try"
                                : !title.empty()  ? std::string_view{title}.substr(0, end_of_kind)
                                : state.is_duel() ? "Duel"
                                                  : "Solo";
  const std::string_view name = state.is_duel() ? strength_name(state.settings.strength) : "";
  canvas.header(
      is_said ? std::string{kind}
      : state.phase == Phase::over
          ? fmt::format("{} {}/{}: {}", kind, turn_number(state), Match::guesses, outcome(state))
      : state.is_duel() ? fmt::format("{}, computer: {}", kind, name)
                        : fmt::format("{}, {} guesses", kind, Match::guesses)
  );
}

/// What stands below the boards and the codes can be apart.
bool has_air(const Canvas& canvas) {
  return canvas.rows() > Canvas::lean_rows;
}

/// In a row: what it forgot are answers.
void draw_small_belief(const State& state, Canvas& canvas) {
  if (state.phase == Phase::over || state.belief.codes == 0) return;
  const auto forgotten = std::ranges::count(state.belief.remembers, false);
  canvas.text(
      {has_air(canvas) && canvas.noted() == nullptr ? 17 : 16, 0},
      fmt::format(
          "It thought of {}{}.",
          count(static_cast<std::int64_t>(state.belief.codes), "code", "codes"),
          forgotten == 0 ? "" : fmt::format("; {} forgotten", forgotten)
      ),
      look::frame
  );
}

void draw_small_seal(const State& state, Canvas& canvas) {
  // A page says it on a sheet of its own.
  if (!state.round.seal || canvas.noted() != nullptr) return;
  constexpr ansi::Position below_last_guess{13, 0};
  const ansi::Position below_marks{state.is_duel() && has_air(canvas) ? 16 : 15, 0};
  if (state.phase == Phase::over) {
    const int row = has_air(canvas) ? canvas.message_row() - 2 : below_last_guess.row;
    return state.is_duel() ? void() : void(canvas.text({row, 0}, short_proof_text));
  }
  // Apart from rows to come as well.
  const bool is_lower = state.is_duel() || canvas.has_tiles();
  canvas.text(is_lower ? below_marks : below_last_guess, short_seal_text(*state.round.seal));
}

/// What is to be done, where there are colors enough that a line is fast.
void draw_small_task(const State& state, Canvas& canvas) {
  if (!canvas.has_tiles() || !state.round.game) return;
  if (!state.is_duel()) return canvas.task(break_task);
  if (state.phase == Phase::thinking) return canvas.task("The computer guesses.");
  if (state.phase == Phase::breaking)
    canvas.task(fmt::format("Guess {} of {}.", turn_number(state), Match::guesses));
}

}  // namespace

RoundPlaces places_of(const State& state, bool is_large) {
  return boards_of(state, is_large).places();
}

void draw_full(const State& state, Canvas& canvas) {
  draw_heading(state, canvas);
  const Boards boards = boards_of(state, canvas.is_large());
  draw_full_boards(canvas, boards);
  if (boards.is_others_turn()) canvas.task("The computer guesses.");
  if (!state.round.seal) return;
  const WoodenBoard board = boards.own_board();
  draw_seal(canvas, board, *state.round.seal);
  if (state.phase != Phase::over) return;
  if (state.round.has_proof()) draw_proof(canvas, board, *state.round.seal);
  const std::string line = line_to_paste(state);
  const int row = board.is_large() ? board.at.row + board.rows() : canvas.message_row() - 2;
  play::draw_spoiler_free(canvas, row, board.at.column, line);
}

void draw_small(const State& state, Canvas& canvas) {
  draw_small_header(state, canvas);
  draw_small_boards(canvas, boards_of(state));
  draw_small_seal(state, canvas);
  draw_small_belief(state, canvas);
  if (state.phase != Phase::over) return draw_small_task(state, canvas);
  play::draw_spoiler_free(canvas, has_air(canvas) ? 16 : 15, 0, line_to_paste(state));
}

void draw_full_end(const State& state, Canvas& canvas) {
  draw_heading(state, canvas);
  canvas.hide_said();  // the word and the bars say it
  std::vector<BrokenCode> codes{broken_code(state.round, "The computer's code")};
  if (state.computers) {
    codes.push_back(
        {.title = "Your code",
         .code = state.own_code,
         .holes = state.round.rules.holes,
         .guesses = state.computers->guesses_made(),
         .limit = Match::guesses,
         .is_broken = state.computers->is_broken()}
    );
  }
  state.round.finale.draw(canvas, codes, state.round.typing.signs);
  const bool is_alone = !state.computers;
  const int column = 3 + (is_alone ? shared::Ceremony::below(canvas).column : 0);
  const int end = Finale::end(canvas);
  if (state.round.has_proof()) {
    // One board is wide enough to have the seal in its edge.
    const ansi::Position seal =
        is_alone ? ansi::Position{end - 2, column + 2} : ansi::Position{end, column - 1};
    draw_proven(canvas, seal, {end + (is_alone ? 0 : 1), column}, *state.round.seal);
  }
  play::draw_to_paste(canvas, {end + (canvas.is_large() ? 2 : 1), column}, line_to_paste(state));
}

}  // namespace codemaker::play::breaking::free_play
