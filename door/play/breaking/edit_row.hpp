/// The keys on a row of pegs that is being filled, the same in every game with such a row.
#pragma once

#include "play/scene.hpp"
#include "play/words.hpp"

#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::breaking {

/// Enter calls `enter`, the keys of the editor edit the row, and what else can be typed is the
/// game's own, for `type`.
template <class State>
void edit_row(
    State& state, const ansi::Key& key, Stage& stage, void (*enter)(State&, Stage&),
    void (*type)(State&, const ansi::Key&, Stage&)
) {
  if (key.code == ansi::KeyCode::enter) return enter(state, stage);
  if (state.row.press(key)) return;
  const bool is_command = key.code == ansi::KeyCode::character || letter_of(key) != 0;
  if (is_command) return type(state, key, stage);
  refuse_key(key, stage);
}

/// A typed peg goes into the row, or the caller hears that there is no room for it.
template <class State>
void place_peg(State& state, engine::breaking::Peg peg, Stage& stage) {
  if (!state.row.place(peg))
    stage.refuse("The row is full. Enter plays it, Backspace clears a hole.");
}

/// Says which of the guesses made can be copied, to a caller who asked for another.
inline void refuse_to_copy(std::size_t made, Stage& stage) {
  if (made == 0) return stage.refuse("There is no guess to copy yet.");
  stage.refuse(
      made == 1 ? "Only row 1 can be copied." : fmt::format("Rows 1 to {} can be copied.", made)
  );
}

}  // namespace codemaker::play::breaking
