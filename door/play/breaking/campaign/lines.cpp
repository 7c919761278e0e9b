// The campaign in words: what line mode tells and takes, and the sentences that screens share.
#include "play/breaking/campaign/scene.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/hardness.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/round/contradiction.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"

#include <cmath>
#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using engine::Verdict;
using engine::breaking::Side;

}  // namespace

void describe(const State& state, Stage& stage) {
  stage.tell(level_text(state, false));
  tell_colors(state, stage);
  tell_points(state, stage);
  tell_board(state.round, stage);
  if (state.round.seal) stage.tell(seal_text(*state.round.seal));
}

std::string prompt(const State& state) {
  if (state.round.review.is_open()) return state.round.review.prompt();
  if (state.run.is_naming()) return state.run.prompt();
  switch (state.row_use()) {
  case RowUse::guess:
    return guess_prompt(state.round);
  case RowUse::code:
    return code_prompt(state.round);
  case RowUse::none:
    break;
  }
  return "";
}

void CampaignScene::take_line(std::string_view line, Stage& stage) {
  if (waits_for_code(state_.round, line)) return;
  if (state_.welcome.is_on() && state_.welcome.take_line(line, stage)) return;
  state_.card.end();
  if (!skip_marks(state_, stage)) return;
  if (state_.round.review.is_open()) return state_.round.review.take_line(line, stage);
  if (state_.run.is_naming()) return state_.run.take_line(line, stage);
  const bool leaves = ansi::upper_case(line) == "Q" && !state_.run.is_over();
  if (leaves) return ask_to_leave(state_, stage);
  if (state_.is_row_open()) return take_line_on_row(state_, line, stage);
  take_empty_line(stage);
}

/// While the computer guesses nothing is asked, and Enter shows the rest.
void CampaignScene::take_empty_line(Stage& stage) {
  state_.card.end();
  if (!skip_marks(state_, stage)) return;
  if (state_.round.review.is_open()) return state_.round.review.take_line({}, stage);
  if (state_.phase != Phase::watching && state_.phase != Phase::thinking) return;
  state_.is_skipping = true;
  if (state_.phase == Phase::watching) show_next_turn(state_, stage);
}

void take_line_on_row(State& state, std::string_view line, Stage& stage) {
  const Typed typed = take_row_line(state.round, state.row_use(), line, stage);
  if (typed.row) return take_row(state, *typed.row, stage);
  if (typed.is_command) take_command(state, line, stage);
}

void take_command(State& state, std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  if (command == "BOARD") return tell_board(state.round, stage);
  if (command == "POINTS") return tell_points(state, stage);
  if (command == "E") return ask_to_end(state, stage);
  if (command == "H" || command == "HINT") return refuse_hint(stage);
  if (!may_review(state)) return refuse_line(line, stage);
  if (command == "V") return begin_review(state, stage);
  if (command == "PASTE") return begin_review(state, stage, ReviewForm::text);
  const auto number = scoring_line(command);
  const bool scores = command == "S" || number;
  if (!scores) return refuse_line(line, stage);
  show_scoring(state.round, scored_guesses(state), number, stage);
}

std::string level_text(const State& state, bool has_buttons) {
  // Who begins needs to know more of codes than of the computer.
  const bool is_first = state.level.number == 1;
  const std::string more = is_first ? ", colors may repeat"
                           : has_buttons
                               ? ""
                               : fmt::format(", computer level {} of 10", state.level.strength);
  const std::string what =
      fmt::format("{} guesses a round{}. Break its code!", state.level.guesses, more);
  // A page with buttons has the level in its heading.
  return has_buttons ? what : fmt::format("Level {}: {}", state.level.number, what);
}

std::string next_guess_text(const State& state) {
  return fmt::format("Guess {} of {}.", state.round.guesses_made() + 1, state.round.limit);
}

void tell_colors(const State& state, Stage& stage) {
  stage.tell(fmt::format("Colors: {}.", color_list(state.level.rules.colors)));
}

void tell_guess(const State& state, Stage& stage) {
  if (state.is_player_breaking()) return tell_turn(state.round, stage);
  const auto last = static_cast<std::size_t>(state.round.guesses_made() - 1);
  tell_turn(state.round, account_text(state, last), stage);
}

namespace {

/// What it had in mind before a guess; nullptr: not known.
const engine::breaking::Belief* belief_before(const State& state, std::size_t turn) {
  const bool is_known = turn < state.beliefs.size() && state.beliefs[turn].codes > 0;
  return is_known ? &state.beliefs[turn] : nullptr;
}

std::vector<std::size_t> forgotten_in(const engine::breaking::Belief& belief) {
  std::vector<std::size_t> forgotten;
  for (std::size_t turn = 0; turn < belief.remembers.size(); ++turn)
    if (belief.has_forgotten(turn)) forgotten.push_back(turn);
  return forgotten;
}

const engine::breaking::GuessReview* review_of(const State& state, std::size_t turn) {
  if (!state.computers_review) return nullptr;
  const auto& judged = state.computers_review->guesses;
  return turn < judged.size() ? &judged[turn] : nullptr;
}

}  // namespace

