// Free play on full and lean screens.
#include "play/breaking/free_play/places.hpp"
#include "play/breaking/free_play/scene.hpp"

#include "play/breaking/scoring_view.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {

using engine::Verdict;
using engine::breaking::Match;
using engine::breaking::Side;

std::string_view FreePlayScene::art_name() const {
  return phase_ == Phase::choosing ? "freeplay" : "board";
}

void FreePlayScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (review_.is_open()) return review_.draw(canvas);
  if (phase_ == Phase::choosing) return setup_.draw(canvas);
  if (is_scoring_shown_) return draw_scoring_screen(canvas);
  draw_boards(canvas);
}

void FreePlayScene::draw_boards(Canvas& canvas) const {
  draw_game_header(canvas);
  draw_palette(canvas);
  draw_marks_legend(canvas);
  draw_board(canvas, engine::breaking::Side::player);
  if (is_duel()) draw_board(canvas, engine::breaking::Side::computer);
  draw_open_row(canvas);
  draw_codes(canvas);
}

void FreePlayScene::draw_game_header(Canvas& canvas) const {
  const std::string_view kind = is_duel() ? "Duel" : "Solo";
  const std::string_view name = is_duel() ? strength_name(settings_.strength) : "";
  const int turn = turn_number();
  const int all = engine::breaking::Match::guesses;
  const bool is_over = phase_ == Phase::over;
  if (canvas.is_lean()) {
    canvas.header(
        is_over     ? fmt::format("{} {}/{}: {}", kind, turn, all, outcome())
        : is_duel() ? fmt::format("{}, computer: {}", kind, name)
                    : fmt::format("{}, {} guesses", kind, all)
    );
    return;
  }
  const std::string_view game = signs_ == PegSigns::digits ? "Bulls and Cows  " : "";
  const std::string state = is_over     ? fmt::format(": {}", outcome())
                            : is_duel() ? fmt::format("  Computer: {}", name)
                                        : std::string{};
  canvas.header(fmt::format("{}{}  Guess {} of {}{}", game, kind, turn, all, state));
}

void FreePlayScene::draw_board(Canvas& canvas, engine::breaking::Side side) const {
  const FreePlayPlaces places{canvas.is_lean(), is_duel(), rules_.holes};
  const bool is_players = side == engine::breaking::Side::player;
  const int top = places.first_row() - 1;
  if (canvas.is_lean()) {
    if (is_duel()) {
      canvas.text({top, places.pegs(side, 0).column}, is_players ? "You" : "Computer", look::frame);
    }
  } else {
    if (is_duel()) {
      canvas.text(
          {top - 1, FreePlayPlaces::board(side) + 2},
          is_players ? "You break its code" : "It breaks your code"
      );
    }
    draw_board_frame(
        canvas, {top, FreePlayPlaces::board(side)}, rules_.holes, engine::breaking::Match::guesses
    );
  }
  draw_turns(canvas, side);
}

void FreePlayScene::draw_turns(Canvas& canvas, engine::breaking::Side side) const {
  const FreePlayPlaces places{canvas.is_lean(), is_duel(), rules_.holes};
  const engine::breaking::History* const turns = history(side);
  if (turns == nullptr) return;
  ansi::Position at = places.pegs(side, 0);
  for (const engine::breaking::Turn& turn : *turns) {
    draw_code(canvas, at, turn.guess, signs_);
    canvas.text(
        {at.row, places.marks(side)}, marks_symbols(turn.marks),
        canvas.is_lean() ? look::plain : look::bright
    );
    ++at.row;
  }
}

/// The caller's row, and on small screens the numbers of his rows so far.
void FreePlayScene::draw_open_row(Canvas& canvas) const {
  const FreePlayPlaces places{canvas.is_lean(), is_duel(), rules_.holes};
  const bool is_open = phase_ == Phase::breaking;
  const int made = match_ ? match_->player().guesses_made() : 0;
  if (canvas.is_lean()) {
    for (int turn = 1; turn <= made + (is_open ? 1 : 0); ++turn) {
      canvas.text(
          {places.first_row() + turn - 1, places.number(engine::breaking::Side::player)},
          is_duel() ? fmt::format("{:2}", turn)
                    : fmt::format("{:2}/{}", turn, engine::breaking::Match::guesses)
      );
    }
  }
  if (is_open) draw_editor(canvas, places.pegs(engine::breaking::Side::player, made), row_, signs_);
}

void FreePlayScene::draw_codes(Canvas& canvas) const {
  const FreePlayPlaces places{canvas.is_lean(), is_duel(), rules_.holes};
  const auto draw_one = [&](engine::breaking::Side breaker, std::string_view label) {
    const ansi::Position at = places.code(breaker);
    const int column = canvas.is_lean() ? 0 : FreePlayPlaces::board(breaker) + 2;
    canvas.text({at.row, column}, canvas.is_lean() ? label : "Code");
    return at;
  };
  if (phase_ == Phase::over) {
    draw_code(
        canvas, draw_one(engine::breaking::Side::player, "Its code"), match_->player().secret(),
        signs_
    );
  }
  if (!is_duel()) return;
  const ansi::Position own = draw_one(engine::breaking::Side::computer, "Your code");
  if (phase_ == Phase::setting) {
    draw_editor(canvas, own, row_, signs_);
  } else if (own_code_) {
    draw_code(canvas, own, *own_code_, signs_);
  }
}

