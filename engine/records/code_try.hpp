/// A try at a code that another caller left: one leg, in which who tries is player one.
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
  std::string code;                  ///< as the line has it
  std::vector<std::string> guesses;  ///< as the line has them
  bool is_given_up = false;
};

/// What one who looks may see of a code: all that is shown of it anywhere is made of this.
struct TryView {
  TryState state = TryState::going_on;
  std::string code;  ///< empty: it is hidden from who looks
  SeenLeg leg;       ///< of who looks; its record is there once their try is over
};

/// Who looks at a code.
enum class Looker : std::uint8_t { maker, other };

/// Refused where the texts are none, or the rules forbid a guess.
[[nodiscard]] Result<TryView> try_view(const CodeTry& tried, Looker looker);

/// The try after a guess as it was typed; refused, in a sentence, where it is over or the guess is
/// none.
[[nodiscard]] Result<CodeTry> with_guess(const CodeTry& tried, std::string_view typed);

}  // namespace codemaker::engine::records
