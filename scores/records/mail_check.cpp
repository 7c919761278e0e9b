#include "records/mail_check.hpp"

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;

/// Before anybody has sat down at it there is nothing to play again.
std::string fault_of_offer(const MailGame& game) {
  if (!game.match.moves.empty()) return "it has moves, and nobody has accepted it";
  return game.match.close == MailClose::open ? "" : "it has an end, and nobody has accepted it";
}

}  // namespace

std::string fault_of_mail(const MailGame& game) {
  if (game.state != MailState::played && game.state != MailState::over) return fault_of_offer(game);
  const auto standing = standing_of(game.match);
  if (!standing) return standing.error().what;
  if (standing->is_over != (game.state == MailState::over))
    return standing->is_over ? "its moves end it, and it goes on"
                             : "it is over, and its moves go on";
  if (standing->turn != game.turn) return "its moves make it the other player's turn";
  const bool is_played_out = game.match.close == MailClose::open && standing->is_over;
  if (is_played_out && standing->winner != game.match.closed_for)
    return "its moves have another winner";
  return {};
}

}  // namespace codemaker::scores::records
