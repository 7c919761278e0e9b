// Where the marbles of a slot lie, in cartons of all sizes.
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/marbles.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace codemaker::play::egg_carton {
namespace {

/// Rows of its places are halves of those of the screen.
bool is_of_halves(const Heap& heap) {
  return heap.size == MarbleSize::small;
}

/// Every marble has a place of its own in the well or trough, or a sign says that there are more.
void check_heap(const Heap& heap, int many, int columns, int rows) {
  std::set<std::pair<int, int>> places;
  for (const ansi::Position& place : heap.places) {
    places.emplace(place.row, place.column);
    CHECK(place.row >= 0);
    const int end = is_of_halves(heap) ? (place.row + columns_of(heap.size) + 1) / 2
                                       : place.row + rows_of(heap.size);
    CHECK(end <= rows);
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

TEST_CASE("marbles of a slot lie about its middle") {
  constexpr int most = 18;
  const Carton carton;
  for (int many = 1; many <= most; ++many) {
    INFO(many);
    const Heap heap = heap_in_well(carton, many);
    const int side = columns_of(heap.size);
    int down = 0;
    int across = 0;
    for (const ansi::Position& place : heap.places) {
      down += 2 * (is_of_halves(heap) ? place.row : 2 * place.row) + side;
      across += 2 * place.column + side;
    }
    CHECK(std::abs(across - many * carton.well_columns()) <= many / 2);
    CHECK(std::abs(down - many * 2 * carton.well_rows) <= many * 4 / 3);
  }
}

/// True if no two marbles touch one another.
bool has_air(const Heap& heap) {
  const int columns = columns_of(heap.size);
  const int rows = rows_of(heap.size);
  return std::ranges::none_of(heap.places, [&](const ansi::Position& one) {
    return std::ranges::any_of(heap.places, [&](const ansi::Position& other) {
      const int across = std::abs(one.column - other.column);
      const int down = std::abs(one.row - other.row);
      return across + down > 0 && across <= columns && down <= rows;
    });
  });
}

/// Free columns left and right of a heap whose lowest row is full.
void check_middle(const Heap& heap, int columns) {
  int first = columns;
  int end = 0;
  for (const ansi::Position& place : heap.places) {
    first = std::min(first, place.column);
    end = std::max(end, place.column + columns_of(heap.size));
  }
  CHECK(first > 0);
  CHECK(std::abs(first - (columns - end)) <= 1);
}

TEST_CASE("marbles of a large board are all of one size: they lie closer the more there are, and "
          "all but the fullest twos keep off its rim and its bottom") {
  struct Well {
    int rows;
    int most_apart;
    int most_off_rim;
    int most_in_twos;
    int most;
  };

  Carton carton = carton_of(true);
  for (const Well& well : {Well{11, 4, 8, 10, 21}, Well{17, 8, 14, 16, 36}}) {
    carton.well_rows = well.rows;
    for (int many = 1; many <= well.most; ++many) {
      INFO(well.rows << " " << many);
      const Heap heap = heap_in_well(carton, many);
      CHECK(heap.size == MarbleSize::large);
      const bool is_to_rim = many > well.most_off_rim && many <= well.most_in_twos;
      const int edge = is_to_rim ? 0 : 1;
      for (const ansi::Position& place : heap.places) {
        CHECK(place.row >= edge);
        CHECK(place.row + rows_of(heap.size) <= well.rows - edge);
        if (many > well.most_in_twos) continue;
        CHECK(place.column > 0);
        CHECK(place.column + columns_of(heap.size) < carton.well_columns());
      }
      CHECK(has_air(heap) == (many <= well.most_apart));
    }
  }
  // One alone lies as low as two.
  const int floor = heap_in_well(carton, 2).places.front().row;
  CHECK(heap_in_well(carton, 1).places.front().row == floor);
}

TEST_CASE("off a large board marbles lie in the middle, as large as in its slots") {
  Carton carton = carton_of(true);
  carton.well_rows = 11;
  for (const int many : {2, 8, 10, 15, 18, 20, 24}) {
    INFO(many);
    const Heap heap = heap_in_trough(carton, many);
    CHECK(heap.size == MarbleSize::large);
    CHECK(has_air(heap) == (many <= 10));
    check_middle(heap, carton.wall - 1);
    for (const ansi::Position& place : heap.places)
      CHECK(place.row > 0);
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
