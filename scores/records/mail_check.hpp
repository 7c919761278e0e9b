/// Whether a game by mail is what its moves make of it; and games of other databases.
#pragma once

#include "records/mail.hpp"

#include <string>

namespace codemaker::scores::records {

/// What is wrong with it, within a sentence; empty: nothing. The moves are played again by the
/// rules, and what else the row says has to follow from them.
[[nodiscard]] std::string fault_of_mail(const MailGame& game);

/// Takes in a game of another database that is over, with players by their names, and no fault of
/// `fault_of_mail`; false if it is here already.
[[nodiscard]] Result<bool> bring_in_mail(Store& store, const MailGame& game, MailToken token);

}  // namespace codemaker::scores::records
