#include "play/drawing/canvas.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/board_size.hpp"
#include "play/drawing/cut_text.hpp"
#include "play/drawing/key_line.hpp"
#include "play/drawing/shown.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <string_view>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::Color;

// From here on the margins are worth to be shared out.
constexpr int wide_screen = 100;
constexpr int high_screen = 30;

// Up to here a terminal is as narrow as a small screen.
constexpr int narrow_screen = 60;

int columns_of(bool is_lean, bool is_large) {
  if (is_lean) return Canvas::lean_columns;
  return is_large ? Canvas::large_columns : Canvas::full_columns;
}

/// A terminal of forty columns that has rows for it is filled to its last one.
int rows_of(const ansi::Terminal& terminal, bool is_lean, bool is_large) {
  if (!is_lean) return is_large ? Canvas::large_rows : Canvas::full_rows;
  const bool is_narrow = terminal.columns < narrow_screen;
  return is_narrow ? std::clamp(terminal.rows, Canvas::lean_rows, Canvas::full_rows)
                   : Canvas::lean_rows;
}

/// Where on a large screen ours begins, so that it stands in the middle.
ansi::Position origin_of(const ansi::Terminal& terminal, bool is_lean, bool is_large) {
  const int columns = columns_of(is_lean, is_large);
  const int rows = rows_of(terminal, is_lean, is_large);
  return {
      terminal.rows >= high_screen ? (terminal.rows - rows) / 2 : 0,
      terminal.columns >= wide_screen ? (terminal.columns - columns) / 2 : 0};
}

}  // namespace

ansi::Attribute look::key_cap() {
  return ansi::painted(ansi::Ink::key_text, ansi::Ink::key_cap);
}

Canvas::Canvas(
    const ansi::Terminal& terminal, Presentation presentation, const Choices& choices, bool is_large
)
    : frame_{terminal.rows, terminal.columns},
      is_lean_{presentation != Presentation::full},
      columns_{columns_of(is_lean_, is_large)},
      rows_{rows_of(terminal, is_lean_, is_large)},
      is_ascii_{terminal.charset == ansi::Charset::ascii},
      is_utf8_{terminal.charset == ansi::Charset::utf8},
      has_color_{choices.has_color},
      has_shades_{has_color_ && terminal.depth != ansi::Depth::sixteen},
      has_tiles_{has_room_for_tiles(terminal, presentation, choices)},
      // Squares are told apart by color alone, so there must be color, and a square.
      has_squares_{choices.has_bare_pegs(terminal.depth) && has_color_ && !is_lean_ && !is_ascii_},
      has_shapes_{choices.numbers == PegNumbers::shapes},
      origin_{origin_of(terminal, is_lean_, is_large)} {
  const bool has_margins = origin_.row > 0 && origin_.column > 0 && !is_lean_;
  if (has_margins && !is_large) draw_edge();
}

bool Canvas::has_room_for_tiles(
    const ansi::Terminal& terminal, Presentation presentation, const Choices& choices
) {
  const bool has_room =
      presentation == Presentation::small && rows_of(terminal, true, false) == full_rows;
  return has_room && choices.has_color && terminal.depth != ansi::Depth::sixteen &&
         terminal.charset != ansi::Charset::ascii;
}

int Canvas::small_rows_on(const ansi::Terminal& terminal) {
  return rows_of(terminal, true, false);
}

BoardSize size_of_board(const Canvas& canvas) {
  if (canvas.has_tiles()) return BoardSize::tiles;
  if (canvas.is_lean()) return BoardSize::letters;
  return canvas.is_large() ? BoardSize::large : BoardSize::full;
}

BoardSize size_of_board(
    const ansi::Terminal& terminal, Presentation presentation, const Choices& choices, bool is_large
) {
  if (Canvas::has_room_for_tiles(terminal, presentation, choices)) return BoardSize::tiles;
  if (presentation != Presentation::full) return BoardSize::letters;
  return is_large ? BoardSize::large : BoardSize::full;
}

bool Canvas::has_large_room(const ansi::Terminal& terminal, Presentation presentation) {
  return presentation == Presentation::full && terminal.columns > large_columns &&
         terminal.rows > large_rows;
}

