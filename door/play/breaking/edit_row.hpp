/// The keys on a row of pegs that is being filled, the same in every game with such a row.
#pragma once

#include "play/scene.hpp"

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
  if (key.code == ansi::KeyCode::character) return type(state, key, stage);
  refuse_key(key, stage);
}

}  // namespace codemaker::play::breaking
