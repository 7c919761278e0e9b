#include "play/breaking/splats/scene.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::breaking::splats {

void SplatsScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  begin_game(stage);
}

void SplatsScene::describe(Stage& stage) const {
  if (review_.is_open()) return review_.tell(stage);
  stage.tell(size_text());
  tell_board(stage);
}

void SplatsScene::begin_game(Stage& stage) {
  size_ = stage.choices().splats;
  game_.reset();
  hint_.forget();
  phase_ = Phase::drawing;
  stage.say(size_text());
  stage.perform(effect::DrawSecret{rules_of(size_)});
}

void SplatsScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (phase_ != Phase::drawing) return;
    game_.emplace(rules_of(size_), size_.guesses, secret->code);
    phase_ = Phase::moving;
  } else if (const auto* hinted = reply_of<event::Hinted>(answer)) {
    if (phase_ == Phase::moving) hint_.take(*hinted, stage);
  } else if (const auto* reviewed = reply_of<event::Reviewed>(answer)) {
    review_.take(*reviewed, stage);
  }
}

void SplatsScene::press(const ansi::Key& key, Stage& stage) {
  if (review_.is_open()) return review_.press(key, stage);
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) {
    const std::string line{ansi::trim(typed_.text())};
    typed_.clear();
    if (line.empty()) {
      take_empty_line(stage);
    } else {
      take_typed(line, stage);
    }
  } else if (key.code == ansi::KeyCode::escape) {
    typed_.clear();
  } else {
    refuse_key(key, stage);
  }
}

void SplatsScene::take_line(std::string_view line, Stage& stage) {
  if (review_.is_open()) return review_.take_line(line, stage);
  take_typed(line, stage);
}

/// Enter alone is an answer at [CNQ] and nowhere else.
void SplatsScene::take_empty_line(Stage& stage) {
  if (review_.is_open()) return review_.take_line("", stage);
  if (phase_ == Phase::over) return begin_game(stage);
  if (stage.is_line()) return;
  stage.refuse(
      phase_ == Phase::configuring
          ? "A number from 1 to 15 is needed, or ZERO to go back."
          : fmt::format("Type a guess: {}.", count(size_.digits, "digit", "digits"))
  );
}

void SplatsScene::take_typed(std::string_view line, Stage& stage) {
  switch (phase_) {
  case Phase::drawing:
    return;
  case Phase::moving:
    return take_move(line, stage);
  case Phase::over:
    return take_choice(line, stage);
  case Phase::configuring:
    return take_number(line, stage);
  }
}

void SplatsScene::take_move(std::string_view line, Stage& stage) {
  if (take_command(line, stage)) return;
  const SplatsGuess guess = splats_guess(size_, line);
  if (!guess.code) return stage.refuse(guess.refusal);
  this->guess(*guess.code, stage);
}

/// False if the line is none of the commands.
bool SplatsScene::take_command(std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  const bool asks_help = command == "HELP" || (command == "?" && !is_help_a_guess());
  if (asks_help) {
    stage.open_help();
  } else if (command == "C") {
    begin_configuring(stage);
  } else if (command == "N") {
    begin_game(stage);
  } else if (command == "Q") {
    stage.go(Place::menu);
  } else if (command == "R") {
    show_board(stage);
  } else if (command == "HINT") {
    give_hint(stage);
  } else if (command == "T" && stage.is_line()) {
    stage.tell(fmt::format("Time left: {}.", time_text(stage.time_left())));
  } else {
    return false;
  }
  return true;
}

/// C, Q or REVIEW; everything else is N (rules.md 2.3).
void SplatsScene::take_choice(std::string_view line, Stage& stage) {
  const std::string choice = ansi::upper_case(line);
  if (choice == "C") return begin_configuring(stage);
  if (choice == "Q") return stage.go(Place::menu);
  if (choice == "HELP") return stage.open_help();
  if (choice != "REVIEW") return begin_game(stage);
  const PegSigns signs = stage.is_line() ? PegSigns::colors : PegSigns::ascii;
  review_.begin(rules_of(size_), game_->history(), stage, signs);
}

void SplatsScene::begin_configuring(Stage& stage) {
  before_ = phase_;
  phase_ = Phase::configuring;
  numbers_.clear();
  stage.say("X guesses, Y digits, N the highest digit. ZERO goes back.");
}

void SplatsScene::take_number(std::string_view line, Stage& stage) {
  if (ansi::upper_case(line) == "HELP") return stage.open_help();
  const auto number = splats_number(line);
  if (!number) return stage.refuse("A number from 1 to 15 is needed, or ZERO to go back.");
  if (*number == 0) {
    phase_ = before_;
    return stage.say("Nothing is changed.");
  }
  numbers_.push_back(*number);
  if (numbers_.size() < 3) return;
  stage.choices().splats = {numbers_[0], numbers_[1], numbers_[2]};
  begin_game(stage);
}

void SplatsScene::guess(const engine::breaking::Code& code, Stage& stage) {
  game_->guess(code);
  hint_.forget();
  stage.show("");
  const std::string left = game_->is_over() ? "" : fmt::format(" {} left.", game_->guesses_left());
  stage.tell(turn_text(game_->history().size() - 1) + left);
  if (!game_->is_over()) return;
  phase_ = Phase::over;
  stage.drop_typed_ahead();
  stage.say(end_text(stage.is_line()));
}

