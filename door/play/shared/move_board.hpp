/// A board between two callers: here a move is chosen, and it is made where the game is. Each game
/// on a board has one of its own.
#pragma once

#include "engine/records/record.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/cloned.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play::shared {

/// All that is on the board.
struct MovePage {
  engine::records::Record record;
  std::array<std::string, 2> names;  ///< of player one and two
  bool is_own_second = false;        ///< the caller is player two
  bool is_open = false;              ///< the caller is to move
};

/// What something typed has come to.
struct MoveTyped {
  std::string move = {};    ///< is to be made, as a record's line has it
  bool is_command = false;  ///< none of the board's
};

class MoveBoard {
 public:
  MoveBoard() = default;
  virtual ~MoveBoard() = default;
  [[nodiscard]] virtual std::unique_ptr<MoveBoard> copy() const = 0;

  /// A move that is new is made before the caller's eyes.
  virtual void show(MovePage page, Stage& stage) = 0;

  [[nodiscard]] virtual MoveTyped press(const ansi::Key& key, Stage& stage) = 0;
  [[nodiscard]] virtual MoveTyped point(const Pointer& pointer, Stage& stage) = 0;
  virtual void tick(Stage& stage) = 0;
  [[nodiscard]] virtual std::optional<Instant> wakes_at() const = 0;

  /// All but the first row, and the one that says what happened.
  virtual void draw(Canvas& canvas) const = 0;

  /// The row of a small screen below all that it draws.
  [[nodiscard]] virtual int row_below(const Canvas& /*canvas*/) const { return 14; }

  /// A picture of what is left on it, below a result: five rows of full screens.
  virtual void draw_last(Canvas& canvas, int row) const = 0;
  /// What happened last, where the board does not say it, or what the move would do that is chosen.
  [[nodiscard]] virtual std::string status(bool is_lean) const = 0;
  /// A move is chosen or half chosen; Esc lets it go.
  [[nodiscard]] virtual bool is_choosing() const = 0;
  [[nodiscard]] virtual std::vector<KeyHelp> keys() const = 0;

 protected:
  MoveBoard(const MoveBoard&) = default;
  MoveBoard& operator=(const MoveBoard&) = default;
};

class AnyMoveBoard : public Cloned<MoveBoard> {
 public:
  using Cloned::Cloned;
};

}  // namespace codemaker::play::shared
