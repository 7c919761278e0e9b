/// A round of Masterix being played: hands, the computer's moves, moves shown step by step, in full
/// and lean screens and in lines. Who plays and what it counts for is the scene's.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/masterix/hand.hpp"
#include "play/masterix/show.hpp"
#include "play/scene.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// One of the two who play; the first sits on the left.
struct MasterixSeat {
  std::string name = {};
  engine::masterix::Color color = engine::masterix::Color::blue;
  bool is_computer = false;
  std::string above = {};  ///< stands above the name: what he has won so far
};

/// Places and values of a round before the first move.
struct MasterixStart {
  int level = 1;
  std::string title = {};
  std::array<MasterixSeat, 2> seats = {};
};

/// "blue", "red".
[[nodiscard]] std::string_view name(engine::masterix::Color color);

class MasterixPlay {
 public:
  /// A new round on a board still to be drawn.
  void begin(MasterixStart start, Stage& stage);
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

  /// True once the last move of the round has been shown.
  [[nodiscard]] bool is_over() const { return phase_ == Phase::over; }

  [[nodiscard]] int level() const { return start_.level; }

  [[nodiscard]] const MasterixSeat& seat(std::size_t index) const { return start_.seats.at(index); }

  /// Points of a seat with its bonus, in a round that is over.
  [[nodiscard]] engine::Points score(std::size_t seat) const;

  /// "70 to 52": the first seat's points, then the second's.
  [[nodiscard]] std::string score_text() const;

  /// What the kills and the units paid, in a round that is over; returns the row below.
  [[nodiscard]] int draw_count(Canvas& canvas, int row) const;
  void tell_count(Stage& stage) const;

 private:
  enum class Phase : std::uint8_t {
    dealing,   ///< the board is being drawn
    choosing,  ///< a player chooses his move
    thinking,  ///< the computer does
    showing,   ///< a move is shown step by step
    over
  };

  using Square = engine::masterix::Square;
  using Squares = engine::masterix::Squares;
  using Move = engine::masterix::Move;
  using Position = engine::masterix::Position;

  void begin_turn(Stage& stage);
  void ask_computer(Stage& stage);
  void take_thought(const event::Jumped& jumped, Stage& stage);
  void make(Move move, Stage& stage);
  void finish_show(Stage& stage);
  void choose(const ansi::Key& key, Stage& stage);
  void take_up(Square square, Stage& stage);
  void click(Square square, Stage& stage);

  void take_words(std::string_view words, Stage& stage);
  void tell_start(Stage& stage) const;
  void tell_row(int row, Stage& stage) const;
  void tell_board(Stage& stage) const;
  void tell_points(Stage& stage) const;
  void tell_jumps(Stage& stage) const;
  void tell_jumps_of(Square square, Stage& stage) const;
  void take_move(Move move, Stage& stage);
  [[nodiscard]] std::string move_text(Move move) const;

  void draw_board(Canvas& canvas) const;
  void draw_seat(Canvas& canvas, std::size_t seat) const;
  void draw_lean_seat(Canvas& canvas, std::size_t seat) const;
  void place_cursor(Canvas& canvas) const;
  [[nodiscard]] Squares marked() const;
  [[nodiscard]] std::optional<Square> boxed() const;
  [[nodiscard]] std::string last_move_of(const MasterixSeat& seat) const;

  [[nodiscard]] const Position& position() const { return round_->position(); }

  [[nodiscard]] const MasterixSeat& mover() const;
  [[nodiscard]] bool has_computer() const;
  /// What Q does, in a sentence.
  [[nodiscard]] std::string_view leaving() const;

  [[nodiscard]] bool is_board_there() const { return round_.has_value(); }

  MasterixStart start_;
  Phase phase_ = Phase::dealing;
  std::optional<engine::masterix::Round> round_;
  MasterixHand hand_;
  std::optional<MasterixShow> show_;
  Instant next_step_at_;
  Instant asked_at_;                       ///< when the computer was
  bool is_late_ = false;                   ///< it was told that the computer thinks
  bool has_failed_ = false;                ///< the computer could not think
  bool is_skipping_ = false;               ///< the move to come is shown at once
  std::optional<Move> last_move_;          ///< stays marked while the next one is chosen
  std::array<std::string, 2> last_moves_;  ///< by color: "d3-c3 +6"
  std::string told_;                       ///< the last move in words
};

}  // namespace codemaker::play::masterix
