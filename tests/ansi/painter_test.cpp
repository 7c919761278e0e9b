#include "ansi/painter.hpp"

#include "support/model_terminal.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <array>
#include <random>

namespace codemaker::ansi {
namespace {

using nlohmann::json;
using tests::first_difference;
using tests::ModelTerminal;
using tests::Wrap;

constexpr Terminal ansi_terminal{};
constexpr Terminal known_terminal{.level = Level::c, .repeats = true, .erases = true};

/// A frame of tests/vectors/bytes.
Frame read_frame(const json& described) {
  Frame frame{24, 80};
  for (const auto& [row, content] : described["rows"].items()) {
    const int at = std::stoi(row);
    frame.put({at, 0}, content["text"].get<std::string>());
    for (const auto& run : content["runs"]) {
      const auto& look = run[2];
      Attribute attribute;
      if (!look[0].is_null()) attribute.foreground = static_cast<Color>(look[0].get<int>());
      if (!look[1].is_null()) attribute.background = static_cast<Color>(look[1].get<int>());
      if (!look[2].is_null()) attribute.bold = look[2].get<int>() != 0;
      for (int i = 0; i < run[1].get<int>(); ++i) {
        const Position cell{at, run[0].get<int>() + i};
        frame.put(cell, Cell{frame.at(cell).glyph, attribute});
      }
    }
  }
  frame.cursor = {described["cursor"][0].get<int>(), described["cursor"][1].get<int>()};
  return frame;
}

std::vector<Frame> model_screens(const std::string& presentation) {
  const auto screens = json::parse(tests::read_file(tests::vectors() / "bytes" / "screens.json"));
  std::vector<Frame> frames;
  for (const auto& described : screens[presentation])
    frames.push_back(read_frame(described));
  return frames;
}

/// Paints frame after frame and checks each on a model of the terminal; the bytes of each.
std::vector<std::size_t> paint_all(const Terminal& terminal, const std::vector<Frame>& frames) {
  Painter painter{terminal};
  ModelTerminal late{terminal, Wrap::late};
  ModelTerminal at_once{terminal, Wrap::at_once};
  std::vector<std::size_t> sizes;
  for (const Frame& frame : frames) {
    const std::string bytes = painter.paint(frame);
    late.receive(bytes);
    at_once.receive(bytes);
    sizes.push_back(bytes.size());
    const Frame wanted = frame.in_depth(terminal.depth);
    REQUIRE(first_difference(late.screen(), wanted, terminal.charset).empty());
    REQUIRE(first_difference(at_once.screen(), wanted, terminal.charset).empty());
    REQUIRE(late.complaints().empty());
    REQUIRE(at_once.complaints().empty());
  }
  return sizes;
}

TEST_CASE("the model screens cost no more bytes than the best known encoders need") {
  struct Row {
    std::string presentation;
    Terminal terminal;
    std::array<std::size_t, 10> most;
  };

  // The first frame is a cleared screen; then the first board, four pegs, Enter, a peg, an undo and
  // a message.
  const auto row = GENERATE(
      Row{"full", ansi_terminal, {10, 1416, 11, 4, 9, 7, 51, 10, 11, 60}},
      Row{"lean", ansi_terminal, {10, 306, 11, 4, 9, 7, 24, 10, 4, 57}},
      Row{"full", known_terminal, {16, 1454, 11, 4, 9, 7, 57, 10, 13, 65}},
      Row{"lean", known_terminal, {16, 341, 11, 4, 9, 7, 30, 10, 13, 59}}
  );
  const auto sizes = paint_all(row.terminal, model_screens(row.presentation));
  for (std::size_t i = 0; i < row.most.size(); ++i) {
    INFO(row.presentation << " frame " << i);
    CHECK(sizes.at(i) <= row.most.at(i));
  }
}

TEST_CASE("nothing is sent while nothing changes") {
  Painter painter{ansi_terminal};
  Frame frame{24, 80};
  frame.put({3, 3}, "hello");
  CHECK_FALSE(painter.paint(frame).empty());
  CHECK(painter.paint(frame).empty());
}

TEST_CASE("a cleared screen is drawn from nothing") {
  Painter painter{ansi_terminal};
  Frame frame{24, 80};
  frame.put({3, 3}, "hello");
  const std::string first = painter.paint(frame);
  CHECK(painter.clear() == "\x1b[m\x1b[2J\x1b[H");
  CHECK(painter.paint(frame).find("\x1b[2J\x1b[H") != std::string::npos);
}

TEST_CASE("a terminal that may be light gets its normal colors spelled out") {
  Painter painter{known_terminal};
  CHECK(painter.paint(Frame{24, 80}).starts_with("\x1b[;37;40m\x1b[2J\x1b[H"));
}

TEST_CASE("leaving resets the colors and ends on an empty line") {
  Painter painter{ansi_terminal};
  Frame frame{24, 80};
  frame.put({3, 3}, "hello", {.foreground = Color::red});
  const std::string screen = painter.paint(frame);
  CHECK(screen.ends_with("hello\x1b[H"));
  CHECK(painter.leave() == "\x1b[m\x1b[4H\r\n");
}

/// Random screens that resemble real ones: runs of one color, boxes, words, blanks.
class Scribbler {
 public:
  Scribbler(unsigned seed, const Terminal& terminal) : random_{seed}, terminal_{terminal} {}

