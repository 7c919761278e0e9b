// The campaign in words: what line mode tells and takes, and the sentences that screens share.
#include "play/breaking/campaign/scene.hpp"

#include "ansi/text.hpp"
#include "play/breaking/board.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using engine::Verdict;
using engine::breaking::Side;

}  // namespace

std::string CampaignScene::prompt() const {
  if (review_.is_open()) return review_.prompt();
  if (run_.is_naming()) return run_.prompt();
  switch (phase_) {
  case Phase::breaking: {
    const auto code = row_.code();
    const int number = game_->guesses_made() + 1;
    return code ? fmt::format("Guess {} ({}, G guesses it): ", number, spaced(*code))
                : fmt::format("Guess {}: ", number);
  }
  case Phase::setting: {
    const auto code = row_.code();
    return code ? fmt::format("Your code ({}, G hides it): ", spaced(*code)) : "Your code: ";
  }
  default:
    return "";
  }
}

void CampaignScene::take_line(std::string_view line, Stage& stage) {
  if (review_.is_open()) return review_.take_line(line, stage);
  if (run_.is_naming()) return run_.take_line(line, stage);
  const bool leaves = ansi::upper_case(line) == "Q" && !run_.is_over();
  if (leaves) return run_.ask_to_leave(stage);
  if (is_row_open()) return take_row_line(line, stage);
  take_empty_line(stage);
}

/// While the computer guesses nothing is asked, and Enter shows the rest.
void CampaignScene::take_empty_line(Stage& stage) {
  if (review_.is_open()) return review_.take_line({}, stage);
  if (phase_ != Phase::watching && phase_ != Phase::thinking) return;
  is_skipping_ = true;
  if (phase_ == Phase::watching) show_next_turn(stage);
}

void CampaignScene::take_row_line(std::string_view line, Stage& stage) {
  const bool is_digit = line.front() >= '0' && line.front() <= '9';
  if (is_digit) {
    take_pegs(line, stage);
  } else {
    take_command(line, stage);
  }
}

/// Digits, with blanks or commas between them if one likes.
void CampaignScene::take_pegs(std::string_view line, Stage& stage) {
  shared::RowEditor row{level_.rules};
  int pegs = 0;
  for (const char letter : line) {
    if (letter == ' ' || letter == ',') continue;
    const int color = letter - '0';
    if (color < 1 || color > level_.rules.colors) {
      return stage.refuse(fmt::format("The colors are 1 to {}.", level_.rules.colors));
    }
    if (++pegs <= level_.rules.holes) row.place(static_cast<engine::breaking::Peg>(color));
  }
  if (pegs != level_.rules.holes) {
    return stage.refuse(fmt::format("{} pegs are needed, not {}.", level_.rules.holes, pegs));
  }
  row_ = row;
  submit(stage);
}

void CampaignScene::take_command(std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  if (command == "B") return tell_board(stage);
  if (command == "P") return tell_points(stage);
  if (command == "G") return submit(stage);
  if (command == "V" && may_review()) return begin_review(stage);
  if (command == "R") {
    return row_.fill(stage.random());  // the prompt shows it
  }
  const bool copies = command.starts_with('C') && phase_ == Phase::breaking;
  if (!copies) return refuse_line(line, stage);
  const auto number = ansi::leading_number(std::string_view{command}.substr(1));
  const auto& turns = game_->history();
  if (!number) {
    copy_row(stage);
  } else if (*number >= 1 && *number <= static_cast<int>(turns.size())) {
    row_.copy(turns[static_cast<std::size_t>(*number - 1)].guess);
  } else {
    stage.refuse(fmt::format("There are rows 1 to {} to copy.", turns.size()));
  }
}

std::string CampaignScene::level_text() const {
  return fmt::format(
      "Level {}, {} guesses a round. Computer strength {} of 10. Break its code.", level_.number,
      level_.guesses, level_.strength
  );
}

void CampaignScene::tell_colors(Stage& stage) const {
  stage.tell(fmt::format("Colors: {}.", color_list(level_.rules.colors)));
}

void CampaignScene::tell_turn(const engine::breaking::BreakingGame& game, Stage& stage) const {
  const engine::breaking::Turn& turn = game.history().back();
  const std::string left = game.is_over() ? "" : fmt::format(" {} left.", game.guesses_left());
  stage.tell(fmt::format(
      "{}{}: {} - {}.{}", is_player_breaking() ? "" : "Computer ", game.guesses_made(),
      spaced(turn.guess), marks_text(turn.marks), left
  ));
}

void CampaignScene::tell_board(Stage& stage) const {
  if (!game_ || game_->history().empty()) return stage.tell("The board is empty.");
  int number = 0;
  for (const engine::breaking::Turn& turn : game_->history()) {
    stage.tell(fmt::format("{}: {} - {}.", ++number, spaced(turn.guess), marks_text(turn.marks)));
  }
}

void CampaignScene::tell_points(Stage& stage) const {
  stage.tell(fmt::format(
      "Level {}, round {} of 4. You {}, computer {}. Bank {}.", level_.number, round_,
      played_.points(engine::breaking::Side::player),
      played_.points(engine::breaking::Side::computer), run_.bank()
  ));
}

std::string CampaignScene::end_of_round_text() const {
  const RoundResult& round = rounds_.back();
  const std::string points = count(round.points, "point", "points");
  if (is_player_breaking()) {
    if (round.is_broken) {
      return fmt::format("Broken in {}. The computer gets {}.", round.guesses, points);
    }
    return fmt::format(
        "Not broken: the code is {}. The computer gets {}.", spaced(game_->secret()), points
    );
  }
  if (round.is_broken) {
    return fmt::format("The computer broke it in {}. You get {}.", round.guesses, points);
  }
  return fmt::format("The computer did not break it. You get {}.", points);
}

std::string CampaignScene::end_of_level_text() const {
  const std::string score = fmt::format("{} to {}", result_.player, result_.computer);
  switch (result_.verdict) {
  case engine::Verdict::won:
    return fmt::format(
        "Level {} won, {}. {} x ({} + {} unused rows) = {} points. Bank {}.", result_.level, score,
        result_.level, result_.player, result_.unused, result_.worth, run_.bank()
    );
  case engine::Verdict::tied:
    return fmt::format("Level {} tied, {}. It is played again.", result_.level, score);
  case engine::Verdict::lost:
    return fmt::format("Level {} lost, {}.", result_.level, score);
  }
  return {};
}

}  // namespace codemaker::play::breaking::campaign
