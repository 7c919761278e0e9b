/// What came of a game as records write it: records.md has the form.
#pragma once

#include "engine/records/moves.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// "won", "unfinished".
[[nodiscard]] std::string_view word(Ending ending);

/// "won.0.5.0": ending, level, player one's number, the other's.
[[nodiscard]] std::string text(const Outcome& outcome);
/// The outcome written by `text`; nullopt for any other text.
[[nodiscard]] std::optional<Outcome> parse_outcome(std::string_view text);

}  // namespace codemaker::engine::records
