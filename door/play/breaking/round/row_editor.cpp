#include "play/breaking/round/row_editor.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::breaking {

bool RowEditor::press(const ansi::Key& key) {
  using ansi::KeyCode;
  switch (key.code) {
  case KeyCode::backspace:
  case KeyCode::del:
    take_back();
    return true;
  case KeyCode::left:
    left();
    is_moved_ = true;
    return true;
  case KeyCode::right:
    right();
    is_moved_ = true;
    return true;
  case KeyCode::up:
    step(1);
    return true;
  case KeyCode::down:
    step(-1);
    return true;
  default:
    return false;
  }
}

bool RowEditor::place(engine::breaking::Peg peg) {
  const bool replaces = is_moved_ && current();
  if (!replaces && empty_holes() == 0) return false;
  if (!replaces) find_empty_hole();
  current() = peg;
  is_moved_ = replaces && empty_holes() == 0;
  replaces && !is_moved_ ? find_empty_hole() : right();
  return true;
}

void RowEditor::find_empty_hole() {
  while (current())
    cursor_ = (cursor_ + 1) % rules_.holes;
}

void RowEditor::take_back() {
  if (!current()) left();
  current().reset();
  is_moved_ = false;
}

void RowEditor::left() {
  cursor_ = std::max(cursor_ - 1, 0);
}

void RowEditor::right() {
  cursor_ = std::min(cursor_ + 1, rules_.holes - 1);
}

void RowEditor::go_to(int hole) {
  cursor_ = std::clamp(hole, 0, rules_.holes - 1);
  is_moved_ = true;
}

void RowEditor::put(int hole, engine::breaking::Peg peg) {
  go_to(hole);
  current() = peg;
  is_moved_ = false;
}

void RowEditor::move(int from, int to) {
  const engine::breaking::Peg moved = *peg(from);
  hole(from).reset();
  put(to, moved);
}

void RowEditor::step(int by) {
  const int colors = rules_.colors;
  const int peg = current().value_or(engine::breaking::no_peg);
  const int from = peg == engine::breaking::no_peg ? (by > 0 ? 0 : 1) : peg;
  current() = static_cast<engine::breaking::Peg>((from - 1 + by + colors) % colors + 1);
}

void RowEditor::fill(engine::Random& random) {
  for (cursor_ = 0; cursor_ < rules_.holes; ++cursor_) {
    const auto before = std::span{pegs_}.first(static_cast<std::size_t>(cursor_));
    do {
      const auto color = random.below(static_cast<std::uint64_t>(rules_.colors)) + 1;
      current() = static_cast<engine::breaking::Peg>(color);
    } while (!rules_.repeats && std::ranges::count(before, current()) > 0);
  }
  cursor_ = rules_.holes - 1;
  is_moved_ = false;
}

void RowEditor::copy(const engine::breaking::Code& code) {
  std::ranges::copy(code.pegs(), pegs_.begin());
  cursor_ = rules_.holes - 1;
  is_moved_ = false;
}

int RowEditor::empty_holes() const {
  const auto holes = std::span{pegs_}.first(static_cast<std::size_t>(rules_.holes));
  return static_cast<int>(std::ranges::count(holes, Hole{}));
}

std::optional<engine::breaking::Code> RowEditor::code() const {
  std::array<engine::breaking::Peg, engine::breaking::max_holes> pegs{};
  const auto row = std::span{pegs}.first(static_cast<std::size_t>(rules_.holes));
  if (empty_holes() > 0) return std::nullopt;
  for (int hole = 0; hole < rules_.holes; ++hole)
    row[static_cast<std::size_t>(hole)] = *peg(hole);
  // Where guesses may hold no-pegs they are no secrets; where they may not, both are alike.
  return rules_.blanks ? engine::breaking::Code::guess(rules_, row)
                       : engine::breaking::Code::secret(rules_, row);
}

std::string RowEditor::what_is_missing() const {
  if (empty_holes() > 1) return fmt::format("{} holes are still empty.", empty_holes());
  for (int hole = 0; hole < rules_.holes; ++hole) {
    if (!peg(hole)) return fmt::format("Hole {} is still empty.", hole + 1);
  }
  return code() ? "" : "No digit may be repeated.";
}

}  // namespace codemaker::play::breaking