void FreePlayScene::draw_palette(Canvas& canvas) const {
  const FreePlayPlaces places{canvas.is_lean(), is_duel(), rules_.holes};
  const bool is_named = !canvas.is_lean() && signs_ == PegSigns::colors;
  if (canvas.is_lean()) {
    canvas.text(
        {FreePlayPlaces::lean_palette_row, 0}, signs_ == PegSigns::digits ? "Digits" : "Colors"
    );
  }
  const bool has_no_peg = rules_.blanks && phase_ != Phase::setting;
  for (int color = has_no_peg ? engine::breaking::no_peg : 1; color <= rules_.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position at = places.palette(peg, rules_.colors, signs_);
    if (!is_named) {
      canvas.peg(at, peg, signs_);
      continue;
    }
    const PegLook& look = look_of(peg);
    canvas.text(at, sign_of(peg), look.attribute);
    const bool is_square = canvas.has_squares() && peg != engine::breaking::no_peg;
    if (is_square) canvas.peg({at.row, at.column + 2}, peg);
    canvas.text({at.row, at.column + 4}, look.name, look.attribute);
  }
}

void FreePlayScene::draw_marks_legend(Canvas& canvas) const {
  const FreePlayPlaces places{canvas.is_lean(), is_duel(), rules_.holes};
  const bool is_digits = signs_ == PegSigns::digits;
  if (canvas.is_lean()) {
    const std::string_view words = is_digits ? "* bull o cow" : "* place o color";
    if (phase_ != Phase::over) canvas.text({14, 0}, words);
    return;
  }
  const int row = places.first_row() + 10;
  canvas.text({row, places.side_column()}, is_digits ? "* bull" : "* right place");
  canvas.text({row + 1, places.side_column()}, is_digits ? "o cow" : "o right color only");
}

void FreePlayScene::draw_scoring_screen(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  constexpr int label_width = 12;
  const engine::breaking::History& turns = match_->computer().history();
  const engine::breaking::Code& guess = turns.back().guess;
  canvas.header("The marks of the computer's guess");
  canvas.text({2, indent}, "Your code");
  const int below = draw_scoring(canvas, {2, indent + label_width}, *own_code_, guess, signs_);
  canvas.text({below - 1, indent}, fmt::format("Guess {}", turns.size()));
  int row = below + 1;
  for (const std::string& words : scoring_words(*own_code_, guess, signs_))
    canvas.text({row++, indent}, words);
  canvas.cursor({canvas.message_row(), 0});
}

std::vector<KeyHelp> FreePlayScene::keys() const {
  if (review_.is_open()) return review_.keys();
  if (is_scoring_shown_) return {{"any key", "go on", "Any key: back to the boards."}};
  if (phase_ == Phase::choosing) return setup_.keys();
  if (carried_) return keys_while_carrying();
  return phase_ == Phase::over ? keys_at_end() : keys_in_game();
}

std::vector<KeyHelp> FreePlayScene::keys_at_end() const {
  std::vector<KeyHelp> keys{
      {"N", "new game", "N: a new game."},
      {"V", "review", "V: what each of your guesses was worth."},
      {"O", "settings", "O: the settings."},
      {"Q", "menu", "Q or Esc: back to the menu."},
      {"?", "help", "?: this help."},
  };
  if (is_duel()) keys.push_back({"S", "marks", "S: how the computer's guess was marked."});
  return keys;
}

std::vector<KeyHelp> FreePlayScene::keys_while_carrying() const {
  return {
      {"Arrows", "hole", "Left and right: another hole."},
      {"Enter", carried_->is_move ? "move" : "copy", "Enter, P or M: drops the peg here."},
      {"Esc", "give back", "Esc: gives the peg back."},
      {"?", "help", "?: this help."},
      {"Q", "quit", "Q: quit this game."},
  };
}

/// In an order in which the most wanted fit the row of keys.
std::vector<KeyHelp> FreePlayScene::keys_in_game() const {
  const bool is_setting = phase_ == Phase::setting;
  const bool is_digits = signs_ == PegSigns::digits;
  const std::string colors = is_digits ? "0-9" : fmt::format("1-{}", rules_.colors);
  const std::string peg = is_digits ? "digit" : "peg";
  std::vector<KeyHelp> keys{{colors, peg, fmt::format("{}: a {}.", colors, peg)}};
  if (rules_.blanks && !is_setting) keys.push_back({"0", "none", "0 . or -: no peg."});
  keys.push_back(
      {"Enter", is_setting ? "hide it" : "guess", "Enter: ready; fills an empty row at random."}
  );
  keys.push_back({"?", "help", "?: this help."});
  keys.push_back({"Q", "quit", "Q or Esc: quit this game."});
  if (!is_setting) {
    keys.push_back({"H", "hint", "H: codes still possible; again: a guess."});
    if (is_duel()) keys.push_back({"S", "marks", "S: how the computer's guess was marked."});
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
