/// A game on a board shown move by move.
#pragma once

#include "engine/records/board_record.hpp"
#include "play/boards/place.hpp"
#include "play/boards/stakes.hpp"
#include "play/boards/to_review.hpp"
#include "play/shared/replay_part.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// A game's own view derives from it, as `Own`, which has `said_of(own move, move, is_line)`, a
/// sentence about it; of a move after which there is a table `draw_table(canvas, move)`, and
/// `told_table(move)`, in lines, where it is played by mail; where a move is seen in steps their
/// number `legs_of(move)` and `draw_table_in(canvas, move, leg)`. `Weigh` is the question of a
/// review.
template <class Own, class GameRecord, class Weigh>
class ReplayView : public shared::ReplayPart {
 public:
  explicit ReplayView(const ShownGame& game)
      : record_{*game.record.template as<GameRecord>()},
        one_{game.player},
        two_{std::string{computer}} {
    static_cast<void>(engine::records::replay(
        record_,
        [this](const auto& replay, std::size_t /*made*/) {
          steps_.push_back({replay.table(), replay.outcome()});
        }
    ));
    if (game.second) two_.name = *game.second;
    if (GameRecord::kind(record_.setup) != "pair" || game.second) return;
    one_.name = "Player 1";
    two_.name = "Player 2";
  }

  [[nodiscard]] std::size_t moves() const { return record_.moves.size(); }

  /// The move that wins a level is shown on its board.
  [[nodiscard]] std::string where(std::size_t move) const {
    return is_ranked() ? level_text(move == 0 ? 0 : move - 1) : "";
  }

  [[nodiscard]] std::string said(std::size_t move, bool is_line) const {
    namespace records = engine::records;
    if (move == 0) return "Before the first move.";
    const auto& made = record_.moves[move - 1];
    if (std::holds_alternative<records::Leave>(made)) return one_.does("give") + " up.";
    if (std::holds_alternative<records::Undo>(made))
      return actor(*steps_[move].table).does("take") + " a move back.";
    if (std::holds_alternative<records::Dealt>(made)) return own().dealt_text(move, is_line);
    return own().said_of(std::get<OwnMove>(made), move, is_line);
  }

  [[nodiscard]] bool begins_part(std::size_t move) const { return move > 0 && is_deal(move); }

  /// A board that is still played is not reviewed.
  [[nodiscard]] bool may_review(std::size_t move) const {
    std::size_t end = std::max<std::size_t>(move, 1) + 1;
    while (end <= moves() && !is_deal(end))
      ++end;
    bool is_played = false;
    for (std::size_t at = end - 1; at > 0 && !is_deal(at); --at)
      is_played = is_played || own_move(at) != nullptr;
    const Step& last = steps_.back();
    const bool is_over = end <= moves() || last.outcome.ending == engine::records::Ending::left ||
                         (last.table && GameRecord::Rules::is_over(*last.table));
    return is_played && is_over;
  }

  void review(std::size_t move, Stage& stage) const {
    if (refuses_review(record_.setup, stage)) return;
    auto board = board_to_review<Weigh>(record_, move, {one_.shown(), second_seat()});
    if (!board) return stage.refuse("All moves of this board were taken back.");
    stage.kept<ToReview>().board = std::move(board);
    stage.open_over(place::review);
  }

  void draw(Canvas& canvas, std::size_t move) const {
    // Before the first move the board that it deals is there already.
    const bool is_dealt = move == 0 && !steps_[0].table && steps_.size() > 1;
    if (is_dealt) move = 1;
    if (steps_[move].table) own().draw_table(canvas, move);
  }

  [[nodiscard]] std::size_t legs(std::size_t move) const {
    if constexpr (requires(const Own& view) { view.legs_of(move); }) {
      if (own_move(move) != nullptr) return own().legs_of(move);
    }
    return 0;
  }

  void draw_leg(Canvas& canvas, std::size_t move, std::size_t leg) const {
    if constexpr (requires(const Own& view) { view.legs_of(move); })
      own().draw_table_in(canvas, move, leg);
  }

  [[nodiscard]] std::vector<std::string> told(std::size_t move) const {
    if constexpr (requires(const Own& view) { view.told_table(move); }) {
      if (steps_[move].table) return own().told_table(move);
    }
    return {};
  }

  /// On screens the heading says the level.
  [[nodiscard]] std::string dealt_text(std::size_t move, bool is_line) const {
    return is_ranked() && is_line ? level_text(move) + ": a new board." : "A new board.";
  }

 protected:
  using Table = typename GameRecord::Replay::Table;
  using OwnMove = std::variant_alternative_t<1, typename GameRecord::Move>;

  /// What lies there after a move.
  struct Step {
    std::optional<Table> table;
    engine::records::Outcome outcome;
  };

  [[nodiscard]] bool is_ranked() const {
    return std::holds_alternative<engine::records::RankedSetup>(record_.setup);
  }

  /// Who is to move.
  [[nodiscard]] const shared::Actor& actor(const Table& table) const {
    using engine::records::RankedSetup;  // in a run the person is the first
    return GameRecord::Rules::is_persons_turn(RankedSetup{}, table) ? one_ : two_;
  }

  /// The game's own move with that number; nullptr: it is another one, or before the first.
  [[nodiscard]] const OwnMove* own_move(std::size_t move) const {
    return move == 0 ? nullptr : std::get_if<OwnMove>(&record_.moves[move - 1]);
  }

  /// The second player as their seat is called.
  [[nodiscard]] std::string second_seat() const {
    return two_.name == computer ? "Computer" : two_.shown();
  }

  GameRecord record_;
  std::vector<Step> steps_;  ///< the first is before the first move
  shared::Actor one_;        ///< the person, or the first of two
  shared::Actor two_;

 private:
  [[nodiscard]] bool is_deal(std::size_t move) const {
    return std::holds_alternative<engine::records::Dealt>(record_.moves[move - 1]);
  }

  static constexpr std::string_view computer = "The computer";

  [[nodiscard]] const Own& own() const { return static_cast<const Own&>(*this); }

  [[nodiscard]] std::string level_text(std::size_t move) const {
    return "Level " + std::to_string(steps_[move].outcome.level);
  }
};

}  // namespace codemaker::play::boards
