/// The games that a caller leaves behind, each looked at whenever it is kept.
#pragma once

#include "engine/records/line.hpp"
#include "play/event.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace codemaker::tests {

/// The record with what its replay comes to, as a line.
inline std::string line_of(const engine::records::Record& record) {
  const auto outcome = engine::records::replay(record);
  if (!outcome) throw std::runtime_error{"no record: " + text(outcome.error())};
  return engine::records::write(record, *outcome);
}

/// A record with its first moves only.
inline engine::records::Record cut_after(engine::records::Record record, std::size_t moves) {
  std::visit(
      [&](auto& game) {
        game.moves.erase(game.moves.begin() + static_cast<std::ptrdiff_t>(moves), game.moves.end());
      },
      record
  );
  return record;
}

/// How many moves a record has.
inline std::size_t moves_of(const engine::records::Record& record) {
  return std::visit([](const auto& game) { return game.moves.size(); }, record);
}

/// What was kept, in order. Takes nothing that a database could not trust: a record that does not
/// replay, or is not the one before with a move more, or begins another game while one is going on.
class KeptGames {
 public:
  std::string sealed;  ///< with the code drawn last, whose seal the caller was shown

  void take(const play::effect::KeepGame& kept) {
    const auto outcome = engine::records::replay(kept.record);
    if (!outcome) throw std::runtime_error{"no record: " + text(outcome.error())};
    const bool is_over = outcome->ending != engine::records::Ending::unfinished;
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
  }

  /// An earlier call has kept this.
  void go_on_with(const play::UnfinishedGame& game) {
    games_.push_back({game.record, game.token});
    runs_.push_back({game.record, *engine::records::replay(game.record)});
  }

  /// A score is what the moves of a run come to at some moment.
  void compare(const scores::Entry& filed) const {
    const auto is_it = [&](const Run& run) {
      return engine::records::game_of(run.record) == filed.table &&
             run.outcome.one == filed.score && run.outcome.level == static_cast<int>(filed.level);
    };
    if (std::ranges::none_of(runs_, is_it))
      throw std::runtime_error{"no run has come to " + std::to_string(filed.score) + " points"};
  }

  bool begins_late = false;  ///< the first moves of a game may be held back

  [[nodiscard]] const std::vector<play::effect::KeepGame>& all() const { return games_; }

  [[nodiscard]] bool is_going_on() const { return !games_.empty() && !games_.back().is_over; }

  /// The last one as a line; empty if there is none.
  [[nodiscard]] std::string last_line() const {
    return games_.empty() ? "" : line_of(games_.back().record);
  }

 private:
  /// A code was drawn, and its record would give it another seal than the one that was shown.
  [[nodiscard]] bool is_sealed_differently(const engine::records::Record& record) const {
    const auto* const game = std::get_if<engine::records::BreakingRecord>(&record);
    if (game == nullptr) return false;
    const auto* const hidden = std::get_if<engine::records::Hidden>(&game->moves.back());
    const bool is_drawn = hidden != nullptr && hidden->salt;
    return is_drawn && engine::records::sealed_texts(*game).back() != sealed;
  }

  struct Run {
    engine::records::Record record;
    engine::records::Outcome outcome;
  };

  [[nodiscard]] bool has_more_than_last(const engine::records::Record& record) const {
    return std::visit(
        [&](const auto& game) {
          if (!is_going_on()) return game.moves.size() == 1 || begins_late;
          using GameRecord = std::decay_t<decltype(game)>;
          const auto* const last = std::get_if<GameRecord>(&games_.back().record);
          return last != nullptr && last->setup == game.setup &&
                 last->moves.size() + 1 == game.moves.size() &&
                 std::equal(last->moves.begin(), last->moves.end(), game.moves.begin());
        },
        record
    );
  }

  std::vector<play::effect::KeepGame> games_;
  std::vector<Run> runs_;
};

}  // namespace codemaker::tests
