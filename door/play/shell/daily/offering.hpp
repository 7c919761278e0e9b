/// From a row of today's best to the offer of a game by mail.
#pragma once

#include "ansi/keys.hpp"
#include "play/events/answers.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace codemaker::play::shell::daily {

/// How many of a table a page of so many puzzles has room for.
[[nodiscard]] std::size_t rows_shown(std::size_t puzzles, Presentation presentation);

/// Offers the game to who stands in this row.
void offer_to_row(
    std::span<const DailyRow> rows, std::size_t row, engine::RankedGame game, Stage& stage
);

/// The light bar in the table, which is there while somebody is chosen.
class OfferBar {
 public:
  /// The row that it is on; nullopt: there is none.
  [[nodiscard]] std::optional<std::size_t> at() const { return at_; }

  void put_away() { at_.reset(); }

  /// True if the key was about an offer. Any other key puts the bar away.
  [[nodiscard]] bool press(
      const ansi::Key& key, std::span<const DailyRow> rows, engine::RankedGame game, Stage& stage
  );

 private:
  void begin(bool has_rows, Stage& stage);

  std::optional<std::size_t> at_;
};

}  // namespace codemaker::play::shell::daily
