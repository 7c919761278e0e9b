/// A round of Masterix being played: hands, the computer's moves, moves shown step by step, in full
/// and small screens and in lines. Who plays and what it counts for is the scene's.
#pragma once

#include "engine/masterix/record.hpp"
#include "play/boards/level_row.hpp"
#include "play/call/words.hpp"
#include "play/masterix/place.hpp"
#include "play/masterix/play_course.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/weighing.hpp"
#include "play/scenes/scene.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// Said before the first move of a game: on small screens with a mouse, which are those of fingers,
/// how to tap.
[[nodiscard]] std::string first_words(Stage& stage);

/// The caller's name as it stands in tables.
[[nodiscard]] std::string name_of(const Call& call);

class Play {
 public:
  using Record = engine::masterix::records::MasterixRecord;
  using Weigh = question::Weigh;
  using Choices = boards::LevelChoice<engine::masterix::word>;

  static constexpr Place home = place::menu;
  /// Its board fills large screens.
  static constexpr bool large_board = true;
  /// What a guided game has taught.
  static constexpr std::string_view learnt =
      "You know the game: take many, leave little to take back.";

  /// Of the game that the rounds are of; who begins a game begins it.
  [[nodiscard]] shared::RecordKeeper<Record>& record() { return state_.record; }

  [[nodiscard]] const shared::RecordKeeper<Record>& record() const { return state_.record; }

  /// A new round on a board still to be dealt.
  void begin(Start start);
  void deal(std::uint64_t seed, Stage& stage);

  void describe(Stage& stage) const { masterix::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return masterix::wakes_at(state_); }

  void point(const Pointer& pointer, Stage& stage);

  void draw(Canvas& canvas) const { masterix::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return masterix::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return masterix::line_help(state_); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return masterix::keys(state_); }

  /// A jump of an earlier call, whoever made it then.
  void make_again(Move jump, Stage& stage) { make(state_, jump, stage); }

  /// True for Q, and at the top of the game for Escape: within a round it puts a unit down, or
  /// skips.
  [[nodiscard]] bool leaves(const ansi::Key& key) const;

  [[nodiscard]] static bool asks_anew(const ansi::Key& key) { return letter_of(key) == U'n'; }

  /// A person is to move.
  [[nodiscard]] bool is_asked() const { return state_.phase == Phase::choosing; }

  /// What U takes back in a game of two.
  [[nodiscard]] std::optional<boards::TakenBack> taken_back() const;

  void undo(Stage& stage) { masterix::undo(state_, stage); }

  /// True once a move was made.
  [[nodiscard]] bool has_begun() const { return state_.last_move.has_value(); }

  /// Shows the rest of a move that ends the round: it counts, whether seen or not.
  void finish_last_move(Stage& stage);

  /// True once the last move of the round has been shown.
  [[nodiscard]] bool is_over() const { return state_.phase == Phase::over; }

  /// The computer's answer is still to come.
  [[nodiscard]] bool awaits_thought() const {
    return state_.phase == Phase::thinking || state_.is_hinting;
  }

  /// What the last move was, if it is worth a word.
  [[nodiscard]] std::optional<opponents::Moment> moment() const { return state_.moment; }

  /// Of blue and red, where two people play.
  [[nodiscard]] std::array<std::string, 2> names() const;

  /// "Level 3", "Round 2".
  [[nodiscard]] const std::string& where() const { return state_.start.where; }

  [[nodiscard]] int level() const { return state_.start.level; }

  [[nodiscard]] const Seat& seat(std::size_t index) const { return state_.start.seats.at(index); }

  /// Points of a seat with its bonus, in a round that is over.
  [[nodiscard]] engine::Points score(std::size_t seat) const;

  /// For the first seat.
  [[nodiscard]] engine::Verdict verdict() const { return engine::verdict_of(score(0), score(1)); }

  /// "70 to 52": the first seat's points, then the second's.
  [[nodiscard]] std::string score_text() const;

  /// What the kills and the units paid, in a round that is over; returns the row below.
  [[nodiscard]] int draw_count(Canvas& canvas, int row) const {
    return canvas.is_lean() ? draw_small_count(state_, canvas, row)
                            : draw_full_count(state_, canvas, row);
  }

  /// Says that the last move was made, in lines also what `draw_count` shows. True on screens,
  /// where the board stays.
  [[nodiscard]] bool tell_end(Stage& stage) const;

 private:
  PlayState state_;
};

}  // namespace codemaker::play::masterix
