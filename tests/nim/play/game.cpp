// Nim in words, and its games shown move by move.
#include "play/nim/game.hpp"

#include "play/boards/replay_view.hpp"
#include "play/call/words.hpp"
#include "play/nim/review.hpp"
#include "play/nim/sticks.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

class ReplayView : public boards::ReplayView<ReplayView, Game::Record> {
 public:
  using boards::ReplayView<ReplayView, Game::Record>::ReplayView;

  [[nodiscard]] std::string dealt_text(std::size_t move) const {
    return fmt::format("New heaps: {}.", text_of(steps_[move].table->heaps));
  }

  [[nodiscard]] std::string said_of(engine::nim::Move taken, std::size_t move, bool is_line) const {
    const shared::Actor& mover = actor(*steps_[move - 1].table);
    const Table& after = *steps_[move].table;
    const std::string what = fmt::format(
        "{} {} of {}", mover.does("take"), taken.sticks, engine::nim::letter(taken.heap)
    );
    if (after.is_over()) return what + (mover.name.empty() ? " and win!" : " and wins!");
    return what + (is_line ? fmt::format(". {}.", text_of(after.heaps)) : ".");
  }

  [[nodiscard]] std::optional<boards::BoardToReview> board_at(
      std::size_t move, const std::array<std::string, 2>& names
  ) const {
    return review_of(record_, move, names);
  }

  void draw_table(Canvas& canvas, std::size_t move) const {
    const auto* const taken = own_move(move);
    draw_heaps(
        canvas, *steps_[move].table, taken == nullptr ? std::nullopt : std::optional{*taken}, {}
    );
  }
};

}  // namespace

KindOfGame Game::kind_of(const engine::records::CasualSetup& setup) {
  const std::string other = computer_text(setup.level);
  return {place::casual, "a casual game of Nim, " + other, "Nim, " + other};
}

std::string Game::short_words_of(const Outcome& outcome) {
  const bool is_won = outcome.ending == engine::records::Ending::won;
  return is_won ? fmt::format("won with {}", outcome.one) : "lost";
}

std::string Game::words_of(const Outcome& outcome) {
  const bool is_won = outcome.ending == engine::records::Ending::won;
  return is_won ? "won with " + count(outcome.one, "stick", "sticks") : "lost";
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

}  // namespace codemaker::play::nim
