/// Two players at one terminal: what they are called, and how many rounds each has won.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/shared/line_editor.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::boards {

/// Names are asked one after the other, and score is kept from the first round on. The sides are
/// changed after each round.
class Pair {
 public:
  /// Asks for the names; the first is the caller's unless another is typed.
  void begin(std::string_view handle);
  void press(const ansi::Key& key, Stage& stage);
  /// A name, or nothing: then the handle as a line, "Player 1" or "Player 2".
  void give(std::string_view name);

  void give_nothing() { give(named_ == 0 ? handle_ : ""); }

  /// False where no name was given yet.
  [[nodiscard]] bool steps_back();

  [[nodiscard]] bool are_named() const { return named_ == players_.size(); }

  void begin_anew();

  void begin_round() { ++round_; }

  /// nullopt: a tie.
  void end_round(std::optional<std::size_t> winner);

  [[nodiscard]] int round() const { return round_; }

  /// True in every other round: then the second player has the side that begins.
  [[nodiscard]] bool has_changed_sides() const { return round_ % 2 == 0; }

  [[nodiscard]] const std::string& name(std::size_t player) const {
    return players_.at(player).name;
  }

  [[nodiscard]] int rounds_won(std::size_t player) const { return players_.at(player).rounds_won; }

  /// "Rounds won: Ada 2, Karl 1."
  [[nodiscard]] std::string score_text() const;
  /// "Round 1", and later "Round 3: Ada 2, Karl 0".
  [[nodiscard]] std::string where() const;
  [[nodiscard]] std::string prompt() const;
  /// What was typed so far, below `words`.
  void draw(Canvas& canvas, ansi::Position at, std::string_view words) const;
  [[nodiscard]] static std::vector<KeyHelp> keys();

 private:
  struct Player {
    std::string name;
    int rounds_won = 0;
  };

  std::string handle_;
  shared::LineEditor typed_{0};
  std::size_t named_ = 0;  ///< players who have a name
  std::array<Player, 2> players_;
  int round_ = 0;
};

}  // namespace codemaker::play::boards