/// A thin line around ours, a blank away, with a row at the bottom for the status of a sysop.
void Canvas::draw_edge() {
  const ansi::Attribute line = look::dim;
  const int right = columns() + 1;
  const int bottom = rows() + 1;
  fill({-1, -1}, columns() + 2, 1, "─", line);
  fill({bottom, -1}, columns() + 2, 1, "─", line);
  fill({0, -2}, 1, rows() + 1, "│", line);
  fill({0, right}, 1, rows() + 1, "│", line);
  text({-1, -2}, "┌", line);
  text({-1, right}, "┐", line);
  text({bottom, -2}, "└", line);
  text({bottom, right}, "┘", line);
}

ansi::Position Canvas::on_frame(ansi::Position at) const {
  return {at.row + origin_.row, at.column + origin_.column};
}

ansi::Position Canvas::on_canvas(
    ansi::Position on_screen, const ansi::Terminal& terminal, Presentation presentation,
    bool is_large
) {
  const ansi::Position origin = origin_of(terminal, presentation != Presentation::full, is_large);
  return {on_screen.row - origin.row, on_screen.column - origin.column};
}

ansi::Attribute Canvas::shade(ansi::Attribute look) const {
  // Where there are shades, the terminal's own dark grey is too dark to be read.
  if (has_shades_ && look == look::dim) return ansi::painted(ansi::Ink::silver_dark);
  if (has_color_) return look;
  // What lies on a ground of its own lies on white.
  return look.background == Color::black ? ansi::Attribute{.bold = look.bold} : look::reversed;
}

ansi::Position Canvas::text(ansi::Position at, std::string_view text, ansi::Attribute look) {
  const auto after = frame_.put(on_frame(at), text, shade(look));
  return {after.row - origin_.row, after.column - origin_.column};
}

void Canvas::right_text(int row, std::string_view text, ansi::Attribute look) {
  this->text({row, columns() - static_cast<int>(ansi::length(text))}, text, look);
}

void Canvas::middle_text(
    int row, int first, int columns, std::string_view text, ansi::Attribute look
) {
  const int free = columns - static_cast<int>(ansi::length(text));
  this->text({row, first + std::max(free, 0) / 2}, text, look);
}

void Canvas::fill(
    ansi::Position at, int columns, int rows, std::string_view sign, ansi::Attribute look
) {
  const ansi::Cell cell{ansi::to_glyph(ansi::take_character(sign)), shade(look)};
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column)
      frame_.put(on_frame({at.row + row, at.column + column}), cell);
  }
}

void Canvas::art(const ansi::Frame& cells, int rows, ansi::Position at) {
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < std::min(columns(), cells.columns()); ++column) {
      const ansi::Cell& cell = cells.at({row, column});
      const ansi::Cell shaded{cell.glyph, shade(cell.attribute)};
      if (cell != ansi::Cell{}) frame_.put(on_frame({at.row + row, at.column + column}), shaded);
    }
  }
}

void Canvas::cursor(ansi::Position at) {
  const ansi::Position there = on_frame(at);
  frame_.cursor = {
      std::min(there.row, frame_.rows() - 1), std::min(there.column, frame_.columns() - 1)};
}

ansi::Position Canvas::typed(ansi::Position at, std::string_view text, ansi::Attribute look) {
  if (noted_ != nullptr) {
    noted_->field = ShownField{at.row, std::string{text}};
    return at;
  }
  const auto after = this->text(at, text, look);
  cursor(after);
  return after;
}

void Canvas::offer(int row, bool is_lit, std::string_view key, std::string_view game) const {
  if (noted_ != nullptr) noted_->offer({std::string{key}, {row, 0}, is_lit, std::string{game}});
}

void Canvas::backdrop(const ansi::Art& art) {
  this->art(art.cells, std::min(art.rows, rows()), {0, 0});
  has_backdrop_ = true;
}

void Canvas::header(std::string_view where, std::string_view facts) {
  if (has_backdrop_) return;
  if (noted_ != nullptr) {
    noted_->heading = fmt::format("{}{}{}", where, facts.empty() ? "" : " ", facts);
  } else if (is_lean_) {
    text({0, 0}, where, look::title);
    right_text(0, facts, look::title);
  } else {
    heading(where, facts);
  }
}

void Canvas::heading(std::string_view game, std::string_view where, std::string_view what) {
  if (has_backdrop_) return;
  using ansi::Ink;
  const ansi::Attribute bar = ansi::painted(Ink::bar_text, Ink::bar);
  fill({0, 0}, columns(), 1, " ", bar);
  ansi::Position after = text({0, 1}, game, ansi::painted(Ink::bar_name, Ink::bar));
  after = text({0, after.column + 2}, where, ansi::painted(Ink::gold_light, Ink::bar));
  text({0, after.column + 2}, what, bar);
}

