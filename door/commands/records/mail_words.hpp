/// Games by mail in words.
#pragma once

#include "records/mail_game.hpp"

#include <string>

namespace codemaker::commands {

/// "Ada"; "whoever comes" at an open table; "(forgotten)". Not cleaned.
[[nodiscard]] std::string name_in_mail(
    const scores::records::MailGame& game, scores::records::MailSeat seat
);

/// "open", "played", "resigned", "annulled".
[[nodiscard]] std::string state_in_mail(const scores::records::MailGame& game);

[[nodiscard]] bool is_annulled(const scores::records::MailGame& game);

}  // namespace codemaker::commands
