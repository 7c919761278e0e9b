#include "play/nim/sticks.hpp"

#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

using ansi::Ink;
using engine::nim::Move;
using engine::nim::records::Table;

/// Where heaps stand on a screen.
struct Places {
  int first_row;
  int rows_apart;
  int column;  ///< of the first stick
  int number;  ///< of the count of a heap
};

constexpr int frame_rows = 18;

int heaps_of(const Table& table) {
  return static_cast<int>(std::ranges::count_if(table.dealt, [](int dealt) { return dealt > 0; }));
}

/// Few heaps have air between them.
Places places_of(const Table& table, bool is_lean) {
  if (is_lean) return {3, 2, 4, 34};
  const int apart = std::min(5, (frame_rows - 1) / heaps_of(table));
  return {3 + (frame_rows - 1 - apart * heaps_of(table)) / 2, apart, 11, 47};
}

/// Where sticks stood: those of the last move, which are crossed out, and others.
void draw_gone(Canvas& canvas, ansi::Position at, int taken, int others) {
  for (int stick = 0; stick < taken + others; ++stick, at.column += pitch(canvas.is_lean())) {
    const bool is_new = stick < taken;
    canvas.text(at, is_new ? "x" : "·", is_new ? look::message : look::dim);
  }
}

/// Around the last sticks of a heap that ends before this column.
void draw_brackets(Canvas& canvas, ansi::Position end, int sticks) {
  const int apart = pitch(canvas.is_lean());
  const ansi::Position begin{end.row, end.column - sticks * apart - 1};
  canvas.text(begin, "[", look::message);
  canvas.text({end.row, end.column - apart + (canvas.is_lean() ? 1 : 2)}, "]", look::message);
  canvas.cursor(begin);
}

}  // namespace

void draw_sticks(Canvas& canvas, ansi::Position at, int sticks, int rows) {
  for (int stick = 0; stick < sticks; ++stick, at.column += pitch(canvas.is_lean())) {
    if (canvas.is_lean()) {
      canvas.text(at, "|", look::bright);
      continue;
    }
    canvas.text(at, "██", ansi::painted(Ink::peg_red));
    for (int row = 1; row < rows; ++row) {
      const Ink ink = row * 2 > rows ? Ink::wood : Ink::wood_light;
      canvas.text({at.row + row, at.column}, "▐▌", ansi::painted(ink));
    }
  }
}

void draw_heaps(
    Canvas& canvas, const Table& table, std::optional<Move> last, std::optional<Move> chosen
) {
  const bool is_lean = canvas.is_lean();
  const auto [first_row, rows_apart, column, number] = places_of(table, is_lean);
  if (!is_lean) draw_box(canvas, {2, 3}, 50, frame_rows, "", ansi::painted(Ink::wood_light));
  for (int heap = 0; heap < heaps_of(table); ++heap) {
    const int row = first_row + heap * rows_apart;
    const int middle = is_lean ? row : row + (rows_apart - 2) / 2;
    const int sticks = sticks_in(table.heaps, heap);
    const bool is_chosen = chosen && chosen->heap == heap;
    const std::string letter{engine::nim::letter(heap)};
    if (is_lean) canvas.text({row, 0}, letter, is_chosen ? look::message : look::bright);
    if (!is_lean) draw_key(canvas, {middle, 5}, letter);
    canvas.text({middle, number}, fmt::format("{:2}", sticks), look::bright);
    const int rows = is_lean ? 1 : rows_apart - 1;
    draw_sticks(canvas, {row, column}, sticks, rows);
    const int taken = last && last->heap == heap ? last->sticks : 0;
    const ansi::Position behind{row + rows - 1, column + sticks * pitch(is_lean)};
    draw_gone(canvas, behind, taken, sticks_in(table.dealt, heap) - sticks - taken);
    if (is_chosen) draw_brackets(canvas, {row, behind.column}, chosen->sticks);
  }
}

std::optional<Move> move_at(ansi::Position at, const Table& table, bool is_lean) {
  const Places places = places_of(table, is_lean);
  const int down = at.row - places.first_row;
  const int across = at.column - places.column + 1;
  const int heap = down / places.rows_apart;
  const int stick = across / pitch(is_lean);
  const bool is_stick =
      down >= 0 && across >= 0 && heap < heaps_of(table) && stick < sticks_in(table.heaps, heap);
  return is_stick ? std::optional{Move{heap, sticks_in(table.heaps, heap) - stick}} : std::nullopt;
}

void draw_facts(Canvas& canvas, ansi::Position at, const Table& table, const Facts& more) {
  const auto [own, others] = table.taken;
  Facts facts{{"You took", std::to_string(own)}, {"Computer took", std::to_string(others)}};
  facts.insert(facts.end(), more.begin(), more.end());
  for (const auto& [name, value] : facts) {
    canvas.text(at, name);
    canvas.text({at.row++, at.column + 15}, value, look::bright);
  }
}

std::string text_of(const engine::nim::Heaps& heaps) {
  std::string text;
  for (int heap = 0; heap < engine::nim::max_heaps; ++heap) {
    if (sticks_in(heaps, heap) == 0) continue;
    const std::string_view between = text.empty() ? "" : ", ";
    text += fmt::format("{}{} {}", between, engine::nim::letter(heap), sticks_in(heaps, heap));
  }
  return text.empty() ? "no sticks" : text;
}

}  // namespace codemaker::play::nim
