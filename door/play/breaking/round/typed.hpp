/// What keys and lines do to the row that is being filled: the same in every way of playing, but
/// for what its `Typing` says.
#pragma once

#include "play/breaking/round/round.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::breaking {

/// What something typed has come to.
struct Typed {
  std::optional<engine::breaking::Code> row = {};  ///< it is ready
  bool is_command = false;  ///< none of the row's: its meaning is for the way of playing to say
};

/// A key on the open row.
[[nodiscard]] Typed edit_row(Round& round, RowUse use, const ansi::Key& key, Stage& stage);
/// A letter or a digit among them; refused if it is a peg of other rules.
[[nodiscard]] Typed edit_with_letter(Round& round, RowUse use, const ansi::Key& key, Stage& stage);
/// A line where a row is asked for: pegs, with blanks or commas between them if one likes, or one
/// of the row's commands.
[[nodiscard]] Typed take_row_line(Round& round, RowUse use, std::string_view line, Stage& stage);
/// Copies the last guess into the row; pressed again, the one before it.
void copy_row(Round& round, Stage& stage);
/// The same by the number of a guess that was typed; without one as above.
void copy_row(Round& round, std::string_view number, Stage& stage);
/// Says that there is no room for another peg.
void refuse_full_row(Stage& stage);
/// Which signs a peg can have here, in a sentence.
[[nodiscard]] std::string what_pegs_are(const Round& round, RowUse use);

}  // namespace codemaker::play::breaking
