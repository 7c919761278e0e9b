#include "play/session/left_games.hpp"

#include <utility>

namespace codemaker::play {

bool LeftGames::keep(const effect::KeepGame& game) {
  is_playing_ = !game.is_over;
  if (are_awaited_) {
    hold_back(game);
    return false;
  }
  games_.follow(game);
  return true;
}

void LeftGames::hold_back(const effect::KeepGame& game) {
  if (game.is_new || held_back_.empty()) {
    held_back_.push_back(game);
  } else {
    held_back_.back().record = game.record;
    held_back_.back().is_over = game.is_over;
  }
}

/// The game of its kind; or the first try at a challenge, where it began as a second one.
const UnfinishedGame* LeftGames::older_than(const engine::records::Record& begun, Place here)
    const {
  if (const UnfinishedGame* like = games_.like(begun)) return like;
  const UnfinishedGame* const there = games_.at(here);
  const bool is_first_try = there != nullptr && !challenge_of(there->record).empty();
  return is_first_try ? there : nullptr;
}

/// Who was quicker than the database is asked at the settings of a game, or in the middle of one
/// that has only begun.
LeftGames::Answered LeftGames::take(std::vector<UnfinishedGame> games, Place here) {
  are_awaited_ = false;
  are_unknown_ = false;
  games_.take(std::move(games));
  Answered answered{std::exchange(held_back_, {}), {}};
  const bool has_begun_one = is_playing_ && !answered.held_back.empty();
  const UnfinishedGame* older = is_playing_ ? nullptr : games_.at(here);
  if (has_begun_one) older = older_than(answered.held_back.back().record, here);
  if (older == nullptr) return answered;
  if (has_begun_one) answered.held_back.pop_back();
  is_playing_ = false;
  answered.asks_at = entrance_of(older->record);
  return answered;
}

std::vector<effect::KeepGame> LeftGames::stay_unknown() {
  are_awaited_ = false;
  are_unknown_ = true;
  return std::exchange(held_back_, {});
}

bool LeftGames::lose() {
  games_ = {};
  return std::exchange(is_playing_, false);
}

void LeftGames::forget(GameToken token) {
  games_.forget(token);
  is_playing_ = false;
}

}  // namespace codemaker::play
