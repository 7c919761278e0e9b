/// The faults that a town has to find, by what is wrong then.
#pragma once

#include <array>
#include <string_view>

namespace codemaker::tests::town {

// Of games by mail.
inline constexpr std::string_view lost_update = "a move is lost now and then";
inline constexpr std::string_view lost_commit = "what was answered is not kept now and then";
inline constexpr std::string_view leak = "a view gives the other's code";
inline constexpr std::string_view doubled_move = "a move is made twice";
inline constexpr std::string_view no_version = "the version that was seen is not checked";
inline constexpr std::string_view no_token = "a change made again counts again";
inline constexpr std::string_view early_claim = "a claim comes before its time";
inline constexpr std::string_view wrong_winner = "who lost has won";
inline constexpr std::string_view rated_twice = "a game is rated twice";
inline constexpr std::string_view not_in = "a move is shown that is not in";
inline constexpr std::string_view taken_back = "an offer is taken after it was taken back";
inline constexpr std::string_view forged_seat = "anybody moves";
inline constexpr std::string_view no_seat = "who sat down is not written";
inline constexpr std::string_view wrong_marks = "a guess gets a black mark too many";
inline constexpr std::string_view old_page = "a page shows one guess fewer than there are";
inline constexpr std::string_view leaky_page = "a page shows the other's code";

// Of what is left for others, of upkeep and of players who are changed.
inline constexpr std::string_view lost_guess = "a guess at a left code is lost now and then";
inline constexpr std::string_view no_try_version = "the version of a try is not checked";
inline constexpr std::string_view leaky_try = "a left code is told before its try is over";
inline constexpr std::string_view leaky_left_page = "a page shows a left code";
inline constexpr std::string_view reopened_try = "who gave up a left code goes on";
inline constexpr std::string_view own_code = "a maker may break their own code";
inline constexpr std::string_view miscounted = "a try counts one guess too many";
inline constexpr std::string_view told_again = "a maker is told again";
inline constexpr std::string_view not_told = "a maker is not told who gave up";
inline constexpr std::string_view early_end = "upkeep ends left codes too early";
inline constexpr std::string_view early_annul = "upkeep annuls games by mail too early";
inline constexpr std::string_view lasting_board = "a position that upkeep took away goes on";
inline constexpr std::string_view merged_tries = "who is merged has tried their own code";
inline constexpr std::string_view open_code = "a forgotten maker's code stays open";
inline constexpr std::string_view old_name = "a new name is not taken";
inline constexpr std::string_view taken_anyway = "a code that was tried is taken back";

inline constexpr std::array all_faults{
    lost_update, lost_commit,     leak,         doubled_move,  no_version,   no_token,
    early_claim, wrong_winner,    rated_twice,  not_in,        taken_back,   forged_seat,
    no_seat,     wrong_marks,     old_page,     leaky_page,    lost_guess,   no_try_version,
    leaky_try,   leaky_left_page, reopened_try, own_code,      miscounted,   told_again,
    not_told,    early_end,       early_annul,  lasting_board, merged_tries, open_code,
    old_name,    taken_anyway};

/// True if the program has this fault now.
[[nodiscard]] bool is_in(std::string_view fault);

}  // namespace codemaker::tests::town
