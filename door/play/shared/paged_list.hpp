/// A list of things that fills a page, or several: a row each on full screens, two on small ones.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/list_place.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::shared {

/// How large a share is, at the end of a row.
struct PagedBar {
  int column = 0;  ///< of the row
  int columns = 0;
  std::int64_t part = 0;
  std::int64_t whole = 0;
};

/// How an item is drawn.
struct PagedRow {
  std::string full;   ///< on full screens; on large ones it is longer
  std::string title;  ///< on small ones, which cut it, and what stands below it
  std::string below;
  bool waits = false;  ///< for the caller: it is drawn brighter
  std::optional<PagedBar> bar = {};
};

/// The bar on one of the items, the page around it, and where that stands on the screen.
class PagedList {
 public:
  /// On full screens below this word in large letters; what a row that waits is marked for.
  PagedList(std::string_view word, std::string_view waiting) : word_{word}, waiting_{waiting} {}

  /// The first item of the page, and the one behind its last.
  [[nodiscard]] std::size_t first(Presentation presentation, bool is_large = false) const;
  [[nodiscard]] std::size_t end(Presentation presentation, std::size_t items, bool is_large = false)
      const;

  [[nodiscard]] std::size_t at() const { return bar_.at(); }

  bool press(const ansi::Key& key, std::size_t items) { return bar_.press(key, items); }

  /// To the next page or the one before; refused, and false, where there is none.
  bool turn(bool is_next, std::size_t items, bool is_large, Stage& stage);

  /// The item that a click hits.
  [[nodiscard]] std::optional<std::size_t> hit(
      const Pointer& pointer, std::size_t items, Stage& stage
  ) const;

  /// Where the list stands on full screens, so that what is told of an item can stand beside it.
  [[nodiscard]] static ListPlace place_on(const Canvas& canvas, std::size_t items);

  /// The frame, and in it what there is to say where there are no items.
  void draw_frame(Canvas& canvas, std::size_t items, std::string_view remark) const;

  using RowOf = std::function<PagedRow(std::size_t item)>;
  void draw(Canvas& canvas, std::string_view columns, std::size_t items, const RowOf& row_of) const;

 private:
  void draw_small(Canvas& canvas, std::size_t items, const RowOf& row_of) const;

  std::string_view word_;
  std::string_view waiting_;
  LightBar bar_;
};

}  // namespace codemaker::play::shared
