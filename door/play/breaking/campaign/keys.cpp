// The keys of the campaign on screens.
#include "play/breaking/campaign/scene.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {

void CampaignScene::press(const ansi::Key& key, Stage& stage) {
  if (review_.is_open()) return review_.press(key, stage);
  if (run_.is_naming()) return run_.press(key, stage);
  if (letter_of(key) == U'v' && may_review()) return begin_review(stage);
  const bool leaves = letter_of(key) == U'q' && !run_.is_over();
  if (leaves) return run_.ask_to_leave(stage);
  if (run_.is_left()) return go_on(stage);
  if (is_row_open()) return edit_row(key, stage);
  if (phase_ == Phase::watching || phase_ == Phase::thinking) {
    is_skipping_ = true;
    if (phase_ == Phase::watching) show_next_turn(stage);
    return;
  }
  go_on(stage);
}

void CampaignScene::edit_row(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::enter) return submit(stage);
  if (row_.press(key)) return;
  if (key.code == ansi::KeyCode::character) return edit_with_letter(key, stage);
  refuse_key(key, stage);
}

void CampaignScene::edit_with_letter(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (letter >= U'0' && letter <= U'9') {
    const auto color = static_cast<int>(letter - U'0');
    if (color >= 1 && color <= level_.rules.colors) {
      row_.place(static_cast<engine::breaking::Peg>(color));
    } else {
      stage.refuse(fmt::format("The colors are 1 to {}.", level_.rules.colors));
    }
  } else if (letter == U'r') {
    row_.fill(stage.random());
  } else if (letter == U'c' && phase_ == Phase::breaking) {
    copy_row(stage);
  } else {
    refuse_key(key, stage);
  }
}

bool CampaignScene::may_review() const {
  const bool is_computer_busy = phase_ == Phase::thinking || phase_ == Phase::watching;
  return own_game_ && !is_computer_busy;
}

void CampaignScene::begin_review(Stage& stage) {
  review_.begin(own_game_->rules(), own_game_->history(), stage);
}

void CampaignScene::copy_row(Stage& stage) {
  const auto& turns = game_->history();
  if (turns.empty()) return stage.refuse("There is no row to copy yet.");
  copied_ = copied_ % static_cast<int>(turns.size()) + 1;
  row_.copy(turns[turns.size() - static_cast<std::size_t>(copied_)].guess);
}

std::vector<std::string> CampaignScene::line_help() const {
  if (!is_row_open()) return {"Enter shows what is left at once. Q: end the run."};
  const bool is_guess = phase_ == Phase::breaking;
  std::vector<std::string> lines{
      fmt::format(
          "Type {} digits, 1 to {}, then Enter: {}.", level_.rules.holes, level_.rules.colors,
          is_guess ? "your guess" : "your code"
      ),
      "R: a random row. G: take the row shown in the prompt.",
  };
  if (is_guess) lines.emplace_back("C 3: the pegs of row 3 again. C alone: your last row.");
  if (may_review()) lines.emplace_back("V: what the guesses of your last round were worth.");
  lines.emplace_back("B: the board. P: the points. Q: end the run; what you have won counts.");
  return lines;
}

std::vector<KeyHelp> CampaignScene::keys() const {
  if (review_.is_open()) return review_.keys();
  const KeyHelp review{"V", "review", "V: what your guesses at the last code were worth."};
  if (is_row_open()) {
    const std::string colors = fmt::format("1-{}", level_.rules.colors);
    std::vector<KeyHelp> keys{
        {colors, "peg", fmt::format("{}: a peg of that color.", colors)},
        {"Bksp", "undo", "Backspace: take a peg back."},
        {"Enter", phase_ == Phase::breaking ? "guess" : "hide it", "Enter: the row is ready."},
        {"Arrows", "", "Left and right: another hole. Up and down: another color."},
        {"R", "random", "R: fill the row at random."},
    };
    if (phase_ == Phase::breaking) {
      keys.push_back({"C", "copy", "C: copy your last row; again for the one before it, and so on."}
      );
    }
    std::string mouse = "Mouse: drag pegs to and between holes";
    mouse += phase_ == Phase::breaking ? "; click a row to copy it." : ".";
    keys.push_back({"", "", std::move(mouse), true});
    keys.push_back({"", "", "Marks: * right color, right place. o right color, wrong place."});
    if (may_review()) keys.push_back({review.keys, "", review.sentence});
    keys.push_back({"?", "help", "?: this help."});
    keys.push_back(shared::RankedRun::leave_key());
    return keys;
  }
  if (run_.is_naming()) return shared::RankedRun::keys();
  const bool is_watching =
      !run_.is_left() && (phase_ == Phase::watching || phase_ == Phase::thinking);
  if (is_watching) {
    return {
        {"any key", "at once", "Any key: show all guesses at once."},
        {"?", "help", "?: this help."},
        shared::RankedRun::leave_key(),
    };
  }
  std::vector<KeyHelp> keys{{"any key", "go on", "Any key: go on."}};
  if (may_review()) keys.push_back(review);
  if (run_.is_over()) return keys;
  keys.push_back({"?", "help", "?: this help."});
  keys.push_back(shared::RankedRun::leave_key());
  return keys;
}

}  // namespace codemaker::play::breaking::campaign
