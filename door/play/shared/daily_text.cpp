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

}  // namespace

Day today(const Stage& stage) {
  return day_at(stage.wall_clock());
}

std::string daily_puzzle(Stage& stage, Day day, RankedGame game) {
  return daily_name(stage.call().season_key, day, game);
}

void remember_day(const Record& record, Stage& stage) {
  stage.kept<DaysOfCall>().played.at(record.index()) = record;
}

bool has_played(RankedGame game, Day day, Stage& stage) {
  for (const auto& played : stage.kept<DaysOfCall>().played) {
    if (played && game_of(*played) == game && engine::records::day_of(*played) == day) return true;
  }
  return false;
}

std::string spoiler_free(const Record& record) {
  const auto outcome = replay(record);
  const auto day = engine::records::day_of(record);
  if (!outcome || !day) return {};
  const auto* const code = std::get_if<BreakingRecord>(&record);
  return fmt::format(
      "codemaker {} {}{}", date_text(*day), short_result(game_of(record), *outcome),
      code != nullptr ? marks_of(*code) : ""
  );
}

std::string short_result(RankedGame /*game*/, const Outcome& outcome) {
  constexpr int guesses = engine::breaking::Match::guesses;
  return outcome.ending == Ending::won ? fmt::format("{}/{}", outcome.one, guesses)
                                       : fmt::format("X/{}", guesses);
}

std::string result_words(const Record& record) {
  const auto outcome = replay(record);
  if (!outcome || outcome->ending == Ending::left) return "given up";
  return outcome->ending == Ending::won
             ? fmt::format("solved in {}", count(outcome->one, "guess", "guesses"))
             : "missed";
}

}  // namespace codemaker::play::shared
