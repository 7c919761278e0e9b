#include "play/egg_carton/balanced_heap.hpp"

#include "ansi/frame.hpp"
#include "play/egg_carton/carton_art.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace codemaker::play::egg_carton {

namespace {

/// One to seven marbles balanced about the middle of a well, one count after the other. Up to four
/// keep off rim and walls, and all leave the corners free; of three side by side the one between
/// lies upon the others. A marble more leaves most others where they are.
constexpr std::array<ansi::Position, 28> balanced_places{{
    {2, 3},                                                  // one
    {1, 1}, {3, 5},                                          // two
    {1, 3}, {3, 5}, {3, 1},                                  // three
    {1, 1}, {3, 5}, {3, 1}, {1, 5},                          // four
    {0, 1}, {4, 5}, {4, 1}, {0, 5}, {2, 3},                  // five
    {0, 1}, {4, 5}, {4, 1}, {0, 5}, {2, 1}, {2, 5},          // six
    {0, 1}, {4, 5}, {4, 1}, {0, 5}, {2, 0}, {2, 6}, {2, 3},  // seven
}};

constexpr int most_balanced = 7;

/// More are small: how many lie in each row from the rim down.
constexpr std::array<std::string_view, 11> rows_of_small{
    "323", "333", "3223", "3323", "3333", "454", "3443", "555", "4444", "34343", "4554"};

Heap middle_heap(int many) {
  const auto* const first = balanced_places.begin() + many * (many - 1) / 2;
  return Heap{MarbleSize::middle, {first, first + many}};
}

/// Heaps of many in the middle of their rows, apart while there is room for that; nullopt: there
/// are too many.
std::optional<Heap> small_heap(int many) {
  constexpr int most_apart = 12;
  const auto index = static_cast<std::size_t>(many - most_balanced - 1);
  if (index >= rows_of_small.size()) return std::nullopt;
  const std::string_view rows = rows_of_small.at(index);
  Heap heap{MarbleSize::small};
  const int apart = many <= most_apart ? 1 : 0;
  const int pitch = columns_of(heap.size) + apart;  // in columns, and in halves of rows
  const int high = static_cast<int>(rows.size()) * pitch - apart;
  const int top = (2 * Carton{}.well_rows - high + 1) / 2;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const int in_row = rows.at(row) - '0';
    // Two are further apart, in the middle below three.
    const int step = apart > 0 && in_row == 2 ? pitch + 1 : pitch;
    const int free = Carton{}.well_columns() - (in_row - 1) * step - columns_of(heap.size);
    const int first = (free + static_cast<int>(row) % 2) / 2;
    for (int at = 0; at < in_row; ++at)
      heap.places.push_back({top + static_cast<int>(row) * pitch, first + at * step});
  }
  return heap;
}

}  // namespace

std::optional<Heap> balanced_heap(int many) {
  return many > most_balanced ? small_heap(many) : middle_heap(many);
}

}  // namespace codemaker::play::egg_carton
