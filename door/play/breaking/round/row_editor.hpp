/// The row of holes a caller fills with pegs: a hole is empty, or holds a color or a no-peg.
#pragma once

#include "ansi/keys.hpp"
#include "engine/breaking/code.hpp"
#include "engine/random.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace codemaker::play::breaking {

class RowEditor {
 public:
  RowEditor() = default;

  explicit RowEditor(const engine::breaking::Rules& rules) : rules_{rules} {}

  /// The keys that mean the same in every game with pegs: arrows, Backspace, Delete. False: none of
  /// them.
  bool press(const ansi::Key& key);

  /// Puts a peg into the first empty hole at or after the cursor, or else before it, and goes on to
  /// the next hole, if there is one. A cursor that was moved onto a peg means that one: it is
  /// replaced, and the cursor goes on to an empty hole; in a full row to the next peg, which is
  /// meant then. False: the row is full, and no peg was meant.
  bool place(engine::breaking::Peg peg);
  /// Takes the peg out of the current hole; if that is empty, out of the one before it.
  void take_back();
  void left();
  void right();
  /// Makes a hole the current one.
  void go_to(int hole);
  /// Puts a peg into a hole and goes there.
  void put(int hole, engine::breaking::Peg peg);
  /// Takes a peg from one hole to another; what was there is gone. There is a peg.
  void move(int from, int to);
  /// Changes the peg in the current hole to the next or the previous color.
  void step(int by);
  /// Fills every hole with any color, each once where colors do not repeat.
  void fill(engine::Random& random);
  /// Takes over a whole row.
  void copy(const engine::breaking::Code& code);

  void clear() { *this = RowEditor{rules_}; }

  [[nodiscard]] const engine::breaking::Rules& rules() const { return rules_; }

  [[nodiscard]] int cursor() const { return cursor_; }

  /// nullopt: the hole is empty.
  [[nodiscard]] std::optional<engine::breaking::Peg> peg(int hole) const {
    return pegs_[static_cast<std::size_t>(hole)];
  }

  [[nodiscard]] int empty_holes() const;

  [[nodiscard]] bool is_empty() const { return empty_holes() == rules_.holes; }

  /// The row as a code; nullopt while a hole is empty, or a color stands twice that may not.
  [[nodiscard]] std::optional<engine::breaking::Code> code() const;

  /// Why the row is no code: "Hole 3 is still empty."
  [[nodiscard]] std::string what_is_missing() const;

 private:
  using Hole = std::optional<engine::breaking::Peg>;

  [[nodiscard]] Hole& hole(int number) { return pegs_[static_cast<std::size_t>(number)]; }

  /// Goes on until the current hole is empty; there is one that is.
  void find_empty_hole();

  [[nodiscard]] Hole& current() { return hole(cursor_); }

  engine::breaking::Rules rules_;
  std::array<Hole, engine::breaking::max_holes> pegs_{};
  int cursor_ = 0;
  bool is_moved_ = false;  ///< the cursor, by hand; else it stands where typing has led
};

}  // namespace codemaker::play::breaking
