#include "play/breaking/game.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/day_rules.hpp"
#include "play/breaking/by_mail/board.hpp"
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/free_play/daily_scene.hpp"
#include "play/breaking/free_play/scene.hpp"
#include "play/breaking/match/scene.hpp"
#include "play/breaking/opponents.hpp"
#include "play/breaking/practice/scene.hpp"
#include "play/breaking/replay_view.hpp"
#include "play/breaking/round/finale.hpp"
#include "play/breaking/rules.hpp"
#include "play/breaking/splats/scene.hpp"
#include "play/call/words.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/drawing/shown.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <memory>
#include <variant>

namespace codemaker::play::breaking {
namespace {

using engine::records::Ending;
using engine::records::Outcome;
using namespace engine::breaking::records;

// A kind without a row here does not compile.

KindOfGame kind_of(const Campaign& /*setup*/, int level) {
  return {place::campaign, fmt::format("level {} of a ranked run", level), "Code breaking run"};
}

KindOfGame kind_of(const FreePlay& setup, int /*level*/) {
  // The game of ten digits is the only one without repeats.
  const std::string title = setup.rules.repeats ? "Free play" : "Bulls and Cows";
  KindOfGame kind{place::free_play, "a game of free play", title};
  kind.may_be_puzzle = true;
  return kind;
}

KindOfGame kind_of(const Duel& setup, int /*level*/) {
  const std::string other = computer_text(setup.strength);
  return {place::free_play, fmt::format("a duel with {}", other), "Duel, " + other};
}

KindOfGame kind_of(const Splats& /*setup*/, int /*level*/) {
  return {place::splats, "a game of Intersections & Splats", "Intersections & Splats"};
}

KindOfGame kind_of(const Practice& setup, int /*level*/) {
  return {
      place::practice, fmt::format("practice level {}", setup.level),
      fmt::format("Practice level {}", setup.level)};
}

KindOfGame kind_of(const RoundsMatch& setup, int /*level*/) {
  const bool is_pair = setup.strength == 0;
  return {
      place::match, "a match",
      is_pair ? "Match for two" : "Match, " + computer_text(setup.strength)};
}

KindOfGame kind_of(const DailyCode& setup, int /*level*/) {
  const std::string date = date_text(setup.day);
  return {
      place::daily, fmt::format("the daily code of {}", date),
      fmt::format("Daily code of {}", date)};
}

KindOfGame kind_of(const ChallengeCode& setup, int /*level*/) {
  return {place::free_play, "the challenge " + setup.word, "Challenge " + setup.word};
}

std::string guesses_text(const Outcome& outcome) {
  std::string words{winner_words(outcome.ending, false)};
  if (outcome.ending != Ending::won) return words;
  return fmt::format("{} in {}", words, count(outcome.one, "guess", "guesses"));
}

std::string result_of(const Campaign& /*setup*/, const Outcome& outcome) {
  return run_text(outcome);
}

std::string result_of(const RoundsMatch& setup, const Outcome& outcome) {
  return points_text(outcome, setup.strength == 0);
}

/// Of all games that are about one code.
template <class Setup>
std::string result_of(const Setup& /*setup*/, const Outcome& outcome) {
  return guesses_text(outcome);
}

/// The marks of each guess, filled up with a sign for each peg that has none; a row of a screen
/// takes those of five holes without the blanks between them.
std::string signs_of_marks(const BreakingRecord& record) {
  constexpr std::size_t most = 50;
  std::string marks;
  BreakingReplay replay{record.setup};
  for (const BreakingMove& move : record.moves) {
    if (!replay.play(move).empty()) break;
    if (!std::holds_alternative<engine::breaking::Code>(move)) continue;
    const auto& answer = replay.round()->history().back().marks;
    const auto holes = static_cast<std::size_t>(replay.rules().holes);
    std::string signs = std::string(static_cast<std::size_t>(answer.black), '*') +
                        std::string(static_cast<std::size_t>(answer.white), 'o');
    signs.resize(holes, '-');
    marks += " " + signs;
  }
  if (marks.size() <= most) return marks;
  std::erase(marks, ' ');
  return " " + marks;
}

}  // namespace

std::string Game::puzzle_of(engine::records::Day day) {
  const auto [rules, pegs] = engine::breaking::rules_of_day(day);
  if (pegs == engine::breaking::DayPegs::digits)
    return fmt::format("{} of {} digits", rules.holes, rules.colors);
  return fmt::format(
      "{} holes, {} {}", rules.holes, rules.colors,
      pegs == engine::breaking::DayPegs::letters ? "letters" : "colors"
  );
}

/// Empty holes, and what can be put into them.
void Game::cover(Shown& shown, engine::records::Day day) {
  const auto [rules, pegs] = engine::breaking::rules_of_day(day);
  auto* const board = shown.make<ShownPegs>();
  board->holes = rules.holes;
  board->limit = engine::breaking::Match::guesses;
  board->are_digits = pegs == engine::breaking::DayPegs::digits;
  board->open = ShownOpenRow{std::string(static_cast<std::size_t>(rules.holes), '.'), 0, {}};
  for (int color = 1; color <= rules.colors; ++color)
    board->palette.push_back({fmt::format("{:x}", color), {}, {}});
}

void Game::hidden(Canvas& canvas, ansi::Position at, int columns, engine::records::Day day) {
  draw_hidden_discs(canvas, at, columns, engine::breaking::rules_of_day(day).rules.holes);
}

std::span<const shared::RulesPage> Game::rules() {
  return rules_pages();
}

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<campaign::CampaignScene>(place::campaign, "code breaking run"),
      scene_row<free_play::FreePlayScene>(place::free_play, "duel or free play"),
      scene_row<free_play::DailyScene>(place::daily, "daily puzzles"),
      scene_row<splats::SplatsScene>(place::splats, "Intersections & Splats"),
      scene_row<practice::PracticeScene>(place::practice, "practice levels"),
      scene_row<practice::GuidedScene>(place::guided, "guided game"),
      scene_row<match::MatchScene>(place::match, "code breaking match"),
  };
  return rows;
}

KindOfGame Game::kind(const Record& record, int level) {
  return std::visit([&](const auto& setup) { return kind_of(setup, level); }, record.setup);
}

std::string Game::result(const Record& record, const Outcome& outcome) {
  return std::visit([&](const auto& setup) { return result_of(setup, outcome); }, record.setup);
}

std::string Game::short_result(const Outcome& outcome) {
  constexpr int guesses = engine::breaking::Match::guesses;
  const bool is_won = outcome.ending == Ending::won;
  return is_won ? fmt::format("{}/{}", outcome.one, guesses) : fmt::format("X/{}", guesses);
}

std::string Game::day_words(const Outcome& outcome) {
  if (outcome.ending == Ending::left) return "given up";
  const bool is_won = outcome.ending == Ending::won;
  return is_won ? fmt::format("solved in {}", count(outcome.one, "guess", "guesses")) : "missed";
}

std::string Game::spoiler_free(const Record& record, const Outcome& outcome) {
  return short_result(outcome) + signs_of_marks(record);
}

opponents::Opponents Game::faces() {
  return opponents_of_levels();
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

shared::AnyCodeBoard Game::board_by_mail(std::string_view kind, std::string_view setup) {
  const auto parsed = BreakingRecord::parse_setup(kind, setup);
  const auto* const free = parsed ? std::get_if<FreePlay>(&*parsed) : nullptr;
  if (free == nullptr) return {};
  return shared::AnyCodeBoard{std::make_unique<by_mail::Board>(free->rules)};
}

}  // namespace codemaker::play::breaking
