#include "play/catalog/unfinished.hpp"

#include "play/catalog/games.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::play {
namespace {

using namespace engine::records;

KindOfGame kind_in(const Record& record) {
  const auto outcome = replay(record);
  return row_of(record).kind(record, outcome ? outcome->level : 0);
}

std::pair<engine::RankedGame, std::string_view> word_of(const Record& record) {
  return {engine::records::game_of(record), engine::records::kind_of(record)};
}

}  // namespace

Place place_of(const Record& record) {
  return kind_in(record).place;
}

Place entrance_of(const Record& record) {
  return kind_in(record).entrance;
}

/// Of a day and of a position there is no second game.
Place place_after(const Record& record) {
  if (!challenge_of(record).empty()) return Place::challenge;
  if (!position_of(record).empty()) return Place::left;
  return day_of(record) ? Place::daily : entrance_of(record);
}

std::string text_of(const Record& record) {
  return kind_in(record).text;
}

std::string title_of(const Record& record) {
  return kind_in(record).title;
}

effect::KeepGame given_up(const UnfinishedGame& game) {
  // A record that is full stays as it is; the next game of its kind ends it.
  const bool is_full = moves_of(game.record) >= max_moves;
  return {is_full ? game.record : engine::records::given_up(game.record), game.token, false, true};
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
