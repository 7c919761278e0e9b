/// A game of Egg Carton being played: hands, the computer's selections, marbles falling one by one,
/// in full and small screens and in lines. Who plays and what it counts for is the scene's.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/boards/stakes.hpp"
#include "play/egg_carton/place.hpp"
#include "play/egg_carton/play_course.hpp"
#include "play/egg_carton/play_view.hpp"
#include "play/egg_carton/weighing.hpp"
#include "play/scenes/scene.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Play {
 public:
  using Record = engine::egg_carton::records::CartonRecord;
  using Weigh = question::Weigh;

  /// Its board fills large screens.
  static constexpr bool large_board = true;
  static constexpr Place home = place::menu;
  /// What a guided game has taught.
  static constexpr std::string_view learnt =
      "You know the game: end off the board, and keep your turn.";

  /// Of the game; who begins a game, or deals, adds that.
  [[nodiscard]] shared::RecordKeeper<Record>& record() { return state_.record; }

  [[nodiscard]] const shared::RecordKeeper<Record>& record() const { return state_.record; }

  /// Player one of the seats has A to F.
  void begin(
      const engine::egg_carton::Position& position, std::array<Seat, 2> seats,
      boards::Stakes stakes, Stage& stage
  );

  /// Beside each slot stands where its first leg ends.
  [[nodiscard]] bool weighs() const { return may_weigh(state_); }

  /// The games from now on are guided.
  void be_guided() { state_.guide.is_on = true; }

  /// The computer plays the same for all whose board has this seed, from the next game on.
  void play_by(std::uint64_t seed) { state_.seed = seed; }

  /// A selection of an earlier call, whoever made it then.
  void make_again(engine::egg_carton::records::Selected selected, Stage& stage);

  /// While marbles fall any other key shows the end of it, and whoever is asked sees it, too.
  [[nodiscard]] static bool leaves(const ansi::Key& key);
  /// Shows the end of a sowing: it counts, whether seen or not.
  void finish_last_move(Stage& stage);
  /// Not while marbles fall.
  [[nodiscard]] bool asks_anew(const ansi::Key& key) const;

  void describe(Stage& stage) const { egg_carton::describe(state_, stage); }

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const { return egg_carton::wakes_at(state_); }

  void point(const Pointer& pointer, Stage& stage);

  void draw(Canvas& canvas) const { egg_carton::draw(state_, canvas); }

  [[nodiscard]] std::string prompt() const { return egg_carton::prompt(state_); }

  [[nodiscard]] std::vector<std::string> line_help() const { return egg_carton::line_help(state_); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return egg_carton::keys(state_); }

  /// Whose turn it is, and the marbles of both.
  void tell_turn(Stage& stage) const { egg_carton::tell_turn(state_, stage); }

  /// True while marbles fall: then any key shows the end of it and does nothing else.
  [[nodiscard]] bool is_sowing() const { return state_.sowing.has_value(); }

  /// True once the last selection of the game has been shown.
  [[nodiscard]] bool is_over() const { return state_.is_over(); }

  /// A person is to select.
  [[nodiscard]] bool is_asked() const { return state_.is_asked(); }

  /// True once a slot was selected.
  [[nodiscard]] bool has_begun() const { return !state_.selections.empty(); }

  /// What U takes back in a game of two.
  [[nodiscard]] std::optional<boards::TakenBack> taken_back() const;

  void undo(Stage& stage) { egg_carton::undo(state_, stage); }

  /// The computer's answer is still to come.
  [[nodiscard]] bool awaits_thought() const { return state_.is_thinking() || state_.awaits_hint; }

  /// What the last move was, if it is worth a word.
  [[nodiscard]] std::optional<opponents::Moment> moment() const { return state_.moment; }

  /// Of both players.
  [[nodiscard]] std::array<std::string, 2> names() const {
    return {state_.seats[0].name, state_.seats[1].name};
  }

  /// What was selected since the beginning.
  [[nodiscard]] const std::vector<engine::egg_carton::Slot>& selections() const {
    return state_.selections;
  }

  /// The board after them.
  [[nodiscard]] const engine::egg_carton::Position& position() const { return state_.position; }

  /// Whose turn it is, for the first row: "your turn", "Ada's turn".
  [[nodiscard]] std::string turn_text() const { return egg_carton::turn_text(state_); }

  [[nodiscard]] const Seat& seat(engine::egg_carton::Player player) const {
    return state_.seat(player);
  }

 private:
  PlayState state_;
};

}  // namespace codemaker::play::egg_carton
