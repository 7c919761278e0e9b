/// A round in words: what is told of its guesses, what is asked, and the keys of its row.
#pragma once

#include "play/breaking/round/round.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// "3: 1 2 3 4 - 2 exact."; `turn` counts from 0.
[[nodiscard]] std::string turn_text(
    const engine::breaking::BreakingGame& game, std::size_t turn, PegSigns signs
);
/// The same of the computer's guess.
[[nodiscard]] std::string computers_turn_text(
    const engine::breaking::BreakingGame& game, std::size_t turn, PegSigns signs
);
/// "It thought 37 codes possible, with 1 answer forgotten.": what a guess of the computer's was
/// made by; empty: not known.
[[nodiscard]] std::string belief_text(const engine::breaking::Belief& belief);
/// Tells the last guess, and how many are left.
void tell_turn(const Round& round, Stage& stage);
/// The same with other words behind it.
void tell_turn(const Round& round, std::string_view behind, Stage& stage);
/// Every guess so far with its marks, a line each.
void tell_board(const Round& round, Stage& stage);
/// "Guess 3: "; with a row "Guess 3 [P = play 1 2 3 4]: ".
[[nodiscard]] std::string guess_prompt(const Round& round);
/// "Your code: ", with a row "Your code [P = set 1 2 3 4]: ".
[[nodiscard]] std::string code_prompt(const Round& round);
/// A prompt with the row behind it: `asked` is what is asked, `verb` what becomes of the row.
[[nodiscard]] std::string row_prompt(
    const Round& round, std::string_view asked, std::string_view verb
);

// What can be typed, a line of help each.
inline constexpr std::string_view random_row_help =
    "X: a random row. P: play the row shown in the prompt.";
inline constexpr std::string_view copy_help = "A 3: copy guess 3. A alone: your last guess.";
inline constexpr std::string_view scoring_help =
    "S: how the last guess was scored, peg by peg. S 2: guess 2.";

/// What can be typed on the row.
[[nodiscard]] std::vector<std::string> row_line_help(const Round& round, RowUse use);
/// The keys of the row; `enter` is the sentence of Enter.
[[nodiscard]] std::vector<KeyHelp> row_keys(const Round& round, RowUse use, std::string_view enter);
/// Keys of a board in the order of every key line; those that are not on it follow as they were.
[[nodiscard]] std::vector<KeyHelp> in_order(std::vector<KeyHelp> keys);

/// Where a key stands on the key lines of a game.
struct KeyPlace {
  std::string_view does;
  int column = 0;
};

/// Of a game in which codes are made and guessed by turns.
inline constexpr std::array row_key_places{KeyPlace{"undo", 10},     KeyPlace{"guess", 21},
                                           KeyPlace{"set code", 21}, KeyPlace{"random", 37},
                                           KeyPlace{"earlier", 47},  KeyPlace{"look", 47}};
/// Keys that stand still while others beside them come and go.
[[nodiscard]] std::vector<KeyHelp> standing(
    std::vector<KeyHelp> keys, std::span<const KeyPlace> places = row_key_places
);
/// A: an earlier guess.
[[nodiscard]] KeyHelp earlier_key();
/// X: a random row.
[[nodiscard]] KeyHelp random_key();
/// What the mouse does where guesses are made.
[[nodiscard]] KeyHelp mouse_key();
/// What marks mean.
[[nodiscard]] KeyHelp marks_key();
/// The keys of the page that lies over the board; `scoring` is the sentence of S.
[[nodiscard]] std::vector<KeyHelp> page_keys(
    const Round& round, std::string_view scoring = "S or F5: how each guess was scored."
);

}  // namespace codemaker::play::breaking