  void scribble(Frame& frame) {
    const int strokes = below(12);
    for (int i = 0; i < strokes; ++i)
      stroke(frame);
    frame.cursor = {below(frame.rows()), below(frame.columns())};
  }

 private:
  void stroke(Frame& frame) {
    static constexpr std::u16string_view glyphs = u"  aZ0.é█▒─│■Ω?";
    const Position from{below(frame.rows()), below(frame.columns())};
    const int length = 1 + below(below(4) == 0 ? frame.columns() : 6);
    const Attribute attribute =
        below(2) == 0 ? painted(ink(), below(3) == 0 ? ink() : Ink::none) : plain_colors();
    Glyph glyph = glyphs[static_cast<std::size_t>(below(static_cast<int>(glyphs.size())))];
    const bool is_run = below(2) == 0;
    for (int i = 0; i < length; ++i) {
      if (!is_run) glyph = glyphs[static_cast<std::size_t>(below(static_cast<int>(glyphs.size())))];
      frame.put({from.row, from.column + i}, Cell{shown_as(glyph), attribute});
    }
  }

  Attribute plain_colors() {
    return {
        .foreground = static_cast<Color>(below(8)),
        .bold = below(2) == 0,
        .background = below(3) == 0 ? static_cast<Color>(below(8)) : Color::black};
  }

  /// Any ink; none is one of them.
  Ink ink() { return static_cast<Ink>(below(static_cast<int>(Ink::last) + 1)); }

  /// The glyph as the terminal's character set can show it.
  Glyph shown_as(Glyph glyph) const {
    if (terminal_.charset == Charset::utf8) return glyph;
    std::string bytes;
    append_glyph(bytes, glyph, terminal_.charset);
    return glyph_of_cp437(static_cast<unsigned char>(bytes.front()));
  }

  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

  std::mt19937 random_;
  Terminal terminal_;
};

TEST_CASE("whatever is painted is what the terminal shows, in as many colors as it has") {
  const auto charset = GENERATE(Charset::cp437, Charset::utf8, Charset::ascii);
  const auto level = GENERATE(Level::b, Level::c);
  const auto abilities = GENERATE(0, 1, 2, 3);
  const auto columns = GENERATE(20, 40, 80);
  const auto depth = GENERATE(Depth::sixteen, Depth::indexed, Depth::direct);
  const Terminal terminal{
      .charset = charset,
      .level = level,
      .rows = 12,
      .columns = columns,
      .repeats = (abilities & 1) != 0,
      .erases = (abilities & 2) != 0,
      .depth = depth,
  };
  for (unsigned seed = 0; seed < 10; ++seed) {
    Scribbler scribbler{seed, terminal};
    Frame frame{terminal.rows, terminal.columns};
    std::vector<Frame> frames;
    for (int i = 0; i < 8; ++i) {
      scribbler.scribble(frame);
      frames.push_back(frame);
    }
    INFO("seed " << seed);
    paint_all(terminal, frames);
  }
}

}  // namespace
}  // namespace codemaker::ansi
