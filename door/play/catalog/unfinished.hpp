/// Games that earlier calls of the player's left in the middle: where they are gone on with, and
/// what is said of them.
#pragma once

#include "play/events/answers.hpp"
#include "play/events/effect.hpp"
#include "play/scenes/stage.hpp"

#include <string>
#include <vector>

namespace codemaker::play {

/// Where games of this kind are played.
[[nodiscard]] Place place_of(const engine::records::Record& record);
/// Where a caller goes who wants to play such a game, and is asked about the one they left.
[[nodiscard]] Place entrance_of(const engine::records::Record& record);

/// Where they come to when they have given it up.
[[nodiscard]] Place place_after(const engine::records::Record& record);

/// "level 6 of a ranked run": what the caller was cut off in.
[[nodiscard]] std::string text_of(const engine::records::Record& record);

/// "Duel, computer level 3": a kind of game as it stands in a list.
[[nodiscard]] std::string title_of(const engine::records::Record& record);

/// The same game, given up.
[[nodiscard]] effect::KeepGame given_up(const UnfinishedGame& game);

/// Those that can be gone on with in this call, at most one of each kind.
class UnfinishedGames {
 public:
  /// As they were read.
  void take(std::vector<UnfinishedGame> games);

  /// A game is kept: one that began or ended is not unfinished any more.
  void follow(const effect::KeepGame& kept);

  /// It cannot be gone on with after all.
  void forget(GameToken token);

  /// The one of the same kind; nullptr: none.
  [[nodiscard]] const UnfinishedGame* like(const engine::records::Record& record) const;

  /// The one that has to be decided about before another one is played there; nullptr: none.
  [[nodiscard]] const UnfinishedGame* at(Place entrance) const;

  /// The one that was played last first.
  [[nodiscard]] const std::vector<UnfinishedGame>& all() const { return games_; }

 private:
  std::vector<UnfinishedGame> games_;
};

}  // namespace codemaker::play
