/// The game that is to be shown again, on its way from a list to the scene of replays.
#pragma once

#include "play/events/kept_games.hpp"
#include "play/scenes/stage.hpp"
#include "scores/entry.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

namespace codemaker::play::shell {

/// Kept for the call.
struct ToReplay {
  std::optional<ShownGame> game;
  Place back = Place::menu;                  ///< where it was chosen
  std::size_t row = 0;                       ///< of that list
  std::optional<scores::Player> whose = {};  ///< of a row of the Hall of Fame
};

/// A list in which a game is chosen to be shown: it asks for one at a time.
class GameChooser {
 public:
  /// Asks for a game of the list's.
  void ask(WantedGame wanted, Stage& stage) {
    stage.show("Reading the game...");
    stage.perform(effect::ReadGame{wanted});
    awaited_ = std::move(wanted);
  }

  /// True until the answer is there: nothing else is asked meanwhile in lines.
  [[nodiscard]] bool is_asking() const { return awaited_.has_value(); }

  /// The game is there: on to its replay; or a sentence says why not.
  void take(const event::GameRead& read, Place here, std::size_t row, Stage& stage) {
    if (!awaited_ || *awaited_ != read.wanted) return;
    awaited_.reset();
    if (!read.game) return stage.say(read.refusal);
    const auto* entry = std::get_if<scores::Entry>(&read.wanted);
    auto& kept = stage.kept<ToReplay>();
    kept = {read.game, here, row};
    if (entry != nullptr) kept.whose = entry->player;
    stage.go(Place::replay);
  }

 private:
  std::optional<WantedGame> awaited_;
};

/// The row of a list that the caller comes back to from a replay, once; else the first.
[[nodiscard]] inline std::size_t row_come_back_to(Place here, Stage& stage) {
  auto& kept = stage.kept<ToReplay>();
  const bool is_here = kept.back == here;
  return is_here ? std::exchange(kept.row, 0) : 0;
}

}  // namespace codemaker::play::shell
