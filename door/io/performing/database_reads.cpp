#include "io/performing/database_reads.hpp"

#include "io/disk/game_readings.hpp"
#include "io/disk/left_readings.hpp"
#include "io/disk/mail_readings.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::io::performing {
namespace {

namespace effect = play::effect;
namespace event = play::event;

/// Where a read is answered: on the thread of the database.
struct Source {
  scores::records::Store& store;
  const scores::Player& player;    ///< who asks
  const disk::MailRights& rights;  ///< theirs
  const disk::Complain& complain;
};

/// Whose games are read; what a guest plays is kept at most for their browser.
enum class Whose : std::uint8_t { own, own_or_browsers, anybodys };

constexpr std::string_view no_mail_of_guests = "Games by mail need a name that is kept here.";

// Each read has three functions: whose games it looks at, what is said where none are kept
// (nullopt: nothing), and what the database says.

Whose whose(const effect::ReadMyPage& /*read*/) {
  return Whose::own_or_browsers;
}

std::optional<play::Answer> without_games(const effect::ReadMyPage& /*read*/) {
  return event::MyPage{play::Looked::nothing};
}

play::Answer read_from(const Source& source, const effect::ReadMyPage& /*read*/) {
  return disk::read_my_page(source.store, source.player, source.complain);
}

Whose whose(const effect::ReadMyGames& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadMyGames& /*read*/) {
  return event::MyGames{play::Looked::nothing};
}

play::Answer read_from(const Source& source, const effect::ReadMyGames& /*read*/) {
  return disk::read_my_games(source.store, source.player, source.complain);
}

Whose whose(const effect::ReadGame& /*read*/) {
  return Whose::anybodys;
}

std::optional<play::Answer> without_games(const effect::ReadGame& read) {
  return event::GameRead{read.wanted, {}, "No games are kept here, so none can be shown."};
}

play::Answer read_from(const Source& source, const effect::ReadGame& read) {
  return disk::read_shown_game(source.store, source.player, read.wanted, source.complain);
}

Whose whose(const effect::ReadAllBoards& /*read*/) {
  return Whose::anybodys;
}

std::optional<play::Answer> without_games(const effect::ReadAllBoards& /*read*/) {
  return event::AllBoards{{}, false};
}

play::Answer read_from(const Source& source, const effect::ReadAllBoards& /*read*/) {
  auto hall = source.store.hall_of_all_boards();
  if (hall) return event::AllBoards{std::move(*hall), true};
  source.complain(hall.error().reason());
  return event::AllBoards{{}, false};
}

Whose whose(const effect::ReadRuns& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadRuns& /*read*/) {
  return std::nullopt;
}

play::Answer read_from(const Source& source, const effect::ReadRuns& read) {
  constexpr std::int64_t seconds_of_day = 86'400;
  const std::int64_t midnight = read.day * seconds_of_day;
  const auto begun = source.store.runs_begun(source.player, midnight, midnight + seconds_of_day);
  if (begun) return event::Runs{read.day, *begun};
  source.complain(begun.error().reason());
  // A day that is none: what is not known counts for nothing.
  return event::Runs{-1, {}};
}

Whose whose(const effect::ReadMailWaiting& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadMailWaiting& /*read*/) {
  return std::nullopt;
}

play::Answer read_from(const Source& source, const effect::ReadMailWaiting& /*read*/) {
  return disk::count_mail(source.store, source.player, source.rights, source.complain);
}

Whose whose(const effect::ReadMailList& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadMailList& /*read*/) {
  event::MailList list;
  list.are_kept = false;
  return list;
}

play::Answer read_from(const Source& source, const effect::ReadMailList& /*read*/) {
  return disk::read_mail_list(source.store, source.player, source.complain);
}

Whose whose(const effect::ReadMailRanks& /*read*/) {
  return Whose::anybodys;
}

std::optional<play::Answer> without_games(const effect::ReadMailRanks& /*read*/) {
  return event::MailRanks{};
}

play::Answer read_from(const Source& source, const effect::ReadMailRanks& /*read*/) {
  return disk::read_mail_ranks(source.store, source.player, source.complain);
}

Whose whose(const effect::ReadMailOpponent& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadMailOpponent& /*read*/) {
  return event::MailOpponent{std::string{no_mail_of_guests}};
}

play::Answer read_from(const Source& source, const effect::ReadMailOpponent& read) {
  return disk::read_opponent(source.store, source.player, read, source.complain);
}

/// What is asked of one game by mail.
template <typename Asked>
concept OfOneMail = std::same_as<Asked, effect::ReadMail> ||
    std::same_as<Asked, effect::ChangeMail> || std::same_as<Asked, effect::OfferMail>;

template <OfOneMail Asked>
Whose whose(const Asked& /*asked*/) {
  return Whose::own;
}

template <OfOneMail Asked>
std::optional<play::Answer> without_games(const Asked& /*asked*/) {
  event::MailRead read;
  read.refusal = no_mail_of_guests;
  return read;
}

play::Answer read_from(const Source& source, const effect::ReadMail& read) {
  return disk::read_mail_game(source.store, source.player, read.id, source.rights, source.complain);
}

play::Answer read_from(const Source& source, const effect::ChangeMail& change) {
  return disk::change_mail_game(
      source.store, source.player, change, source.rights, source.complain
  );
}

play::Answer read_from(const Source& source, const effect::OfferMail& offer) {
  return disk::offer_mail_game(source.store, source.player, offer, source.rights, source.complain);
}

Whose whose(const effect::ReadLeftList& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadLeftList& /*read*/) {
  event::LeftList list;
  list.are_kept = false;
  return list;
}

play::Answer read_from(const Source& source, const effect::ReadLeftList& /*read*/) {
  return disk::read_left_list(source.store, source.player, source.complain);
}

Whose whose(const effect::ReadLeftRanks& /*read*/) {
  return Whose::anybodys;
}

std::optional<play::Answer> without_games(const effect::ReadLeftRanks& /*read*/) {
  return event::LeftRanks{};
}

play::Answer read_from(const Source& source, const effect::ReadLeftRanks& /*read*/) {
  return disk::read_left_ranks(source.store, source.player, source.complain);
}

/// What is asked of one code that was left.
template <typename Asked>
concept OfOneCode = std::same_as<Asked, effect::ReadLeft> ||
    std::same_as<Asked, effect::ChangeLeft> || std::same_as<Asked, effect::LeaveCode>;

template <OfOneCode Asked>
Whose whose(const Asked& /*asked*/) {
  return Whose::own;
}

template <OfOneCode Asked>
std::optional<play::Answer> without_games(const Asked& /*asked*/) {
  event::LeftRead read;
  read.refusal = "Codes left by others need a name that is kept here.";
  return read;
}

play::Answer read_from(const Source& source, const effect::ReadLeft& read) {
  return disk::read_left_code(source.store, source.player, read, source.complain);
}

play::Answer read_from(const Source& source, const effect::ChangeLeft& change) {
  return disk::change_left_code(source.store, source.player, change, source.complain);
}

play::Answer read_from(const Source& source, const effect::LeaveCode& leave) {
  return disk::leave_code(source.store, source.player, leave, source.complain);
}

Whose whose(const effect::ReadNews& /*read*/) {
  return Whose::own;
}

std::optional<play::Answer> without_games(const effect::ReadNews& /*read*/) {
  return std::nullopt;
}

play::Answer read_from(const Source& source, const effect::ReadNews& /*read*/) {
  return disk::read_news(source.store, source.player, source.complain);
}

}  // namespace

