/// Games of Egg Carton as records: what decides them, and how they are replayed.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/moves.hpp"
#include "engine/records/puzzle.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace codemaker::engine::records {

/// A ranked run up the ladder, from level 1.
struct Ladder {
  friend bool operator==(const Ladder&, const Ladder&) = default;
};

/// What a casual game begins with.
enum class CartonStart : std::uint8_t { classic, dealt };

/// A casual game, with undo; player one begins.
struct CartonCasual {
  CartonStart start = CartonStart::classic;
  egg_carton::RelayRule relay_rule = egg_carton::RelayRule::usual;
  int strength = 0;  ///< of the computer, which is player two, 1 … 10; 0: two people

  friend bool operator==(const CartonCasual&, const CartonCasual&) = default;
};

/// The game of a day against the computer, the same fair deal for all: one try, without hints and
/// undo, by the usual relay rule; the person, player one, begins.
struct CartonDaily {
  Day day = first_day;         ///< on which the game began
  int strength = daily_level;  ///< 1 … 10

  friend bool operator==(const CartonDaily&, const CartonDaily&) = default;
};

/// What was agreed before the first move.
using CartonSetup = std::variant<Ladder, CartonCasual, CartonDaily>;

/// A slot was selected.
struct Selected {
  egg_carton::Slot slot = 0;

  friend bool operator==(const Selected&, const Selected&) = default;
};

/// What happens in a game: a board dealt, a selection, …
using CartonMove = std::variant<Dealt, Selected, Undo, Leave>;

/// A game that is replayed, move by move.
class CartonReplay {
 public:
  explicit CartonReplay(const CartonSetup& setup);

  /// Makes the next move. Refused, it changes nothing.
  [[nodiscard]] Refusal play(const CartonMove& move);

  /// The board after the last move; nullopt before a deal.
  [[nodiscard]] const std::optional<egg_carton::Position>& position() const { return position_; }

  /// What came of the game so far.
  [[nodiscard]] Outcome outcome() const;

 private:
  [[nodiscard]] bool is_ladder() const { return std::holds_alternative<Ladder>(setup_); }

  [[nodiscard]] bool is_over() const;
  [[nodiscard]] bool is_persons_turn() const;
  [[nodiscard]] egg_carton::RelayRule relay_rule() const;
  [[nodiscard]] Refusal apply(const Dealt& dealt);
  [[nodiscard]] Refusal apply(const Selected& selected);
  [[nodiscard]] Refusal apply(Undo undo);
  [[nodiscard]] Refusal apply(Leave leave);

  CartonSetup setup_;
  RankedRun run_;  ///< of the ladder
  std::optional<egg_carton::Position> position_;
  bool is_game_on_ = false;                   ///< there is a board, and nobody has won it
  std::vector<egg_carton::Position> before_;  ///< each selection that can be undone
  bool is_left_ = false;
};

/// A game of Egg Carton, finished or not: a scene appends each move as it is made.
struct CartonRecord {
  using Replay = CartonReplay;

  /// Counted up when a record made before would be played differently.
  static constexpr int rules_version = 1;

  CartonSetup setup;
  std::vector<CartonMove> moves;

  friend bool operator==(const CartonRecord&, const CartonRecord&) = default;
};

}  // namespace codemaker::engine::records
