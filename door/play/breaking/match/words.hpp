/// The sentences of a match, which screens and lines share.
#pragma once

#include "play/breaking/match/state.hpp"

#include <array>
#include <string>
#include <string_view>

namespace codemaker::play::breaking::match {

/// "Ada"; against the computer "you" and "the computer".
[[nodiscard]] std::string who(const State& state, engine::breaking::Seat seat);
/// As it begins a sentence: "Ada", "You", "The computer".
[[nodiscard]] std::string sentence_name(const State& state, engine::breaking::Seat seat);
/// "Ada", "You", "Computer": in tables.
[[nodiscard]] std::string table_name_of(const State& state, engine::breaking::Seat seat);
/// "Ada breaks", "You break".
[[nodiscard]] std::string does(
    const State& state, engine::breaking::Seat seat, std::string_view verb
);
/// What is agreed on, in a sentence.
[[nodiscard]] std::string match_text(const State& state);
/// "Round 1 of 4".
[[nodiscard]] std::string round_number_text(const State& state);
/// Who does what: "Ada breaks the code".
[[nodiscard]] std::string turn_text(const State& state);
/// Who guesses and who marks, where marks are given by hand: the same words for both.
[[nodiscard]] std::string both_turns_text(const State& state);
/// What is asked of who is to guess.
[[nodiscard]] std::string break_task_text(const State& state);
/// What the codemaker does in the round, and with which keys.
[[nodiscard]] std::string marks_task_text(const State& state);
/// Whom the keyboard is passed to.
[[nodiscard]] engine::breaking::Seat next_at_keyboard(const State& state);
/// Why it is passed, and what to do.
[[nodiscard]] std::array<std::string, 2> pass_sentences(const State& state);
/// The same behind the number of a round that begins.
[[nodiscard]] std::string pass_text(const State& state);
/// How the round went, and what it pays.
[[nodiscard]] std::string round_end_text(const State& state);
/// How the match ended.
[[nodiscard]] std::string match_end_text(const State& state);
/// How a codebreaker did in a round: "in 5", "missed".
[[nodiscard]] std::string result_of(const engine::breaking::RoundScore& score);

}  // namespace codemaker::play::breaking::match
