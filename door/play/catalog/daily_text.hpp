/// The games of a day in words.
#pragma once

#include "engine/records/record.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

/// What a caller has played of a day in this call, whether it is kept or not.
struct DaysOfCall {
  engine::PerGame<std::optional<engine::records::Record>> played;
};

/// The day it is, by UTC.
[[nodiscard]] engine::records::Day today(const Stage& stage);

/// True for guests on that day: who goes by a name that anybody can give could tell the answer to
/// the one they come back as, so they are told it when the day is over.
[[nodiscard]] bool waits_for_tomorrow(engine::records::Day day, Stage& stage);

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

/// The try of a challenge that counts.
enum class FirstTry : std::uint8_t {
  open,
  made  ///< or it is going on
};

/// The word of a challenge, kept for the call.
struct Challenge {
  std::string word;                            ///< empty: none yet
  engine::PerGame<FirstTry> first_tries = {};  ///< of its games
};

/// True once for each game of a challenge's word: the try that counts.
[[nodiscard]] bool takes_first_try(const std::string& label, engine::RankedGame game, Stage& stage);

/// The first try that an earlier call began is about to be made again.
void go_on_with_challenge(const std::string& word, engine::RankedGame game, Stage& stage);

/// A position that was left for others, kept for the call while it is played, or drawn.
struct LeftPosition {
  engine::RankedGame game = engine::first_ranked_game;
  std::string word;  ///< that it is drawn by; empty: none
};

/// What stands for the position of a word as a label does for other puzzles.
[[nodiscard]] std::string position_label(std::string_view word);

/// The word of such a label; empty: it is another one.
[[nodiscard]] std::string word_of_position_label(std::string_view label);

/// The day whose puzzles the caller wants to play although it is over.
struct PastDay {
  std::optional<engine::records::Day> day;
};

/// What puzzle of a challenge or of a day that is over the caller is about to play, because they
/// come from the page of it: "rabbitry", "2026-11-19"; empty: none. Such a label stands for the
/// puzzle from then on.
[[nodiscard]] std::string puzzle_label(Stage& stage);

/// The name that the puzzle of a label is drawn by; empty without one.
[[nodiscard]] std::string puzzle_name(
    Stage& stage, const std::string& label, engine::RankedGame game
);

/// "Challenge rabbitry", "Archive 2026-11-19", "Left position"; empty without a label.
[[nodiscard]] std::string puzzle_title(const std::string& label);

/// The page that the puzzle of a label is played from.
[[nodiscard]] Place puzzle_page(const std::string& label);

/// The same line to paste of the game of a label: "codemaker rabbitry 4/10 …". Without one that of
/// the day, or nothing where the game is of no day. Of a position there is none: nobody else is to
/// play it but where it was left.
[[nodiscard]] std::string spoiler_free(
    const engine::records::Record& record, const std::string& label
);

/// The line to paste without the marks in it.
[[nodiscard]] std::string without_marks(std::string_view line);

/// Its marks as squares of color, a guess each; none where there are no marks.
[[nodiscard]] std::vector<std::string> squares_of(std::string_view line);

/// Draws a line to paste from a row on, its marks as squares of color; returns the row below.
int draw_spoiler_free(Canvas& canvas, int row, int indent, const std::string& line);

/// The same behind a word for what it is; of no line nothing.
void draw_to_paste(Canvas& canvas, ansi::Position at, const std::string& line);

/// Tells a line to paste, and where the line's characters are UTF-8 the same in squares of color.
void tell_spoiler_free(const std::string& line, Stage& stage);

/// What came of a day's game, as short as it can be: "4/10".
[[nodiscard]] std::string short_result(
    engine::RankedGame game, const engine::records::Outcome& outcome
);

/// The same of a game that is over, in words: "solved in 4 guesses".
[[nodiscard]] std::string result_words(const engine::records::Record& record);

}  // namespace codemaker::play
