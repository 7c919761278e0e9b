// Where the marbles of a slot lie, in cartons of all sizes.
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/marbles.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <utility>

namespace codemaker::play::egg_carton {
namespace {

/// Every marble has a place of its own in the well or trough, or a sign says that there are more.
void check_heap(const Heap& heap, int many, int columns, int rows) {
  std::set<std::pair<int, int>> places;
  for (const ansi::Position& place : heap.places) {
    places.emplace(place.row, place.column);
    CHECK(place.row >= 0);
    CHECK(place.row + rows_of(heap.size) <= rows);
    CHECK(place.column >= 0);
    CHECK(place.column + columns_of(heap.size) <= columns);
  }
  CHECK(places.size() == heap.places.size());
  const int shown = static_cast<int>(heap.places.size());
  CHECK(shown == (heap.has_more ? columns * rows : many));
  CHECK(shown <= many);
}

TEST_CASE("a carton of any height draws as many marbles as its numbers say, or that there are more"
) {
  constexpr int all_marbles = 36;
  for (const bool is_large : {false, true}) {
    for (const bool is_plain : {false, true}) {
      for (const int well_rows : {1, 2, 3, 6, 8, 18}) {
        Carton carton = carton_of(is_large);
        carton.well_rows = well_rows;
        carton.is_plain = is_plain && !is_large;
        if (is_large && well_rows < 8) continue;
        INFO(is_large << is_plain << " " << well_rows);
        for (int many = 0; many <= all_marbles; ++many) {
          check_heap(heap_in_well(carton, many), many, carton.well_columns(), well_rows);
          check_heap(heap_in_trough(carton, many), many, carton.wall - 1, 2 * well_rows + 1);
        }
      }
    }
  }
}

TEST_CASE("marbles of a large board keep off its walls; at rest all of them are of one size") {
  Carton carton = carton_of(true);
  for (const int well_rows : {8, 18}) {
    carton.well_rows = well_rows;
    carton.is_at_rest = well_rows == 8;
    const int as_many_as_fit = carton.is_at_rest ? 9 : 12;
    for (int many = 1; many <= as_many_as_fit; ++many) {
      INFO(well_rows << " " << many);
      const Heap heap = heap_in_well(carton, many);
      for (const ansi::Position& place : heap.places) {
        CHECK(place.column >= 1);
        CHECK(place.column + columns_of(heap.size) < carton.well_columns());
      }
      if (carton.is_at_rest) CHECK(heap.size == MarbleSize::middle);
    }
  }
  // One alone lies as low as two.
  const int floor = heap_in_well(carton, 2).places.front().row;
  CHECK(heap_in_well(carton, 1).places.front().row == floor);
}

TEST_CASE("off a large board pairs lie apart, and many marbles are small and keep off the rim") {
  Carton carton = carton_of(true);
  carton.well_rows = 8;
  carton.is_at_rest = true;
  const Heap pair = heap_in_trough(carton, 2);
  CHECK(pair.places[1].column == pair.places[0].column + columns_of(pair.size) + 1);
  for (const int many : {14, 15, 16, 24}) {
    const Heap heap = heap_in_trough(carton, many);
    CHECK(heap.size == (many <= 14 ? MarbleSize::middle : MarbleSize::small));
    for (const ansi::Position& place : heap.places)
      CHECK(place.row > 0);
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
