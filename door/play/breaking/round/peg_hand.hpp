/// What a mouse does to a row: pegs are dragged from the palette and between holes, or clicked.
#pragma once

#include "play/breaking/round/row_editor.hpp"

#include <optional>

namespace codemaker::play::breaking {

class PegHand {
 public:
  /// The button goes down on a peg of the palette or on a hole of the row, or on neither.
  /// `moves`: a peg of the row that is dragged leaves its hole, else it is copied.
  void take(
      std::optional<engine::breaking::Peg> color, std::optional<int> hole, bool moves,
      RowEditor& row
  );

  /// The button comes up. A peg falls into the hole there, and the cursor goes on; one of the
  /// palette that was only clicked falls into the current hole. False: there is no room for it.
  /// A peg of the row that is dragged out of it, or only clicked with the button that moves, is
  /// taken back.
  [[nodiscard]] bool drop(
      std::optional<engine::breaking::Peg> color, std::optional<int> hole, RowEditor& row
  );

  void let_go() { held_.reset(); }

  /// The peg under way, from the palette or out of a hole.
  [[nodiscard]] std::optional<engine::breaking::Peg> held() const {
    return held_ ? std::optional{held_->peg} : std::nullopt;
  }

 private:
  struct Held {
    engine::breaking::Peg peg = engine::breaking::no_peg;
    std::optional<int> from;  ///< a hole; nullopt: the palette
    bool moves = false;
  };

  std::optional<Held> held_;
};

}  // namespace codemaker::play::breaking
