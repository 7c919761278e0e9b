/// A leg of a game between callers as a record, and moves as they are typed in one.
#pragma once

#include "engine/records/mail_match.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::records {

/// A game with what was hidden or dealt and these moves, whatever they are.
[[nodiscard]] Result<Record> leg_with(
    const MailTerms& terms, std::string_view hidden, const std::vector<std::string>& moves
);

/// True for what the text of a move, a code or a seed can be, and no word of records.
[[nodiscard]] bool may_be_text(std::string_view move);

/// The moves that may be meant by what is typed: as it is, in small letters, in large ones.
[[nodiscard]] std::vector<std::string> moves_typed(std::string_view typed);

}  // namespace codemaker::engine::records
