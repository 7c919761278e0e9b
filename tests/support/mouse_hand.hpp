/// A typist's other hand.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/keys.hpp"
#include "ansi/text.hpp"

#include <stdexcept>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// Points and clicks for a Typist, which it is a part of.
template <class Typist>
class MouseHand {
 public:
  /// The left button goes down at one place of the screen and comes up at another; columns and rows
  /// from 1.
  void drag(int from_column, int from_row, int to_column, int to_row) {
    drag({from_row - 1, from_column - 1}, {to_row - 1, to_column - 1});
  }

  /// The same from place to place of the screen, by any button: SGR's number, with 4 for Shift.
  void drag(ansi::Position from, ansi::Position to, int button = 0) {
    constexpr int moving = 32;
    typist().press(mouse(button, from, false));
    typist().press(mouse(button | moving, to, false));
    typist().press(mouse(button, to, true));
  }

  void click(ansi::Position at) {
    typist().press(mouse(0, at, false));
    typist().press(mouse(0, at, true));
    typist().see_marks();
  }

  /// Clicks where these words stand on the screen.
  void click(std::string_view words) {
    const ansi::Frame frame = typist().session().frame();
    for (int row = frame.rows() - 1; row >= 0; --row) {
      const std::string text = frame.text(row);
      const auto found = text.find(words);
      if (found == std::string::npos) continue;
      return click({row, static_cast<int>(ansi::length(text.substr(0, found)))});
    }
    throw std::runtime_error{"nowhere on the screen: " + std::string{words}};
  }

  /// The left button goes down and up again; columns and rows from 1.
  void click(int column, int row) {
    typist().press(ansi::Key{ansi::KeyCode::mouse, 0, {0, column, row, false}});
    typist().press(ansi::Key{ansi::KeyCode::mouse, 0, {0, column, row, true}});
  }

 private:
  static ansi::Key mouse(int button, ansi::Position at, bool is_release) {
    return {ansi::KeyCode::mouse, 0, {button, at.column + 1, at.row + 1, is_release}};
  }

  [[nodiscard]] Typist& typist() { return static_cast<Typist&>(*this); }
};

}  // namespace codemaker::tests
