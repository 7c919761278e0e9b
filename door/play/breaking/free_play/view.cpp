// Free play on full and small screens.
#include "play/breaking/free_play/view.hpp"
#include "play/breaking/free_play/places.hpp"

#include "play/breaking/scoring_view.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {

using engine::Verdict;
using engine::breaking::Match;
using engine::breaking::Side;

std::string_view art_name(const State& state) {
  return state.phase == Phase::choosing ? "freeplay" : "board";
}

void draw(const State& state, Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  if (state.review.is_open()) return state.review.draw(canvas);
  if (state.phase == Phase::choosing) return state.setup.draw(canvas);
  if (state.is_scoring_shown) return draw_scoring_screen(state, canvas);
  draw_boards(state, canvas);
}

void draw_boards(const State& state, Canvas& canvas) {
  draw_game_header(state, canvas);
  draw_palette(state, canvas);
  draw_marks_legend(state, canvas);
  draw_board(state, canvas, engine::breaking::Side::player);
  if (state.is_duel()) draw_board(state, canvas, engine::breaking::Side::computer);
  draw_open_row(state, canvas);
  draw_codes(state, canvas);
}

void draw_game_header(const State& state, Canvas& canvas) {
  const std::string_view kind = state.is_duel() ? "Duel" : "Solo";
  const std::string_view name = state.is_duel() ? strength_name(state.settings.strength) : "";
  const int turn = turn_number(state);
  const int all = engine::breaking::Match::guesses;
  const bool is_over = state.phase == Phase::over;
  if (canvas.is_lean()) {
    canvas.header(
        is_over           ? fmt::format("{} {}/{}: {}", kind, turn, all, outcome(state))
        : state.is_duel() ? fmt::format("{}, computer: {}", kind, name)
                          : fmt::format("{}, {} guesses", kind, all)
    );
    return;
  }
  const std::string_view game = state.signs == PegSigns::digits ? "Bulls and Cows  " : "";
  const std::string how = is_over           ? fmt::format(": {}", outcome(state))
                          : state.is_duel() ? fmt::format("  Computer: {}", name)
                                            : std::string{};
  canvas.header(fmt::format("{}{}  Guess {} of {}{}", game, kind, turn, all, how));
}

void draw_board(const State& state, Canvas& canvas, engine::breaking::Side side) {
  const Places places{canvas.is_lean(), state.is_duel(), state.rules.holes};
  const bool is_players = side == engine::breaking::Side::player;
  const int top = places.first_row() - 1;
  if (canvas.is_lean()) {
    if (state.is_duel()) {
      canvas.text({top, places.pegs(side, 0).column}, is_players ? "You" : "Computer", look::frame);
    }
  } else {
    if (state.is_duel()) {
      canvas.text(
          {top - 1, Places::board(side) + 2},
          is_players ? "You break its code" : "It breaks your code"
      );
    }
    draw_board_frame(
        canvas, {top, Places::board(side)}, state.rules.holes, engine::breaking::Match::guesses
    );
  }
  draw_turns(state, canvas, side);
}

void draw_turns(const State& state, Canvas& canvas, engine::breaking::Side side) {
  const Places places{canvas.is_lean(), state.is_duel(), state.rules.holes};
  const engine::breaking::History* const turns = history(state, side);
  if (turns == nullptr) return;
  ansi::Position at = places.pegs(side, 0);
  for (const engine::breaking::Turn& turn : *turns) {
    draw_code(canvas, at, turn.guess, state.signs);
    canvas.text(
        {at.row, places.marks(side)}, marks_symbols(turn.marks),
        canvas.is_lean() ? look::plain : look::bright
    );
    ++at.row;
  }
}

void draw_open_row(const State& state, Canvas& canvas) {
  const Places places{canvas.is_lean(), state.is_duel(), state.rules.holes};
  const bool is_open = state.phase == Phase::breaking;
  const int made = state.match ? state.match->player().guesses_made() : 0;
  if (canvas.is_lean()) {
    for (int turn = 1; turn <= made + (is_open ? 1 : 0); ++turn) {
      canvas.text(
          {places.first_row() + turn - 1, places.number(engine::breaking::Side::player)},
          state.is_duel() ? fmt::format("{:2}", turn)
                          : fmt::format("{:2}/{}", turn, engine::breaking::Match::guesses)
      );
    }
  }
  if (is_open)
    draw_editor(canvas, places.pegs(engine::breaking::Side::player, made), state.row, state.signs);
}

void draw_codes(const State& state, Canvas& canvas) {
  const Places places{canvas.is_lean(), state.is_duel(), state.rules.holes};
  const auto draw_one = [&](engine::breaking::Side breaker, std::string_view label) {
    const ansi::Position at = places.code(breaker);
    const int column = canvas.is_lean() ? 0 : Places::board(breaker) + 2;
    canvas.text({at.row, column}, canvas.is_lean() ? label : "Code");
    return at;
  };
  if (state.phase == Phase::over) {
    draw_code(
        canvas, draw_one(engine::breaking::Side::player, "Its code"),
        state.match->player().secret(), state.signs
    );
  }
  if (!state.is_duel()) return;
  const ansi::Position own = draw_one(engine::breaking::Side::computer, "Your code");
  if (state.phase == Phase::setting) {
    draw_editor(canvas, own, state.row, state.signs);
  } else if (state.own_code) {
    draw_code(canvas, own, *state.own_code, state.signs);
  }
}

