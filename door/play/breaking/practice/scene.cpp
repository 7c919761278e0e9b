#include "play/breaking/practice/scene.hpp"

#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::practice {

void PracticeScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  level_ = stage.choices().practice_level;
  has_shapes_ = stage.choices().has_shapes;
  choose_level(stage);
}

void PracticeScene::choose_level(Stage& stage) {
  phase_ = Phase::choosing;
  game_.reset();
  stage.show("");
  tell_levels(stage);
}

void PracticeScene::begin_level(int level, Stage& stage) {
  level_ = level;
  stage.choices().practice_level = level;
  phase_ = Phase::drawing;
  stage.drop_typed_ahead();
  game_.reset();
  row_.clear();
  copied_ = 0;
  hint_.forget();
  stage.say(level_text());
  stage.perform(effect::DrawSecret{rules});
}

void PracticeScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (phase_ != Phase::drawing) return;
    game_.emplace(rules, guesses_of(level_), secret->code);
    phase_ = Phase::breaking;
  } else if (const auto* hinted = reply_of<event::Hinted>(answer)) {
    if (phase_ == Phase::breaking) hint_.take(*hinted, stage);
  } else if (const auto* reviewed = reply_of<event::Reviewed>(answer)) {
    review_.take(*reviewed, stage);
  }
}

void PracticeScene::submit(Stage& stage) {
  const auto code = row_.code();
  if (!code) return stage.refuse(row_.what_is_missing());
  game_->guess(*code);
  row_.clear();
  copied_ = 0;
  hint_.forget();
  stage.show("");
  const std::string left = game_->is_over() ? "" : fmt::format(" {} left.", game_->guesses_left());
  stage.tell(turn_text(game_->history().size() - 1) + left);
  if (game_->is_over()) end_level(stage);
}

void PracticeScene::end_level(Stage& stage) {
  phase_ = Phase::over;
  stage.drop_typed_ahead();
  stage.say(end_text());
  // Who leaves here comes back to the next level.
  if (is_won()) stage.choices().practice_level = std::min(level_ + 1, levels);
}

/// After a code broken in time the next level, the last one for as long as one likes; otherwise
/// the same again.
void PracticeScene::go_on(Stage& stage) {
  begin_level(is_won() ? std::min(level_ + 1, levels) : level_, stage);
}

void PracticeScene::begin_review(Stage& stage) {
  review_.begin(rules, game_->history(), stage, PegSigns::letters);
}

/// Asks only if something is lost.
void PracticeScene::ask_to_leave(Exit exit, Stage& stage) {
  exit_ = exit;
  const bool loses = phase_ == Phase::breaking && game_->guesses_made() > 0;
  if (!loses) return leave(stage);
  stage.ask("Leave this code unbroken? (Y/N)");
}

void PracticeScene::confirm(Stage& stage) {
  leave(stage);
}

void PracticeScene::leave(Stage& stage) {
  if (exit_ == Exit::menu) return stage.go(Place::menu);
  choose_level(stage);
}

void PracticeScene::press(const ansi::Key& key, Stage& stage) {
  if (review_.is_open()) return review_.press(key, stage);
  const char32_t letter = letter_of(key);
  if (letter == U'q' || key.code == ansi::KeyCode::escape) {
    return ask_to_leave(Exit::menu, stage);
  }
  if (letter == U's' && phase_ != Phase::drawing) {
    has_shapes_ = !has_shapes_;
    stage.choices().has_shapes = has_shapes_;
    return;
  }
  switch (phase_) {
  case Phase::choosing:
    return press_level(key, stage);
  case Phase::drawing:
    return;
  case Phase::breaking:
    return edit_row(key, stage);
  case Phase::over:
    return press_after(key, stage);
  }
}

void PracticeScene::press_level(const ansi::Key& key, Stage& stage) {
  const char32_t digit = letter_of(key);
  if (goes_on(key)) return begin_level(level_, stage);
  if (digit >= U'1' && digit < U'1' + levels) {
    return begin_level(static_cast<int>(digit - U'0'), stage);
  }
  refuse_key(key, stage);
}

void PracticeScene::press_after(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (goes_on(key) || letter == U'n') return go_on(stage);
  if (letter == U'l') return choose_level(stage);
  if (letter == U'v') return begin_review(stage);
  refuse_key(key, stage);
}

void PracticeScene::edit_row(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::enter) return submit(stage);
  if (row_.press(key)) return;
  if (key.code == ansi::KeyCode::character) return edit_with_letter(key, stage);
  refuse_key(key, stage);
}

void PracticeScene::edit_with_letter(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (const auto peg = peg_of(letter)) {
    row_.place(*peg);
  } else if (letter == U'x') {
    row_.fill(stage.random());
  } else if (letter == U'c') {
    copy_row(stage);
  } else if (letter == U'h') {
    hint_.give(rules, game_->history(), stage, PegSigns::letters);
  } else if (letter == U'l') {
    ask_to_leave(Exit::levels, stage);
  } else {
    refuse_key(key, stage);
  }
}

void PracticeScene::copy_row(Stage& stage) {
  const auto& turns = game_->history();
  if (turns.empty()) return stage.refuse("There is no row to copy yet.");
  copied_ = copied_ % static_cast<int>(turns.size()) + 1;
  row_.copy(turns[turns.size() - static_cast<std::size_t>(copied_)].guess);
}

std::vector<KeyHelp> PracticeScene::keys() const {
  if (review_.is_open()) return review_.keys();
  const KeyHelp shapes{"S", has_shapes_ ? "letters" : "shapes", "S: pegs as letters or as shapes."};
  const KeyHelp help{"?", "help", "?: this help."};
  switch (phase_) {
  case Phase::choosing:
    return {
        {"1-8", "level", "1 to 8: play that level."},
        {"Enter", "play", "Enter: play the marked level."},
        shapes,
        help,
        {"Q", "menu", "Q or Escape: back to the menu."},
    };
  case Phase::drawing:
  case Phase::breaking:
    return {
        {"RWBGYK", "peg", "R W B G Y K, or 1 to 6: a peg of that color."},
        {"Bksp", "undo", "Backspace: take a peg back."},
        {"Enter", "guess", "Enter: the row is ready."},
        {"Arrows", "", "Arrows: another hole, another color."},
        {"X", "", "X: fill the row at random."},
        {"C", "copy", "C: copy your last row; again: the one before."},
        {"H", "hint", "H: how many codes are possible; again: a good guess."},
        {"S", "", shapes.sentence},
        {"L", "", "L: choose another level."},
        help,
        {"Q", "leave", "Q or Escape: back to the menu."},
    };
  case Phase::over:
    return {
        {"Enter", is_won() && level_ < levels ? "next level" : "again",
         "Enter or N: the next level, or the same again."},
        {"L", "levels", "L: choose another level."},
        {"V", "review", "V: what each guess was worth."},
        shapes,
        help,
        {"Q", "menu", "Q or Escape: back to the menu."},
    };
  }
  return {};
}

}  // namespace codemaker::play::breaking::practice
