/// The games that earlier calls of a player's left in the middle, as far as this call can go on
/// with them, and the game that is played now.
#pragma once

#include "play/catalog/unfinished.hpp"
#include "play/events/answers.hpp"
#include "play/events/effect.hpp"

#include <optional>
#include <span>
#include <vector>

namespace codemaker::play {

/// A value: what the database tells and what is kept go in, what is to be done comes out. Until the
/// database has answered, games that begin are held back: kept at once, one would end the one of
/// its kind that is just being read.
class LeftGames {
 public:
  /// The database has been asked.
  void ask() { are_awaited_ = true; }

  /// A game is to be kept. False if it is held back: kept while the unfinished games are being
  /// read, it would end the one of its kind.
  [[nodiscard]] bool keep(const effect::KeepGame& game);

  /// False: they could not be read, and nothing that is kept may end one of them.
  [[nodiscard]] bool are_known() const { return !are_unknown_; }

  /// What follows when they are there.
  struct Answered {
    std::vector<effect::KeepGame> held_back;  ///< to be kept now
    /// Where the caller is asked about a game they left, who was quicker than the database.
    std::optional<Place> asks_at;
  };

  [[nodiscard]] Answered take(std::vector<UnfinishedGame> games, Place here);

  /// The call ends before they are there, or they cannot be read: what is to be kept now.
  [[nodiscard]] std::vector<effect::KeepGame> stay_unknown();

  /// Another call has gone on with the game that is played. False if none is: then nobody need be
  /// told.
  [[nodiscard]] bool lose();

  /// One is gone on with; or it cannot be, after all.
  void resume() { is_playing_ = true; }

  void forget(GameToken token);

  /// The one that is played waits. What was read before is older than its last move.
  void pause() {
    games_ = {};
    is_playing_ = false;
  }

  /// The one that has to be decided about before another one is played there; nullptr: none.
  [[nodiscard]] const UnfinishedGame* at(Place entrance) const { return games_.at(entrance); }

  /// All of them; none while one of them is played, which would count among them.
  [[nodiscard]] std::span<const UnfinishedGame> waiting() const {
    return is_playing_ ? std::span<const UnfinishedGame>{} : games_.all();
  }

 private:
  void hold_back(const effect::KeepGame& game);
  [[nodiscard]] const UnfinishedGame* older_than(const engine::records::Record& begun, Place here)
      const;

  UnfinishedGames games_;
  std::vector<effect::KeepGame> held_back_;
  bool is_playing_ = false;   ///< a game that is kept
  bool are_awaited_ = false;  ///< the database has not answered
  bool are_unknown_ = false;  ///< it could not tell
};

}  // namespace codemaker::play
