#include "io/disk/left_readings.hpp"

#include "play/events/mail.hpp"
#include "records/left.hpp"
#include "records/news.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::disk {
namespace {

using play::NewsItem;
using scores::records::NewsRow;
using scores::records::Store;

constexpr std::string_view no_codes_now =
    "Codes left by others can't be reached right now. The sysop has been told.";
constexpr std::string_view goes_on_elsewhere =
    "Nothing was done: another call of yours has gone on. This is how it stands now.";

std::int64_t utc_seconds() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

/// A mean in tenths, rounded.
std::int64_t tenths(std::int64_t sum, std::int64_t of) {
  return of == 0 ? 0 : (20 * sum + of) / (2 * of);
}

/// A board is told where it is not the caller's.
std::string board_beside(const scores::Player& who, const scores::Player& own) {
  return who.board == own.board ? "" : who.board;
}

/// What is counted of a code; the margins at a position stand below 0.
std::int64_t counted(const scores::records::LeftCode& code, std::int64_t guesses) {
  return is_position(code.terms) ? -guesses : guesses;
}

play::LeftEntry left_entry_of(
    const scores::records::LeftCode& code, bool is_own, const scores::Player& player
) {
  play::LeftEntry entry;
  entry.id = code.id;
  entry.terms = code.terms;
  entry.maker = code.who.handle;
  entry.board = board_beside(code.who, player);
  entry.is_own = is_own;
  entry.is_open = code.state == scores::records::LeftState::open;
  entry.made = code.made;
  entry.tried = code.tried;
  entry.broken = code.broken;
  entry.mean = tenths(counted(code, code.guesses), code.broken);
  entry.own_try = code.own_state;
  entry.own_guesses = counted(code, code.own_guesses);
  return entry;
}

std::shared_ptr<const play::LeftCode> shown_code(
    scores::records::SeenCode seen, const scores::Player& player
) {
  play::LeftCode code;
  code.entry = left_entry_of(seen.code, seen.is_own, player);
  code.view = std::move(seen.view);
  code.version = seen.version;
  code.rank = seen.rank;
  for (const auto& tried : seen.tries)
    code.tries.push_back(
        {tried.who.handle, board_beside(tried.who, player), tried.is_own, tried.state,
         counted(seen.code, tried.guesses)}
    );
  return std::make_shared<const play::LeftCode>(std::move(code));
}

play::event::LeftRead code_told(
    scores::records::Result<scores::records::LeftDone> done, const scores::Player& player,
    const Complain& complain
) {
  play::event::LeftRead read;
  read.now = utc_seconds();
  if (!done) {
    complain(done.error().reason());
    read.refusal = no_codes_now;
    return read;
  }
  read.refusal = done->is_late ? std::string{goes_on_elsewhere} : done->refusal;
  if (done->code) read.code = shown_code(std::move(*done->code), player);
  if (!read.code && read.refusal.empty()) read.refusal = "There is no such code any more.";
  return read;
}

scores::records::LeftAct left_act_of(const play::effect::ChangeLeft& change) {
  using Kind = scores::records::LeftAct::Kind;
  static_assert(static_cast<int>(Kind::take_back) == static_cast<int>(play::LeftDeed::take_back));
  return {static_cast<Kind>(change.deed), change.text};
}

NewsItem item_of(const NewsRow& row, const scores::Player& player) {
  static_assert(static_cast<int>(NewsRow::Kind::code_tried) == 1);
  NewsItem item;
  item.kind = static_cast<NewsItem::Kind>(static_cast<int>(row.kind) - 1);
  item.name = row.who.handle;
  item.board = board_beside(row.who, player);
  item.game = row.game;
  item.code = row.code;
  item.number = row.number;
  if (row.kind == NewsRow::Kind::code_tried || row.kind == NewsRow::Kind::position_tried)
    item.tried = static_cast<engine::records::TryState>(row.how);
  if (row.kind == NewsRow::Kind::mail_ended) {
    item.close = static_cast<engine::records::MailClose>(row.how);
    if (row.number != 0) item.is_won = row.number == 1;
  }
  return item;
}

}  // namespace

play::event::LeftList read_left_list(
    Store& store, const scores::Player& player, const Complain& complain
) {
  play::event::LeftList list;
  list.now = utc_seconds();
  const auto codes = scores::records::left_codes(store, player);
  if (!codes) {
    complain(codes.error().reason());
    return list;
  }
  std::vector<play::LeftEntry> entries;
  for (const auto& own : *codes)
    entries.push_back(left_entry_of(own.code, own.is_own, player));
  list.codes = std::make_shared<const std::vector<play::LeftEntry>>(std::move(entries));
  return list;
}

play::event::LeftRanks read_left_ranks(
    Store& store, const scores::Player& player, const Complain& complain
) {
  constexpr std::int64_t rows = 5;
  constexpr std::int64_t day = 86'400;
  const auto tables = scores::records::left_tables(store, rows, utc_seconds());
  if (!tables) {
    complain(tables.error().reason());
    return {};
  }
  play::LeftTables shown;
  for (const auto& row : tables->stood)
    shown.stood.push_back(
        {left_entry_of(row.code, false, player), row.stood / day, row.still_stands}
    );
  for (const auto& row : tables->makers)
    shown.makers.push_back(
        {row.who.handle, board_beside(row.who, player), row.codes, row.tries,
         tenths(row.cost, row.tries)}
    );
  for (const auto& row : tables->position_makers)
    shown.position_makers.push_back(
        {row.who.handle, board_beside(row.who, player), row.positions, row.tries, row.lost}
    );
  return {std::make_shared<const play::LeftTables>(std::move(shown))};
}

play::event::LeftRead read_left_code(
    Store& store, const scores::Player& player, const play::effect::ReadLeft& read,
    const Complain& complain
) {
  auto done = read.id == 0
                  ? scores::records::look_at_position(store, player, read.game, read.position)
                  : scores::records::look_at_left(store, player, read.id);
  return code_told(std::move(done), player, complain);
}

play::event::LeftRead change_left_code(
    Store& store, const scores::Player& player, const play::effect::ChangeLeft& change,
    const Complain& complain
) {
  auto done = scores::records::change_left(
      store, player, change.id, change.version, left_act_of(change), change.token, utc_seconds()
  );
  return code_told(std::move(done), player, complain);
}

play::event::LeftRead leave_code(
    Store& store, const scores::Player& player, const play::effect::LeaveCode& leave,
    const Complain& complain
) {
  auto done = scores::records::leave_code(
      store, player, leave.offer->terms, leave.offer->code, leave.token, utc_seconds()
  );
  return code_told(std::move(done), player, complain);
}

/// What happens in this second is told with the next call.
play::event::News read_news(Store& store, const scores::Player& player, const Complain& complain) {
  play::event::News news;
  const auto told = scores::records::news_of(store, player, utc_seconds());
  if (!told) {
    complain(told.error().reason());
    return news;
  }
  news.until = told->until;
  std::vector<NewsItem> items;
  for (const NewsRow& row : told->rows)
    items.push_back(item_of(row, player));
  news.items = std::make_shared<const std::vector<NewsItem>>(std::move(items));
  return news;
}

}  // namespace codemaker::io::disk
