/// The games that a caller leaves behind, each looked at whenever it is kept.
#pragma once

#include "engine/records/line.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "scores/store.hpp"
#include "support/any_record.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace codemaker::tests {

/// The record with what its replay comes to, as a line.
inline std::string line_of(const engine::records::Record& record) {
  const auto outcome = engine::records::replay(record);
  if (!outcome) throw std::runtime_error{"no record: " + text(outcome.error())};
  return engine::records::write(record, *outcome);
}

using engine::records::moves_of;

/// What was kept, in order. Takes nothing that a database could not trust: a record that does not
/// replay, or is not the one before with a move more, or begins another game while one is going on.
class KeptGames {
 public:
  std::string sealed;  ///< what the seal is of that the caller was shown last

  void take(const play::effect::KeepGame& kept) {
    const auto outcome = engine::records::replay(kept.record);
    if (!outcome) throw std::runtime_error{"no record: " + text(outcome.error())};
    const bool is_over = outcome->ending != engine::records::Ending::unfinished;
    if (!is_going_on() && kept.token != 0) take_up(kept.token);
    if (is_over != kept.is_over) throw std::runtime_error{"over or not? " + line_of(kept.record)};
    if (kept.is_new == is_going_on())
      throw std::runtime_error{"new or not? " + line_of(kept.record)};
    const bool is_same = kept.token == (is_going_on() ? games_.back().token : 0);
    if (!is_same) throw std::runtime_error{"another token: " + line_of(kept.record)};
    const bool is_next = has_more_than_last(kept.record);
    if (!is_next) throw std::runtime_error{"not a move more: " + line_of(kept.record)};
    if (is_sealed_differently(kept.record))
      throw std::runtime_error{"not what was sealed: " + line_of(kept.record)};
    if (engine::records::is_ranked(kept.record)) runs_.push_back({kept.record, *outcome});
    games_.push_back(kept);
    is_left_ = false;
  }

  /// An earlier call has kept this.
  void go_on_with(const play::UnfinishedGame& game) {
    games_.push_back({game.record, game.token});
    is_left_ = false;
    runs_.push_back({game.record, *engine::records::replay(game.record)});
  }

  /// The game that is going on is left in the middle. All that were, one of each kind, as a
  /// database would tell of them.
  [[nodiscard]] std::vector<play::UnfinishedGame> leave() {
    if (is_going_on()) {
      const auto& last = games_.back();
      const play::GameToken token = last.token != 0 ? last.token : ++last_token_;
      left_.push_back({token, last.record});
      is_left_ = true;
    }
    return left_;
  }

  /// A score is what the moves of a run come to at some moment. Who quits before the next level is
  /// dealt has not competed in it; the record counts it.
  void compare(const scores::Entry& filed) const {
    const auto level = static_cast<int>(filed.level);
    const auto is_it = [&](const Run& run) {
      return engine::records::game_of(run.record) == filed.table &&
             run.outcome.one == filed.score &&
             (run.outcome.level == level || run.outcome.level == level + 1);
    };
    if (std::ranges::none_of(runs_, is_it))
      throw std::runtime_error{"no run has come to " + std::to_string(filed.score) + " points"};
  }

  bool begins_late = false;  ///< the first moves of a game may be held back

  [[nodiscard]] const std::vector<play::effect::KeepGame>& all() const { return games_; }

  [[nodiscard]] bool is_going_on() const {
    return !games_.empty() && !games_.back().is_over && !is_left_;
  }

  /// How many moves of the game that was kept last are there; 0: none was.
  [[nodiscard]] std::size_t moves() const {
    return games_.empty() ? 0 : moves_of(games_.back().record);
  }

  /// The last one as a line; empty if there is none.
  [[nodiscard]] std::string last_line() const {
    return games_.empty() ? "" : line_of(games_.back().record);
  }

 private:
  /// A code was drawn, and its record would give it another seal than the one that was shown.
  [[nodiscard]] bool is_sealed_differently(const engine::records::Record& record) const {
    const auto texts = engine::records::sealed_texts(record);
    const auto before =
        is_going_on() ? engine::records::sealed_texts(games_.back().record).size() : 0;
    return texts.size() > before && engine::records::sealed_part(texts.back()) != sealed;
  }

  struct Run {
    engine::records::Record record;
    engine::records::Outcome outcome;
  };

  [[nodiscard]] bool has_more_than_last(const engine::records::Record& record) const {
    const auto moves = record.face().move_texts();
    if (!is_going_on()) return moves.size() == 1 || begins_late;
    const auto& last = games_.back().record;
    const auto before = last.face().move_texts();
    return game_of(last) == game_of(record) && kind_of(last) == kind_of(record) &&
           last.face().setup_text() == record.face().setup_text() &&
           before.size() + 1 == moves.size() &&
           std::equal(before.begin(), before.end(), moves.begin());
  }

  /// One that was left is gone on with.
  void take_up(play::GameToken token) {
    const auto game = std::ranges::find(left_, token, &play::UnfinishedGame::token);
    if (game == left_.end()) return;
    const play::UnfinishedGame taken = *game;
    left_.erase(game);
    go_on_with(taken);
  }

  std::vector<play::effect::KeepGame> games_;
  std::vector<Run> runs_;
  std::vector<play::UnfinishedGame> left_;
  bool is_left_ = false;  ///< the last of the games
  play::GameToken last_token_ = 1000;
};

}  // namespace codemaker::tests
