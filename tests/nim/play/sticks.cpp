#include "play/nim/sticks.hpp"

#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

using ansi::Ink;
using engine::nim::Heaps;
using engine::nim::max_sticks;
using engine::nim::records::Table;

/// Where heaps stand on a screen.
struct Places {
  int first_row;
  int rows_apart;
  int column;  ///< of the first stick
  int number;  ///< of the count of a heap
};

constexpr int full_pitch = 5;
constexpr int small_pitch = 4;
constexpr int frame_rows = 18;

int heaps_of(const Table& table) {
  return static_cast<int>(std::ranges::count_if(table.dealt, [](int dealt) { return dealt > 0; }));
}

/// Few heaps have air between them.
Places places_of(const Table& table, bool is_lean) {
  if (is_lean) return {3, 2, 4, 34};
  const int apart = std::min(full_pitch, (frame_rows - 1) / std::max(heaps_of(table), 1));
  const int used = apart * heaps_of(table) - 1;
  return {3 + (frame_rows - 2 - used) / 2, apart, 11, 47};
}

void draw_match(Canvas& canvas, ansi::Position at, int rows) {
  canvas.text(at, "██", ansi::painted(Ink::peg_red));
  for (int row = 1; row < rows; ++row)
    canvas.text(
        {at.row + row, at.column}, "▐▌", ansi::painted(row * 2 > rows ? Ink::wood : Ink::wood_light)
    );
}

}  // namespace

void draw_heap(Canvas& canvas, ansi::Position at, const Heap& heap) {
  const bool is_lean = canvas.is_lean();
  const int pitch = is_lean ? small_pitch : full_pitch;
  const int width = is_lean ? 1 : 2;
  const auto column = [&](int stick) {
    return at.column + stick * pitch;
  };
  for (int stick = 0; stick < heap.sticks; ++stick) {
    if (is_lean) {
      canvas.text({at.row, column(stick)}, "|", look::bright);
    } else {
      draw_match(canvas, {at.row, column(stick)}, heap.rows);
    }
  }
  const int last = heap.sticks + heap.taken + heap.gone;
  for (int stick = heap.sticks; stick < last; ++stick) {
    const bool is_new = stick < heap.sticks + heap.taken;
    const ansi::Position place{at.row + heap.rows - 1, column(stick)};
    canvas.text(place, is_new ? "x" : "·", is_new ? look::message : look::dim);
  }
  if (heap.chosen == 0) return;
  canvas.text({at.row, column(heap.sticks - heap.chosen) - 1}, "[", look::message);
  canvas.text({at.row, column(heap.sticks - 1) + width}, "]", look::message);
  canvas.cursor({at.row, column(heap.sticks - heap.chosen) - 1});
}

void draw_heaps(Canvas& canvas, const View& view) {
  const Table& table = view.table;
  const bool is_lean = canvas.is_lean();
  const Places places = places_of(table, is_lean);
  if (!is_lean) draw_box(canvas, {2, 3}, 50, frame_rows, "", ansi::painted(Ink::wood_light));
  for (int heap = 0; heap < heaps_of(table); ++heap) {
    const int row = places.first_row + heap * places.rows_apart;
    const int middle = is_lean ? row : row + (places.rows_apart - 2) / 2;
    const int sticks = sticks_in(table.heaps, heap);
    const bool is_chosen = view.chosen && view.chosen->heap == heap;
    const int taken = view.last && view.last->heap == heap ? view.last->sticks : 0;
    const std::string letter{engine::nim::letter(heap)};
    if (is_lean) {
      canvas.text({row, 0}, letter, is_chosen ? look::message : look::bright);
    } else {
      draw_key(canvas, {middle, 5}, letter);
    }
    canvas.text({middle, places.number}, fmt::format("{:2}", sticks), look::bright);
    draw_heap(
        canvas, {row, places.column},
        {.sticks = sticks,
         .chosen = is_chosen ? view.chosen->sticks : 0,
         .taken = taken,
         .gone = sticks_in(table.dealt, heap) - sticks - taken,
         .rows = is_lean ? 1 : places.rows_apart - 1}
    );
  }
}

std::optional<engine::nim::Move> move_at(ansi::Position at, const Table& table, bool is_lean) {
  const Places places = places_of(table, is_lean);
  const int down = at.row - places.first_row;
  const int across = at.column - places.column + 1;
  if (down < 0 || across < 0) return std::nullopt;
  const int heap = down / places.rows_apart;
  const int stick = across / (is_lean ? small_pitch : full_pitch);
  const bool is_stick = heap < heaps_of(table) && stick < sticks_in(table.heaps, heap);
  if (!is_stick) return std::nullopt;
  return engine::nim::Move{heap, sticks_in(table.heaps, heap) - stick};
}

std::string text_of(const Heaps& heaps) {
  std::string text;
  for (int heap = 0; heap < engine::nim::max_heaps; ++heap) {
    if (sticks_in(heaps, heap) == 0) continue;
    const std::string_view between = text.empty() ? "" : ", ";
    text += fmt::format("{}{} {}", between, engine::nim::letter(heap), sticks_in(heaps, heap));
  }
  return text.empty() ? "no sticks" : text;
}

}  // namespace codemaker::play::nim
