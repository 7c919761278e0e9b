#include "play/shared/daily_text.hpp"

#include "play/words.hpp"

#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::shared {
namespace {

using engine::RankedGame;
using namespace engine::records;

/// The marks of each guess, filled up with a sign for each peg that has none.
std::string marks_of(const BreakingRecord& record) {
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
  return marks;
}

/// What came of a game that is over, behind the name of its puzzle.
std::string line_of(const std::string& puzzle, const Record& record) {
  const auto outcome = replay(record);
  if (!outcome) return {};
  const std::string begin = fmt::format("codemaker {} ", puzzle);
  if (const auto* const code = std::get_if<BreakingRecord>(&record))
    return begin + short_result(RankedGame::breaking, *outcome) + marks_of(*code);
  const bool is_masterix = game_of(record) == RankedGame::masterix;
  return begin + (is_masterix ? "Masterix: " : "Egg Carton: ") + result_words(record);
}

}  // namespace

Day today(const Stage& stage) {
  return day_at(stage.wall_clock());
}

std::string daily_puzzle(Stage& stage, Day day, RankedGame game) {
  return daily_name(stage.call().season_key, day, game);
}

void remember_day(const Record& record, Stage& stage) {
  const auto outcome = replay(record);
  const bool is_over = outcome && outcome->ending != Ending::unfinished;
  if (is_over) stage.kept<DaysOfCall>().played.at(record.index()) = record;
}

bool has_played(RankedGame game, Day day, Stage& stage) {
  for (const auto& played : stage.kept<DaysOfCall>().played) {
    if (played && game_of(*played) == game && engine::records::day_of(*played) == day) return true;
  }
  return false;
}

std::string challenge_word(Stage& stage) {
  const bool is_challenged = stage.choices().list == Place::challenge;
  return is_challenged ? stage.kept<Challenge>().word : "";
}

std::string spoiler_free(const Record& record) {
  const auto day = engine::records::day_of(record);
  return day ? line_of(date_text(*day), record) : "";
}

std::string spoiler_free(const Record& record, const std::string& word) {
  return word.empty() ? spoiler_free(record) : line_of(word, record);
}

std::string short_result(RankedGame game, const Outcome& outcome) {
  constexpr int guesses = engine::breaking::Match::guesses;
  const bool is_won = outcome.ending == Ending::won;
  if (game == RankedGame::breaking)
    return is_won ? fmt::format("{}/{}", outcome.one, guesses) : fmt::format("X/{}", guesses);
  if (outcome.ending == Ending::left) return "given up";
  if (game == RankedGame::masterix) return fmt::format("{} to {}", outcome.one, outcome.two);
  return is_won ? fmt::format("won by {}", outcome.two) : "lost";
}

std::string result_words(const Record& record) {
  const auto outcome = replay(record);
  if (!outcome || outcome->ending == Ending::left) return "given up";
  const bool is_won = outcome->ending == Ending::won;
  switch (game_of(record)) {
  case RankedGame::breaking:
    return is_won ? fmt::format("solved in {}", count(outcome->one, "guess", "guesses")) : "missed";
  case RankedGame::masterix:
    return fmt::format(
        "{} {} to {}",
        is_won                            ? "won"
        : outcome->ending == Ending::tied ? "tied"
                                          : "lost",
        outcome->one, outcome->two
    );
  case RankedGame::eggcarton:
    return is_won ? fmt::format("won by {}", count(outcome->two, "marble", "marbles")) : "lost";
  }
  return {};
}

}  // namespace codemaker::play::shared
