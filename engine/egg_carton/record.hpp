/// Games of Egg Carton as records: what decides them, and how they are replayed.
#pragma once

#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/board_record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::engine::egg_carton::records {

using namespace engine::records;
using engine::records::Outcome;

/// What a casual game begins with.
enum class CartonStart : std::uint8_t { classic, dealt };

/// A casual game, with undo; player one begins.
struct CartonCasual {
  CartonStart start = CartonStart::classic;
  egg_carton::RelayRule relay_rule = egg_carton::RelayRule::usual;
  int strength = 0;  ///< of the computer, which is player two, 1 … 10; 0: two people

  /// That of two people is called a pair.
  [[nodiscard]] std::string_view kind() const { return strength == 0 ? "pair" : "casual"; }

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<CartonCasual> parse(std::string_view text);

  friend bool operator==(const CartonCasual&, const CartonCasual&) = default;
};

/// A slot was selected.
struct Selected {
  egg_carton::Slot slot = 0;

  friend bool operator==(const Selected&, const Selected&) = default;
};

/// What `BoardRecord` asks of them. The person, player one, begins; where nothing else is agreed,
/// fair deals are played by the usual relay rule.
struct CartonRules {
  using Setup = std::variant<RankedSetup, CartonCasual, DailySetup, ChallengeSetup, PositionSetup>;
  using Move = Selected;
  using Table = egg_carton::Position;

  static constexpr RankedGame game = id;
  static constexpr int version = 1;
  static constexpr std::array<std::string_view, 5> kinds{
      "ladder", "casual", "daily", "challenge", position_kind};
  static constexpr bool undoes_unanswered = true;
  static constexpr Refusal not_legal = "this slot cannot be selected";
  static constexpr Refusal not_undone = "there is no selection to undo";

  /// What a classic game begins with; nullopt: a deal.
  [[nodiscard]] static std::optional<Position> start(const Setup& setup);
  [[nodiscard]] static Position deal(const Setup& setup, std::uint64_t seed, int level);

  [[nodiscard]] static bool is_legal(const Position& position, Selected selected) {
    return is_selectable(position, selected.slot);
  }

  static void play(Position& position, Selected selected) {
    position = sow(position, selected.slot).after;
  }

  [[nodiscard]] static bool is_over(const Position& position) {
    return winner(position).has_value();
  }

  [[nodiscard]] static bool is_persons_turn(const Setup& setup, const Position& position) {
    const auto* casual = std::get_if<CartonCasual>(&setup);
    const bool is_pair = casual != nullptr && casual->strength == 0;
    return is_pair || position.turn == Player::one;
  }

  [[nodiscard]] static std::array<Points, 2> score(const Position& position) {
    return {marbles_of(position, Player::one), marbles_of(position, Player::two)};
  }

  [[nodiscard]] static Verdict verdict(const Position& position);
  [[nodiscard]] static Points worth(const Position& position, int level);

  /// The marbles left to the computer.
  [[nodiscard]] static Points daily_score(const Outcome& outcome) { return outcome.two; }

  [[nodiscard]] static std::string text(Selected selected);
  [[nodiscard]] static std::optional<Selected> parse_move(std::string_view text);
};

using CartonRecord = BoardRecord<CartonRules>;
using CartonReplay = CartonRecord::Replay;
using CartonSetup = CartonRecord::Setup;
using CartonMove = CartonRecord::Move;

}  // namespace codemaker::engine::egg_carton::records

namespace codemaker::engine::records {

extern template struct BoardRecord<egg_carton::records::CartonRules>;

}  // namespace codemaker::engine::records
