#include "play/breaking/edit_row.hpp"

#include "ansi/text.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking {

void refuse_full_row(Stage& stage) {
  stage.refuse("The row is full. Enter plays it, Backspace clears a hole.");
}

void refuse_to_copy(std::size_t made, Stage& stage) {
  if (made == 0) return stage.refuse("There is no guess to copy yet.");
  stage.refuse(
      made == 1 ? "Only row 1 can be copied." : fmt::format("Rows 1 to {} can be copied.", made)
  );
}

void copy_earlier(
    shared::RowEditor& row, int& copied, const engine::breaking::History& turns, Stage& stage
) {
  if (turns.empty()) return refuse_to_copy(0, stage);
  copied = copied % static_cast<int>(turns.size()) + 1;
  row.copy(turns[turns.size() - static_cast<std::size_t>(copied)].guess);
}

void copy_by_number(
    shared::RowEditor& row, int& copied, const engine::breaking::History& turns,
    std::string_view number, Stage& stage
) {
  const auto wanted = ansi::leading_number(number);
  if (!wanted) return copy_earlier(row, copied, turns, stage);
  const bool is_there = *wanted >= 1 && *wanted <= static_cast<int>(turns.size());
  if (!is_there) return refuse_to_copy(turns.size(), stage);
  row.copy(turns[static_cast<std::size_t>(*wanted - 1)].guess);
}

std::optional<shared::RowEditor> typed_row(
    const engine::breaking::Rules& rules, std::string_view line, Stage& stage
) {
  shared::RowEditor row{rules};
  int pegs = 0;
  for (const char letter : line) {
    if (letter == ' ' || letter == ',') continue;
    const int color = letter - '0';
    if (color < 1 || color > rules.colors) {
      stage.refuse(fmt::format("The colors are 1 to {}.", rules.colors));
      return std::nullopt;
    }
    if (++pegs <= rules.holes) row.place(static_cast<engine::breaking::Peg>(color));
  }
  if (pegs == rules.holes) return row;
  stage.refuse(fmt::format("Type {} pegs, not {}.", rules.holes, pegs));
  return std::nullopt;
}

}  // namespace codemaker::play::breaking
