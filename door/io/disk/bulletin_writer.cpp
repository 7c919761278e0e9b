#include "io/disk/bulletin_writer.hpp"

#include "bulletins/bulletins.hpp"
#include "io/disk/directory_disk.hpp"
#include "io/disk/game_readings.hpp"
#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"
#include "io/posix/signals.hpp"
#include "records/mail.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"
#include "scores/tags.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <functional>
#include <thread>
#include <utility>

namespace codemaker::io::disk {
namespace {

using scores::Fault;
using scores::Result;
using scores::records::Store;

/// So long another program may write them before we give up.
constexpr std::chrono::seconds patience{2};

/// One program writes at a time: what it wrote was read after the one before had ended. The lock is
/// the directory itself, so that nothing of ours lies in it.
Result<void> lock_directory(const Folder& folder) {
  using std::chrono::steady_clock;
  constexpr std::chrono::milliseconds pause{5};
  const auto begun = steady_clock::now();
  while (true) {
    const auto locked = folder.try_lock();
    if (!locked) return locked.error();
    if (*locked) return {};
    if (steady_clock::now() - begun > patience)
      return Fault::because(fmt::format("another program writes in {} all the time", folder.path())
      );
    std::this_thread::sleep_for(pause);
  }
}

/// True if the file was not as it should be already. Boards run under accounts of their own, so
/// everybody may read it.
Result<bool> renew_file(DirectoryDisk& disk, const bulletins::BulletinFile& file) {
  const auto there = disk.read(file.name);
  if (there && *there && **there == file.bytes) return false;
  if (const auto written = disk.replace(file.name, file.bytes, ""); !written)
    return written.error();
  const bool is_new = there && !*there;
  if (!is_new) return true;
  const auto readable = let_all_read(fmt::format("{}/{}", disk.path(), file.name));
  if (!readable) return readable.error();
  return true;
}

/// The first fault ends it: a bulletin is true as a whole or is not told at all.
template <typename T>
Result<void> put(Result<T> result, T& into) {
  if (!result) return result.error();
  into = std::move(*result);
  return {};
}

Result<std::vector<play::DailyRow>> month_of_game(
    Store& store, engine::RankedGame game, engine::records::Day day
) {
  const auto rows = store.month(game, day);
  if (!rows) return rows.error();
  return shown_rows(*rows);
}

Result<void> read_tables(Store& store, bulletins::Facts& facts) {
  const engine::records::Day last_month = engine::records::month_of(facts.day) - 1;
  for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
    const engine::RankedGame game = engine::ranked_games.at(at);
    const auto today = store.daily({}, game, facts.day);
    if (!today) return today.error();
    facts.today.at(at) = shown_rows(today->day);
    if (auto done = put(month_of_game(store, game, facts.day), facts.month.at(at)); !done)
      return done;
    if (auto done = put(month_of_game(store, game, last_month), facts.last_month.at(at)); !done)
      return done;
  }
  return {};
}

Result<void> read_callers(Store& store, bulletins::Facts& facts) {
  constexpr std::int64_t most = 10;
  const auto players = store.last_players(most);
  if (!players) return players.error();
  for (const scores::records::KnownPlayer& known : *players)
    facts.callers.push_back({known.player.handle, known.player.board, known.seen});
  return {};
}

/// Open tables and latest results; what a sysop has annulled is none.
Result<void> read_mail(Store& store, bulletins::Facts& facts) {
  using scores::records::MailState;
  constexpr std::int64_t most = 300;
  const auto games = scores::records::all_mail(store, most);
  if (!games) return games.error();
  for (const scores::records::MailGame& game : *games) {
    const auto& terms = game.match.terms;
    const bool counts = game.match.close != engine::records::MailClose::annulled;
    if (game.state == MailState::open_table)
      facts.tables.push_back({game.who[0].handle, terms, game.days});
    if (game.state != MailState::over || !counts) continue;
    const auto winner = game.match.closed_for;
    const auto first = static_cast<std::size_t>(winner.value_or(engine::records::MailSeat::one));
    facts.results.push_back(
        {game.who.at(first).handle, game.who.at(1 - first).handle, !winner, terms, game.moved}
    );
  }
  std::ranges::sort(facts.results, std::greater{}, &bulletins::MailResult::ended);
  return {};
}

/// The season that is going on and those that are over; a file that cannot be used is left out.
Result<void> read_seasons(scores::Disk& disk, const scores::Season& now, bulletins::Facts& facts) {
  auto loaded = scores::read_season(disk, now);
  if (!loaded) return loaded.error();
  facts.season = play::TablesOfSeason{now, std::move(loaded->hall)};
  const auto past = scores::read_past_seasons(disk, now);
  if (!past) return past.error();
  facts.past_seasons = play::champions_of(*past).seasons;
  return {};
}

}  // namespace

