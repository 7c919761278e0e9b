#include "play/breaking/practice/scene.hpp"

#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/place.hpp"
#include "play/breaking/practice/lesson.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/breaking/secrets.hpp"
#include "play/breaking/welcome.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/call/words.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/make_again.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <type_traits>

namespace codemaker::play::breaking::practice {

void PracticeScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  state_.level = stage.kept<Choices>().level;
  state_.has_shapes = stage.kept<Choices>().has_shapes;
  choose_level(state_, stage);
}

void choose_level(State& state, Stage& stage) {
  state.phase = Phase::choosing;
  state.round.record.leave(stage);
  state.round.game.reset();
  stage.show("");
  tell_levels(stage);
}

void GuidedScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  state_.has_shapes = stage.kept<Choices>().has_shapes;
  remember_visit(stage);
  begin_guided(state_, stage);
}

namespace {

void begin_game(State& state, Stage& stage) {
  state.phase = Phase::drawing;
  stage.drop_typed_ahead();
  begin(state.round, rules, guesses_of(state.level));
  state.round.record.begin(engine::breaking::records::Practice{state.level}, stage);
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

/// On small screens it stands below the guesses; on a page, and once they are over, the message has
/// room for the first sentences.
void teach(State& state, Stage& stage) {
  if (!state.is_guided) return;
  state.lesson = lesson(*state.round.game);
  constexpr std::size_t small_room = 150;
  std::string text;
  for (const std::string& sentence : state.lesson) {
    stage.tell(sentence);
    if (text.size() + sentence.size() < small_room) text += (text.empty() ? "" : " ") + sentence;
  }
  const bool is_small = stage.presentation() == Presentation::small;
  if (is_small && (stage.call().is_page || state.round.is_over())) stage.show(text);
}

void PracticeScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase == Phase::drawing) {
      hide(state_.round, *secret, stage);
      state_.phase = Phase::breaking;
      teach(state_, stage);
    } else if (const auto first = take_code(state_.round, *secret, stage)) {
      guess(state_, *first, stage);
      state_.round.ahead.press_in(*this, stage);
    }
  } else if (const auto* hinted = reply_of<Hinted>(answer)) {
    if (state_.phase == Phase::breaking) take_hint(state_.round, *hinted, stage);
  } else if (const auto* reviewed = reply_of<Reviewed>(answer)) {
    state_.round.review.take(*reviewed, stage);
  }
}

/// The same code without the words of a guided game: whose level 1 it was is in no record.
bool PracticeScene::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& record = (*game.record.as<engine::breaking::records::BreakingRecord>());
  state_.has_shapes = stage.kept<Choices>().has_shapes;
  begin_level(state_, std::get<engine::breaking::records::Practice>(record.setup).level, stage);
  return shared::make_again(game, state_.round.record, stage, [&](const auto& move) {
    if constexpr (std::is_same_v<decltype(move), const engine::breaking::records::Hidden&>) {
      take(Answer{secret_of(move, game)}, stage);
    } else if constexpr (std::is_same_v<decltype(move), const engine::breaking::Code&>) {
      guess(state_, move, stage);
    }
  });
}

void guess(State& state, const engine::breaking::Code& code, Stage& stage) {
  if (ask_for_code(state.round, code, stage)) return;
  make_guess(state.round, code, stage);
  stage.show("");
  tell_turn(state.round, stage);
  teach(state, stage);
  show_marks(state.round, stage);
  if (!state.round.marks.is_moving() && state.round.game->is_over()) end_level(state, stage);
}

bool skip_marks(State& state, Stage& stage) {
  if (!finish_marks(state.round)) return true;
  if (state.round.game->is_over()) end_level(state, stage);
  return state.phase == Phase::breaking;
}

void PracticeScene::tick(Stage& stage) {
  const bool is_marked = breaking::tick(state_.round, stage);
  if (is_marked && state_.round.is_over()) end_level(state_, stage);
}

void end_level(State& state, Stage& stage) {
  state.phase = Phase::over;
  celebrate(
      state.round, state.is_won() ? engine::Verdict::won : engine::Verdict::lost,
      broken_word(state.round), stage
  );
  state.round.finale.is_open() ? state.round.shield.finish()
                               : lift_shield(state.round.shield, stage);
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
  state.round.review.begin(to_review(state.round), stage, form);
}

Exit step_back(const State& state) {
  return state.is_guided || state.phase == Phase::choosing ? Exit::menu : Exit::levels;
}

void ask_to_leave(State& state, Exit exit, Stage& stage) {
  state.exit = exit;
  const bool loses = state.phase == Phase::breaking && state.round.game->guesses_made() > 0;
  if (!loses) return leave(state, stage);
  stage.ask_to_end(state.round.record.is_going_on(), "the game", "Give up on this code? (Y/N)");
}

void PracticeScene::confirm(Stage& stage) {
  leave(state_, stage);
}

void leave(State& state, Stage& stage) {
  if (state.exit == Exit::menu) return stage.go(Place::menu);
  choose_level(state, stage);
}

