/// Games of Egg Carton as records: what decides them, and how they are replayed.
#pragma once

#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/record_of.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::engine::egg_carton::records {

using namespace engine::records;
using engine::records::Outcome;

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

  static constexpr RankedGame game = id;

  /// Counted up when a record made before would be played differently.
  static constexpr int rules_version = 1;

  /// A setup of a kind; nullopt for any text that `text` does not write.
  [[nodiscard]] static std::optional<CartonSetup> parse_setup(
      std::string_view kind, std::string_view text
  );
  /// Appends a move: its sign, "=" before what was hidden or dealt and "," before all others, and
  /// the move itself.
  static void append(std::string& text, const CartonMove& move);
  /// A move with its sign; nullopt for any text that `append` does not write. Whether the rules
  /// allow it is for the replay to say.
  [[nodiscard]] static std::optional<CartonMove> parse_move(std::string_view text);

  /// Of a game that was won: the marbles left to the computer.
  [[nodiscard]] static Points daily_score(const Outcome& outcome) { return outcome.two; }

  CartonSetup setup;
  std::vector<CartonMove> moves;

  friend bool operator==(const CartonRecord&, const CartonRecord&) = default;
};

/// The word for the kind of a game: "casual", "daily".
[[nodiscard]] std::string_view kind(const CartonSetup& setup);

/// What was agreed, with points between; empty where nothing is.
[[nodiscard]] std::string text(const CartonSetup& setup);

}  // namespace codemaker::engine::egg_carton::records
