/// A game of Nim shown move by move.
#pragma once

#include "engine/nim/record.hpp"
#include "play/boards/replay_view.hpp"

#include <cstddef>
#include <string>

namespace codemaker::play::nim {

class ReplayView : public boards::ReplayView<ReplayView, engine::nim::records::NimRecord> {
 public:
  using boards::ReplayView<ReplayView, engine::nim::records::NimRecord>::ReplayView;

  [[nodiscard]] std::string said_of(engine::nim::Move taken, std::size_t move, bool is_line) const;
  [[nodiscard]] std::string dealt_text(std::size_t move) const;

  [[nodiscard]] static bool is_first(const Table& table) { return table.is_persons_turn; }

  void draw_table(Canvas& canvas, std::size_t move) const;
};

}  // namespace codemaker::play::nim
