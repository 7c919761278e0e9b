#include "commands/scores/performing.hpp"

#include "commands/dialog.hpp"
#include "commands/records/store.hpp"

#include "ansi/text.hpp"
#include "io/secrets/passwords.hpp"

#include <ctime>
#include <fmt/format.h>
#include <variant>

namespace codemaker::commands {
namespace {

using play::shell::EditorContents;
using play::shell::ListedPlayer;
namespace order = play::shell::order;

constexpr std::int64_t page_of_players = 500;
/// Whoever has more has a shell, too: `codemaker players list`.
constexpr std::size_t max_players = 10'000;

std::string nothing_done(const ansi::Fault& fault) {
  return fmt::format("Nothing was changed: {}.", fault.reason());
}

/// What came of a change of the tables.
std::string outcome(
    const scores::Result<scores::Edited>& edited, const std::string& done,
    const std::string& arrived
) {
  if (!edited) return nothing_done(edited.error());
  return fmt::format("{}: {}.", done, effect_text(edited->change, arrived));
}

play::shell::LatestChange latest_change(scores::Disk& disk, const scores::ChangeMark& last) {
  const auto trail = scores::read_trail(disk);
  if (!trail) return {};
  const auto in_force = scores::changes_in_force(*trail, last);
  if (in_force.empty()) return {};
  const scores::Change& change = *in_force.front();
  return {
      change.mark.number,
      fmt::format(
          "{} by {}: {}", change_text(change), shown(change.who), effect_text(change, "is in")
      )};
}

std::string told(const scores::Result<void>& result, const std::string& sentence) {
  return result ? sentence : nothing_done(result.error());
}

}  // namespace

Workplace::Workplace(scores::Disk& disk, const Around& around)
    : disk_{disk},
      board_{around.settings.board},
      store_{open_existing_store(around.settings, around.directory)} {
  if (!store_) why_no_players_ = "No games are kept here, so no players are known.";
  read_players();
  read_mail();
}

void Workplace::read_players() {
  players_.clear();
  if (!store_) return;
  scores::records::PlayerId after = 0;
  while (players_.size() < max_players) {
    const auto read = store_->players(page_of_players, after);
    if (!read) {
      why_no_players_ = read.error().reason();
      players_.clear();
      return;
    }
    for (const auto& known : *read)
      players_.push_back(
          {known.id, known.player.handle, known.player.board, known.games, known.seen}
      );
    if (read->size() < page_of_players) break;
    after = read->back().id;
  }
  why_no_players_.clear();
}

EditorContents Workplace::contents() {
  EditorContents contents;
  contents.mail = mail_;
  contents.players = players_;
  contents.why_no_players = why_no_players_;
  auto loaded = scores::read_hall(disk_);
  if (!loaded) {
    contents.why_no_rows = loaded.error().reason();
    return contents;
  }
  contents.latest = latest_change(disk_, loaded->last_change);
  contents.hall = std::move(loaded->hall);
  return contents;
}

std::string Workplace::perform(const play::shell::Order& order) {
  std::string message = std::visit([&](const auto& one) { return done(one); }, order);
  read_players();
  read_mail();
  return message;
}

std::string Workplace::done(const order::AddRow& order) {
  const std::string handle = ansi::clean(ansi::without_color_codes(order.name), 64);
  const scores::Hand hand = hand_of_sysop();
  const scores::Entry entry{
      .table = order.table,
      .player = {ansi::clean(board_, scores::max_board_bytes), "", handle},
      .name = scores::table_name(handle),
      .score = order.score,
      .level = order.level,
      .when = hand.now,
  };
  const auto added = scores::add_run(disk_, hand, entry);
  if (!added) return nothing_done(added.error());
  const auto rank = added->hall.place(entry);
  if (!rank) return fmt::format("{} does not make it into the table.", row_text(entry));
  return fmt::format("Added {}: rank {}.", row_text(entry), *rank);
}

std::string Workplace::done(const order::RemoveRow& order) {
  return outcome(scores::remove_row(disk_, hand_of_sysop(), order.row), "Removed", "is in");
}

std::string Workplace::done(const order::RenameRows& order) {
  return outcome(scores::rename_player(disk_, hand_of_sysop(), order.renaming), "Renamed", "is in");
}

std::string Workplace::done(const order::UndoLatest& order) {
  return outcome(scores::undo(disk_, hand_of_sysop(), order.number), "Undone", "is back");
}

std::string Workplace::changed(const ListedPlayer& seen) {
  const auto known = store_->player(seen.id);
  if (!known) return nothing_done(known.error());
  const bool is_same =
      *known && (*known)->player.handle == seen.name && (*known)->player.board == seen.board;
  return is_same ? "" : fmt::format("Nothing was changed: player {} is another one now.", seen.id);
}

std::string Workplace::done(const order::RenamePlayer& order) {
  if (auto why = changed(order.player); !why.empty()) return why;
  return told(
      store_->rename(order.player.id, order.name),
      fmt::format("{} is now {}.", shown(order.player.name), shown(order.name))
  );
}

std::string Workplace::done(const order::MergePlayers& order) {
  for (const ListedPlayer& player : {order.from, order.into}) {
    if (auto why = changed(player); !why.empty()) return why;
  }
  return told(
      store_->merge(order.from.id, order.into.id),
      fmt::format("{} now has the games of {}.", shown(order.into.name), shown(order.from.name))
  );
}

std::string Workplace::done(const order::ForgetPlayer& order) {
  if (auto why = changed(order.player); !why.empty()) return why;
  return told(store_->forget(order.player.id), fmt::format("Forgot {}.", shown(order.player.name)));
}

std::string Workplace::done(const order::SetPassword& order) {
  if (auto why = changed(order.player); !why.empty()) return why;
  const auto known = store_->player(order.player.id);
  if (!known || !*known) return "Nothing was changed: the player has gone.";
  const std::string hash = order.password.empty() ? "" : io::hash_of_password(order.password);
  if (hash.empty() && !order.password.empty()) {
    return "Nothing was changed: a password takes 64 MB of memory while it is hashed.";
  }
  const auto before = store_->password_hash((*known)->player);
  if (!before) return nothing_done(before.error());
  const auto set = store_->set_password((*known)->player, *before, hash, std::time(nullptr));
  if (!set) return nothing_done(set.error());
  if (!*set) return "Nothing was changed: another password was given in the meantime.";
  return fmt::format(
      "{} has {} now.", shown(order.player.name), hash.empty() ? "no password" : "a new password"
  );
}

}  // namespace codemaker::commands
