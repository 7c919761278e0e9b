/// A selection of Egg Carton as it is shown: marble by marble.
#pragma once

#include "engine/egg_carton/rules.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace codemaker::play::egg_carton {

/// It begins with the marbles of the slot in the hand. A step is one marble that falls, one change
/// of the brackets in which the last marble's place flashes, or the taking up of that place's
/// marbles when they are sown on.
class SowingShow {
 public:
  /// How often the brackets come and go: twice each.
  static constexpr int flash_steps = 4;

  /// `sowing` is what selecting the slot does to the board.
  SowingShow(
      const engine::egg_carton::Position& before, engine::egg_carton::Slot slot,
      engine::egg_carton::Sowing sowing
  );

  /// The board at rest before the selection.
  [[nodiscard]] const engine::egg_carton::Position& before() const { return before_; }

  /// The board without the marbles in the hand.
  [[nodiscard]] const engine::egg_carton::Position& board() const { return board_; }

  /// Marbles in the hand.
  [[nodiscard]] int hand() const { return hand_; }

  /// The slot they were taken from.
  [[nodiscard]] engine::egg_carton::Slot source() const { return source_; }

  /// True once marbles are sown on from where a last one fell.
  [[nodiscard]] bool is_relay() const { return is_relay_; }

  /// Where the hand is: over the slot it was filled from, or where it dropped a marble last. It is
  /// gone once the last marble's place flashes.
  [[nodiscard]] std::optional<engine::egg_carton::Station> hand_at() const;

  /// "C » F » off": the slot, and where the last marbles fell as far as that was seen.
  [[nodiscard]] const std::string& path() const { return path_; }

  /// Where a marble fell last; before the first one, the slot they were taken from.
  [[nodiscard]] engine::egg_carton::Station last() const { return last_; }

  /// Bytes on the line, about, that the step just taken costs: a marble, a place that is added to
  /// the path, or a slot that is emptied and a rule in words.
  [[nodiscard]] int bytes(bool is_full) const;

  /// The place that stands in brackets.
  [[nodiscard]] std::optional<engine::egg_carton::Station> lit() const;

  /// True when everything has been shown.
  [[nodiscard]] bool is_over() const {
    return hand_ == 0 && flashes_left_ == 0 && fallen_ == sowing_.drops.size();
  }

  /// Goes on to the next step.
  void step();

  [[nodiscard]] const engine::egg_carton::Sowing& sowing() const { return sowing_; }

 private:
  void take_up(engine::egg_carton::Slot slot);
  void drop();
  void flash();

  engine::egg_carton::Position before_;
  engine::egg_carton::Position board_;
  engine::egg_carton::Sowing sowing_;
  engine::egg_carton::Slot source_ = 0;
  engine::egg_carton::Station last_ = 0;  ///< where the last marble fell
  int hand_ = 0;
  std::size_t fallen_ = 0;
  int flashes_left_ = 0;
  bool is_relay_ = false;
  bool has_taken_up_ = false;
  std::string path_;
};

}  // namespace codemaker::play::egg_carton
