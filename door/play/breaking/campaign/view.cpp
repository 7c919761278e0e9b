// The campaign on full and small screens.
#include "play/breaking/campaign/view.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/round/small_discs.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"
#include "play/drawing/shown.hpp"

#include <cmath>
#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using engine::breaking::Side;

/// Beside a guess on a page, why more codes are left than before: "forgot guess 2".
std::string forgotten_text(const Account& account, std::size_t turn) {
  const std::size_t forgotten = account.forgotten.size();
  if (forgotten == 1) return fmt::format("forgot guess {}", account.forgotten.front() + 1);
  return forgotten > turn ? "forgot them all" : fmt::format("forgot {} guesses", forgotten);
}

/// Beside a guess on a page: "208 codes left, fair guess".
std::string note_of(const Account& account, std::size_t turn) {
  const std::string left = count(std::lround(account.left), "code", "codes") + " left";
  if (!account.forgotten.empty()) return left + ", " + forgotten_text(account, turn);
  const bool is_judged = !account.is_from_memory && !account.verdict.empty();
  return is_judged ? fmt::format("{}, {} guess", left, account.verdict) : left;
}

}  // namespace

std::string_view art_name(const State& state) {
  if (state.run.is_naming()) return "fame";
  if (state.run.is_left()) return "lose";
  if (state.phase != Phase::decided) return "board";
  if (state.result.verdict == engine::Verdict::lost) return "lose";
  return state.result.verdict == engine::Verdict::won ? "win" : "tie";
}

bool fills_large(const State& state) {
  if (state.welcome.is_on()) return true;
  return !state.card.is_on() && state.round.fills_large();
}

void draw(const State& state, Canvas& canvas) {
  if (state.welcome.is_on()) return Welcome::draw(canvas);
  if (state.card.is_on()) return state.card.draw(canvas);
  if (state.round.scoring.is_open()) return state.round.scoring.draw(canvas);
  if (state.round.review.is_open()) return state.round.review.draw(canvas);
  if (state.round.is_seal_open) return draw_seal_page(canvas, state.round);
  canvas.cursor({canvas.message_row(), 0});
  if (state.run.is_naming()) return state.run.draw(canvas);
  if (state.shows_end()) {
    return canvas.is_lean() ? draw_small_result(state, canvas) : draw_full_result(state, canvas);
  }
  canvas.is_lean() ? draw_small_rounds_board(state, canvas) : draw_full_round(state, canvas);
}

void draw_small_rounds_board(const State& state, Canvas& canvas) {
  draw_lean_status(state, canvas);
  const RoundPlaces places = places_of(state);
  draw_small_round(canvas, places, state.round);
  if (!state.is_player_breaking()) {
    draw_small_account(state, canvas);
    draw_own_code(state, canvas);
  } else if (state.round.game) {
    const bool is_seen = state.round.is_over() && state.round.game->has_code();
    draw_discs_beside(
        canvas,
        is_seen ? discs_of(state.round.game->secret()) : covered_discs(state.round.rules.holes)
    );
  }
  // A page says it on a sheet of its own.
  if (!state.round.seal || canvas.noted() != nullptr) return;
  // Above two rows of a message, apart where there is room.
  const int rows = canvas.rows() > Canvas::lean_rows ? 3 : 2;
  canvas.text(
      {canvas.message_row() - rows, 0},
      state.round.is_over() ? short_proof_text : short_seal_text(*state.round.seal)
  );
}

void draw_small_account(const State& state, Canvas& canvas) {
  if (!state.is_computer_breaking()) return;
  const SmallPlaces places = places_of(state).small;
  for (int guess = 0; guess < state.round.guesses_made(); ++guess) {
    const auto one = account_of(state, static_cast<std::size_t>(guess));
    if (!one) continue;
    if (Shown* const shown = canvas.noted()) {
      ShownGuess& noted = shown->make<ShownPegs>()->guesses.at(static_cast<std::size_t>(guess));
      const bool is_broken = noted.marks && noted.marks->at(0) == state.round.rules.holes;
      noted.more = is_broken ? "broken" : note_of(*one, static_cast<std::size_t>(guess));
      continue;
    }
    const ansi::Position at = places.marks(guess);
    canvas.text(
        {at.row, at.column + places.holes + 1}, fmt::format("{:5.0f}  {}", one->left, one->verdict)
    );
  }
}

