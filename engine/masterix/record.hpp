/// Games of Masterix as records: what decides them, and how they are replayed.
#pragma once

#include "engine/masterix/id.hpp"
#include "engine/masterix/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/board_record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::engine::masterix::records {

using namespace engine::records;

/// A round of two people. Player one is blue.
struct MasterixPair {
  [[nodiscard]] static std::string text() { return {}; }

  [[nodiscard]] static std::optional<MasterixPair> parse(std::string_view text) {
    return text.empty() ? std::optional{MasterixPair{}} : std::nullopt;
  }

  friend bool operator==(const MasterixPair&, const MasterixPair&) = default;
};

/// What `BoardRecord` asks of them. The person is blue.
struct MasterixRules {
  using Setup = std::variant<
      RankedSetup, CasualSetup, MasterixPair, DailySetup, ChallengeSetup, PositionSetup>;
  using Move = masterix::Move;
  using Table = masterix::Round;

  static constexpr RankedGame game = id;
  static constexpr int version = 1;
  static constexpr std::array<std::string_view, 6> kinds{"run",   "casual",    "pair",
                                                         "daily", "challenge", position_kind};
  static constexpr bool undoes_unanswered = false;
  static constexpr Refusal not_legal = "there is no such jump";
  static constexpr Refusal not_undone = "there is no move to undo";

  [[nodiscard]] static Round deal(const Setup& setup, std::uint64_t seed, int level);

  [[nodiscard]] static bool is_legal(const Round& round, Move move) {
    return masterix::is_legal(round.position(), move);
  }

  static void play(Round& round, Move move) { round.play(move); }

  [[nodiscard]] static bool is_over(const Round& round) { return round.is_over(); }

  [[nodiscard]] static bool is_persons_turn(const Setup& setup, const Round& round) {
    return std::holds_alternative<MasterixPair>(setup) || round.position().turn == Color::blue;
  }

  [[nodiscard]] static std::array<Points, 2> score(const Round& round) {
    return {round.score(Color::blue), round.score(Color::red)};
  }

  [[nodiscard]] static Verdict verdict(const Round& round) {
    return verdict_of(round.score(Color::blue), round.score(Color::red));
  }

  [[nodiscard]] static Points worth(const Round& round, int /*level*/) {
    return round.score(Color::blue);
  }

  /// The points more than the computer.
  [[nodiscard]] static Points daily_score(const Outcome& outcome) {
    return outcome.one - outcome.two;
  }

  /// "d3c3".
  [[nodiscard]] static std::string text(Move move);
  [[nodiscard]] static std::optional<Move> parse_move(std::string_view text);
};

using MasterixRecord = BoardRecord<MasterixRules>;
using MasterixReplay = MasterixRecord::Replay;
using MasterixSetup = MasterixRecord::Setup;
using MasterixMove = MasterixRecord::Move;

}  // namespace codemaker::engine::masterix::records

namespace codemaker::engine::records {

extern template struct BoardRecord<masterix::records::MasterixRules>;

}  // namespace codemaker::engine::records
