/// A terminal to paint on: it knows what every BBS terminal knows and nothing more, and notes
/// every byte that some real terminal would stumble over.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/pen.hpp"
#include "ansi/terminal.hpp"
#include "ansi/text.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests {

/// When the cursor goes on after the last column: at once, or with the next character.
enum class Wrap { at_once, late };

/// What a caller's terminal would show after the bytes it got.
class ModelTerminal {
 public:
  ModelTerminal(const ansi::Terminal& terminal, Wrap wrap)
      : terminal_{terminal},
        wrap_{wrap},
        screen_{terminal.rows, terminal.columns} {}

  /// Takes whole sequences. A test fails at one that the terminal would not know.
  void receive(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto byte = static_cast<unsigned char>(bytes.front());
      if (byte == 0x1B) {
        bytes.remove_prefix(1);
        sequence(bytes);
      } else if (byte < 0x20 || byte == 0x7F) {
        bytes.remove_prefix(1);
        control(byte, bytes);
      } else {
        write(take_glyph(bytes));
      }
    }
  }

  /// The screen, its cursor included.
  [[nodiscard]] ansi::Frame screen() const {
    ansi::Frame frame = screen_;
    frame.cursor = at_;
    return frame;
  }

  /// What was sent that must never be sent; empty if all is well.
  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  ansi::Glyph take_glyph(std::string_view& bytes) {
    if (terminal_.charset == ansi::Charset::utf8) {
      return static_cast<ansi::Glyph>(ansi::take_character(bytes));
    }
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    if (byte == 0xFF) complain("byte FF");
    if (byte >= 0x80 && terminal_.charset == ansi::Charset::ascii) complain("8-bit byte");
    return ansi::glyph_of_cp437(byte);
  }

  void write(ansi::Glyph glyph) {
    if (is_wrap_pending_) next_line();
    // What bold does to a color of 256 differs from terminal to terminal.
    if (attribute_.bold && attribute_.front != ansi::Ink::none) complain("bold in an ink");
    screen_.put(at_, ansi::Cell{glyph, attribute_});
    last_glyph_ = glyph;
    if (at_.column + 1 < terminal_.columns) {
      ++at_.column;
    } else if (wrap_ == Wrap::late) {
      is_wrap_pending_ = true;
    } else {
      next_line();
    }
  }

  void next_line() {
    is_wrap_pending_ = false;
    at_.column = 0;
    if (at_.row + 1 == terminal_.rows) complain("the screen scrolls");
    at_.row = std::min(at_.row + 1, terminal_.rows - 1);
  }

  void control(unsigned char byte, std::string_view rest) {
    is_wrap_pending_ = false;
    switch (byte) {
    case '\b':
      at_.column = std::max(0, at_.column - 1);
      return;
    case '\r':
      if (!rest.starts_with('\n') && !rest.starts_with("\x1b[")) complain("CR alone");
      at_.column = 0;
      return;
    case '\n':
      if (at_.column != 0) complain("LF not from column 1");
      next_line();
      return;
    default:
      complain("control byte " + std::to_string(byte));
      return;
    }
  }

  void sequence(std::string_view& bytes) {
    if (!bytes.starts_with('[')) return complain("ESC without [");
    if (bytes.starts_with("[?")) return private_mode(bytes);
    const auto end = bytes.find_first_not_of("0123456789;", 1);
    if (end == std::string_view::npos) return complain("sequence without end");
    const std::vector<int> numbers = read_numbers(bytes.substr(1, end - 1));
    const char function = bytes[end];
    bytes.remove_prefix(end + 1);
    execute(function, numbers);
  }

  /// Modes of the mouse; a terminal that does not know them prints them.
  void private_mode(std::string_view& bytes) {
    const auto end = bytes.find_first_of("hl");
    if (end == std::string_view::npos) return complain("private mode without end");
    const std::string_view mode = bytes.substr(2, end - 2);
    const bool is_mouse = mode == "1000" || mode == "1002" || mode == "1006";
    if (!is_mouse || !terminal_.reports_mouse) complain("private mode " + std::string{mode});
    bytes.remove_prefix(end + 1);
  }

  static std::vector<int> read_numbers(std::string_view text) {
    std::vector<int> numbers{0};
    for (const char byte : text) {
      if (byte == ';') {
        numbers.push_back(0);
      } else {
        numbers.back() = numbers.back() * 10 + (byte - '0');
      }
    }
    return numbers;
  }

  void execute(char function, const std::vector<int>& numbers) {
    const int n = std::max(numbers[0], 1);
    const int m = numbers.size() > 1 ? std::max(numbers[1], 1) : 1;
    if (function != 'm') is_wrap_pending_ = false;
    switch (function) {
    case 'A':
      return move(at_.row - n, at_.column);
    case 'B':
      return move(at_.row + n, at_.column);
    case 'C':
      return move(at_.row, at_.column + n);
    case 'D':
      return move(at_.row, at_.column - n);
    case 'G':
      return move(at_.row, n - 1);
    case 'H':
      return move(n - 1, m - 1);
    case 'J':
      return erase_screen(numbers[0]);
    case 'K':
      if (!terminal_.erases && !ansi::same_back(attribute_, {})) complain("EL in color");
      return erase(terminal_.columns - at_.column);
    case 'X':
      if (!terminal_.erases) complain("ECH");
      return erase(n);
    case 'b':
      if (!terminal_.repeats) complain("REP");
      if (terminal_.charset == ansi::Charset::utf8 && last_glyph_ >= 0x80) {
        complain("REP of a character of several bytes, which tmux does not repeat");
      }
      for (int i = 0; i < n; ++i)
        write(last_glyph_);
      return;
    case 'm':
      return recolor(numbers);
    default:
      complain(std::string{"unknown function "} + function);
    }
  }

  void move(int row, int column) {
    at_.row = std::clamp(row, 0, terminal_.rows - 1);
    at_.column = std::clamp(column, 0, terminal_.columns - 1);
  }

  void erase_screen(int what) {
    if (what != 2) complain("ED other than 2");
    if (attribute_ != ansi::Attribute{}) complain("clearing in color");
    screen_ = ansi::Frame{terminal_.rows, terminal_.columns};
  }

  void erase(int count) {
    const ansi::Cell blank{u' ', {.background = attribute_.background, .back = attribute_.back}};
    for (int i = 0; i < count; ++i)
      screen_.put({at_.row, at_.column + i}, blank);
  }

  void recolor(std::span<const int> numbers) {
    while (!numbers.empty()) {
      const int number = numbers.front();
      numbers = numbers.subspan(1);
      if (number == 38 || number == 48) {
        const ansi::Ink ink = take_ink(numbers);
        number == 38 ? dip_front(ansi::Color::white, ink) : lay_back(ansi::Color::black, ink);
      } else {
        recolor(number);
      }
    }
  }

  void recolor(int number) {
    if (number == 0)
      attribute_ = {};
    else if (number == 1)
      attribute_.bold = true;
    else if (number == 22 && terminal_.level > ansi::Level::b)
      attribute_.bold = false;
    else if (number >= 30 && number <= 37)
      dip_front(static_cast<ansi::Color>(number - 30), ansi::Ink::none);
    else if (number >= 40 && number <= 47)
      lay_back(static_cast<ansi::Color>(number - 40), ansi::Ink::none);
    else
      complain("SGR " + std::to_string(number));
  }

  void dip_front(ansi::Color color, ansi::Ink ink) {
    attribute_.foreground = color;
    attribute_.front = ink;
  }

  void lay_back(ansi::Color color, ansi::Ink ink) {
    attribute_.background = color;
    attribute_.back = ink;
  }

  /// The ink of `5;n` or `2;red;green;blue`; none, with a complaint, if it is nobody's.
  ansi::Ink take_ink(std::span<const int>& numbers) {
    const bool is_index = numbers.size() >= 2 && numbers[0] == 5;
    const bool is_direct = numbers.size() >= 4 && numbers[0] == 2;
    const ansi::Depth depth = is_index ? ansi::Depth::indexed : ansi::Depth::direct;
    if ((!is_index && !is_direct) || terminal_.depth != depth) {
      complain("colors that the terminal is not known to have");
      numbers = {};
      return ansi::Ink::none;
    }
    const int index = numbers[1];
    const int color_code = is_index ? 0 : (numbers[1] << 16) + (numbers[2] << 8) + numbers[3];
    numbers = numbers.subspan(is_index ? 2 : 4);
    for (int i = 1; i <= static_cast<int>(ansi::Ink::last); ++i) {
      const ansi::Shade& shade = ansi::shade_of(static_cast<ansi::Ink>(i));
      const bool is_it = is_index ? shade.index == index
                                  : shade.color_code == static_cast<std::uint32_t>(color_code);
      if (is_it) return static_cast<ansi::Ink>(i);
    }
    complain("a color of no ink");
    return ansi::Ink::none;
  }

  void complain(std::string about) { complaints_.push_back(std::move(about)); }

  ansi::Terminal terminal_;
  Wrap wrap_;
  ansi::Frame screen_;
  ansi::Position at_;
  bool is_wrap_pending_ = false;
  ansi::Attribute attribute_;
  ansi::Glyph last_glyph_ = u' ';
  std::vector<std::string> complaints_;
};

/// The first place where two screens differ, in words; empty if they look alike. The last cell of
/// the last row is never written, so it does not count.
inline std::string first_difference(
    const ansi::Frame& seen, const ansi::Frame& wanted, ansi::Charset charset
) {
  for (int row = 0; row < wanted.rows(); ++row) {
    for (int column = 0; column < wanted.columns(); ++column) {
      const ansi::Position at{row, column};
      const bool is_last = row == wanted.rows() - 1 && column == wanted.columns() - 1;
      if (is_last || ansi::look_alike(seen.at(at), wanted.at(at), charset)) continue;
      return "row " + std::to_string(row) + " column " + std::to_string(column) + ": seen \"" +
             seen.text(row) + "\" wanted \"" + wanted.text(row) + "\"";
    }
  }
  if (seen.cursor != wanted.cursor) {
    return "cursor at " + std::to_string(seen.cursor.row) + "," +
           std::to_string(seen.cursor.column) + " wanted " + std::to_string(wanted.cursor.row) +
           "," + std::to_string(wanted.cursor.column);
  }
  return {};
}

}  // namespace codemaker::tests
