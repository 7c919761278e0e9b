// A match on small screens.
#include "play/breaking/board.hpp"
#include "play/breaking/match/view.hpp"
#include "play/breaking/match/words.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/small_discs.hpp"
#include "play/breaking/round/view.hpp"
#include "play/call/words.hpp"
#include "play/drawing/shown.hpp"

#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::play::breaking::match {
namespace {

using engine::breaking::Seat;

// Beside the guesses: the points, and below them the code.
constexpr int points_column = 23;
constexpr int points_end = 38;
constexpr int code_row = 8;

/// The guess that waits for its marks, and those that were given so far.
void draw_unmarked_guess(const State& state, Canvas& canvas, const SmallPlaces& places) {
  const int made = state.round.guesses_made();
  draw_small_number(canvas, places, made + 1, state.round.limit);
  draw_code(canvas, places.pegs(made), *state.guess);
  const engine::breaking::Marks marks = state.marks.marks();
  const ansi::Position at = places.marks(made);
  const bool has_marks = marks != engine::breaking::Marks{};
  const ansi::Position next = has_marks ? canvas.text(at, marks_symbols(marks)) : at;
  const int given = canvas.noted() != nullptr ? rules.holes : marks.black + marks.white;
  for (int open = given; open < rules.holes; ++open)
    draw_empty_hole(canvas, {at.row, at.column + open});
  canvas.cursor(next);
}

/// The code that its maker sees, and at the end of the round both: below the points, beside the
/// guesses.
void draw_small_secret(const State& state, Canvas& canvas) {
  if (has_discs_beside(canvas, rules.holes))
    return draw_discs_beside(
        canvas, discs_of(state.round.game->secret()), PegSigns::colors, code_row
    );
  const std::string_view label = state.round.game->is_over() ? "The code: " : own_code_label;
  const bool is_page = canvas.noted() != nullptr;
  const ansi::Position at = is_page ? own_code_place : ansi::Position{code_row, points_column};
  const ansi::Position after = canvas.text(at, label);
  const ansi::Position below{at.row + 1, at.column};
  draw_code(canvas, is_page ? after : below, state.round.game->secret());
}

/// The code being made, or the one its maker sees.
void draw_small_code(const State& state, Canvas& canvas) {
  const bool is_made = state.phase == Phase::setting;
  const bool is_seen = state.round.game && state.shows_code();
  if (!is_made && is_seen) return draw_small_secret(state, canvas);
  if (!is_made)
    return draw_discs_beside(canvas, covered_discs(rules.holes), PegSigns::colors, code_row);
  const auto after = canvas.text(made_code_place, own_code_label, look::bright);
  draw_code_editor(canvas, after, state.round.row);
  draw_discs_below(canvas, discs_of(state.round.row, !state.shows_code()));
  if (state.shows_code()) return;
  for (int hole = 0; hole < rules.holes; ++hole) {
    if (!state.round.row.peg(hole)) continue;
    if (Shown* const shown = canvas.noted()) {
      shown->make<ShownPegs>()->open->pegs.at(static_cast<std::size_t>(hole)) = '*';
    } else {
      // A peg may be wider than its sign: nothing of it may be seen.
      canvas.text({after.row, after.column + 2 * hole}, "* ", look::bright);
    }
  }
}

void draw_small_points(const State& state, Canvas& canvas) {
  const bool is_page = canvas.noted() != nullptr;
  int row = places_of(state).small.guesses.row + 1;
  if (!is_page) canvas.text({row, points_column}, "Points", look::frame);
  for (const Seat seat : {Seat::one, Seat::two}) {
    const std::string name = table_name_of(state, seat);
    const auto points = state.played.points(seat);
    const ansi::Position at{++row, is_page ? 0 : points_column};
    if (is_page) {
      const std::string counted = count(points, "point", "points");
      canvas.text(at, fmt::format("{}: {}", name, counted), look::bright);
      continue;
    }
    const std::string number = fmt::to_string(points);
    canvas.text(at, name);
    canvas.text({row, points_end - static_cast<int>(number.size())}, number, look::bright);
  }
}

}  // namespace

void draw_small_match(const State& state, Canvas& canvas) {
  const std::string number = fmt::format("{}/{}", state.round_number, state.settings.agreed.rounds);
  canvas.header(
      state.phase == Phase::paused ? fmt::format("Round {} is over", number)
                                   : fmt::format("{}: {}", number, turn_text(state))
  );
  const RoundPlaces places = places_of(state);
  draw_small_palette(canvas, places.small);
  const bool is_made = state.phase == Phase::setting;
  if (!is_made) draw_small_legend(canvas, places.small.marks(-1), marks_legend());
  draw_small_round(canvas, places, state.round);
  if (state.guess) draw_unmarked_guess(state, canvas, places.small);
  draw_small_code(state, canvas);
  draw_small_points(state, canvas);
  if (state.phase == Phase::breaking) canvas.task(break_task_text(state));
}

void draw_small_pass(const State& state, Canvas& canvas) {
  canvas.header(
      fmt::format("Match, round {} of {}", state.round_number, state.settings.agreed.rounds)
  );
  int row = 4;
  for (const std::string& sentence : pass_sentences(state))
    row = canvas.paragraph(row, 0, sentence, look::bright);
  draw_discs_below(canvas, covered_discs(rules.holes));
  const std::string next = who(state, next_at_keyboard(state));
  const std::string_view what =
      canvas.noted() == nullptr ? ": press any key when ready." : " is next.";
  canvas.paragraph(row + 1, 0, fmt::format("{}{}", next, what));
}

void draw_small_end(const State& state, Canvas& canvas) {
  constexpr int one = 13;
  constexpr int two = 26;
  canvas.header("Match, result");
  const auto& scores = state.played.scores();
  int row = 2;
  canvas.text({row, 0}, "Broken by", look::frame);
  canvas.text({row, one}, table_name_of(state, Seat::one), look::frame);
  canvas.text({row, two}, table_name_of(state, Seat::two), look::frame);
  for (std::size_t i = 0; i + 1 < scores.size(); i += 2) {
    ++row;
    canvas.text({row, 0}, fmt::format("Rounds {}-{}", i + 1, i + 2));
    canvas.text({row, one}, result_of(scores[i]));
    canvas.text({row, two}, result_of(scores[i + 1]));
  }
  row += 2;
  canvas.text({row, 0}, "Points", look::bright);
  canvas.text({row, one}, fmt::format("{}", state.played.points(Seat::one)), look::bright);
  canvas.text({row, two}, fmt::format("{}", state.played.points(Seat::two)), look::bright);
  state.ceremony.draw_small(canvas, row + 2);
}

/// Full screens have one line for guesses and their marks; here there is room for what acts now.
std::vector<KeyHelp> small_keys(const State& state) {
  std::vector<KeyHelp> keys = match::keys(state);
  const bool is_marking = state.phase == Phase::marking ||
                          (state.phase == Phase::thinking && state.is_marked_by_hand());
  const bool is_by_hand = state.settings.marks_by_hand && !state.round.has_page() &&
                          (is_marking || state.is_row_open());
  if (!is_by_hand) return keys;
  std::erase_if(keys, [&](const KeyHelp& key) {
    const bool is_of_marks = key.does == "exact" || key.does == "misplaced";
    const bool is_look = key.does == "look";
    return is_marking ? key.does == "peg"
                      : is_of_marks || (is_look && state.phase == Phase::breaking);
  });
  return in_order(std::move(keys));
}

}  // namespace codemaker::play::breaking::match
