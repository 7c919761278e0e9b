#include "play/unfinished.hpp"

#include "engine/records/texts.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play {
namespace {

using namespace engine::records;

/// What a kind of game is called here, and where it is played.
struct KindOfGame {
  Place place;
  std::string text;   ///< within a sentence
  std::string title;  ///< in a list
};

std::string against(int strength) {
  return fmt::format("computer level {}", strength);
}

// A kind without a row here does not compile.

KindOfGame kind_of(const Campaign& /*setup*/, int level) {
  return {Place::campaign, fmt::format("level {} of the campaign", level), "Campaign"};
}

KindOfGame kind_of(const FreePlay& setup, int /*level*/) {
  // The game of ten digits is the only one without repeats.
  const std::string title = setup.rules.repeats ? "Free play" : "Bulls and Cows";
  return {Place::free_play, "a game of free play", title};
}

KindOfGame kind_of(const Duel& setup, int /*level*/) {
  const std::string other = against(setup.strength);
  return {Place::free_play, fmt::format("a duel with {}", other), "Duel, " + other};
}

KindOfGame kind_of(const Splats& /*setup*/, int /*level*/) {
  return {Place::splats, "a game of Intersections & Splats", "Intersections & Splats"};
}

KindOfGame kind_of(const Practice& setup, int /*level*/) {
  return {
      Place::practice, fmt::format("practice level {}", setup.level),
      fmt::format("Practice level {}", setup.level)};
}

KindOfGame kind_of(const RoundsMatch& setup, int /*level*/) {
  return {
      Place::match, "a match",
      setup.strength == 0 ? "Match for two" : "Match, " + against(setup.strength)};
}

KindOfGame kind_of(const DailyCode& setup, int /*level*/) {
  return {
      Place::daily_code, fmt::format("the daily code of {}", date_text(setup.day)),
      fmt::format("Daily code of {}", date_text(setup.day))};
}

KindOfGame kind_of(const MasterixRun& /*setup*/, int level) {
  return {Place::masterix_run, fmt::format("level {} of a Masterix run", level), "Masterix run"};
}

KindOfGame kind_of(const MasterixCasual& setup, int /*level*/) {
  return {
      Place::masterix_casual, fmt::format("a casual game of Masterix, level {}", setup.level),
      fmt::format("Masterix, level {}", setup.level)};
}

KindOfGame kind_of(const MasterixPair& /*setup*/, int /*level*/) {
  return {Place::masterix_pair, "a round of Masterix for two", "Masterix for two"};
}

KindOfGame kind_of(const MasterixDaily& setup, int /*level*/) {
  return {
      Place::daily_masterix, fmt::format("the daily Masterix of {}", date_text(setup.day)),
      fmt::format("Daily Masterix of {}", date_text(setup.day))};
}

KindOfGame kind_of(const CartonDaily& setup, int /*level*/) {
  return {
      Place::daily_carton, fmt::format("the daily Egg Carton of {}", date_text(setup.day)),
      fmt::format("Daily Egg Carton of {}", date_text(setup.day))};
}

KindOfGame kind_of(const Ladder& /*setup*/, int level) {
  return {
      Place::egg_ladder, fmt::format("level {} of the Egg Carton ladder", level),
      "Egg Carton ladder"};
}

KindOfGame kind_of(const CartonCasual& setup, int /*level*/) {
  if (setup.strength == 0)
    return {Place::egg_casual, "a game of Egg Carton for two", "Egg Carton for two"};
  const std::string other = against(setup.strength);
  return {Place::egg_casual, "a casual game of Egg Carton, " + other, "Egg Carton, " + other};
}

KindOfGame kind_of(const Record& record) {
  const auto outcome = replay(record);
  const int level = outcome ? outcome->level : 0;
  return std::visit(
      [&](const auto& game) {
        return std::visit([&](const auto& setup) { return kind_of(setup, level); }, game.setup);
      },
      record
  );
}

std::pair<std::size_t, std::string_view> word_of(const Record& record) {
  const auto word = std::visit([](const auto& game) { return kind(game.setup); }, record);
  return {record.index(), word};
}

}  // namespace

Place place_of(const Record& record) {
  return kind_of(record).place;
}

/// Both casual games of Egg Carton begin at their settings.
Place entrance_of(const Record& record) {
  const Place place = place_of(record);
  return place == Place::egg_casual ? Place::egg_settings : place;
}

/// Of a day there is no second game.
Place place_after(const Record& record) {
  return day_of(record) ? Place::daily : entrance_of(record);
}

std::string text_of(const Record& record) {
  return kind_of(record).text;
}

std::string title_of(const Record& record) {
  return kind_of(record).title;
}

effect::KeepGame given_up(const UnfinishedGame& game) {
  effect::KeepGame kept{game.record, game.token, false, true};
  std::visit(
      [](auto& record) {
        // A record that is full stays as it is; the next game of its kind ends it.
        if (record.moves.size() < max_moves) record.moves.emplace_back(Leave{});
      },
      kept.record
  );
  return kept;
}

void UnfinishedGames::take(std::vector<UnfinishedGame> games) {
  games_ = std::move(games);
}

void UnfinishedGames::follow(const effect::KeepGame& kept) {
  const bool is_unfinished = !kept.is_new && !kept.is_over;
  if (is_unfinished) return;
  std::erase_if(games_, [&](const UnfinishedGame& game) {
    return word_of(game.record) == word_of(kept.record);
  });
}

void UnfinishedGames::forget(GameToken token) {
  std::erase_if(games_, [&](const UnfinishedGame& game) { return game.token == token; });
}

const UnfinishedGame* UnfinishedGames::like(const Record& record) const {
  const auto found = std::ranges::find_if(games_, [&](const UnfinishedGame& game) {
    return word_of(game.record) == word_of(record);
  });
  return found == games_.end() ? nullptr : &*found;
}

const UnfinishedGame* UnfinishedGames::at(Place entrance) const {
  const auto found = std::ranges::find_if(games_, [&](const UnfinishedGame& game) {
    return entrance_of(game.record) == entrance || place_of(game.record) == entrance;
  });
  return found == games_.end() ? nullptr : &*found;
}

}  // namespace codemaker::play