BulletinWriter::BulletinWriter(
    scores::Disk& scores, Log& log, BulletinPlace place,
    const std::optional<scores::records::Target>& games
)
    : scores_{scores},
      log_{log},
      place_{std::move(place)},
      store_{games ? Store::later(*games) : nullptr},
      thread_{quiet_threads(1)} {}

BulletinWriter::~BulletinWriter() {
  thread_->stop();
  thread_->join();
}

Result<bulletins::Facts> BulletinWriter::gather() {
  bulletins::Facts facts{
      .board = place_.board, .day = engine::records::day_at(std::time(nullptr)), .hall = {}};
  auto loaded = scores::read_hall(scores_);
  if (!loaded) return loaded.error();
  facts.hall = std::move(loaded->hall);
  facts.boards = scores::read_board_names(scores_);
  if (const auto season = scores::season_of(std::time(nullptr), place_.seasons)) {
    if (const auto read = read_seasons(scores_, *season, facts); !read) return read.error();
  }
  if (!store_) return facts;
  facts.are_games_kept = true;
  if (const auto read = read_tables(*store_, facts); !read) return read.error();
  if (const auto read = read_callers(*store_, facts); !read) return read.error();
  if (const auto read = read_mail(*store_, facts); !read) return read.error();
  return facts;
}

Result<Written> BulletinWriter::write() {
  const auto folder = Folder::open(place_.directory, "the directory for bulletins");
  if (!folder) return folder.error();
  if (const auto locked = lock_directory(*folder); !locked) return locked.error();
  const auto facts = gather();
  if (!facts) return facts.error();
  const auto disk = DirectoryDisk::open(place_.directory);
  if (!disk) return disk.error();
  // What is lost with the power is written anew with the next score.
  (*disk)->sync_no_more();
  Written written;
  for (const bulletins::BulletinFile& file : bulletins::compose(*facts, place_.theme.get())) {
    const auto renewed = renew_file(**disk, file);
    if (!renewed) return renewed.error();
    ++written.files;
    written.changed += *renewed ? 1 : 0;
  }
  return written;
}

void BulletinWriter::renew() {
  const std::lock_guard held{lock_};
  has_news_ = true;
  if (std::exchange(is_writing_, true)) return;
  boost::asio::post(*thread_, [this] { write_and_tell(); });
}

void BulletinWriter::write_and_tell() {
  std::unique_lock held{lock_};
  while (std::exchange(has_news_, false)) {
    held.unlock();
    std::string reason;
    try {
      const auto written = write();
      if (!written) reason = written.error().reason();
    } catch (const std::exception& failure) {
      reason = failure.what();
    }
    if (!reason.empty() && reason != told_) log_.warn(fmt::format("bulletins: {}", reason));
    told_ = std::move(reason);
    held.lock();
  }
  is_writing_ = false;
  is_at_rest_.notify_all();
}

bool BulletinWriter::finish(std::chrono::milliseconds limit) {
  std::unique_lock held{lock_};
  return is_at_rest_.wait_for(held, limit, [this] { return !is_writing_; });
}

}  // namespace codemaker::io::disk