/// A guess that its memory made sensible is not judged by what it has forgotten.
std::optional<Account> account_of(const State& state, std::size_t turn) {
  const auto* const before = belief_before(state, turn);
  const auto* const behind = belief_before(state, turn + 1);
  const auto* const review = review_of(state, turn);
  if (review == nullptr && behind == nullptr) return std::nullopt;
  Account account;
  account.left = behind != nullptr ? static_cast<double>(behind->codes) : review->after;
  if (behind != nullptr) account.forgotten = forgotten_in(*behind);
  account.is_from_memory = before != nullptr && before->has_gaps();
  if (account.is_from_memory) {
    const auto forgot = contradicted(state.level.rules, state.computers_turns, turn);
    account.verdict = forgot ? fmt::format("forgot {}", *forgot + 1) : "unsure";
  } else if (review != nullptr) {
    account.verdict = verdict_of(*review);
    account.luck = luck_of(*review);
    account.is_best = review->lost <= 0;
  }
  return account;
}

bool is_forgotten(const State& state, std::size_t turn) {
  if (state.phase != Phase::watching) return false;
  const auto* const now =
      belief_before(state, static_cast<std::size_t>(state.round.guesses_made()));
  return now != nullptr && now->has_forgotten(turn);
}

/// Behind a guess of the computer's: what it left, and how good it was.
std::string account_text(const State& state, std::size_t turn) {
  const auto account = account_of(state, turn);
  if (!account) return {};
  std::string text = fmt::format(" {} left", count(std::lround(account->left), "code", "codes"));
  for (const std::string_view more : {std::string_view{account->verdict}, account->luck})
    if (!more.empty()) text += fmt::format(", {}", more);
  return text + ".";
}

std::string hardness_text(const State& state) {
  const engine::breaking::Code& code = state.round.game->secret();
  return fmt::format(
      "Your code is {} for it: about {:.1f} points.", hardness_word(state.level, code),
      expected_points(state.level, code)
  );
}

std::string_view hardness_word(
    const engine::breaking::Level& level, const engine::breaking::Code& code
) {
  using engine::breaking::Hardness;
  switch (hardness_of(level, code)) {
  case Hardness::easy:
    return "easy";
  case Hardness::fair:
    return "fair";
  case Hardness::hard:
    return "hard";
  }
  return {};
}

bool may_end(const State& state) {
  if (!state.is_row_open()) return false;
  const int made = state.guesses_so_far();
  return state.played.may_be_conceded(made) || state.played.may_be_ended(made);
}

std::string end_offer_text(const State& state) {
  return state.played.may_be_ended(state.guesses_so_far())
             ? "E: end the level now. You can't lose it any more."
             : "E: concede the level. You can't win it any more.";
}

void tell_points(const State& state, Stage& stage) {
  stage.tell(fmt::format(
      "Level {}, round {} of 4. You {}, computer {}. Bank {}.", state.level.number,
      state.round_number, state.played.points(engine::breaking::Side::player),
      state.played.points(engine::breaking::Side::computer), state.run.bank()
  ));
}

std::string end_of_round_text(const State& state) {
  const RoundResult& round = state.rounds.back();
  const std::string points = count(round.points, "point", "points");
  if (state.is_player_breaking()) {
    if (round.is_broken) {
      return fmt::format(
          "You broke it in {}! The computer gets {} for its code.", round.guesses, points
      );
    }
    return fmt::format(
        "You missed the code: {}. The computer gets {}.", spaced(state.round.game->secret()), points
    );
  }
  if (round.is_broken) {
    return fmt::format(
        "The computer broke it in {}. You get {} for your code.", round.guesses, points
    );
  }
  return fmt::format("Your code fooled it to the end! You get {}.", points);
}

void say_setting(const State& state, Stage& stage) {
  const std::string text =
      fmt::format("Round {} of 4: make a code for the computer to break.", state.round_number);
  stage.tell(text);
  // The heading of a full screen says that.
  const bool is_full = stage.presentation() == Presentation::full;
  stage.show(is_full ? "Make your code hard to break: each guess it needs is a point." : text);
}

std::string end_of_level_text(const State& state, bool is_line) {
  const std::string score = fmt::format("{} to {}", state.result.player, state.result.computer);
  switch (state.result.verdict) {
  case engine::Verdict::won:
    if (!is_line) return {};  // the screen says it in large letters
    return fmt::format(
        "You won level {}, {}! {} x ({} + {} unused guesses) = {} points. Bank {}.",
        state.result.level, score, state.result.level, state.result.player, state.result.unused,
        state.result.worth, state.run.bank()
    );
  case engine::Verdict::tied:
    return fmt::format("Level {} is a tie, {}: the level is replayed.", state.result.level, score);
  case engine::Verdict::lost:
    return fmt::format("You lost level {}, {}.", state.result.level, score);
  }
  return {};
}

}  // namespace codemaker::play::breaking::campaign