void Canvas::time(std::string_view text) {
  if (noted_ != nullptr) return void(noted_->time = text);
  const bool is_in_bar = !is_lean_ && !has_backdrop_;
  if (!is_in_bar) return right_text(is_lean_ ? 1 : 0, fmt::format("Time {}", text));
  const auto bar = ansi::painted(ansi::Ink::gold_light, ansi::Ink::bar);
  right_text(0, fmt::format(" {} ", text), bar);
}

ansi::Position Canvas::message(std::string_view message) {
  constexpr int max_lines = 4;
  if (noted_ != nullptr) noted_->message = ansi::trim(message);
  if (noted_ != nullptr) return {message_row(), 0};
  const int indent = message_column();
  const auto wrap = is_large() ? ansi::wrap_evenly : ansi::wrap;
  const auto lines = wrap(message, columns() - indent);
  const int count = std::min(static_cast<int>(lines.size()), max_lines);
  ansi::Position after{message_row(), indent};
  for (int i = 0; i < count; ++i) {
    const int row = message_row() - (count - 1) + i;
    after = text({row, indent}, lines[static_cast<std::size_t>(i)], look::message);
  }
  if (message.empty()) return after;  // what a scene has drawn there stands
  // What stands at the end of the row is not cut in two, not even between its words.
  const auto is_free = [&](int column) {
    const ansi::Position at = on_frame({after.row, column});
    const bool is_there =
        at.row >= 0 && at.row < frame_.rows() && column < columns() && at.column < frame_.columns();
    return !is_there || frame_.at(at) == ansi::Cell{};
  };
  const bool is_cut = !is_free(after.column) || !is_free(after.column + 1);
  if (is_cut) fill(after, columns() - after.column, 1, " ", {});
  return after;
}

void Canvas::task(std::string_view task) {
  if (noted_ != nullptr) return void(noted_->otherwise = task);
  text({message_row(), message_column()}, task, look::message);
}

void Canvas::keys(std::span<const KeyHelp> helps) {
  if (noted_ != nullptr) return;
  const ansi::Attribute cap = is_lean_ ? look::plain : look::key_cap();
  const std::vector<KeyHelp> skipping = is_skipped_ ? keys_of_skip(helps) : std::vector<KeyHelp>{};
  const std::span<const KeyHelp> working = is_skipped_ ? skipping : helps;
  for (const PlacedKey& placed : placed_keys(working, columns(), rows(), is_lean_)) {
    const auto after = text(placed.at, shown_keys(*placed.help, is_lean_), cap);
    text({after.row, after.column + 1}, placed.help->does);
  }
}

const KeyHelp* Canvas::key_at(
    ansi::Position at, std::span<const KeyHelp> helps, const ansi::Terminal& terminal,
    Presentation presentation, bool is_large
) {
  const bool is_lean = presentation != Presentation::full;
  const int columns = columns_of(is_lean, is_large);
  const int rows = rows_of(terminal, is_lean, is_large);
  for (const PlacedKey& placed : placed_keys(helps, columns, rows, is_lean)) {
    const bool is_hit = at.row == placed.at.row && at.column >= placed.at.column &&
                        at.column < placed.at.column + placed.columns;
    if (is_hit) return placed.help;
  }
  return nullptr;
}

int Canvas::paragraph(int row, int indent, std::string_view text, ansi::Attribute look) {
  constexpr int easily_read = 84;
  const int room = columns() - 2 * indent;
  const auto lines =
      is_large() ? ansi::wrap_evenly(text, std::min(room, easily_read)) : ansi::wrap(text, room);
  if (noted_ != nullptr) {
    noted_->add(row, text, look);
    return row + static_cast<int>(lines.size());
  }
  for (const std::string& line : lines)
    this->text({row++, indent}, line, look);
  return row;
}

void Canvas::row_text(ansi::Position at, std::string_view text, ansi::Attribute look) {
  if (noted_ != nullptr) return noted_->add(at.row, text, look);
  this->text(at, cut_text(text, static_cast<std::size_t>(columns_ - at.column)), look);
}

}  // namespace codemaker::play
