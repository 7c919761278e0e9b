// Free play in words: what line mode tells and takes, and the sentences that screens share.
#include "play/breaking/free_play/scene.hpp"

#include "ansi/text.hpp"
#include "play/breaking/board.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {

using engine::Verdict;
using engine::breaking::Match;
using engine::breaking::Side;

std::string FreePlayScene::prompt() const {
  if (review_.is_open()) return review_.prompt();
  switch (phase_) {
  case Phase::choosing:
    return "Settings (N: new game): ";
  case Phase::setting:
    return row_.is_empty() ? "Your code: "
                           : fmt::format("Your code ({}, G hides it): ", row_text());
  case Phase::breaking:
    return row_.is_empty()
               ? fmt::format("Guess {}: ", turn_number())
               : fmt::format("Guess {} ({}, G guesses it): ", turn_number(), row_text());
  case Phase::over:
    return "N new, V review, O settings, Q menu: ";
  case Phase::drawing:
  case Phase::thinking:
    break;
  }
  return "";
}

/// The pegs of the row so far; a line for an empty hole.
std::string FreePlayScene::row_text() const {
  std::string text;
  for (int hole = 0; hole < rules_.holes; ++hole) {
    if (hole > 0) text += ' ';
    const auto peg = row_.peg(hole);
    text += peg ? sign_of(*peg, signs_) : "_";
  }
  return text;
}

void FreePlayScene::take_empty_line(Stage& stage) {
  if (review_.is_open()) review_.take_line("", stage);
}

void FreePlayScene::take_line(std::string_view line, Stage& stage) {
  if (review_.is_open()) return review_.take_line(line, stage);
  const std::string text = ansi::upper_case(line);
  if (phase_ == Phase::choosing) {
    const bool is_command = text == "N" || text == "Q" || text == "M";
    return is_command ? press_in_setup(first_letter(line), stage) : setup_.take_line(line, stage);
  }
  if (phase_ == Phase::over) {
    if (const auto key = only_letter(line, stage)) press_at_end(*key, stage);
    return;
  }
  if (text == "Q") return ask_to_quit(stage);
  carried_.reset();  // it was picked up on a screen
  if (is_row_open()) return take_row_line(line, stage);
  if (lines_ahead_.size() < most_lines_ahead) lines_ahead_.emplace_back(line);
}

void FreePlayScene::take_row_line(std::string_view line, Stage& stage) {
  const std::string text = ansi::upper_case(line);
  const char first = text.front();
  const std::string_view rest = std::string_view{text}.substr(1);
  const bool are_pegs = (first >= '0' && first <= '9') || first == '.' || first == '-';
  if (are_pegs) return take_pegs(line, stage);
  if (first == 'C' && ansi::leading_number(rest)) return copy_row_line(rest, stage);
  const bool carries = (first == 'P' || first == 'M') && (rest.empty() || rest.front() == ' ');
  if (carries) return take_peg_line(rest, first == 'M', stage);
  if (text == "B") return tell_board(stage);
  if (text == "G") return submit(stage);
  if (rest.empty()) return command(letter_of(first_letter(line)), first_letter(line), stage);
  refuse_line(line, stage);
}

/// Signs of pegs, with blanks or commas between them if one likes.
void FreePlayScene::take_pegs(std::string_view line, Stage& stage) {
  shared::RowEditor row{row_.rules()};
  int pegs = 0;
  for (const char letter : line) {
    if (letter == ' ' || letter == ',') continue;
    const auto peg = peg_of(static_cast<unsigned char>(letter));
    if (!peg) return stage.refuse(what_pegs_are());
    if (++pegs <= rules_.holes) row.place(*peg);
  }
  if (pegs != rules_.holes) {
    const std::string_view things = signs_ == PegSigns::digits ? "digits" : "pegs";
    return stage.refuse(fmt::format("{} {} are needed, not {}.", rules_.holes, things, pegs));
  }
  if (!row.code()) return stage.refuse(row.what_is_missing());
  row_ = row;
  submit(stage);
}

void FreePlayScene::copy_row_line(std::string_view number, Stage& stage) {
  const engine::breaking::History* const turns = history(engine::breaking::Side::player);
  const int most = turns == nullptr ? 0 : static_cast<int>(turns->size());
  const int wanted = *ansi::leading_number(number);
  if (most == 0) return stage.refuse("There is no row to copy yet.");
  if (wanted < 1 || wanted > most) {
    return stage.refuse(
        most == 1 ? "There is only row 1 to copy."
                  : fmt::format("There are rows 1 to {} to copy.", most)
    );
  }
  row_.copy((*turns)[static_cast<std::size_t>(wanted - 1)].guess);
}

/// "P 1 3" copies the peg of hole 1 into hole 3, "M 1 3" moves it.
void FreePlayScene::take_peg_line(std::string_view holes, bool is_move, Stage& stage) {
  const std::size_t second = holes.find(' ', holes.find_first_not_of(' '));
  const auto from = ansi::leading_number(holes);
  const auto to =
      second == std::string_view::npos ? std::nullopt : ansi::leading_number(holes.substr(second));
  const auto is_hole = [&](std::optional<int> hole) {
    return hole && *hole >= 1 && *hole <= rules_.holes;
  };
  if (!is_hole(from) || !is_hole(to)) {
    return stage.refuse(fmt::format(
        "{0} 1 3 {1} the peg of hole 1 to hole 3. Holes are 1 to {2}.", is_move ? 'M' : 'P',
        is_move ? "moves" : "copies", rules_.holes
    ));
  }
  const auto peg = row_.peg(*from - 1);
  if (!peg) return stage.refuse(fmt::format("Hole {} is empty.", *from));
  if (is_move) {
    row_.move(*from - 1, *to - 1);
  } else {
    row_.put(*to - 1, *peg);
  }
}

