/// Which move of a game on a board has come since it was shown.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

template <class GameRecord>
class NewestMove {
 public:
  using Move = typename GameRecord::Move;
  using OwnMove = std::variant_alternative_t<1, Move>;

  /// The last move of the record, where it alone has come since: all is taken for shown from now
  /// on. nullptr: other moves have come, or none.
  [[nodiscard]] const OwnMove* of(const GameRecord& record) {
    const std::span<const Move> moves{record.moves};
    const bool is_next = shown_ && shown_->size() + 1 == moves.size() &&
                         std::ranges::equal(*shown_, moves.first(shown_->size()));
    shown_ = record.moves;
    return is_next ? std::get_if<OwnMove>(&moves.back()) : nullptr;
  }

 private:
  std::optional<std::vector<Move>> shown_;  ///< nullopt: nothing yet
};

}  // namespace codemaker::play::boards
