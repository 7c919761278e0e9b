/// Where a list stands on full screens and on large ones, which have room beside it.
#pragma once

#include "ansi/frame.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace codemaker::play::shared {

struct ListPlace {
  ansi::Position frame;
  int columns;  ///< of the frame
  int frame_rows;
  int head;           ///< the row in which the columns have their names
  int first;          ///< the row of the first item
  std::size_t items;  ///< of a page
  int pitch = 1;      ///< rows from one item to the next

  [[nodiscard]] constexpr int row_of(std::size_t item) const {
    return first + pitch * static_cast<int>(item);
  }

  /// The item of the page that stands in a row, as far as there are so many.
  [[nodiscard]] constexpr std::optional<std::size_t> item_at(int row) const {
    if (row < first) return std::nullopt;
    const auto item = static_cast<std::size_t>((row - first) / pitch);
    return item < items ? std::optional{item} : std::nullopt;
  }

  /// What is said where there are no items.
  [[nodiscard]] constexpr int middle() const { return frame.row + frame_rows / 2; }

  [[nodiscard]] constexpr int last_row() const { return frame.row + frame_rows - 1; }

  /// Its frame ends with so many items, but has the rows that are told beside them.
  [[nodiscard]] constexpr ListPlace ending_with(std::size_t shown, int told_rows) const {
    constexpr int below_last = 3;  // itself, a row of air and the frame
    const int needed = row_of(std::max(shown, std::size_t{1}) - 1) - frame.row + below_last;
    ListPlace place = *this;
    place.frame_rows = std::clamp(needed, std::min(told_rows, frame_rows), frame_rows);
    return place;
  }
};

/// Of a list with nothing beside it.
inline constexpr int least_frame_rows = 6;

inline constexpr ListPlace full_list{{8, 3}, 73, 13, 9, 10, 10};

/// Few items have air between them, as far as so many rows go.
constexpr int airy_pitch(std::size_t items, std::size_t rows) {
  return 3 * items <= rows ? 3 : 2 * items <= rows ? 2 : 1;
}

inline constexpr std::size_t large_page = 30;

/// On large screens what is told of the chosen item stands at the right (shared/list_details.hpp).
constexpr ListPlace large_list(std::size_t items) {
  constexpr int told_rows = 24;
  const int pitch = airy_pitch(items, large_page);
  const ListPlace most{{8, 2}, 91, 35, 10, pitch > 1 ? 12 : 11, large_page, pitch};
  return most.ending_with(items, told_rows);
}

/// Items of a page of a full screen.
constexpr std::size_t list_page(bool is_large) {
  return is_large ? large_page : full_list.items;
}

}  // namespace codemaker::play::shared