std::string FreePlayScene::game_text() const {
  if (!is_duel()) return fmt::format("Solo, {} guesses.", engine::breaking::Match::guesses);
  return fmt::format(
      "Duel, {} guesses each. The computer is {}, strength {} of 10.",
      engine::breaking::Match::guesses, strength_name(settings_.strength), settings_.strength
  );
}

std::string FreePlayScene::pegs_text() const {
  if (signs_ == PegSigns::digits) return "Bulls and Cows: four digits, 0 to 9, none twice.";
  return fmt::format(
      "{} holes. Colors: {}; in guesses 0, no peg.", rules_.holes, color_list(rules_.colors)
  );
}

void FreePlayScene::tell_turn(
    engine::breaking::Side side, std::size_t turn, bool is_news, Stage& stage
) const {
  const engine::breaking::Turn& made = (*history(side))[turn];
  const bool is_players = side == engine::breaking::Side::player;
  const engine::breaking::BreakingGame& game = is_players ? match_->player() : match_->computer();
  const bool counts = is_news && is_players && !game.is_over();
  stage.tell(fmt::format(
      "{}{}: {} - {}.{}", is_players ? "" : "Computer ", turn + 1, spaced(made.guess, signs_),
      marks_text(made.marks, rules_.marking, signs_),
      counts ? fmt::format(" {} left.", game.guesses_left()) : ""
  ));
}

void FreePlayScene::tell_board(Stage& stage) const {
  for (const engine::breaking::Side side :
       {engine::breaking::Side::player, engine::breaking::Side::computer}) {
    const engine::breaking::History* const turns = history(side);
    for (std::size_t i = 0; turns != nullptr && i < turns->size(); ++i)
      tell_turn(side, i, false, stage);
  }
  const engine::breaking::History* const own = history(engine::breaking::Side::player);
  if (own == nullptr || own->empty()) stage.tell("The board is empty.");
  if (phase_ == Phase::over) {
    stage.tell(codes_text());
  } else if (own_code_) {
    stage.tell(fmt::format("Your code: {}.", spaced(*own_code_, signs_)));
  }
}

std::string FreePlayScene::codes_text() const {
  const std::string secret = spaced(match_->player().secret(), signs_);
  if (!own_code_) return fmt::format("The code: {}.", secret);
  return fmt::format("Its code: {}, yours: {}.", secret, spaced(*own_code_, signs_));
}

std::string FreePlayScene::result_text() const {
  const std::string guesses = count(match_->player().guesses_made(), "guess", "guesses");
  const engine::Verdict verdict = match_->verdict();
  if (!is_duel()) {
    return verdict == engine::Verdict::won ? fmt::format("You broke the code in {}.", guesses)
                                           : fmt::format("Not broken in {}.", guesses);
  }
  switch (verdict) {
  case engine::Verdict::won:
    return fmt::format("You win: you broke the computer's code in {}.", guesses);
  case engine::Verdict::lost:
    return fmt::format("The computer wins: it broke your code in {}.", guesses);
  case engine::Verdict::tied:
    break;
  }
  return match_->player().is_broken() ? fmt::format("A draw: both codes broken in {}.", guesses)
                                      : "A draw: neither code was broken.";
}

/// The result in two words, for the first row of a screen.
std::string_view FreePlayScene::outcome() const {
  if (is_given_up()) return "given up";
  const engine::Verdict verdict = match_->verdict();
  if (!is_duel()) return verdict == engine::Verdict::won ? "broken" : "not broken";
  if (verdict == engine::Verdict::tied) return "a draw";
  return verdict == engine::Verdict::won ? "you won" : "you lost";
}

std::vector<std::string> FreePlayScene::line_help() const {
  switch (phase_) {
  case Phase::choosing:
    return setup_.line_help();
  case Phase::setting:
  case Phase::breaking:
    break;
  case Phase::over:
    return {
        "N: a new game. V: what each guess was worth. B: the boards.",
        "S: how the computer's last guess of a duel was marked.",
        "O: the settings. Q: back to the menu."};
  case Phase::drawing:
  case Phase::thinking:
    return {"The computer thinks. Q: quit this game."};
  }
  const bool is_guess = phase_ == Phase::breaking;
  std::vector<std::string> lines{
      fmt::format(
          "Type {} pegs, then Enter: {}.", rules_.holes, is_guess ? "your guess" : "your code"
      ),
      what_pegs_are(),
      "R: a random row. G: take the row shown in the prompt.",
      "P 1 3: copy the peg of hole 1 into hole 3. M 1 3: move it there.",
  };
  if (is_guess) {
    lines.emplace_back("C 3: the pegs of row 3 again. C alone: your last row.");
    lines.emplace_back("H: how many codes are still possible; again: a guess.");
    if (is_duel()) lines.emplace_back("S: how the computer's last guess was marked, peg by peg.");
  }
  lines.emplace_back("B: the boards. Q: quit this game.");
  return lines;
}

}  // namespace codemaker::play::breaking::free_play
