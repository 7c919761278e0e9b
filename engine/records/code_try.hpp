/// A try at a code or a position that another caller left: one leg, in which who tries is player
/// one. A position is a board that was dealt; its one try is played against the computer.
#pragma once

#include "engine/records/mail_match.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::records {

/// How far a try has come. The numbers stand in the database and never change.
enum class TryState : std::uint8_t {
  going_on = 0,
  broken = 1,
  missed = 2,   ///< no guess is left
  given_up = 3  ///< it counts as one that missed
};

/// All there is of a try.
struct CodeTry {
  MailTerms terms;
  std::string code;                  ///< as the line has it; of a position its seed
  std::vector<std::string> guesses;  ///< as the line has them; of a position all moves
  bool is_given_up = false;
};

/// What one who looks may see of a code: all that is shown of it anywhere is made of this.
struct TryView {
  TryState state = TryState::going_on;
  std::string code;  ///< empty: it is hidden from who looks
  /// Of who looks; its record is there once their try is over. A board is there before, too.
  SeenLeg leg;
};

/// True if what is left under these terms is a position and no code.
[[nodiscard]] bool is_position(const MailTerms& terms);

/// Those of the position of a word, for the computer of a day's board that has no day.
[[nodiscard]] MailTerms position_terms(RankedGame game, int rules, std::string_view word);

/// The word of a position; empty: the terms are none of one.
[[nodiscard]] std::string word_of_position(const MailTerms& terms);

/// A seed as the line has it.
[[nodiscard]] std::string seed_text(std::uint64_t seed);

/// The moves of a try at a position behind its deal, as the line has them; that it was given up is
/// none.
[[nodiscard]] std::vector<std::string> moves_of_try(const Record& record);

/// How a try stands whose game has come to this.
[[nodiscard]] TryState state_of_try(Ending ending);

/// Who looks at a code.
enum class Looker : std::uint8_t { maker, other };

/// Refused where the texts are none, or the rules forbid a guess.
[[nodiscard]] Result<TryView> try_view(const CodeTry& tried, Looker looker);

/// The try after a guess as it was typed; refused, in a sentence, where it is over or the guess is
/// none.
[[nodiscard]] Result<CodeTry> with_guess(const CodeTry& tried, std::string_view typed);

}  // namespace codemaker::engine::records
