// What free play shows, and the keys that work there.
#include "play/breaking/free_play/view.hpp"

#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/seal_view.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace codemaker::play::breaking::free_play {

using engine::Verdict;
using engine::breaking::Match;
using engine::breaking::Side;

namespace {

/// Leaves the place of a key that there is only later, as wide as "0 none" and "H hint".
void leave_place_behind(std::vector<KeyHelp>& keys, std::string_view does, KeyHelp free) {
  free.does.assign(std::string_view{" none"}.size(), ' ');
  const auto before = std::ranges::find(keys, does, &KeyHelp::does);
  keys.insert(before == keys.end() ? before : before + 1, std::move(free));
}

/// While a duel's code is made and while codes are broken, the keys of both stand at the same
/// places.
void align_keys_of_duel(const State& state, std::vector<KeyHelp>& keys) {
  const auto guess = std::ranges::find(keys, "guess", &KeyHelp::does);
  if (guess != keys.end()) guess->does.resize(std::string_view{"set code"}.size(), ' ');
  const bool is_setting = state.phase == Phase::setting;
  KeyHelp arrows{"", "", "Arrows: another hole or color. Backspace: take back."};
  KeyHelp copies{"", "", "P: copy this peg. D: move it."};
  if (is_setting && state.round.rules.blanks) {
    leave_place_behind(keys, "peg", std::move(arrows));
  } else {
    keys.push_back(std::move(arrows));
  }
  if (is_setting) return leave_place_behind(keys, "random", std::move(copies));
  keys.push_back(std::move(copies));
}

}  // namespace

std::string_view art_name(const State& state) {
  return state.phase == Phase::choosing ? "freeplay" : "board";
}

void draw(const State& state, Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  if (state.round.scoring.is_open()) return state.round.scoring.draw(canvas);
  if (state.round.review.is_open()) return state.round.review.draw(canvas);
  if (state.round.is_seal_open) return draw_seal_page(canvas, state.round);
  if (state.phase == Phase::choosing) return state.setup.draw(canvas);
  const bool is_celebrated = state.round.finale.is_open() && !canvas.is_lean();
  if (is_celebrated) return draw_full_end(state, canvas);
  canvas.is_lean() ? draw_small(state, canvas) : draw_full(state, canvas);
}

std::vector<KeyHelp> keys(const State& state) {
  if (state.round.finale.is_open()) return keys_of_finale(keys_at_the_end(state));
  if (state.round.has_page()) return page_keys(state.round);
  if (state.phase == Phase::choosing) return state.setup.keys();
  if (state.carried) return keys_while_carrying(state);
  if (state.phase != Phase::over) return keys_in_game(state);
  return keys_at_the_end(state);
}

std::vector<KeyHelp> keys_at_the_end(const State& state) {
  return state.daily ? keys_at_end_of_day() : keys_at_end(state);
}

std::vector<KeyHelp> keys_at_end(const State& state) {
  const bool is_puzzle = !state.label.empty();
  return {
      is_puzzle ? KeyHelp{"N", "play again", "N or F2: the same code again."}
                : KeyHelp{"N", "new game", "N or F2: a new game."},
      {"V", "review", "V: what each of your guesses was worth."},
      {"S", "scoring", "S or F5: how each guess was scored."},
      {"O", "settings", "O or F3: the settings."},
      help_key(),
      is_puzzle ? KeyHelp{"Q", "back", "Q or Esc: back to the page of it."}
                : KeyHelp{"Q", "menu", "Q or Esc: back to the menu."},
  };
}

std::vector<KeyHelp> keys_at_end_of_day() {
  return {
      {"V", "review", "V: what each of your guesses was worth."},
      {"S", "scoring", "S or F5: how each guess was scored."},
      help_key(),
      {"Q", "daily", "Q, Enter or Esc: the daily puzzles."},
  };
}

std::vector<KeyHelp> keys_while_carrying(const State& state) {
  return {
      {"Arrows", "hole", "Left and right: another hole."},
      {"Enter", state.carried->is_move ? "move" : "copy", "Enter, P or D: drops the peg here."},
      {"Esc", "put back", "Esc: puts the peg back."},
      help_key(),
      {"Q", "quit", "Q: pause or end this game."},
  };
}

std::vector<KeyHelp> keys_in_game(const State& state) {
  const bool is_setting = state.phase == Phase::setting;
  const bool is_digits = state.round.typing.signs == PegSigns::digits;
  const std::string colors = is_digits ? "0-9" : fmt::format("1-{}", state.round.rules.colors);
  const std::string peg = is_digits ? "digit" : "peg";
  const std::string letters =
      is_digits ? "" : fmt::format(", {}", letters_of_colors(state.round.rules.colors));
  std::vector<KeyHelp> keys{{colors, peg, fmt::format("{}{}: a {}.", colors, letters, peg)}};
  if (state.offers_no_peg()) keys.push_back({"0", "none", "0 . or -: no peg."});
  keys.push_back(
      {"Enter", is_setting ? "set code" : "guess",
       state.round.typing.fills_empty_row ? "Enter: ready. On an empty row: a random one."
                                          : "Enter: the row is ready."}
  );
  keys.push_back(help_key());
  keys.push_back({"Q", "quit", "Q or Esc: pause or end this game."});
  if (!is_setting) {
    if (!state.daily && !state.is_first_try)
      keys.push_back({"H", "hint", "H: put a good guess into the row."});
    if (state.is_duel()) keys.push_back({"S", "scoring", "S or F5: show the computer's scoring."});
    keys.push_back(earlier_key());
  }
  keys.push_back(random_key());
  keys.push_back(
      {"O", "",
       state.daily || state.is_first_try ? "O or F3: options."
                                         : "O or F3: options. N or F2: new game."}
  );
  if (!state.is_duel()) {
    keys.push_back({"", "", "Arrows: another hole or color. Backspace: take back."});
    keys.push_back({"", "", "P: copy this peg. D: move it."});
  }
  if (!is_setting && !state.is_duel()) keys.push_back(seal_key());
  keys.push_back(mouse_key());
  keys = in_order(std::move(keys));
  if (state.is_duel()) align_keys_of_duel(state, keys);
  return keys;
}

}  // namespace codemaker::play::breaking::free_play
