// What the editor does to games by mail.
#include "commands/scores/performing.hpp"

#include "commands/dialog.hpp"
#include "commands/records/mail_words.hpp"
#include "play/catalog/games.hpp"
#include "records/mail.hpp"

#include <ctime>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

using scores::records::MailDone;
using scores::records::MailGame;
using scores::records::MailSeat;
namespace order = play::shell::order;

/// Whoever has more has a shell, too: `codemaker records mail`.
constexpr std::int64_t max_listed_mail = 1'000;

play::shell::ListedMail listed(const MailGame& game) {
  return {
      .id = game.id,
      .game = std::string{play::game_of(game.match.terms.game).title},
      .one = name_in_mail(game, MailSeat::one),
      .two = name_in_mail(game, MailSeat::two),
      .state = state_in_mail(game),
      .moved = game.moved,
      .is_annulled = is_annulled(game),
  };
}

std::string told_of_mail(
    const scores::records::Result<MailDone>& done, std::int64_t id, std::string_view what
) {
  if (!done) return fmt::format("Nothing was changed: {}.", done.error().reason());
  if (!done->refusal.empty()) return fmt::format("Nothing was changed: {}.", done->refusal);
  return fmt::format("Game {} {}.", id, what);
}

}  // namespace

void Workplace::read_mail() {
  mail_.clear();
  if (!store_) return;
  const auto games = scores::records::all_mail(*store_, max_listed_mail);
  if (!games) return static_cast<void>(why_no_players_ = games.error().reason());
  for (const MailGame& game : *games)
    mail_.push_back(listed(game));
}

std::string Workplace::done(const order::AnnulMail& order) {
  const auto done = scores::records::annul_mail(*store_, order.game.id, std::time(nullptr));
  return told_of_mail(done, order.game.id, "is annulled");
}

std::string Workplace::done(const order::UndoAnnulment& order) {
  const auto done = scores::records::undo_annulled_mail(*store_, order.game.id, std::time(nullptr));
  return told_of_mail(done, order.game.id, "is as it was before it was annulled");
}

}  // namespace codemaker::commands