void draw_palette(const State& state, Canvas& canvas) {
  const Places places{canvas.is_lean(), state.is_duel(), state.rules.holes};
  const bool is_named = !canvas.is_lean() && state.signs == PegSigns::colors;
  if (canvas.is_lean()) {
    canvas.text(
        {Places::lean_palette_row, 0}, state.signs == PegSigns::digits ? "Digits" : "Colors"
    );
  }
  const bool has_no_peg = state.rules.blanks && state.phase != Phase::setting;
  for (int color = has_no_peg ? engine::breaking::no_peg : 1; color <= state.rules.colors;
       ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position at = places.palette(peg, state.rules.colors, state.signs);
    if (!is_named) {
      canvas.peg(at, peg, state.signs);
      continue;
    }
    const PegLook& look = look_of(peg);
    canvas.text(at, sign_of(peg), look.attribute);
    const bool is_square = canvas.has_squares() && peg != engine::breaking::no_peg;
    if (is_square) canvas.peg({at.row, at.column + 2}, peg);
    canvas.text({at.row, at.column + 4}, look.name, look.attribute);
  }
}

void draw_marks_legend(const State& state, Canvas& canvas) {
  const Places places{canvas.is_lean(), state.is_duel(), state.rules.holes};
  const bool is_digits = state.signs == PegSigns::digits;
  if (canvas.is_lean()) {
    const std::string_view words = is_digits ? "* bull o cow" : "* place o color";
    if (state.phase != Phase::over) canvas.text({14, 0}, words);
    return;
  }
  const int row = places.first_row() + 10;
  canvas.text({row, places.side_column()}, is_digits ? "* bull" : "* right place");
  canvas.text({row + 1, places.side_column()}, is_digits ? "o cow" : "o right color only");
}

void draw_scoring_screen(const State& state, Canvas& canvas) {
  const int indent = canvas.is_lean() ? 0 : 6;
  constexpr int label_width = 12;
  const engine::breaking::History& turns = state.match->computer().history();
  const engine::breaking::Code& guess = turns.back().guess;
  canvas.header("The marks of the computer's guess");
  canvas.text({2, indent}, "Your code");
  const int below =
      draw_scoring(canvas, {2, indent + label_width}, *state.own_code, guess, state.signs);
  canvas.text({below - 1, indent}, fmt::format("Guess {}", turns.size()));
  int row = below + 1;
  for (const std::string& words : scoring_words(*state.own_code, guess, state.signs))
    canvas.text({row++, indent}, words);
  canvas.cursor({canvas.message_row(), 0});
}

std::vector<KeyHelp> keys(const State& state) {
  if (state.review.is_open()) return state.review.keys();
  if (state.is_scoring_shown) return {{"any key", "go on", "Any key: back to the boards."}};
  if (state.phase == Phase::choosing) return state.setup.keys();
  if (state.carried) return keys_while_carrying(state);
  return state.phase == Phase::over ? keys_at_end(state) : keys_in_game(state);
}

std::vector<KeyHelp> keys_at_end(const State& state) {
  std::vector<KeyHelp> keys{
      {"N", "new game", "N: a new game."},
      {"V", "review", "V: what each of your guesses was worth."},
      {"O", "settings", "O: the settings."},
      {"Q", "menu", "Q or Esc: back to the menu."},
      {"?", "help", "?: this help."},
  };
  if (state.is_duel()) keys.push_back({"S", "marks", "S: how the computer's guess was marked."});
  return keys;
}

std::vector<KeyHelp> keys_while_carrying(const State& state) {
  return {
      {"Arrows", "hole", "Left and right: another hole."},
      {"Enter", state.carried->is_move ? "move" : "copy", "Enter, P or M: drops the peg here."},
      {"Esc", "give back", "Esc: gives the peg back."},
      {"?", "help", "?: this help."},
      {"Q", "quit", "Q: quit this game."},
  };
}

std::vector<KeyHelp> keys_in_game(const State& state) {
  const bool is_setting = state.phase == Phase::setting;
  const bool is_digits = state.signs == PegSigns::digits;
  const std::string colors = is_digits ? "0-9" : fmt::format("1-{}", state.rules.colors);
  const std::string peg = is_digits ? "digit" : "peg";
  std::vector<KeyHelp> keys{{colors, peg, fmt::format("{}: a {}.", colors, peg)}};
  if (state.rules.blanks && !is_setting) keys.push_back({"0", "none", "0 . or -: no peg."});
  keys.push_back(
      {"Enter", is_setting ? "hide it" : "guess", "Enter: ready; fills an empty row at random."}
  );
  keys.push_back({"?", "help", "?: this help."});
  keys.push_back({"Q", "quit", "Q or Esc: quit this game."});
  if (!is_setting) {
    keys.push_back({"H", "hint", "H: codes still possible; again: a guess."});
    if (state.is_duel()) keys.push_back({"S", "marks", "S: how the computer's guess was marked."});
    keys.push_back({"C", "copy", "C: copy your last row; again: earlier."});
  }
  keys.push_back({"R", "random", "R: fill the row at random."});
  keys.push_back({"", "", "Arrows: another hole, another color."});
  keys.push_back({"", "", "Backspace: take a peg back."});
  keys.push_back({"", "", "P: copy this peg elsewhere. M: move it."});
  keys.push_back({"", "", "Mouse: drag pegs to and between holes; click a row to copy it.", true});
  return keys;
}

}  // namespace codemaker::play::breaking::free_play
