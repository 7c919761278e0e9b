/// A move of Masterix as it is shown, step by step.
#pragma once

#include "engine/masterix/rules.hpp"

#include <cstdint>
#include <optional>

namespace codemaker::play::masterix {

class Show {
 public:
  using Board = engine::masterix::Board;
  using Square = engine::masterix::Square;
  using Squares = engine::masterix::Squares;

  /// Of a legal move. A move that is announced stands marked for a step before anything happens.
  Show(const engine::masterix::Position& before, engine::masterix::Move move, bool is_announced);

  [[nodiscard]] engine::masterix::Move move() const { return move_; }

  /// Who makes it.
  [[nodiscard]] engine::masterix::Color mover() const { return mover_; }

  /// The units as they stand in this step.
  [[nodiscard]] const Board& board() const { return board_; }

  /// True before anything has happened.
  [[nodiscard]] bool is_announced() const { return stage_ == Stage::announced; }

  /// The square whose unit is destroyed in this step.
  [[nodiscard]] std::optional<Square> destroyed() const;

  /// The squares that have just paid: all of them flash together.
  [[nodiscard]] Squares paying() const;

  /// True when everything has happened.
  [[nodiscard]] bool is_over() const { return stage_ == Stage::settled; }

  /// Goes on to the next step; nothing when it is over.
  void step();

 private:
  enum class Stage : std::uint8_t { announced, destroyed, paying, settled };

  void show_destroyed();

  engine::masterix::Move move_;
  engine::masterix::Color mover_;
  Squares captures_;
  Board board_;
  Stage stage_ = Stage::announced;
};

}  // namespace codemaker::play::masterix