void draw_lean_status(const State& state, Canvas& canvas) {
  canvas.header(
      fmt::format("Level {}  Round {}/4", state.level.number, state.round_number),
      fmt::format(
          "You {}  Computer {}", state.played.points(Side::player),
          state.played.points(Side::computer)
      )
  );
  const SmallPlaces places = places_of(state).small;
  draw_small_palette(canvas, places);
  const ansi::Position heads = places.marks(-1);  // above the first guess
  canvas.text({heads.row, 0}, fmt::format("Bank {}", state.run.bank()));
  if (state.is_computer_breaking()) {
    const ansi::Position at{heads.row, heads.column + places.holes + 1};
    draw_small_legend(canvas, at, " Left  Its guess", look::frame);
  } else if (state.phase != Phase::setting) {
    draw_small_legend(canvas, heads, marks_legend());
  }
}

void draw_own_code(const State& state, Canvas& canvas) {
  if (state.phase == Phase::setting) {
    // A page says so of the row itself.
    if (canvas.noted() == nullptr) canvas.text(made_code_place, own_code_label, look::bright);
    draw_discs_below(canvas, discs_of(state.round.row));
    return draw_code_editor(canvas, places_of(state).small.code, state.round.row);
  }
  if (Shown* const page = canvas.noted(); page != nullptr && state.is_computer_breaking())
    page->add(own_code_place.row + 1, "Codes left: those it still thinks possible.", look::dim);
  const auto after = canvas.text(own_code_place, own_code_label);
  if (state.round.game) draw_code(canvas, after, state.round.game->secret());
  const bool has_room = canvas.rows() > Canvas::lean_rows;
  if (has_room) draw_small_legend(canvas, {after.row + 1, 0}, marks_legend());
}

void draw_small_result(const State& state, Canvas& canvas) {
  if (state.run.is_left()) return state.run.draw_left(canvas);
  constexpr int indent = 0;
  const char* const verdict = state.result.verdict == engine::Verdict::won    ? "won"
                              : state.result.verdict == engine::Verdict::tied ? "tied"
                                                                              : "lost";
  canvas.header(fmt::format("Level {} {}", state.result.level, verdict));
  if (state.result.rounds.empty()) return;
  constexpr int points = 21;
  int row = canvas.rows() > Canvas::lean_rows ? 3 : 2;
  canvas.text({row++, points}, fmt::format("{:>5}{:>12}", "You", "Computer"), look::frame);
  for (std::size_t i = 0; i < state.result.rounds.size(); ++i, ++row) {
    const RoundResult& round = state.result.rounds[i];
    const bool is_players = round.breaker == engine::breaking::Side::player;
    const std::string who = is_players ? "you" : "comp.";
    const std::string how = round.is_stopped  ? fmt::format("stopped, {}", round.guesses)
                            : round.is_broken ? fmt::format("in {}", round.guesses)
                                              : "not broken";
    canvas.text({row, indent}, fmt::format("Round {}: {} {}", i + 1, who, how));
    canvas.text(
        {row, points},
        is_players ? fmt::format("{:>17}", round.points) : fmt::format("{:>5}", round.points)
    );
  }
  canvas.text({row, indent}, "Total", look::bright);
  canvas.text(
      {row, points}, fmt::format("{:>5}{:>12}", state.result.player, state.result.computer),
      look::bright
  );
  row += 2;
  if (state.result.verdict == engine::Verdict::won) {
    canvas.text(
        {row++, indent}, fmt::format(
                             "Unused guesses {0}: {1} x ({2} + {0}) = {3}", state.result.unused,
                             state.result.level, state.result.player, state.result.worth
                         )
    );
  }
  const auto after =
      canvas.text({row++, indent}, fmt::format("Bank {}", state.run.bank()), look::bright);
  if (const auto rank = state.run.rank())
    canvas.text(after, fmt::format(", rank {} in the Hall of Fame", *rank));
  state.run.ceremony().draw_small(canvas, row + 1);
}

}  // namespace codemaker::play::breaking::campaign
