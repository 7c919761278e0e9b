#include "play/nim/replay_view.hpp"

#include "play/nim/sticks.hpp"

#include <fmt/format.h>

namespace codemaker::play::nim {

std::string ReplayView::dealt_text(std::size_t move) const {
  return fmt::format("New heaps: {}.", text_of(steps_[move].table->heaps));
}

std::string ReplayView::said_of(engine::nim::Move taken, std::size_t move, bool is_line) const {
  const shared::Actor& mover = actor(*steps_[move - 1].table);
  const Table& after = *steps_[move].table;
  return fmt::format(
      "{} {} of {}{}{}", mover.does("take"), taken.sticks, engine::nim::letter(taken.heap),
      !after.is_over() ? "." : " and " + std::string{mover.name.empty() ? "win!" : "wins!"},
      is_line && !after.is_over() ? fmt::format(" {}.", text_of(after.heaps)) : ""
  );
}

void ReplayView::draw_table(Canvas& canvas, std::size_t move) const {
  const auto* const taken = own_move(move);
  draw_heaps(
      canvas, *steps_[move].table, taken == nullptr ? std::nullopt : std::optional{*taken}, {}
  );
}

}  // namespace codemaker::play::nim
