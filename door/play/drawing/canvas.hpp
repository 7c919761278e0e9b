/// A screen being drawn: the places every screen shares, and the colors we use.
#pragma once

#include "ansi/art.hpp"
#include "ansi/frame.hpp"
#include "play/call/call.hpp"
#include "play/call/words.hpp"
#include "play/choices/choices.hpp"
#include "play/drawing/key_help.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::play {

struct Shown;

namespace look {
inline constexpr ansi::Attribute plain{};
inline constexpr ansi::Attribute bright{.bold = true};
inline constexpr ansi::Attribute title{.foreground = ansi::Color::cyan, .bold = true};
inline constexpr ansi::Attribute frame{.foreground = ansi::Color::cyan};
inline constexpr ansi::Attribute message{.foreground = ansi::Color::yellow, .bold = true};
inline constexpr ansi::Attribute dim{.foreground = ansi::Color::black, .bold = true};
inline constexpr ansi::Attribute reversed{
    .foreground = ansi::Color::black, .background = ansi::Color::white};

/// The name of a key, in reverse video.
[[nodiscard]] ansi::Attribute key_cap();

}  // namespace look

/// A frame to draw on in the colors and signs this caller has: what the terminal cannot show, or
/// the caller does not want, is drawn as what it stands for.
class Canvas {
 public:
  static constexpr int full_columns = 79;
  static constexpr int lean_columns = 39;
  static constexpr int full_rows = 24;
  static constexpr int lean_rows = 20;
  static constexpr int large_columns = 131;
  static constexpr int large_rows = 49;

  /// `is_large`: of a screen that fills a terminal which `has_large_room`.
  Canvas(
      const ansi::Terminal& terminal, Presentation presentation, const Choices& choices,
      bool is_large = false
  );

  /// True of terminals on which a screen can fill 131 × 49, with a row for the sysop's status.
  [[nodiscard]] static bool has_large_room(
      const ansi::Terminal& terminal, Presentation presentation
  );

  /// Where on the canvas something of the screen lies; both count from 0.
  [[nodiscard]] static ansi::Position on_canvas(
      ansi::Position on_screen, const ansi::Terminal& terminal, Presentation presentation,
      bool is_large = false
  );

  /// True of small screens whose boards are tiles of color, with a letter on each: of terminals
  /// with forty columns, the rows of a full screen, more than sixteen colors, and blocks.
  [[nodiscard]] static bool has_room_for_tiles(
      const ansi::Terminal& terminal, Presentation presentation, const Choices& choices
  );

  /// What a small screen may fill of that terminal, as `rows()`.
  [[nodiscard]] static int small_rows_on(const ansi::Terminal& terminal);

  [[nodiscard]] bool is_lean() const { return is_lean_; }

  [[nodiscard]] bool is_large() const { return columns_ == large_columns; }

  /// From now on things are noted there and not drawn: what is drawn still are the words around
  /// them. Only of small screens.
  void note_in(Shown& shown) { noted_ = &shown; }

  /// Where they are noted; nullptr: all is drawn.
  [[nodiscard]] Shown* noted() const { return noted_; }

  /// True if the terminal has nothing beyond 7 bits.
  [[nodiscard]] bool is_ascii() const { return is_ascii_; }

  [[nodiscard]] bool is_utf8() const { return is_utf8_; }

  [[nodiscard]] bool has_squares() const { return has_squares_; }

  /// True if the caller wants pegs to have shapes on them.
  [[nodiscard]] bool has_shapes() const { return has_shapes_; }

  /// True if the terminal shows more than sixteen colors, so that gradients are worth their bytes.
  [[nodiscard]] bool has_shades() const { return has_shades_; }

  /// True if boards are tiles; see `has_room_for_tiles`.
  [[nodiscard]] bool has_tiles() const { return has_tiles_; }

  /// What a screen may fill: 79 × 24, or 39 × 20, on terminals of forty columns up to 24 rows.
  [[nodiscard]] int columns() const { return columns_; }

  [[nodiscard]] int rows() const { return rows_; }

  /// The row of the message, above the keys; what is told stands above it. Large screens, and small
  /// ones of as many rows as full ones, have a free row between.
  [[nodiscard]] int message_row() const {
    if (!is_lean_) return rows() - (is_large() ? 3 : 2);
    return rows() - (rows() < full_rows ? 3 : 4);
  }

