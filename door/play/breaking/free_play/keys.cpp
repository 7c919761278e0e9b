// Free play by keys and by mouse.
#include "play/breaking/free_play/places.hpp"
#include "play/breaking/free_play/scene.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::free_play {

using ansi::KeyCode;
using engine::breaking::Side;

void FreePlayScene::press(const ansi::Key& key, Stage& stage) {
  if (review_.is_open()) return review_.press(key, stage);
  if (is_scoring_shown_) {
    is_scoring_shown_ = false;
    return;
  }
  if (phase_ == Phase::choosing) return press_in_setup(key, stage);
  if (phase_ == Phase::over) return press_at_end(key, stage);
  const bool gives_back = key.code == KeyCode::escape && carried_;
  const bool quits = letter_of(key) == U'q' || key.code == KeyCode::escape;
  if (quits && !gives_back) return ask_to_quit(stage);
  if (is_row_open()) return carried_ ? carry(key, stage) : edit_row(key, stage);
  if (keys_ahead_.size() < most_keys_ahead) keys_ahead_.push_back(key);
}

/// Presses what was typed while the computer thought. What comes behind a guess waits again, what
/// comes behind the last one is for no other game.
void FreePlayScene::replay(Stage& stage) {
  for (const ansi::Key& key : std::exchange(keys_ahead_, {})) {
    if (phase_ != Phase::over) press(key, stage);
  }
  for (const std::string& line : std::exchange(lines_ahead_, {})) {
    if (phase_ != Phase::over) take_line(line, stage);
  }
}

void FreePlayScene::press_in_setup(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool begins = key.code == KeyCode::enter || letter == U'n';
  const bool leaves = key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (begins) return begin_game(stage);
  if (leaves) return stage.go(Place::menu);
  setup_.press(key, stage);
}

void FreePlayScene::press_at_end(const ansi::Key& key, Stage& stage) {
  if (key.code == KeyCode::escape) return stage.go(Place::menu);
  switch (letter_of(key)) {
  case U'n':
    return begin_game(stage);
  case U'v':
    return review(stage);
  case U's':
    if (is_duel()) return show_scoring(stage);
    break;
  case U'o':
    stage.show("");
    return choose(stage);
  case U'q':
  case U'm':
    return stage.go(Place::menu);
  case U'b':
    if (stage.is_line()) return tell_board(stage);
    break;
  default:
    break;
  }
  refuse_key(key, stage);
}

void FreePlayScene::edit_row(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::enter) return enter_row(stage);
  if (row_.press(key)) return;
  if (key.code == ansi::KeyCode::character) return edit_with_letter(key, stage);
  refuse_key(key, stage);
}

/// Rules.md 2.2: on an empty row Enter makes a random guess, which can still be changed.
void FreePlayScene::enter_row(Stage& stage) {
  if (row_.is_empty()) return row_.fill(stage.random());
  submit(stage);
}

void FreePlayScene::edit_with_letter(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_digit = letter >= U'0' && letter <= U'9';
  if (const auto peg = peg_of(letter)) {
    row_.place(*peg);
  } else if (is_digit || letter == U'.' || letter == U'-') {
    stage.refuse(what_pegs_are());
  } else {
    command(letter, key, stage);
  }
}

/// What keys and one-letter lines have in common.
void FreePlayScene::command(char32_t letter, const ansi::Key& key, Stage& stage) {
  switch (letter) {
  case U'r':
    return row_.fill(stage.random());
  case U'c':
    return copy_row(stage);
  case U'p':
    return pick_up(false, stage);
  case U'm':
    return pick_up(true, stage);
  case U'h':
    return ask_hint(stage);
  case U's':
    return show_scoring(stage);
  case U'n':
    return stage.refuse("A game is running. Q quits it.");
  default:
    return refuse_key(key, stage);
  }
}

void FreePlayScene::copy_row(Stage& stage) {
  const engine::breaking::History* const turns = history(engine::breaking::Side::player);
  if (turns == nullptr || turns->empty()) return stage.refuse("There is no row to copy yet.");
  copied_ = copied_ % static_cast<int>(turns->size()) + 1;
  row_.copy((*turns)[turns->size() - static_cast<std::size_t>(copied_)].guess);
}

void FreePlayScene::pick_up(bool is_move, Stage& stage) {
  if (!row_.peg(row_.cursor())) return stage.refuse("This hole is empty.");
  carried_ = Carried{row_.cursor(), is_move};
  stage.show(fmt::format(
      "{} {}: arrows to the hole, Enter drops it, Esc gives it back.",
      is_move ? "Moving" : "Copying", sign_of(*row_.peg(row_.cursor()), signs_)
  ));
}

