// Whatever is painted is what the terminal shows, on every kind of terminal.
#include "ansi/painter.hpp"
#include "support/model_terminal.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace codemaker::ansi;
using namespace codemaker::tests;

/// Takes numbers off the fuzzer's bytes, zeros when they are used up.
class Numbers {
 public:
  Numbers(const std::uint8_t* data, std::size_t size) : data_{data}, size_{size} {}

  int below(int bound) {
    if (size_ == 0) return 0;
    --size_;
    return *data_++ % bound;
  }

  [[nodiscard]] bool has_more() const { return size_ > 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

Terminal take_terminal(Numbers& numbers) {
  return {
      .charset = static_cast<Charset>(numbers.below(3)),
      .level = numbers.below(2) == 0 ? Level::b : Level::c,
      .rows = 6,
      .columns = numbers.below(2) == 0 ? 20 : 40,
      .repeats = numbers.below(2) == 0,
      .erases = numbers.below(2) == 0,
  };
}

void scribble(Numbers& numbers, Frame& frame) {
  static constexpr std::u16string_view glyphs = u" aZ0#-|+";
  for (int stroke = numbers.below(8); stroke > 0; --stroke) {
    const Position at{numbers.below(frame.rows()), numbers.below(frame.columns())};
    const int count = 1 + numbers.below(frame.columns());
    const Cell cell{
        glyphs[static_cast<std::size_t>(numbers.below(8))],
        {static_cast<Color>(numbers.below(8)), numbers.below(2) == 0,
         numbers.below(3) == 0 ? static_cast<Color>(numbers.below(8)) : Color::black}};
    for (int i = 0; i < count; ++i)
      frame.put({at.row, at.column + i}, cell);
  }
  frame.cursor = {numbers.below(frame.rows()), numbers.below(frame.columns())};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Numbers numbers{data, size};
  const Terminal terminal = take_terminal(numbers);
  Painter painter{terminal};
  ModelTerminal late{terminal, Wrap::late};
  ModelTerminal at_once{terminal, Wrap::at_once};
  Frame frame{terminal.rows, terminal.columns};
  while (numbers.has_more()) {
    scribble(numbers, frame);
    const std::string bytes = painter.paint(frame);
    for (ModelTerminal* const model : {&late, &at_once}) {
      model->receive(bytes);
      const std::string difference = first_difference(model->screen(), frame, terminal.charset);
      if (difference.empty() && model->complaints().empty()) continue;
      std::fprintf(stderr, "%s\n", difference.c_str());
      for (const auto& complaint : model->complaints())
        std::fprintf(stderr, "%s\n", complaint.c_str());
      std::abort();
    }
  }
  return 0;
}