  /// Places are counted from the top left of what the screen may fill.
  ansi::Position text(ansi::Position at, std::string_view text, ansi::Attribute look = {});
  /// Text that ends at the right edge.
  void right_text(int row, std::string_view text, ansi::Attribute look = {});
  /// Text in the middle between two columns.
  void middle_text(
      int row, int first, int columns, std::string_view text, ansi::Attribute look = {}
  );
  /// The same sign in each cell.
  void fill(ansi::Position at, int columns, int rows, std::string_view sign, ansi::Attribute look);
  /// The first rows of a picture.
  void art(const ansi::Frame& cells, int rows, ansi::Position at);
  /// Where the terminal's cursor rests.
  void cursor(ansi::Position at);
  /// What is being typed, with the cursor behind it; returns the place of that.
  ansi::Position typed(ansi::Position at, std::string_view text, ansi::Attribute look = {});
  /// What stands in the row can be chosen by the key, or without one by a click.
  void offer(int row, bool is_lit, std::string_view key = {}, std::string_view game = {}) const;

  /// A question will stand on the message row: what else asks for a key can be left out.
  void expect_question() { has_question_ = true; }

  [[nodiscard]] bool has_question() const { return has_question_; }

  /// A message will stand there: what else is drawn in its row is left out.
  void expect_message() { has_message_ = true; }

  [[nodiscard]] bool has_message() const { return has_message_; }

  /// What was said before is about something else: of messages only refusals will be shown.
  void hide_said() { hides_said_ = true; }

  [[nodiscard]] bool hides_said() const { return hides_said_; }

  /// Any key ends at once what moves here, and does nothing else: the last row says so.
  void expect_skip() { is_skipped_ = true; }

  /// Something large lies all around: then nothing of that kind is drawn inside.
  void surround() { is_surrounded_ = true; }

  [[nodiscard]] bool is_surrounded() const { return is_surrounded_; }

  /// A picture of the sysop's behind everything that is drawn later.
  void backdrop(const ansi::Art& art);

  [[nodiscard]] bool has_backdrop() const { return has_backdrop_; }

  /// The first row: where the caller is, and at its end how things stand. A backdrop has a header
  /// of its own.
  void header(std::string_view where, std::string_view facts = {});
  /// The first row of a full screen: the game, then where in it the caller is, then what is going
  /// on.
  void heading(std::string_view game, std::string_view where, std::string_view what = {});
  /// The time left, at the end of the first row or below it.
  void time(std::string_view text);
  /// Four lines at most, the last one on the message row; returns the place behind the text.
  ansi::Position message(std::string_view message);
  /// What is to be done: stands there while there is no message.
  void task(std::string_view task);
  /// The last row or two: which keys work here.
  void keys(std::span<const KeyHelp> helps);
  /// The one of them that is drawn at a place; nullptr: none.
  [[nodiscard]] static const KeyHelp* key_at(
      ansi::Position at, std::span<const KeyHelp> helps, const ansi::Terminal& terminal,
      Presentation presentation, bool is_large = false
  );

  /// Where something of so many rows begins that stands in the middle of the free ones from `row`.
  [[nodiscard]] int row_amid(int row, int rows) const {
    return row + (message_row() - row - rows) / 2;
  }

  /// Text broken at blanks, as wide as the screen less `indent` on both sides, on large ones in
  /// even lines that are easily read; returns the row below.
  int paragraph(int row, int indent, std::string_view text, ansi::Attribute look = {});
  /// Words that fill the rest of a row: cut at the edge of a screen, whole on a page.
  void row_text(ansi::Position at, std::string_view text, ansi::Attribute look = {});

  [[nodiscard]] ansi::Frame take() && { return std::move(frame_); }

 private:
  [[nodiscard]] ansi::Attribute shade(ansi::Attribute look) const;
  [[nodiscard]] ansi::Position on_frame(ansi::Position at) const;

  /// Where messages begin.
  [[nodiscard]] int message_column() const { return is_lean_ ? 0 : 3; }

  void draw_edge();

  ansi::Frame frame_;
  Shown* noted_ = nullptr;
  bool is_lean_;
  int columns_;
  int rows_;
  bool is_ascii_;
  bool is_utf8_;
  bool has_backdrop_ = false;
  bool has_question_ = false;
  bool has_message_ = false;
  bool hides_said_ = false;
  bool is_skipped_ = false;
  bool is_surrounded_ = false;
  bool has_color_;
  bool has_shades_;
  bool has_tiles_;
  bool has_squares_;  ///< colors are told apart by squares alone, without numbers
  bool has_shapes_;
  ansi::Position origin_;  ///< large screens have ours in their middle
};

}  // namespace codemaker::play
