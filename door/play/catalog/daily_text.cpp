#include "play/catalog/daily_text.hpp"

#include "play/catalog/games.hpp"

#include <fmt/format.h>

namespace codemaker::play {
namespace {

using engine::RankedGame;
using engine::records::Day;
using engine::records::Ending;
using engine::records::Outcome;
using engine::records::Record;

/// What came of a game that is over, behind the name of its puzzle.
std::string line_of(const std::string& puzzle, const Record& record) {
  const auto outcome = engine::records::replay(record);
  if (!outcome) return {};
  return fmt::format("codemaker {} {}", puzzle, row_of(record).spoiler_free(record, *outcome));
}

}  // namespace

Day today(const Stage& stage) {
  return engine::records::day_at(stage.wall_clock());
}

std::string daily_puzzle(Stage& stage, Day day, RankedGame game) {
  return engine::records::daily_name(stage.call().season_key, day, game);
}

void remember_day(const Record& record, Stage& stage) {
  const auto outcome = engine::records::replay(record);
  const bool is_over = outcome && outcome->ending != Ending::unfinished;
  if (is_over) stage.kept<DaysOfCall>().played.of(engine::records::game_of(record)) = record;
}

bool has_played(RankedGame game, Day day, Stage& stage) {
  for (const auto& played : stage.kept<DaysOfCall>().played) {
    if (played && engine::records::game_of(*played) == game &&
        engine::records::day_of(*played) == day)
      return true;
  }
  return false;
}

std::string challenge_word(Stage& stage) {
  const bool is_challenged = stage.choices().list == Place::challenge;
  return is_challenged ? stage.kept<Challenge>().word : "";
}

std::string spoiler_free(const Record& record) {
  const auto day = engine::records::day_of(record);
  return day ? line_of(engine::records::date_text(*day), record) : "";
}

std::string spoiler_free(const Record& record, const std::string& word) {
  return word.empty() ? spoiler_free(record) : line_of(word, record);
}

std::string short_result(RankedGame game, const Outcome& outcome) {
  return game_of(game).short_result(outcome);
}

std::string result_words(const Record& record) {
  const auto outcome = engine::records::replay(record);
  return outcome ? row_of(record).day_words(*outcome) : "given up";
}

}  // namespace codemaker::play
