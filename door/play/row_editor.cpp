#include "play/row_editor.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace codemaker::play {

void RowEditor::place(engine::Peg peg) {
  current() = peg;
  right();
}

void RowEditor::take_back() {
  if (current() == engine::no_peg) left();
  current() = engine::no_peg;
}

void RowEditor::left() {
  cursor_ = std::max(cursor_ - 1, 0);
}

void RowEditor::right() {
  cursor_ = std::min(cursor_ + 1, rules_.holes - 1);
}

void RowEditor::go_to(int hole) {
  cursor_ = std::clamp(hole, 0, rules_.holes - 1);
}

void RowEditor::put(int hole, engine::Peg peg) {
  go_to(hole);
  current() = peg;
}

void RowEditor::move(int from, int to) {
  const engine::Peg moved = peg(from);
  pegs_[static_cast<std::size_t>(from)] = engine::no_peg;
  put(to, moved);
}

void RowEditor::step(int by) {
  const int colors = rules_.colors;
  const int from = current() == engine::no_peg ? (by > 0 ? 0 : 1) : current();
  current() = static_cast<engine::Peg>((from - 1 + by + colors) % colors + 1);
}

void RowEditor::fill(engine::Random& random) {
  for (int hole = 0; hole < rules_.holes; ++hole) {
    const auto color = random.below(static_cast<std::uint64_t>(rules_.colors)) + 1;
    pegs_[static_cast<std::size_t>(hole)] = static_cast<engine::Peg>(color);
  }
  cursor_ = rules_.holes - 1;
}

void RowEditor::copy(const engine::Code& code) {
  std::ranges::copy(code.pegs(), pegs_.begin());
  cursor_ = rules_.holes - 1;
}

int RowEditor::empty_holes() const {
  const auto holes = std::span{pegs_}.first(static_cast<std::size_t>(rules_.holes));
  return static_cast<int>(std::ranges::count(holes, engine::no_peg));
}

std::optional<engine::Code> RowEditor::code() const {
  return engine::Code::secret(
      rules_, std::span{pegs_}.first(static_cast<std::size_t>(rules_.holes))
  );
}

std::string RowEditor::what_is_missing() const {
  if (empty_holes() > 1) return fmt::format("{} holes are still empty.", empty_holes());
  for (int hole = 0; hole < rules_.holes; ++hole) {
    if (peg(hole) == engine::no_peg) return fmt::format("Hole {} is still empty.", hole + 1);
  }
  return {};
}

}  // namespace codemaker::play
