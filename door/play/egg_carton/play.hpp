/// A game of Egg Carton being played: hands, the computer's selections, marbles falling one by one,
/// in full and lean screens and in lines. Who plays and what it counts for is the scene's.
#pragma once

#include "play/egg_carton/board.hpp"
#include "play/egg_carton/sowing.hpp"
#include "play/scene.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

/// Who sits at a side of the carton.
struct EggSeat {
  std::string name = {};
  int strength = 0;  ///< of the computer, 1 … 10; 0 for a person
};

class EggPlay {
 public:
  /// Player one of the seats has A to F.
  void begin(
      const engine::egg_carton::Position& position, std::array<EggSeat, 2> seats, Stage& stage
  );
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);
  [[nodiscard]] std::optional<Instant> wakes_at() const;
  void point(const Pointer& pointer, Stage& stage);
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  /// Whose turn it is, and the marbles of both.
  void tell_turn(Stage& stage) const;

  /// True while marbles fall: then any key shows the end of it and does nothing else.
  [[nodiscard]] bool is_sowing() const { return sowing_.has_value(); }

  /// True once the last selection of the game has been shown.
  [[nodiscard]] bool is_over() const;

  /// What was selected since the beginning.
  [[nodiscard]] const std::vector<engine::egg_carton::Slot>& selections() const {
    return selections_;
  }

  /// The board after them.
  [[nodiscard]] const engine::egg_carton::Position& position() const { return position_; }

  [[nodiscard]] const EggSeat& seat(engine::egg_carton::Player player) const {
    return seats_[player == engine::egg_carton::Player::one ? 0 : 1];
  }

 private:
  using Player = engine::egg_carton::Player;
  using Slot = engine::egg_carton::Slot;

  /// The turn of a side that is going on, or was its last.
  struct Turn {
    std::string letters = {};  ///< of its selections
    std::string rule = {};     ///< by which the last of them came to rest
  };

  void begin_selection(Stage& stage);
  void take_thought(const event::Selected& selected, Stage& stage);
  void choose(Slot slot, Stage& stage);
  void select(Slot slot, Stage& stage);
  void tell_selection(Stage& stage) const;
  void show_next(Stage& stage);
  void come_to_rest(Stage& stage);
  void change_pace(Stage& stage) const;

  void draw_side(Canvas& canvas, Player player) const;
  void draw_words(Canvas& canvas, Player player) const;
  void draw_status(Canvas& canvas) const;

  [[nodiscard]] bool is_thinking() const {
    return !sowing_ && !is_over() && seat(position_.turn).strength > 0;
  }

  [[nodiscard]] bool has_computer() const { return seats_[0].strength + seats_[1].strength > 0; }

  /// Whose selection is shown or waited for.
  [[nodiscard]] Player mover() const { return sowing_ ? sowing_->before().turn : position_.turn; }

  [[nodiscard]] Turn& turn_of(Player player) { return turns_[player == Player::one ? 0 : 1]; }

  engine::egg_carton::Position position_;
  std::array<EggSeat, 2> seats_;
  std::array<Turn, 2> turns_;
  std::vector<Slot> selections_;
  bool begins_turn_ = true;  ///< the next selection is the first of a turn
  std::optional<EggSowing> sowing_;
  bool rests_ = false;    ///< the computer selects again as soon as the rule has been read
  Instant next_step_at_;  ///< of the sowing, or the end of the rest
};

}  // namespace codemaker::play::egg_carton
