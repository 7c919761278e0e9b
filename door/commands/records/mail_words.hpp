/// Games by mail and codes left for others in words.
#pragma once

#include "records/left.hpp"
#include "records/mail_game.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// "Ada"; "whoever comes" at an open table; "(forgotten)". Not cleaned.
[[nodiscard]] std::string name_in_mail(
    const scores::records::MailGame& game, scores::records::MailSeat seat
);

/// "open", "played", "resigned", "annulled".
[[nodiscard]] std::string state_in_mail(const scores::records::MailGame& game);

[[nodiscard]] std::string_view word_of_mail(scores::records::MailState state);
[[nodiscard]] std::string_view word_of_close(engine::records::MailClose close);

[[nodiscard]] std::string_view word_of_left(scores::records::LeftState state);

/// What is counted of tries under these terms: "guesses"; of a position "won_by".
[[nodiscard]] const char* count_of_tries(const engine::records::MailTerms& terms);

/// A count of the database as it is told, or one that was told as the database has it: margins
/// stand there below 0.
[[nodiscard]] std::int64_t counted_tries(
    const engine::records::MailTerms& terms, std::int64_t count
);

[[nodiscard]] bool is_annulled(const scores::records::MailGame& game);

}  // namespace codemaker::commands