void SplatsScene::show_board(Stage& stage) {
  if (stage.is_line()) return tell_board(stage);
  stage.perform(effect::ChangeTerminal{});
}

void SplatsScene::give_hint(Stage& stage) {
  const PegSigns signs = stage.is_line() ? PegSigns::colors : PegSigns::ascii;
  hint_.give(rules_of(size_), game_->history(), stage, signs);
}

void SplatsScene::tell_board(Stage& stage) const {
  if (!game_ || game_->history().empty()) return stage.tell("The board is empty.");
  for (std::size_t turn = 0; turn < game_->history().size(); ++turn)
    stage.tell(turn_text(turn));
  if (phase_ == Phase::over) return stage.tell(end_text(true));
}

std::string SplatsScene::size_text() const {
  return fmt::format(
      "{}, {}, {}.", count(size_.guesses, "guess", "guesses"),
      count(size_.digits, "digit", "digits"), digit_range(size_.highest)
  );
}

std::string SplatsScene::turn_text(std::size_t turn) const {
  const engine::breaking::Turn& made = game_->history()[turn];
  return fmt::format(
      "{}: {} - {}.", turn + 1, spaced(made.guess),
      marks_text(made.marks, engine::breaking::Marking::splats)
  );
}

std::string SplatsScene::end_text(bool is_line) const {
  const PegSigns signs = is_line ? PegSigns::colors : PegSigns::ascii;
  return game_->is_broken()
             ? fmt::format("Broken in {}.", count(game_->guesses_made(), "guess", "guesses"))
             : fmt::format("Not broken: the code is {}.", spaced(game_->secret(), signs));
}

std::string SplatsScene::prompt() const {
  if (review_.is_open()) return review_.prompt();
  switch (phase_) {
  case Phase::drawing:
    return "";
  case Phase::moving:
    return "MOVE: ";
  case Phase::over:
    return "[CNQ] ";
  case Phase::configuring:
    break;
  }
  static constexpr std::array<std::string_view, 3> names{
      "X, guesses", "Y, digits", "N, highest digit"};
  const std::array now{size_.guesses, size_.digits, size_.highest};
  const std::size_t asked = numbers_.size();
  return fmt::format("{}, 1-15 (now {}): ", names.at(asked), now.at(asked));
}

/// While nothing is typed ? is help, unless it can begin a guess.
bool SplatsScene::takes_text() const {
  if (review_.is_open()) return false;
  return !typed_.text().empty() || (phase_ == Phase::moving && is_help_a_digit());
}

std::vector<std::string> SplatsScene::line_help() const {
  switch (phase_) {
  case Phase::drawing:
    return {"The computer makes a code."};
  case Phase::moving:
    return {
        fmt::format(
            "A guess is {}, {}; a to f are 10 to 15.", count(size_.digits, "digit", "digits"),
            size_.highest > 9 ? fmt::format("1 to 9, then a to {}", "abcdef"[size_.highest - 10])
                              : digit_range(size_.highest)
        ),
        "A splat: a digit of the code that the guess has in its place.",
        "An intersection: one that stands elsewhere in the guess.",
        "C: other numbers. N: a new game. Q: leave. R: the board.",
        "HINT: how many codes are possible; again: a good guess. HELP: this help.",
    };
  case Phase::over:
    return {
        "C: other numbers. Q: leave. Anything else or Enter: a new game.",
        "REVIEW: what each guess was worth.",
    };
  case Phase::configuring:
    return {
        "A numeral, or words for its digits: ONE TWO is 12. Above 15: modulo 16.",
        "ZERO at any of the three: back, nothing is changed.",
    };
  }
  return {};
}

std::vector<KeyHelp> SplatsScene::keys() const {
  if (review_.is_open()) return review_.keys();
  const KeyHelp help = phase_ == Phase::moving && is_help_a_digit()
                           ? KeyHelp{"HELP", "help", "HELP: this help; here ? is a digit."}
                           : KeyHelp{"?", "help", "? or HELP: this help."};
  switch (phase_) {
  case Phase::drawing:
  case Phase::moving:
    return {
        {"Enter", "guess",
         fmt::format(
             "A guess is {}, {}, and Enter.", count(size_.digits, "digit", "digits"),
             digit_range(size_.highest)
         )},
        {"C", "numbers", "C: other numbers; ends the game."},
        {"N", "new", "N: a new game."},
        {"R", "redraw", "R: draw the board again."},
        {"HINT", "hint", "HINT: how many codes are possible; again: a good guess."},
        {"", "",
         "* splat: a digit of the code in its place in the guess. + intersection: it "
         "stands elsewhere in the guess."},
        help,
        {"Q", "leave", "Q: leave the game. Each with Enter; Escape empties the line."},
    };
  case Phase::over:
    return {
        {"Enter", "new game", "N, or anything else, and Enter: a new game."},
        {"C", "numbers", "C: other numbers, then a new game."},
        {"REVIEW", "review", "REVIEW: what each guess was worth."},
        help,
        {"Q", "leave", "Q: leave the game."},
    };
  case Phase::configuring:
    return {
        {"number", "1-15",
         "A numeral, or words for its digits: ONE TWO is 12. Numbers above 15 are "
         "taken modulo 16."},
        {"Enter", "next", "Enter: the next one."},
        {"ZERO", "back", "ZERO: back to the game, nothing is changed."},
        help,
    };
  }
  return {};
}

}  // namespace codemaker::play::breaking::splats
