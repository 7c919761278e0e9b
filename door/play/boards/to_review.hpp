/// A board of a record as it is to be reviewed.
#pragma once

#include "engine/records/board_record.hpp"
#include "engine/records/record.hpp"
#include "play/boards/review.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// A move, and what lay there before it.
template <class GameRecord>
struct MoveOn {
  using Move = std::variant_alternative_t<1, typename GameRecord::Move>;

  typename GameRecord::Replay::Table before;
  Move move;
  std::size_t number;  ///< in the record, from 1
};

/// The board that is played after some moves of a record. Moves taken back are left out.
template <class GameRecord>
class BoardOf {
 public:
  BoardOf(const GameRecord& record, std::size_t made) : made_{std::max<std::size_t>(made, 1)} {
    const auto outcome =
        engine::records::replay(record, [&](const auto& replay, std::size_t number) {
          if (is_later_) return;
          if (number > 0) take(record.moves[number - 1], number, replay);
          if (!is_later_) table_ = replay.table();
        });
    const bool is_left = outcome && outcome->ending == engine::records::Ending::left;
    is_over_ = is_left || is_later_ || (table_ && GameRecord::Rules::is_over(*table_));
  }

  /// Empty while the board is played: what is still to be decided is not reviewed.
  [[nodiscard]] std::span<const MoveOn<GameRecord>> moves() const {
    using Moves = std::span<const MoveOn<GameRecord>>;
    return is_over_ ? Moves{moves_} : Moves{};
  }

  /// On which it was played; 1 where there are none.
  [[nodiscard]] int level() const { return level_; }

 private:
  using Replay = typename GameRecord::Replay;
  using Move = typename MoveOn<GameRecord>::Move;

  void take(const typename GameRecord::Move& move, std::size_t number, const Replay& after) {
    if (const auto* own = std::get_if<Move>(&move)) {
      moves_.push_back({*table_, *own, number});
    } else if (std::holds_alternative<engine::records::Dealt>(move)) {
      is_later_ = number > made_;
      if (is_later_) return;
      moves_.clear();
      level_ = after.level();
    } else if (std::holds_alternative<engine::records::Undo>(move)) {
      while (!moves_.empty()) {
        const bool is_back = moves_.back().before == *after.table();
        moves_.pop_back();
        if (is_back) break;
      }
    }
  }

  std::size_t made_;
  std::vector<MoveOn<GameRecord>> moves_;
  std::optional<typename Replay::Table> table_;
  int level_ = 1;
  bool is_later_ = false;  ///< a later board was dealt
  bool is_over_ = false;
};

/// What is asked of the board that is played after `made` moves of a record; nullopt: it is still
/// played, or nobody moved on it. `Weigh` is the game's question, what were some `moves` worth? It
/// has the game's `words`; where records write moves in another way `text(move)`; and where points
/// go by the table `scale(table)`.
template <class Weigh, class GameRecord>
[[nodiscard]] std::optional<BoardToReview> board_to_review(
    const GameRecord& record, std::size_t made, std::array<std::string, 2> names
) {
  using Rules = typename GameRecord::Rules;
  const BoardOf<GameRecord> board{record, made};
  const auto moves = board.moves();
  if (moves.empty()) return std::nullopt;
  BoardToReview wanted{.words = &Weigh::words, .names = std::move(names)};
  using engine::records::RankedSetup;  // in a run the person is the first
  const bool is_run = std::holds_alternative<RankedSetup>(record.setup);
  if (is_run) wanted.where = "Level " + std::to_string(board.level());
  if constexpr (requires { Weigh::scale(moves.front().before); })
    wanted.scale = Weigh::scale(moves.front().before);
  const auto text = [](const auto& move) {
    if constexpr (requires { Weigh::text(move); })
      return Weigh::text(move);
    else
      return Rules::text(move);
  };
  for (const auto& [before, move, number] : moves) {
    const bool is_first = Rules::is_persons_turn(RankedSetup{}, before);
    wanted.moves.push_back({is_first, text(move), number});
  }
  const std::size_t weighed = std::min(moves.size(), most_weighed);
  for (std::size_t asked = 0; asked < weighed; asked += moves_asked) {
    const std::size_t end = moves.size() - asked;
    const std::size_t part = std::min(moves_asked, end);
    const auto asked_of = moves.subspan(end - part, part);
    Weigh weigh;
    weigh.moves.assign(asked_of.begin(), asked_of.end());
    wanted.questions.emplace_back(std::move(weigh));
  }
  return wanted;
}

}  // namespace codemaker::play::boards
