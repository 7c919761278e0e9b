// What a match shows, and the keys that work there.
#include "play/breaking/match/view.hpp"

#include "play/breaking/round/lines.hpp"
#include "play/breaking/seal_view.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::match {
namespace {

std::vector<KeyHelp> keys_on_row(const State& state) {
  const bool is_guess = state.phase == Phase::breaking;
  std::vector<KeyHelp> keys = row_keys(state.round, state.row_use(), "Enter: the row is ready.");
  if (state.settings.marks_by_hand) {
    for (KeyHelp& key : keys)
      if (key.keys == "Enter") key.does = "OK";
  }
  if (!is_guess && state.settings.is_pair)
    keys.push_back({"L", "look", "L: look at your code, or hide it again."});
  keys.push_back(mouse_key());
  return keys;
}

std::vector<KeyHelp> keys_on_marks() {
  return {
      {"E", "exact", "E: an exact peg (right color, right hole)."},
      {"M", "misplaced", "M: a misplaced peg (right color, wrong hole)."},
      {"Bksp", "undo", "Backspace: take a mark back."},
      {"Enter", "OK", "Enter: the marks are ready. Wrong ones are pointed out."},
  };
}

/// Rows and marks are sent by turns: what both need stands still behind what one of them needs.
constexpr std::array of_both_places{
    KeyPlace{"peg", 1},   KeyPlace{"exact", 1}, KeyPlace{"random", 10}, KeyPlace{"misplaced", 10},
    KeyPlace{"undo", 23}, KeyPlace{"OK", 34},   KeyPlace{"earlier", 44}};

/// Of two people one looks at their code before, and marks the same line after.
constexpr std::array of_pair_places{
    KeyPlace{"peg", 1},   KeyPlace{"exact", 1}, KeyPlace{"random", 10}, KeyPlace{"misplaced", 10},
    KeyPlace{"undo", 23}, KeyPlace{"OK", 34},   KeyPlace{"look", 44}};

std::vector<KeyHelp> by_hand(std::vector<KeyHelp> keys, bool is_pair) {
  keys = is_pair ? standing(std::move(keys), of_pair_places)
                 : standing(std::move(keys), of_both_places);
  std::vector<KeyHelp> ordered;
  for (KeyHelp& key : keys) {
    const auto at = std::ranges::upper_bound(ordered, key.column, {}, &KeyHelp::column);
    ordered.insert(at, std::move(key));
  }
  return ordered;
}

/// Guesses and marks by turns at one keyboard: one key line for both, so that it is sent once. On
/// full screens the colors beside the board have the keys of pegs.
std::vector<KeyHelp> keys_of_turn(bool is_small) {
  const std::string colors = fmt::format("1-{}", rules.colors);
  return {
      {colors, is_small ? "peg" : "",
       fmt::format("{}, {}: a peg.", colors, letters_of_colors(rules.colors))},
      {"E", "exact", "E: mark an exact peg (right hole)."},
      {"M", "misplaced", "M: mark a misplaced peg (wrong hole)."},
      {"Bksp", "undo", "Backspace: take a peg or a mark back."},
      {"Enter", "OK", "Enter: the row or the marks are ready."},
      {"L", "look", "L: as codemaker, look at your code, or hide it again."},
      {"Arrows", "", "Arrows: another hole, another color."},
      {"X", "", "X: fill the row at random. A: an earlier guess, the last one first."},
      mouse_key(),
  };
}

std::vector<KeyHelp> keys_at_end_of_match() {
  return {
      {"N", "new match", "N, F2 or Enter: a new match."},
      {"V", "review", "V: what each guess of the last round was worth."},
      {"O", "settings", "O or F3: the settings."},
      help_key(),
      {"Q", "menu", "Q or Esc: back to the menu."},
  };
}

/// One of two people guesses, the other one marks.
bool is_turn_by_hand(const State& state) {
  const bool is_turn = state.phase == Phase::breaking || state.phase == Phase::marking;
  return is_turn && state.settings.is_pair && state.settings.marks_by_hand;
}

std::vector<KeyHelp> keys_of_phase(const State& state) {
  if (is_turn_by_hand(state)) return keys_of_turn(state.is_small);
  switch (state.phase) {
  case Phase::setting:
  case Phase::breaking:
    return keys_on_row(state);
  case Phase::marking:
    return keys_on_marks();
  case Phase::thinking:
    if (state.is_marked_by_hand()) return keys_on_marks();
    [[fallthrough]];
  case Phase::watching:
    return {{"any key", "skip", "Any key: show the computer's guesses at once."}};
  case Phase::paused:
    return {
        {"any key", "go on", "Any key: go on."},
        {"V", "review", "V: what each guess of this round was worth."},
    };
  default:
    return {{"any key", "ready", "Any key: ready."}};
  }
}

}  // namespace

std::string_view art_name(const State& state) {
  if (state.phase == Phase::choosing || state.phase == Phase::passing) return "match";
  if (state.phase != Phase::decided) return "board";
  const auto winner = state.played.winner();
  if (!winner) return "tie";
  return state.is_computer(*winner) ? "lose" : "win";
}

std::optional<Instant> wakes_at(const State& state) {
  return shared::earlier(
      state.next_guess_at,
      shared::earlier(breaking::wakes_at(state.round), state.ceremony.wakes_at())
  );
}

void draw(const State& state, Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  if (state.round.is_seal_open) return draw_seal_page(canvas, state.round);
  if (state.round.review.is_open()) return state.round.review.draw(canvas);
  const bool is_lean = canvas.is_lean();
  switch (state.phase) {
  case Phase::choosing:
    return state.setup.draw(canvas);
  case Phase::passing:
    return is_lean ? draw_small_pass(state, canvas) : draw_full_pass(state, canvas);
  case Phase::decided:
    return is_lean ? draw_small_end(state, canvas) : draw_full_end(state, canvas);
  default:
    return is_lean ? draw_small_match(state, canvas) : draw_full_match(state, canvas);
  }
}

std::vector<KeyHelp> keys(const State& state) {
  if (state.round.review.is_open()) return state.round.review.keys();
  if (state.round.is_seal_open) return page_keys(state.round);
  if (state.phase == Phase::choosing) return state.setup.keys();
  if (state.phase == Phase::decided) return keys_at_end_of_match();
  std::vector<KeyHelp> keys = keys_of_phase(state);
  if (state.phase != Phase::marking && !is_turn_by_hand(state)) keys.push_back(marks_key());
  const bool may_begin_anew = state.phase == Phase::setting || state.phase == Phase::breaking;
  keys.push_back(
      {"", "", may_begin_anew ? "O or F3: options. N or F2: new match." : "O or F3: options."}
  );
  if (state.round.seal) keys.push_back(seal_key());
  keys.push_back(help_key());
  keys.push_back({"Q", "quit", "Q or Esc: pause or end this match."});
  keys = in_order(std::move(keys));
  return state.settings.marks_by_hand ? by_hand(std::move(keys), state.settings.is_pair)
                                      : standing(std::move(keys));
}

}  // namespace codemaker::play::breaking::match
