/// Games by mail and codes left for others in words.
#pragma once

#include "records/left.hpp"
#include "records/mail_game.hpp"

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

[[nodiscard]] bool is_annulled(const scores::records::MailGame& game);

}  // namespace codemaker::commands
