#include "play/breaking/replay_view.hpp"

#include "engine/breaking/campaign.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play::breaking {
namespace {

namespace records = engine::records;
using engine::breaking::CampaignLevel;
using engine::breaking::Side;

int strength_of(const engine::breaking::records::BreakingSetup& setup) {
  const auto* match = std::get_if<engine::breaking::records::RoundsMatch>(&setup);
  return match == nullptr ? 1 : match->strength;
}

}  // namespace

ReplayView::ReplayView(const ShownGame& game)
    : record_{(*game.record.as<engine::breaking::records::BreakingRecord>())},
      replayed_{game},
      one_{game.player},
      two_{strength_of(record_.setup) == 0 ? "Player 2" : "The computer"} {
  if (is_pair(record_.setup)) one_.name = "Player 1";
  if (game.second) two_.name = *game.second;
  const bool has_rounds =
      std::holds_alternative<engine::breaking::records::RoundsMatch>(record_.setup) ||
      std::holds_alternative<engine::breaking::records::Campaign>(record_.setup);
  if (!has_rounds && game.token > 0) kept_as_ = game.token;
}

const shared::Actor& ReplayView::breaker(const ReplayedRound& round) const {
  return round.is_players() ? one_ : two_;
}

const shared::Actor& ReplayView::maker(const ReplayedRound& round) const {
  return round.is_players() ? two_ : one_;
}

bool ReplayView::is_secret(const ReplayedRound& round) const {
  return round.ends > moves() && (round.is_players() || is_pair(record_.setup));
}

bool ReplayView::is_covered(const ReplayedRound& round, std::size_t move) const {
  if (is_secret(round)) return true;
  const bool may_be_seen = is_lifted_ || move >= round.ends;
  return !may_be_seen && (round.is_players() || is_pair(record_.setup));
}

bool ReplayView::begins_part(std::size_t move) const {
  return std::ranges::any_of(replayed_.rounds, [&](const ReplayedRound& round) {
    return round.begins == move;
  });
}

bool ReplayView::has_cover(std::size_t move) const {
  const ReplayedRound* const round = replayed_.at(move);
  return round != nullptr && !is_secret(*round) && move < round->ends &&
         (round->is_players() || is_pair(record_.setup));
}

std::string ReplayView::where(std::size_t move) const {
  const ReplayedRound* const round = replayed_.at(move);
  if (round == nullptr) return {};
  const engine::breaking::records::RoundPlace& place = round->place;
  if (place.level > 0) {
    return fmt::format("Level {}, round {} of {}", place.level, place.round, CampaignLevel::rounds);
  }
  if (const auto* match = std::get_if<engine::breaking::records::RoundsMatch>(&record_.setup))
    return fmt::format("Round {} of {}", place.round, match->agreed.rounds);
  return fmt::format("Guess {} of {}", round->made(move), round->limit);
}

std::string ReplayView::said(std::size_t move, bool is_line) const {
  if (move == 0) return "Before the first move.";
  const ReplayedRound* const round = replayed_.at(move);
  const engine::breaking::records::BreakingMove& made = record_.moves[move - 1];
  if (std::holds_alternative<records::Leave>(made)) return one_.does("give") + " up.";
  if (std::holds_alternative<engine::breaking::records::EndLevel>(made)) {
    const bool is_won = replayed_.outcomes[move].ending == records::Ending::unfinished;
    return is_won
               ? fmt::format(
                     "{} level {} early.{}", one_.does("end"), round->place.level, level_text(move)
                 )
               : fmt::format("{} level {}.", one_.does("concede"), round->place.level);
  }
  if (std::holds_alternative<engine::breaking::records::Hidden>(made))
    return hiding_text(*round, is_line);
  if (!is_duel()) return guess_text(*round, move, is_line);
  for (const ReplayedRound* const board : boards(move)) {
    const bool is_here = board->made(move) > board->made(move - 1);
    if (is_here) return guess_text(*board, move, is_line);
  }
  return {};
}

std::string ReplayView::hiding_text(const ReplayedRound& round, bool is_line) const {
  const bool is_seen = !round.is_players() && !is_pair(record_.setup);
  // On screens the heading says it.
  const bool has_place = is_line && round.place.level > 0;
  const std::string place = has_place ? where(round.begins) + ". " : "";
  const std::string words = maker(round).does("make");
  if (!is_seen) return fmt::format("{}{} a code.", place, words);
  return fmt::format(
      "{}{} the code {}.", place, words, spaced(round.code, signs_of(record_.setup, is_line))
  );
}

std::string ReplayView::guess_text(const ReplayedRound& round, std::size_t move, bool is_line)
    const {
  const PegSigns signs = signs_of(record_.setup, is_line);
  const auto& turn = round.turns[round.made(move) - 1];
  const bool is_broken = turn.marks.black == round.rules.holes;
  std::string text = fmt::format(
      "{} {}: {}.", breaker(round).does("guess"), spaced(turn.guess, signs),
      is_broken ? "broken" : marks_text(turn.marks, round.rules.marking, signs)
  );
  if (move == round.ends && !is_broken)
    text += fmt::format(" The code was {}.", spaced(round.code, signs));
  return text + level_text(move);
}

/// How a level of a run ended with that move; empty: it did not.
std::string ReplayView::level_text(std::size_t move) const {
  const records::Outcome& before = replayed_.outcomes[move - 1];
  const records::Outcome& after = replayed_.outcomes[move];
  if (after.level == 0) return {};
  if (after.level > before.level) return fmt::format(" Level {} won.", before.level);
  if (after.ending == records::Ending::lost) return fmt::format(" Level {} lost.", after.level);
  const ReplayedRound& round = *replayed_.at(move);
  const bool is_tied = round.place.round == CampaignLevel::rounds && round.ends == move;
  return is_tied ? " A tie: the level is replayed." : "";
}

/// What stands beside each other: in a duel both codes, the computer's first. Before the first move
/// the first board is there already.
std::vector<const ReplayedRound*> ReplayView::boards(std::size_t move) const {
  std::vector<const ReplayedRound*> boards;
  for (const ReplayedRound& round : replayed_.rounds) {
    const bool is_there = boards.empty() || round.begins <= move;
    if (!is_there) break;
    if (!is_duel()) boards.clear();
    boards.push_back(&round);
  }
  if (boards.size() == 2) std::swap(boards.front(), boards.back());
  return boards;
}

const ReplayedRound* ReplayView::reviewed(std::size_t move) const {
  const ReplayedRound* const round = replayed_.at(move);
  const bool may = round != nullptr && round->ends <= moves() && !round->turns.empty();
  return may ? round : nullptr;
}

std::optional<ReviewedGame> ReplayView::to_review(std::size_t move, bool is_line) const {
  const ReplayedRound* const round = reviewed(move);
  if (round == nullptr) return std::nullopt;
  const PegSigns signs = signs_of(record_.setup, is_line);
  const bool is_only = replayed_.rounds.size() == (is_duel() ? 2 : 1) && round->is_players();
  const auto kept_as = is_only ? kept_as_ : std::nullopt;
  return ReviewedGame{round->rules, round->turns, signs, round->seal, kept_as};
}

void ReplayView::review(std::size_t move, Stage& stage) {
  if (const auto game = to_review(move, stage.is_line())) review_.begin(*game, stage);
}

void ReplayView::take(const Answer& answer, Stage& stage) {
  if (const auto* reviewed = reply_of<Reviewed>(answer)) review_.take(*reviewed, stage);
}

}  // namespace codemaker::play::breaking
