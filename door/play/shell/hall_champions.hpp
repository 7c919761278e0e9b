/// The champions of past seasons: a page of the Hall of Fame.
#pragma once

#include "play/scenes/scene.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace codemaker::play::shell {

/// Who was best in each season, the latest first, as many as fit.
class ChampionsPage {
 public:
  ChampionsPage() = default;

  /// The caller's own name is lit; games that are not offered are left out.
  explicit ChampionsPage(const Call& call) : player_{call.player}, offered_{call.offered} {}

  /// They were read.
  void take(const event::Champions& champions) { champions_ = champions; }

  [[nodiscard]] bool is_there() const { return champions_.has_value(); }

  /// True if they may not all fit on a screen.
  [[nodiscard]] bool is_long() const;

  /// True if the key led to older or newer seasons.
  [[nodiscard]] bool press(const ansi::Key& key, Stage& stage);
  void describe(Stage& stage) const;

  /// Inside the frame of the tables, all over a large screen, or on a small one.
  void draw(Canvas& canvas) const;
  void draw_large(Canvas& canvas) const;
  void draw_small(Canvas& canvas) const;

 private:
  void draw_large_best(
      Canvas& canvas, ansi::Position at, const std::optional<scores::Entry>& best,
      ansi::Attribute gold
  ) const;
  void go_to(std::size_t first, Stage& stage);
  [[nodiscard]] std::span<const SeasonBest> on_page(std::size_t most) const;
  /// What is to be said besides the rows.
  [[nodiscard]] std::string_view remark() const;

  scores::Player player_;
  OfferedGames offered_;
  std::optional<event::Champions> champions_;
  std::size_t first_ = 0;  ///< on the screen
};

}  // namespace codemaker::play::shell
