/// The keys on a row of pegs that is being filled, the same in every game with such a row.
#pragma once

#include "engine/breaking/game.hpp"
#include "play/scene.hpp"
#include "play/shared/row_editor.hpp"
#include "play/words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

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

/// Says that there is no room for another peg.
void refuse_full_row(Stage& stage);

/// A typed peg goes into the row, or the caller hears that there is no room for it.
template <class State>
void place_peg(State& state, engine::breaking::Peg peg, Stage& stage) {
  if (!state.row.place(peg)) refuse_full_row(stage);
}

/// Says which of the guesses made can be copied, to a caller who asked for another.
void refuse_to_copy(std::size_t made, Stage& stage);

/// Copies the last guess into the row; asked again, the one before it. `copied` counts them.
void copy_earlier(
    shared::RowEditor& row, int& copied, const engine::breaking::History& turns, Stage& stage
);
/// The same by the number of a guess that was typed; without one as above.
void copy_by_number(
    shared::RowEditor& row, int& copied, const engine::breaking::History& turns,
    std::string_view number, Stage& stage
);

/// The row of a line of colors, with blanks or commas between them if one likes; nullopt: refused.
[[nodiscard]] std::optional<shared::RowEditor> typed_row(
    const engine::breaking::Rules& rules, std::string_view line, Stage& stage
);

}  // namespace codemaker::play::breaking
