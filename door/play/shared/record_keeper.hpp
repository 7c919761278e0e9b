/// The record of a game, kept as it is played.
#pragma once

#include "engine/records/record_of.hpp"
#include "play/scenes/stage.hpp"
#include "play/shared/games_ended.hpp"

#include <cassert>
#include <utility>
#include <variant>

namespace codemaker::play::shared {

/// A scene that plays a game holds one and adds each code, board and move at the moment it is made.
/// A replay goes along, which knows when the game is over: after a game nothing is added.
template <typename GameRecord>
class RecordKeeper {
 public:
  using Setup = decltype(GameRecord::setup);
  using Move = typename decltype(GameRecord::moves)::value_type;
  using Replay = typename GameRecord::Replay;

  /// A game begins. One that was going on is given up.
  void begin(const Setup& setup, Stage& stage) {
    leave(stage);
    record_ = {setup, {}};
    token_ = 0;
    replay_ = Replay{setup};
  }

  /// A move was made, which the rules allow. Call it before the move is shown: so the record may be
  /// ahead of the screen, and never behind it.
  void add(const Move& move, Stage& stage) {
    const engine::records::Refusal refusal = replay_.play(move);
    assert(refusal.empty());
    const bool is_full = record_.moves.size() >= engine::records::max_moves;
    if (!refusal.empty() || is_full) return;
    record_.moves.push_back(move);
    stage.perform(effect::KeepGame{record_, token_, record_.moves.size() == 1, is_over()});
    if (!is_over()) return;
    ++stage.kept<GamesEnded>().count;
    const engine::records::Outcome outcome = replay_.outcome();
    const bool is_played = outcome.ending != engine::records::Ending::left || outcome.level > 1;
    if (is_played) stage.kept<KnownGames>().add(GameRecord::game);
  }

  /// What was made again is the game of an earlier call, and is kept in its place from now on.
  /// False if it is not the same.
  [[nodiscard]] bool go_on_as(const UnfinishedGame& game) {
    token_ = game.token;
    const auto* const record = game.record.template as<GameRecord>();
    return record != nullptr && *record == record_;
  }

  /// A game that was kept is shown: nothing more is kept of it.
  void show(GameRecord record) { record_ = std::move(record); }

  /// The game as it stands.
  [[nodiscard]] const GameRecord& record() const { return record_; }

  /// The same as it is replayed; it goes on where the record is full.
  [[nodiscard]] const Replay& replay() const { return replay_; }

  /// A game is going on of which something was kept.
  [[nodiscard]] bool is_going_on() const { return !record_.moves.empty() && !is_over(); }

  /// The game is given up, if one is going on.
  void leave(Stage& stage) {
    if (is_going_on()) add(engine::records::Leave{}, stage);
  }

 private:
  [[nodiscard]] bool is_over() const {
    return replay_.outcome().ending != engine::records::Ending::unfinished;
  }

  GameRecord record_;
  GameToken token_ = 0;
  Replay replay_{Setup{}};
};

}  // namespace codemaker::play::shared
