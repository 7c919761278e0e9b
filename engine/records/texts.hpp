/// Setups and moves of each game as records write them: records.md has the forms.
///
/// Each value has one text. What parses is written again as it was.
#pragma once

#include "engine/records/breaking.hpp"
#include "engine/records/egg_carton.hpp"
#include "engine/records/masterix.hpp"
#include "engine/records/moves.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// The word for the kind of a game: "campaign", "duel".
[[nodiscard]] std::string_view kind(const BreakingSetup& setup);
[[nodiscard]] std::string_view kind(const MasterixSetup& setup);
[[nodiscard]] std::string_view kind(const CartonSetup& setup);

/// What was agreed, with points between: "4x6b.c7"; empty where nothing is.
[[nodiscard]] std::string text(const BreakingSetup& setup);
[[nodiscard]] std::string text(const MasterixSetup& setup);
[[nodiscard]] std::string text(const CartonSetup& setup);

/// Appends a move: its sign, "=" before what was hidden or dealt and "," before all others, and the
/// move itself.
void append(std::string& text, const BreakingMove& move);
void append(std::string& text, const MasterixMove& move);
void append(std::string& text, const CartonMove& move);

/// A setup of a kind; nullopt for any text that `text` does not write.
template <typename Setup>
[[nodiscard]] std::optional<Setup> parse_setup(std::string_view kind, std::string_view text);
template <>
std::optional<BreakingSetup> parse_setup(std::string_view kind, std::string_view text);
template <>
std::optional<MasterixSetup> parse_setup(std::string_view kind, std::string_view text);
template <>
std::optional<CartonSetup> parse_setup(std::string_view kind, std::string_view text);

/// A move with its sign; nullopt for any text that `append` does not write. Whether the rules allow
/// it is for the replay to say.
template <typename Move>
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);
template <>
std::optional<BreakingMove> parse_move(std::string_view text);
template <>
std::optional<MasterixMove> parse_move(std::string_view text);
template <>
std::optional<CartonMove> parse_move(std::string_view text);

/// "won", "unfinished".
[[nodiscard]] std::string_view word(Ending ending);

/// "won.0.5.0": ending, level, player one's number, the other's.
[[nodiscard]] std::string text(const Outcome& outcome);
/// The outcome written by `text`; nullopt for any other text.
[[nodiscard]] std::optional<Outcome> parse_outcome(std::string_view text);

}  // namespace codemaker::engine::records