void FreePlayScene::carry(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool drops = key.code == KeyCode::enter || letter == U'p' || letter == U'm';
  if (key.code == KeyCode::left) return row_.left();
  if (key.code == KeyCode::right) return row_.right();
  if (key.code == KeyCode::escape) {
    row_.go_to(carried_->from);
  } else if (!drops) {
    return stage.say("Left or right, then Enter drops the peg. Esc gives it back.");
  } else if (carried_->is_move) {
    row_.move(carried_->from, row_.cursor());
  } else {
    row_.put(row_.cursor(), *row_.peg(carried_->from));
  }
  carried_.reset();
  stage.show("");
}

/// The peg that a key or a character of a line stands for.
std::optional<engine::breaking::Peg> FreePlayScene::peg_of(char32_t sign) const {
  const engine::breaking::Rules& rules = row_.rules();
  const bool is_none = sign == U'0' || sign == U'.' || sign == U'-';
  if (is_none && rules.blanks) return engine::breaking::no_peg;
  if (sign == U'0' && signs_ == PegSigns::digits)
    return static_cast<engine::breaking::Peg>(rules.colors);
  if (sign < U'1' || sign > U'9') return std::nullopt;
  const auto color = static_cast<int>(sign - U'0');
  return color <= rules.colors ? std::optional{static_cast<engine::breaking::Peg>(color)}
                               : std::nullopt;
}

std::string FreePlayScene::what_pegs_are() const {
  if (signs_ == PegSigns::digits) return "The digits are 0 to 9.";
  return fmt::format(
      "The colors are 1 to {}; {}.", rules_.colors,
      phase_ == Phase::setting ? "a code has no empty hole" : "0 is no peg"
  );
}

void FreePlayScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::lean;
  const bool is_page = review_.is_open() || is_scoring_shown_;
  if (is_page && !pointer.is_release) return press(ansi::character(U' '), stage);
  if (is_page || carried_ || !is_row_open()) return hand_.let_go();
  const auto color = color_at(pointer.at, is_lean);
  const auto hole = hole_at(pointer.at, is_lean);
  if (pointer.is_release) return hand_.drop(color, hole, row_);
  hand_.take(color, hole, row_);
  if (const auto turn = turn_at(pointer.at, is_lean)) {
    row_.copy((*history(engine::breaking::Side::player))[static_cast<std::size_t>(*turn)].guess);
  }
}

/// A peg of the palette, the no-peg too where guesses may hold it.
std::optional<engine::breaking::Peg> FreePlayScene::color_at(ansi::Position at, bool is_lean)
    const {
  const FreePlayPlaces places{is_lean, is_duel(), rules_.holes};
  const int least = row_.rules().blanks ? engine::breaking::no_peg : engine::breaking::no_peg + 1;
  for (int color = least; color <= rules_.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position place = places.palette(peg, rules_.colors, signs_);
    const bool is_hit = at.row == place.row && at.column >= place.column &&
                        at.column < place.column + places.palette_width(signs_);
    if (is_hit) return peg;
  }
  return std::nullopt;
}

/// A hole of the row that is open; the blank to its left belongs to it.
std::optional<int> FreePlayScene::hole_at(ansi::Position at, bool is_lean) const {
  const FreePlayPlaces places{is_lean, is_duel(), rules_.holes};
  const ansi::Position first = phase_ == Phase::setting
                                   ? places.code(engine::breaking::Side::computer)
                                   : places.pegs(engine::breaking::Side::player, turn_number() - 1);
  const int hole = (at.column - first.column + 1) / 2;
  const bool is_hit = at.row == first.row && at.column >= first.column - 1 && hole < rules_.holes;
  return is_hit ? std::optional{hole} : std::nullopt;
}

/// An earlier guess of the caller's, counted from 0.
std::optional<int> FreePlayScene::turn_at(ansi::Position at, bool is_lean) const {
  if (phase_ != Phase::breaking) return std::nullopt;
  const FreePlayPlaces places{is_lean, is_duel(), rules_.holes};
  const ansi::Position first = places.pegs(engine::breaking::Side::player, 0);
  const int turn = at.row - first.row;
  const bool is_hit = turn >= 0 && turn < match_->player().guesses_made() &&
                      at.column >= places.number(engine::breaking::Side::player) &&
                      at.column < places.marks(engine::breaking::Side::player);
  return is_hit ? std::optional{turn} : std::nullopt;
}

}  // namespace codemaker::play::breaking::free_play
