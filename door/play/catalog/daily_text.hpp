/// The games of a day in words.
#pragma once

#include "engine/records/record.hpp"
#include "play/scenes/stage.hpp"

#include <optional>
#include <string>

namespace codemaker::play {

/// What a caller has played of a day in this call, whether it is kept or not.
struct DaysOfCall {
  engine::PerGame<std::optional<engine::records::Record>> played;
};

/// The day it is, by UTC.
[[nodiscard]] engine::records::Day today(const Stage& stage);

/// The name that the puzzle of a day is drawn by on this board.
[[nodiscard]] std::string daily_puzzle(
    Stage& stage, engine::records::Day day, engine::RankedGame game
);

/// The call remembers a daily game, if it is over.
void remember_day(const engine::records::Record& record, Stage& stage);

/// True if the game of a day was played to its end in this call.
[[nodiscard]] bool has_played(engine::RankedGame game, engine::records::Day day, Stage& stage);

/// A line to paste into a message, which gives nothing away: "codemaker 2026-11-21 4/10 *ooo **o-
/// ****". The game is over.
[[nodiscard]] std::string spoiler_free(const engine::records::Record& record);

/// The word of a challenge, kept for the call.
struct Challenge {
  std::string word;  ///< empty: none yet
};

/// The word whose puzzle the caller is about to play, because they come from the page of
/// challenges; empty: none.
[[nodiscard]] std::string challenge_word(Stage& stage);

/// The same line of the game of a challenge: "codemaker rabbitry 4/10 …". Without a word that of
/// the day, or nothing where the game is of no day.
[[nodiscard]] std::string spoiler_free(
    const engine::records::Record& record, const std::string& word
);

/// What came of a day's game, as short as it can be: "4/10".
[[nodiscard]] std::string short_result(
    engine::RankedGame game, const engine::records::Outcome& outcome
);

/// The same of a game that is over, in words: "solved in 4 guesses".
[[nodiscard]] std::string result_words(const engine::records::Record& record);

}  // namespace codemaker::play