namespace {

KeyHelp shapes_key(const State& state) {
  return {"S", state.has_shapes ? "letters" : "shapes", "S: pegs as letters or as shapes."};
}

/// The sentence of Q, and what Esc does.
std::string leaving(const State& state, std::string_view by_q) {
  const bool is_to_menu = step_back(state) == Exit::menu;
  return fmt::format("{} Esc: {}.", by_q, is_to_menu ? "the same" : "back to the levels");
}

std::vector<KeyHelp> keys_after(const State& state) {
  std::vector<KeyHelp> keys{
      {"N",
       state.is_guided                          ? "practice"
       : state.is_won() && state.level < levels ? "next level"
                                                : "again",
       state.is_guided ? "N or Enter: practice."
                       : "N or Enter: the next level, or the same again."},
      {"L", state.is_guided ? "" : "levels", "L: choose another level."},
  };
  if (state.is_guided) keys.push_back({"R", "ranked", "R: a ranked run."});
  keys.push_back({"V", "review", "V: what each guess was worth."});
  keys.push_back({"F5", "scoring", "F5: how each guess was scored."});
  keys.push_back(shapes_key(state));
  keys.push_back({"", "", "O or F3: options."});
  keys.push_back(help_key());
  keys.push_back({"Q", "menu", leaving(state, "Q: back to the menu.")});
  return keys;
}

}  // namespace

void PracticeScene::press(const ansi::Key& key, Stage& stage) {
  if (waits_for_code(state_.round, key)) return;
  if (!skip_marks(state_, stage)) return;
  if (press_finale(state_.round, key, keys_after(state_), stage)) return;
  if (state_.round.scoring.is_open()) return state_.round.scoring.press(key, stage);
  const char32_t letter = letter_of(key);
  const bool is_shapes = typed_letter_of(key) == U's' && !state_.round.review.is_open();
  const bool scores = letter == U's' && !is_shapes && state_.phase == Phase::over;
  if (scores) return show_scoring(state_.round, scored(state_.round), std::nullopt, stage);
  if (state_.round.review.is_open()) return state_.round.review.press(key, stage);
  if (letter == U'q') return ask_to_leave(state_, Exit::menu, stage);
  if (key.code == ansi::KeyCode::escape) return ask_to_leave(state_, step_back(state_), stage);
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
    return press_on_row(state_, key, stage);
  case Phase::over:
    return press_after(state_, key, stage);
  }
}

void press_level(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t digit = letter_of(key);
  if (goes_on(key)) return begin_level(state, state.level, stage);
  shared::LightBar bar;
  bar.go_to(static_cast<std::size_t>(state.level - 1));
  if (bar.press(key, levels)) {
    state.level = static_cast<int>(bar.at()) + 1;
    return;
  }
  if (digit == U'o') return stage.open_over(Place::options);
  if (digit >= U'1' && digit < U'1' + levels) {
    return begin_level(state, static_cast<int>(digit - U'0'), stage);
  }
  refuse_key(key, stage);
}

void press_after(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (passes_over_board(state.round, key, stage)) return;
  if (goes_on(key) || letter == U'n') return go_on(state, stage);
  if (letter == U'o') return stage.open_over(Place::options);
  if (letter == U'l') return choose_level(state, stage);
  if (state.is_guided && letter == U'r') return stage.go(place::campaign);
  if (letter == U'v') return begin_review(state, stage);
  refuse_key(key, stage);
}

void press_on_row(State& state, const ansi::Key& key, Stage& stage) {
  const Typed typed = edit_row(state.round, state.row_use(), key, stage);
  if (typed.row) return guess(state, *typed.row, stage);
  if (typed.is_command) take_command(state, key, stage);
}

void take_command(State& state, const ansi::Key& key, Stage& stage) {
  switch (letter_of(key)) {
  case U'h':
    return give_hint(state.round, stage);
  case U'l':
    return ask_to_leave(state, Exit::levels, stage);
  case U'o':
    return stage.open_over(Place::options);
  default:
    return refuse_key(key, stage);
  }
}

std::vector<KeyHelp> keys(const State& state) {
  if (state.round.finale.is_open()) return keys_of_finale(keys_after(state));
  if (state.round.has_page()) return page_keys(state.round);
  const KeyHelp shapes = shapes_key(state);
  const KeyHelp help = help_key();
  switch (state.phase) {
  case Phase::choosing:
    return {
        {"1-8", "level", "1 to 8: play that level."},
        {"Enter", "play", "Enter: play the marked level. Up and down: another."},
        shapes,
        {"", "", "O or F3: options."},
        {"", "", "Mouse: click a level to play it.", true},
        help,
        {"Q", "menu", "Q or Esc: back to the menu."},
    };
  case Phase::drawing:
  case Phase::breaking:
    return in_order({
        {"RWBGYK", "peg", "R W B G Y K, or 1 to 6: a peg of that color."},
        {"Bksp", "undo", "Backspace: take a peg back."},
        {"Enter", "guess", "Enter: the row is ready."},
        {"Arrows", "", "Arrows: another hole, another color."},
        random_key(),
        {"", "", "O or F3: options."},
        earlier_key(),
        {"H", "hint", "H: put a good guess into the row."},
        {"S", "", shapes.sentence},
        {"L", "", "L: choose another level."},
        mouse_key(),
        help,
        {"Q", "quit", leaving(state, "Q: pause or end this game.")},
    });
  case Phase::over:
    return keys_after(state);
  }
  return {};
}

}  // namespace codemaker::play::breaking::practice