template <typename Read>
void DatabaseReads::perform(const Read& read) {
  const Whose whose = performing::whose(read);
  const bool is_kept = whose == Whose::own               ? port_.keeps_own_games()
                       : whose == Whose::own_or_browsers ? port_.keeps_moves()
                                                         : port_.keeps_games();
  if (!is_kept) {
    if (const auto answer = without_games(read)) port_.call().tell(*answer);
    return;
  }
  const play::Call& call = port_.call().session().call();
  const disk::MailRights rights{call.is_sysop, call.may_write, call.offered};
  const scores::Player& whom = whose == Whose::own_or_browsers ? port_.kept_as() : port_.player();
  games_.ask([player = whom, rights, read, then = port_.answer_here()](disk::GameQueue& queue) {
    const auto look = [player, rights,
                       read](scores::records::Store& store, const disk::Complain& complain) {
      return read_from({store, player, rights, complain}, read);
    };
    queue.look(look, then);
  });
}

template void DatabaseReads::perform(const effect::ReadMyPage& read);
template void DatabaseReads::perform(const effect::ReadMyGames& read);
template void DatabaseReads::perform(const effect::ReadGame& read);
template void DatabaseReads::perform(const effect::ReadAllBoards& read);
template void DatabaseReads::perform(const effect::ReadMailWaiting& read);
template void DatabaseReads::perform(const effect::ReadMailList& read);
template void DatabaseReads::perform(const effect::ReadMailRanks& read);
template void DatabaseReads::perform(const effect::ReadMailOpponent& read);
template void DatabaseReads::perform(const effect::ReadMail& read);
template void DatabaseReads::perform(const effect::ChangeMail& change);
template void DatabaseReads::perform(const effect::OfferMail& offer);
template void DatabaseReads::perform(const effect::ReadLeftList& read);
template void DatabaseReads::perform(const effect::ReadLeftRanks& read);
template void DatabaseReads::perform(const effect::ReadLeft& read);
template void DatabaseReads::perform(const effect::ChangeLeft& change);
template void DatabaseReads::perform(const effect::LeaveCode& leave);
template void DatabaseReads::perform(const effect::ReadNews& read);

void DatabaseReads::perform(const effect::ReadRuns& read) {
  if (port_.call().session().call().is_guest) return games_.read_runs(read);
  perform<effect::ReadRuns>(read);
}

void DatabaseReads::perform(const effect::ReadGames& read) {
  if (!port_.keeps_games()) return port_.call().tell(event::Unfinished{});
  // What was played until now is unfinished, too.
  games_.leave();
  games_.ask([player = port_.kept_as(), read, place = port_.call().place,
              then = port_.answer_here()](disk::GameQueue& queue) {
    queue.read(player, read, place, then);
  });
}

void DatabaseReads::perform(const effect::ReadRemembered& /*read*/) {
  if (!port_.keeps_moves()) return;
  games_.ask([player = port_.kept_as(), then = port_.answer_here()](disk::GameQueue& queue) {
    queue.read_remembered(player, then);
  });
}

void DatabaseReads::perform(const effect::ReadDaily& read) {
  if (!port_.keeps_moves()) return port_.call().tell(event::DailyTables{read.day, false, {}});
  games_.ask([player = port_.kept_as(), day = read.day,
              then = port_.answer_here()](disk::GameQueue& queue) {
    queue.read_day(player, day, then);
  });
}

}  // namespace codemaker::io::performing
