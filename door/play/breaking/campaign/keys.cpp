// The keys of the campaign on screens.
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/edit_row.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {

using engine::breaking::Side;

void CampaignScene::press(const ansi::Key& key, Stage& stage) {
  if (state_.welcome.is_on()) {
    stage.show(level_text(state_));
    if (state_.welcome.press(key, stage)) return;
  }
  if (!skip_marks(state_, stage)) return;
  if (state_.scoring.is_open()) return state_.scoring.press(key, stage);
  const bool scores = letter_of(key) == U's' && !state_.run.is_naming() && may_review(state_);
  if (scores) return show_scoring(state_, std::nullopt, stage);
  if (state_.review.is_open()) return state_.review.press(key, stage);
  if (state_.run.is_naming()) return state_.run.press(key, stage);
  if (letter_of(key) == U'v' && may_review(state_)) return begin_review(state_, stage);
  const bool steps_back = letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
  const bool leaves = steps_back && !state_.run.is_over();
  if (letter_of(key) == U'o') return stage.open_over(Place::options);
  if (leaves) return ask_to_leave(state_, stage);
  if (state_.run.is_left()) return go_on(state_, stage);
  if (state_.is_row_open()) return edit_row(state_, key, stage, submit, edit_with_letter);
  if (state_.phase == Phase::watching || state_.phase == Phase::thinking) {
    state_.is_skipping = true;
    if (state_.phase == Phase::watching) show_next_turn(state_, stage);
    return;
  }
  go_on(state_, stage);
}

void edit_with_letter(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (letter >= U'0' && letter <= U'9') {
    const auto color = static_cast<int>(letter - U'0');
    if (color >= 1 && color <= state.level.rules.colors) {
      place_peg(state, static_cast<engine::breaking::Peg>(color), stage);
    } else {
      stage.refuse(fmt::format("The colors are 1 to {}.", state.level.rules.colors));
    }
  } else if (letter == U'r') {
    state.row.fill(stage.random());
  } else if (letter == U'c' && state.phase == Phase::breaking) {
    copy_row(state, stage);
  } else if (letter == U'e') {
    ask_to_end(state, stage);
  } else {
    refuse_key(key, stage);
  }
}

bool may_review(const State& state) {
  const bool is_computer_busy = state.phase == Phase::thinking || state.phase == Phase::watching;
  return state.own_game && !is_computer_busy;
}

void begin_review(State& state, Stage& stage, ReviewForm form) {
  state.review.begin(
      {.rules = state.own_game->rules(),
       .history = state.own_game->history(),
       .seal = state.own_seal},
      stage, form
  );
}

void show_scoring(State& state, std::optional<int> number, Stage& stage) {
  const auto guesses = scored_guesses(state);
  if (stage.is_line()) return tell_scoring(guesses, number, PegSigns::colors, stage);
  state.scoring.open(guesses, PegSigns::colors);
}

/// The last round of each side, the one played last behind the other; from a review the caller's.
std::vector<ScoredGuess> scored_guesses(const State& state) {
  auto guesses = scored(state.own_game->secret(), state.own_game->history(), Side::player);
  if (!state.computers_game) return guesses;
  const auto others =
      scored(state.computers_game->secret(), state.computers_game->history(), Side::computer);
  const bool is_own_last = state.review.is_open() ||
                           (!state.rounds.empty() && state.rounds.back().breaker == Side::player);
  guesses.insert(is_own_last ? guesses.begin() : guesses.end(), others.begin(), others.end());
  return guesses;
}

void copy_row(State& state, Stage& stage) {
  copy_earlier(state.row, state.copied, state.game->history(), stage);
}

std::vector<std::string> line_help(const State& state) {
  if (!state.is_row_open()) return {"Enter: skip the animation. Q: end the run."};
  const bool is_guess = state.phase == Phase::breaking;
  std::vector<std::string> lines{
      fmt::format(
          "Type {} digits, 1 to {}, then Enter: {}.", state.level.rules.holes,
          state.level.rules.colors, is_guess ? "your guess" : "your code"
      ),
      "R: a random row. G: play the row shown in the prompt.",
  };
  if (is_guess) lines.emplace_back("C 3: copy guess 3. C alone: your last guess.");
  if (may_review(state)) {
    lines.emplace_back("V: what your guesses in the last round were worth.");
    lines.emplace_back("PASTE: the same as a text to paste elsewhere, without the codes.");
    lines.emplace_back("S: how the last guesses were scored, peg by peg. S 2: guess 2.");
  }
  lines.emplace_back("B: the board. P: the points. Q: end the run. What you have won counts.");
  if (may_end(state)) lines.push_back(end_offer_text(state));
  return lines;
}

std::vector<KeyHelp> keys(const State& state) {
  const KeyHelp scoring{"S", "scoring", "S or F5: how they were scored."};
  if (state.welcome.is_on()) return Welcome::keys();
  if (state.scoring.is_open()) return state.scoring.keys();
  if (state.review.is_open()) {
    std::vector<KeyHelp> keys = state.review.keys();
    keys.push_back(scoring);
    return keys;
  }
  const KeyHelp review{"V", "review", "V: how good your last guesses were."};
  if (state.is_row_open()) {
    const std::string colors = fmt::format("1-{}", state.level.rules.colors);
    std::vector<KeyHelp> keys{
        {colors, "peg", fmt::format("{}: a peg of that color.", colors)},
        {"Bksp", "undo", "Backspace: take a peg back."},
        {"Enter", state.phase == Phase::breaking ? "guess" : "set code",
         "Enter: the row is ready."},
        {"Arrows", "", "Arrows: another hole, another color."},
        {"R", "random", "R: fill the row at random."},
    };
    if (state.phase == Phase::breaking) {
      keys.push_back({"C", "copy", "C: copy a guess, the last one first."});
    }
    std::string mouse = "Mouse: drag pegs to holes";
    mouse += state.phase == Phase::breaking ? "; click a guess to copy it." : ".";
    keys.push_back({"", "", std::move(mouse), true});
    if (may_review(state)) {
      keys.push_back({review.keys, "", review.sentence});
      keys.push_back({scoring.keys, "", scoring.sentence});
    } else {
      keys.push_back({"", "", "Marks: exact (right color, right hole), misplaced (wrong hole)."});
    }
    keys.push_back(help_key());
    keys.push_back({"", "", "O or F3: options."});
    keys.push_back(shared::RankedRun::leave_key());
    if (may_end(state)) {
      const bool is_won = state.played.may_be_ended(state.guesses_so_far());
      keys.push_back({"E", is_won ? "end level" : "concede", end_offer_text(state)});
    }
    return keys;
  }
  if (state.run.is_naming()) return shared::RankedRun::keys();
  const bool is_watching =
      !state.run.is_left() && (state.phase == Phase::watching || state.phase == Phase::thinking);
  if (is_watching) {
    return {
        {"any key", "skip", "Any key: skip the animation."},
        help_key(),
        shared::RankedRun::leave_key(),
    };
  }
  std::vector<KeyHelp> keys{{"any key", "go on", "Any key: go on."}};
  if (may_review(state)) {
    keys.push_back(review);
    keys.push_back(scoring);
  }
  if (state.run.is_over()) return keys;
  keys.push_back(help_key());
  keys.push_back(shared::RankedRun::leave_key());
  return keys;
}

}  // namespace codemaker::play::breaking::campaign
