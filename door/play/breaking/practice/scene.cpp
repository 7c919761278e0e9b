#include "play/breaking/practice/scene.hpp"

#include "play/breaking/edit_row.hpp"
#include "play/breaking/practice/lesson.hpp"
#include "play/breaking/welcome.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/shared/make_again.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <type_traits>

namespace codemaker::play::breaking::practice {

void PracticeScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  state_.level = stage.kept<Choices>().level;
  state_.has_shapes = stage.kept<Choices>().has_shapes;
  choose_level(state_, stage);
}

void choose_level(State& state, Stage& stage) {
  state.phase = Phase::choosing;
  state.record.leave(stage);
  state.game.reset();
  stage.show("");
  tell_levels(stage);
}

void GuidedScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  state_.has_shapes = stage.kept<Choices>().has_shapes;
  remember_visit(stage);
  begin_guided(state_, stage);
}

namespace {

void begin_game(State& state, Stage& stage) {
  state.phase = Phase::drawing;
  stage.drop_typed_ahead();
  state.game.reset();
  state.row.clear();
  state.copied = 0;
  state.hint.forget();
  state.record.begin(engine::records::Practice{state.level}, stage);
  stage.say(level_text(state));
  stage.perform(effect::DrawSecret{rules});
}

}  // namespace

void begin_level(State& state, int level, Stage& stage) {
  state.is_guided = false;
  state.level = level;
  stage.kept<Choices>().level = level;
  begin_game(state, stage);
}

void begin_guided(State& state, Stage& stage) {
  state.is_guided = true;
  state.level = 1;
  state.lesson.clear();
  begin_game(state, stage);
}

/// Small screens have four rows for it, so the first sentences that fit.
void teach(State& state, Stage& stage) {
  if (!state.is_guided) return;
  state.lesson = lesson(*state.game);
  constexpr std::size_t small_room = 150;
  std::string text;
  for (const std::string& sentence : state.lesson) {
    stage.tell(sentence);
    if (text.size() + sentence.size() < small_room) text += (text.empty() ? "" : " ") + sentence;
  }
  if (stage.presentation() == Presentation::small) stage.show(text);
}

void PracticeScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase != Phase::drawing) return;
    state_.record.add(engine::records::Hidden{secret->code, secret->seal.salt}, stage);
    state_.seal = secret->seal;
    state_.game.emplace(rules, guesses_of(state_.level), secret->code);
    state_.phase = Phase::breaking;
    teach(state_, stage);
  } else if (const auto* hinted = reply_of<event::Hinted>(answer)) {
    if (state_.phase == Phase::breaking) state_.hint.take(*hinted, stage);
  } else if (const auto* reviewed = reply_of<event::Reviewed>(answer)) {
    state_.review.take(*reviewed, stage);
  }
}

/// The same code without the words of a guided game: whose level 1 it was is in no record.
bool PracticeScene::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& record = std::get<engine::records::BreakingRecord>(game.record);
  state_.has_shapes = stage.kept<Choices>().has_shapes;
  begin_level(state_, std::get<engine::records::Practice>(record.setup).level, stage);
  return shared::make_again(game, state_.record, stage, [&](const auto& move) {
    if constexpr (std::is_same_v<decltype(move), const engine::records::Hidden&>) {
      take(Answer{shared::secret_of(move, game)}, stage);
    } else if constexpr (std::is_same_v<decltype(move), const engine::breaking::Code&>) {
      guess(state_, move, stage);
    }
  });
}

void submit(State& state, Stage& stage) {
  if (state.row.is_empty() && !stage.is_line()) return state.row.fill(stage.random());
  const auto code = state.row.code();
  if (!code) return stage.refuse(state.row.what_is_missing());
  guess(state, *code, stage);
}

void guess(State& state, const engine::breaking::Code& code, Stage& stage) {
  state.game->guess(code);
  state.record.add(code, stage);
  state.row.clear();
  state.copied = 0;
  state.hint.forget();
  stage.show("");
  const std::string left =
      state.game->is_over() ? "" : fmt::format(" {} left.", state.game->guesses_left());
  stage.tell(turn_text(state, state.game->history().size() - 1) + left);
  teach(state, stage);
  begin_marks(state.marks, state.game->history().back().marks, stage);
  if (!state.marks.is_moving() && state.game->is_over()) end_level(state, stage);
}

bool skip_marks(State& state, Stage& stage) {
  if (!state.marks.is_moving()) return true;
  state.marks.finish();
  if (state.game->is_over()) end_level(state, stage);
  return state.phase == Phase::breaking;
}

void PracticeScene::tick(Stage& stage) {
  const bool was_marking = state_.marks.is_moving();
  state_.marks.tick(stage);
  const bool is_marked = was_marking && !state_.marks.is_moving();
  if (is_marked && state_.game->is_over()) end_level(state_, stage);
  state_.shield.tick(stage);
}

void end_level(State& state, Stage& stage) {
  state.phase = Phase::over;
  lift_shield(state.shield, stage);
  stage.drop_typed_ahead();
  stage.say(end_text(state));
  // Who leaves here comes back to the next level.
  if (state.is_won() && !state.is_guided)
    stage.kept<Choices>().level = std::min(state.level + 1, levels);
}

void go_on(State& state, Stage& stage) {
  if (state.is_guided) return begin_level(state, stage.kept<Choices>().level, stage);
  begin_level(state, state.is_won() ? std::min(state.level + 1, levels) : state.level, stage);
}

void begin_review(State& state, Stage& stage, ReviewForm form) {
  state.review.begin(
      {rules, state.game->history(), PegSigns::letters, state.seal, GameToken{}}, stage, form
  );
}

