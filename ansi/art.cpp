#include "ansi/art.hpp"

#include "ansi/sauce.hpp"

#include <algorithm>
#include <vector>

namespace codemaker::ansi {
namespace {

constexpr int max_art_rows = 200;
constexpr std::size_t max_numbers = 16;
constexpr int max_number = 999;

/// A little terminal: as much of ANSI.SYS as art is made of.
class Canvas {
 public:
  explicit Canvas(int columns) : frame_{max_art_rows, columns} {}

  void take(char byte) {
    switch (state_) {
    case State::text:
      take_text(byte);
      return;
    case State::escape:
      state_ = byte == '[' ? State::sequence : State::text;
      numbers_.assign(1, 0);
      is_private_ = false;
      is_quoted_ = false;
      return;
    case State::sequence:
      take_sequence(byte);
      return;
    }
  }

  [[nodiscard]] Art finish() && { return {std::move(frame_), rows_}; }

 private:
  enum class State : std::uint8_t { text, escape, sequence };

  void take_text(char byte) {
    switch (byte) {
    case '\x1b':
      state_ = State::escape;
      return;
    case '\r':
      return;  // a line ends with LF, whatever comes before it
    case '\n':
      feed_line();
      return;
    case '\t':
      at_.column = std::min((at_.column / 8 + 1) * 8, frame_.columns() - 1);
      return;
    default:
      write(static_cast<unsigned char>(byte));
      return;
    }
  }

  void write(unsigned char byte) {
    if (at_.column >= frame_.columns()) wrap();
    if (at_.row >= max_art_rows) return;
    const Glyph glyph = byte == 0 ? u' ' : glyph_of_cp437(byte);
    frame_.put(at_, Cell{glyph, attribute_});
    rows_ = std::max(rows_, at_.row + 1);
    ++at_.column;
  }

  void wrap() {
    at_.column = 0;
    at_.row = std::min(at_.row + 1, max_art_rows);
  }

  void feed_line() {
    at_.column = 0;
    at_.row = std::min(at_.row + 1, max_art_rows);
    rows_ = std::max(rows_, std::min(at_.row, max_art_rows));
  }

  void take_sequence(char byte) {
    if (byte == '"') {  // text of a key redefinition
      is_quoted_ = !is_quoted_;
    } else if (is_quoted_ && byte >= ' ') {
      return;
    } else if (byte >= '0' && byte <= '9') {
      numbers_.back() = std::min(numbers_.back() * 10 + (byte - '0'), max_number);
    } else if (byte == ';') {
      if (numbers_.size() < max_numbers) numbers_.push_back(0);
    } else if (byte >= '<' && byte <= '?') {
      is_private_ = true;
    } else if (byte >= '@' && byte <= '~') {
      state_ = State::text;
      if (!is_private_) execute(byte);
    } else if (byte == '\x1b') {
      state_ = State::escape;
    } else if (byte < ' ') {  // the sequence has lost its end
      state_ = State::text;
      take_text(byte);
    }
  }

  [[nodiscard]] int number(std::size_t i, int otherwise) const {
    return i < numbers_.size() && numbers_[i] > 0 ? numbers_[i] : otherwise;
  }

  void execute(char function) {
    switch (function) {
    case 'A':
      move_to(at_.row - number(0, 1), at_.column);
      return;
    case 'B':
      move_to(at_.row + number(0, 1), at_.column);
      return;
    case 'C':
      move_to(at_.row, at_.column + number(0, 1));
      return;
    case 'D':
      move_to(at_.row, at_.column - number(0, 1));
      return;
    case 'G':
      move_to(at_.row, number(0, 1) - 1);
      return;
    case 'H':
    case 'f':
      move_to(number(0, 1) - 1, number(1, 1) - 1);
      return;
    case 'J':
      if (number(0, 0) == 2) clear();
      return;
    case 'K':
      erase_rest();
      return;
    case 'm':
      recolor();
      return;
    case 's':
      saved_ = at_;
      return;
    case 'u':
      at_ = saved_;
      return;
    default:
      return;
    }
  }

  void move_to(int row, int column) {
    at_.row = std::clamp(row, 0, max_art_rows - 1);
    at_.column = std::clamp(column, 0, frame_.columns() - 1);
  }

  void clear() {
    frame_ = Frame{max_art_rows, frame_.columns()};
    at_ = {};
    rows_ = 0;
  }

  void erase_rest() {
    for (int column = at_.column; column < frame_.columns(); ++column) {
      frame_.put({at_.row, column}, Cell{});
    }
  }

  void recolor() {
    for (const int number : numbers_) {
      if (number == 0) attribute_ = {};
      if (number == 1) attribute_.bold = true;
      if (number == 22) attribute_.bold = false;
      if (number == 7) attribute_ = {attribute_.background, false, attribute_.foreground};
      if (number >= 30 && number <= 37) attribute_.foreground = static_cast<Color>(number - 30);
      if (number >= 40 && number <= 47) attribute_.background = static_cast<Color>(number - 40);
    }
  }

  Frame frame_;
  Position at_;
  Position saved_;
  Attribute attribute_;
  State state_ = State::text;
  std::vector<int> numbers_;
  bool is_private_ = false;
  bool is_quoted_ = false;
  int rows_ = 0;
};

}  // namespace

Art read_art(std::string_view file, int columns) {
  Canvas canvas{columns};
  for (const char byte : without_sauce(file))
    canvas.take(byte);
  return std::move(canvas).finish();
}

void draw(const Art& art, Frame& frame, Position at) {
  for (int row = 0; row < art.rows; ++row) {
    for (int column = 0; column < art.cells.columns(); ++column) {
      const Cell& cell = art.cells.at({row, column});
      if (cell != Cell{}) frame.put({at.row + row, at.column + column}, cell);
    }
  }
}

}  // namespace codemaker::ansi
