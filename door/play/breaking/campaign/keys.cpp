// The keys of a ranked run on screens.
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"

#include <utility>

namespace codemaker::play::breaking::campaign {

using engine::breaking::Side;

void CampaignScene::press(const ansi::Key& key, Stage& stage) {
  if (waits_for_code(state_.round, key)) return;
  const bool is_meeting = state_.welcome.is_on() || state_.card.is_on();
  const bool is_back = key.code == ansi::KeyCode::escape || letter_of(key) == U'q';
  // Who only met the first opponent has seen no board: there is nothing to ask.
  if (is_meeting && is_back && state_.run.level() == 1) return stage.go(Place::menu);
  if (state_.welcome.is_on()) {
    stage.show(level_text(state_, stage.has_buttons()));
    if (state_.welcome.press(key, stage)) return;
  }
  if (state_.card.is_on() && state_.card.press(key, stage)) return;
  if (!skip_marks(state_, stage)) return;
  if (!state_.run.is_naming() && press_seal(state_.round, key)) return;
  if (state_.round.scoring.is_open()) return state_.round.scoring.press(key, stage);
  const bool scores = letter_of(key) == U's' && !state_.run.is_naming() && may_review(state_);
  if (scores) return show_scoring(state_.round, scored_guesses(state_), std::nullopt, stage);
  if (state_.round.review.is_open()) return state_.round.review.press(key, stage);
  if (state_.run.is_naming()) return state_.run.press(key, stage);
  if (letter_of(key) == U'v' && may_review(state_)) return begin_review(state_, stage);
  if (state_.shows_end() && state_.run.begins_again(key, stage)) return;
  const bool leaves = is_back && !state_.run.is_over();
  if (letter_of(key) == U'o') return stage.open_over(Place::options);
  if (leaves) return ask_to_leave(state_, stage);
  if (state_.run.is_left()) return go_on(state_, stage);
  if (state_.is_row_open()) return press_on_row(state_, key, stage);
  if (state_.phase == Phase::watching || state_.phase == Phase::thinking) {
    state_.is_skipping = true;
    if (state_.phase == Phase::watching) show_next_turn(state_, stage);
    return;
  }
  go_on(state_, stage);
}

void press_on_row(State& state, const ansi::Key& key, Stage& stage) {
  const Typed typed = edit_row(state.round, state.row_use(), key, stage);
  state.rests_at = stage.now() + time_to_rest;
  if (typed.row) return take_row(state, *typed.row, stage);
  if (!typed.is_command) return;
  if (letter_of(key) == U'h') return refuse_hint(stage);
  letter_of(key) == U'e' ? ask_to_end(state, stage) : refuse_key(key, stage);
}

void refuse_hint(Stage& stage) {
  stage.refuse("No hints in ranked games.");
}

bool may_review(const State& state) {
  const bool is_computer_busy = state.phase == Phase::thinking || state.phase == Phase::watching;
  return state.own_game && !is_computer_busy;
}

void begin_review(State& state, Stage& stage, ReviewForm form) {
  state.round.review.begin(
      {.rules = state.own_game->rules(),
       .history = state.own_game->history(),
       .seal = state.own_seal},
      stage, form
  );
}

/// The last round of each side, the one played last behind the other; from a review the caller's.
std::vector<ScoredGuess> scored_guesses(const State& state) {
  auto guesses = scored(state.own_game->secret(), state.own_game->history(), Side::player);
  if (!state.computers_game) return guesses;
  const auto others =
      scored(state.computers_game->secret(), state.computers_game->history(), Side::computer);
  const bool is_own_last = state.round.review.is_open() ||
                           (!state.rounds.empty() && state.rounds.back().breaker == Side::player);
  guesses.insert(is_own_last ? guesses.begin() : guesses.end(), others.begin(), others.end());
  return guesses;
}

std::vector<std::string> line_help(const State& state) {
  if (!state.is_row_open()) return {"Enter: skip the animation. Q: pause or end the run."};
  std::vector<std::string> lines = row_line_help(state.round, state.row_use());
  if (may_review(state)) {
    lines.emplace_back("V: what your guesses in the last round were worth.");
    lines.emplace_back("PASTE: the same as a text to paste elsewhere, without the codes.");
    lines.emplace_back("S: how the last guesses were scored, peg by peg. S 2: guess 2.");
  }
  lines.emplace_back("BOARD: the board. POINTS: the points.");
  lines.emplace_back("Q: pause or end the run. What you have won counts.");
  if (may_end(state)) lines.push_back(end_offer_text(state));
  return lines;
}

namespace {

/// Of the round, whatever lies over it.
std::vector<KeyHelp> keys_of_round(const State& state) {
  const KeyHelp scoring{"S", "scoring", "S or F5: how they were scored."};
  if (state.round.has_page()) return page_keys(state.round, scoring.sentence);
  const KeyHelp review{"V", "review", "V: how good your last guesses were."};
  if (state.is_row_open()) {
    std::vector<KeyHelp> keys = row_keys(state.round, state.row_use(), "Enter: the row is ready.");
    keys.push_back(
        state.phase == Phase::breaking ? mouse_key()
                                       : KeyHelp{"", "", "Mouse: drag pegs to holes.", true}
    );
    if (may_review(state)) {
      keys.push_back({review.keys, "", review.sentence});
      keys.push_back({scoring.keys, "", scoring.sentence});
    } else {
      keys.push_back(marks_key());
    }
    keys.push_back(help_key());
    keys.push_back({"", "", "O or F3: options."});
    if (state.round.seal) keys.push_back(seal_key());
    keys.push_back(shared::RankedRun::leave_key());
    if (may_end(state)) {
      const bool is_won = state.played.may_be_ended(state.guesses_so_far());
      keys.push_back({"E", is_won ? "end level" : "concede", end_offer_text(state)});
    }
    return standing(in_order(std::move(keys)));
  }
  if (state.run.is_naming()) return shared::RankedRun::keys();
  const bool is_watching =
      !state.run.is_left() && (state.phase == Phase::watching || state.phase == Phase::thinking);
  if (is_watching) {
    return standing({
        {"any key", "skip", "Any key: skip the animation."},
        {"", "", "Left: the codes it thinks possible, by the answers it remembers."},
        {"", "", "Forgot 2: it lost the marks of guess 2. Unsure: it guesses without some."},
        help_key(),
        shared::RankedRun::leave_key(),
    });
  }
  std::vector<KeyHelp> keys{{"any key", "go on", "Any key: go on."}};
  if (may_review(state)) {
    keys.push_back(review);
    keys.push_back(scoring);
  }
  keys.push_back(help_key());
  if (state.shows_end()) keys = state.run.with_again(std::move(keys));
  if (!state.run.is_over()) keys.push_back(shared::RankedRun::leave_key());
  return standing(std::move(keys));
}

}  // namespace

std::vector<KeyHelp> keys(const State& state) {
  if (state.welcome.is_on()) return Welcome::keys();
  return state.card.is_on() ? opponents::Card::keys(keys_of_round(state)) : keys_of_round(state);
}

}  // namespace codemaker::play::breaking::campaign