void show_scoring(State& state, std::optional<int> number, Stage& stage) {
  const auto guesses =
      scored(state.game->secret(), state.game->history(), engine::breaking::Side::player);
  if (stage.is_line()) return tell_scoring(guesses, number, PegSigns::letters, stage);
  state.scoring.open(guesses, PegSigns::letters);
}

void ask_to_leave(State& state, Exit exit, Stage& stage) {
  state.exit = exit;
  const bool loses = state.phase == Phase::breaking && state.game->guesses_made() > 0;
  if (!loses) return leave(state, stage);
  stage.ask("Give up on this code? (Y/N)");
}

void PracticeScene::confirm(Stage& stage) {
  leave(state_, stage);
}

void leave(State& state, Stage& stage) {
  if (state.exit == Exit::menu) return stage.go(Place::menu);
  choose_level(state, stage);
}

void PracticeScene::press(const ansi::Key& key, Stage& stage) {
  if (!skip_marks(state_, stage)) return;
  if (state_.scoring.is_open()) return state_.scoring.press(key, stage);
  const char32_t letter = letter_of(key);
  const bool is_shapes = typed_letter_of(key) == U's' && !state_.review.is_open();
  const bool scores = letter == U's' && !is_shapes && state_.phase == Phase::over;
  if (scores) return show_scoring(state_, std::nullopt, stage);
  if (state_.review.is_open()) return state_.review.press(key, stage);
  if (letter == U'q' || key.code == ansi::KeyCode::escape) {
    return ask_to_leave(state_, Exit::menu, stage);
  }
  if (is_shapes && state_.phase != Phase::drawing) {
    state_.has_shapes = !state_.has_shapes;
    stage.kept<Choices>().has_shapes = state_.has_shapes;
    return;
  }
  switch (state_.phase) {
  case Phase::choosing:
    return press_level(state_, key, stage);
  case Phase::drawing:
    return;
  case Phase::breaking:
    return edit_row(state_, key, stage, submit, edit_with_letter);
  case Phase::over:
    return press_after(state_, key, stage);
  }
}

void press_level(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t digit = letter_of(key);
  if (goes_on(key)) return begin_level(state, state.level, stage);
  if (digit == U'o') return stage.open_over(Place::options);
  if (digit >= U'1' && digit < U'1' + levels) {
    return begin_level(state, static_cast<int>(digit - U'0'), stage);
  }
  refuse_key(key, stage);
}

void press_after(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (goes_on(key) || letter == U'n') return go_on(state, stage);
  if (letter == U'o') return stage.open_over(Place::options);
  if (letter == U'l') return choose_level(state, stage);
  if (letter == U'v') return begin_review(state, stage);
  refuse_key(key, stage);
}

void edit_with_letter(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_function = key.code == ansi::KeyCode::function;
  if (is_function && letter == U'r') return state.row.fill(stage.random());
  if (letter == U'o') return stage.open_over(Place::options);
  if (const auto peg = peg_of(letter)) {
    place_peg(state, *peg, stage);
  } else if (letter == U'x') {
    state.row.fill(stage.random());
  } else if (letter == U'c') {
    copy_row(state, stage);
  } else if (letter == U'h') {
    state.hint.give(rules, state.game->history(), stage, PegSigns::letters);
  } else if (letter == U'l') {
    ask_to_leave(state, Exit::levels, stage);
  } else {
    refuse_key(key, stage);
  }
}

void copy_row(State& state, Stage& stage) {
  copy_earlier(state.row, state.copied, state.game->history(), stage);
}

std::vector<KeyHelp> keys(const State& state) {
  if (state.scoring.is_open()) return state.scoring.keys();
  if (state.review.is_open()) {
    std::vector<KeyHelp> keys = state.review.keys();
    keys.push_back({"S", "scoring", "S or F5: how each guess was scored."});
    return keys;
  }
  const KeyHelp shapes{
      "S", state.has_shapes ? "letters" : "shapes", "S: pegs as letters or as shapes."};
  const KeyHelp help = help_key();
  switch (state.phase) {
  case Phase::choosing:
    return {
        {"1-8", "level", "1 to 8: play that level."},
        {"Enter", "play", "Enter: play the marked level."},
        shapes,
        {"", "", "O or F3: options."},
        {"", "", "Mouse: click a level to play it.", true},
        help,
        {"Q", "menu", "Q or Esc: back to the menu."},
    };
  case Phase::drawing:
  case Phase::breaking:
    return {
        {"RWBGYK", "peg", "R W B G Y K, or 1 to 6: a peg of that color."},
        {"Bksp", "undo", "Backspace: take a peg back."},
        {"Enter", "guess", "Enter: the row is ready."},
        {"Arrows", "", "Arrows: another hole, another color."},
        {"X", "", "X or F4: fill the row at random. O or F3: options."},
        {"C", "copy", "C: copy a guess, the last one first."},
        {"H", "hint", "H: codes possible. Again: a guess."},
        {"S", "", shapes.sentence},
        {"L", "", "L: choose another level."},
        {"", "", "Mouse: drag pegs to holes; click a guess to copy it.", true},
        help,
        {"Q", "leave", "Q or Esc: back to the menu."},
    };
  case Phase::over:
    return {
        {"Enter",
         state.is_guided                          ? "practice"
         : state.is_won() && state.level < levels ? "next level"
                                                  : "again",
         "Enter or N: the next level, or the same again."},
        {"L", "levels", "L: choose another level."},
        {"V", "review", "V: what each guess was worth."},
        {"F5", "scoring", "F5: how each guess was scored."},
        shapes,
        {"", "", "O or F3: options."},
        help,
        {"Q", "menu", "Q or Esc: back to the menu."},
    };
  }
  return {};
}

}  // namespace codemaker::play::breaking::practice
