/// Whether a game by mail is what its moves make of it.
#pragma once

#include "records/mail_game.hpp"

#include <string>

namespace codemaker::scores::records {

/// What is wrong with it, within a sentence; empty: nothing. The moves are played again by the
/// rules, and what else the row says has to follow from them.
[[nodiscard]] std::string fault_of_mail(const MailGame& game);

}  // namespace codemaker::scores::records
