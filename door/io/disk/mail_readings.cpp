#include "io/disk/mail_readings.hpp"

#include "ansi/text.hpp"
#include "play/choices/challenges.hpp"
#include "records/mail.hpp"
#include "records/mail_ranks.hpp"

#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace codemaker::io::disk {
namespace {

using engine::records::MailClose;
using engine::records::MailSeat;
using engine::records::MailStanding;
using play::MailStage;
using scores::records::MailState;
using scores::records::Store;

/// A game that is over stands in the list so long.
constexpr std::int64_t days_of_results = 14;

constexpr std::string_view no_mail_now =
    "Games by mail can't be reached right now. The sysop has been told.";
constexpr std::string_view was_changed =
    "Nothing was done: the game has gone on meanwhile. This is how it stands now.";

std::int64_t utc_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

MailStage stage_of(const scores::records::MailGame& game, std::optional<MailSeat> seat) {
  const bool is_first = seat == MailSeat::one;
  switch (game.state) {
  case MailState::offered:
    return is_first ? MailStage::offered : MailStage::asked;
  case MailState::open_table:
    return is_first ? MailStage::own_table : MailStage::open_table;
  case MailState::played:
    return game.turn == seat ? MailStage::own_move : MailStage::others_move;
  case MailState::over:
    return MailStage::over;
  case MailState::declined:
    return MailStage::declined;
  case MailState::taken_back:
    break;
  }
  return MailStage::taken_back;
}

/// What came of a game, to who sat at this seat.
std::string result_of(const MailStanding& standing, MailClose close, std::optional<MailSeat> seat) {
  if (close == MailClose::annulled) return "annulled";
  if (!standing.winner) return close == MailClose::agreed ? "drawn, as agreed" : "drawn";
  const bool is_won = standing.winner == seat;
  const std::string_view how = is_won ? "you won" : "you lost";
  if (close == MailClose::resigned)
    return fmt::format("{}, {} gave up", how, is_won ? "they" : "you");
  if (close == MailClose::claimed) return fmt::format("{} on time", how);
  return std::string{how};
}

play::MailEntry entry_of(
    const scores::records::MailGame& game, std::optional<MailSeat> seat, const scores::Player& own
) {
  const MailSeat others = seat == MailSeat::one ? MailSeat::two : MailSeat::one;
  const scores::Player& other = game.who.at(static_cast<std::size_t>(others));
  play::MailEntry entry;
  entry.id = game.id;
  entry.version = game.version;
  entry.terms = game.match.terms;
  entry.other = other.handle;
  if (other.board != own.board) entry.board = other.board;
  entry.stage = stage_of(game, seat);
  entry.days = game.days;
  entry.moved = game.moved;
  if (entry.stage != MailStage::over) return entry;
  const auto standing = standing_of(game.match);
  entry.result = standing ? result_of(*standing, game.match.close, seat) : "over";
  return entry;
}

/// What a seat may see of a game; of one that was damaged, that it has to be told.
std::optional<play::MailGame> game_of(
    const scores::records::MailDone& done, const scores::Player& own, const MailRights& rights,
    const Complain& complain
) {
  const scores::records::MailGame& game = *done.game;
  const auto seat = done.seat;
  play::MailGame shown;
  shown.entry = entry_of(game, seat, own);
  const auto hides = hides_codes(game.match.terms);
  if (!hides) {
    complain(fmt::format("game {} by mail: {}", game.id, text(hides.error())));
    return std::nullopt;
  }
  shown.hides_codes = *hides;
  if (game.state != MailState::played && game.state != MailState::over) return shown;
  auto view = seat_view(game.match, seat);
  if (!view) {
    complain(fmt::format("game {} by mail: {}", game.id, text(view.error())));
    return std::nullopt;
  }
  shown.view = std::move(*view);
  if (!seat) return shown;
  const MailSeat others = other(*seat);
  shown.said = game.said.at(static_cast<std::size_t>(others));
  shown.is_muted = done.is_muted;
  if (rights.may_write && !done.is_muted)
    shown.line = game.lines.at(static_cast<std::size_t>(others));
  shown.is_draw_offered = game.draw_by == others;
  shown.has_offered_draw = game.draw_by == *seat;
  shown.may_claim = game.turn == others && utc_now() > game.due();
  return shown;
}

/// Others' games are nobody's to look at while they are played; an open table is everybody's.
bool may_see(const scores::records::MailDone& done) {
  return done.game && (done.seat || done.game->state == MailState::open_table);
}

play::event::MailRead told_of(
    const scores::records::Result<scores::records::MailDone>& done, const scores::Player& player,
    const MailRights& rights, const Complain& complain
) {
  play::event::MailRead read;
  read.now = utc_now();
  if (!done) {
    complain(done.error().reason());
    read.refusal = no_mail_now;
    return read;
  }
  read.refusal = done->is_late ? std::string{was_changed} : done->refusal;
  if (may_see(*done)) {
    auto game = game_of(*done, player, rights, complain);
    if (game) read.game = std::make_shared<const play::MailGame>(std::move(*game));
  }
  if (!read.game && read.refusal.empty()) read.refusal = "There is no such game any more.";
  return read;
}

play::MailRank rank_of(
    const scores::records::MailRankRow& row, const std::optional<scores::records::MailRankRow>& own,
    const scores::Player& player
) {
  play::MailRank rank;
  rank.name = row.who.handle;
  if (row.who.board != player.board) rank.board = row.who.board;
  rank.rating = static_cast<int>(std::lround(row.rank.rating.value));
  rank.deviation = static_cast<int>(std::lround(row.rank.rating.deviation));
  rank.games = row.rank.games;
  rank.is_own = own && own->rank.player == row.rank.player;
  return rank;
}

/// Who may not write writes nothing, whatever was asked.
scores::records::MailAct act_of(const play::effect::ChangeMail& change, const MailRights& rights) {
  using Kind = scores::records::MailAct::Kind;
  static_assert(static_cast<int>(Kind::take_back) == static_cast<int>(play::MailDeed::take_back));
  scores::records::MailAct act;
  act.kind = static_cast<Kind>(change.deed);
  act.text = change.text;
  act.said = change.said;
  if (rights.may_write)
    act.line = ansi::clean(ansi::without_color_codes(change.line), play::most_of_mail_line);
  act.is_unrated = rights.is_sysop;
  return act;
}

}  // namespace

play::event::MailWaiting count_mail(
    Store& store, const scores::Player& player, const MailRights& rights, const Complain& complain
) {
  std::vector<engine::RankedGame> offered;
  for (const engine::RankedGame game : engine::ranked_games)
    if (rights.offered.has(game)) offered.push_back(game);
  const auto waiting = scores::records::mail_waiting(store, player, offered);
  if (!waiting) {
    complain(waiting.error().reason());
    return {};
  }
  return {waiting->moves, waiting->offers, waiting->codes};
}

play::event::MailList read_mail_list(
    Store& store, const scores::Player& player, const Complain& complain
) {
  play::event::MailList list;
  list.now = utc_now();
  constexpr std::int64_t seconds_of_day = 86'400;
  const auto games =
      scores::records::mail_of(store, player, list.now - days_of_results * seconds_of_day);
  if (!games) {
    complain(games.error().reason());
    return list;
  }
  std::vector<play::MailEntry> entries;
  for (const auto& own : *games)
    entries.push_back(entry_of(own.game, own.seat, player));
  list.games = std::make_shared<const std::vector<play::MailEntry>>(std::move(entries));
  return list;
}

play::event::MailRanks read_mail_ranks(
    Store& store, const scores::Player& player, const Complain& complain
) {
  constexpr std::size_t rows = 4;
  const auto tables = scores::records::mail_tables(store, player, rows, utc_now());
  if (!tables) {
    complain(tables.error().reason());
    return {};
  }
  std::vector<play::MailTable> shown;
  for (const auto& table : *tables) {
    play::MailTable& own = shown.emplace_back();
    own.game = table.game;
    own.place = table.place;
    for (const auto& row : table.best)
      own.best.push_back(rank_of(row, table.own, player));
    if (table.own) own.own = rank_of(*table.own, table.own, player);
  }
  return {std::make_shared<const std::vector<play::MailTable>>(std::move(shown))};
}

play::event::MailOpponent read_opponent(
    Store& store, const scores::Player& player, const play::effect::ReadMailOpponent& read,
    const Complain& complain
) {
  using Setting = play::Challenges;
  static_assert(Setting::remembered_as == scores::records::challenges_setting);
  const scores::Player other{read.board.empty() ? player.board : read.board, "", read.name};
  auto fault = scores::records::fault_of_opponent(store, player, other, read.sysop);
  if (fault) return {std::move(*fault)};
  complain(fault.error().reason());
  return {std::string{no_mail_now}};
}

play::event::MailRead read_mail_game(
    Store& store, const scores::Player& player, play::MailId id, const MailRights& rights,
    const Complain& complain
) {
  return told_of(scores::records::look_at_mail(store, player, id), player, rights, complain);
}

play::event::MailRead change_mail_game(
    Store& store, const scores::Player& player, const play::effect::ChangeMail& change,
    const MailRights& rights, const Complain& complain
) {
  if (change.deed == play::MailDeed::mute) {
    return told_of(
        scores::records::mute_by_mail(store, player, change.id, utc_now()), player, rights, complain
    );
  }
  const auto done = scores::records::change_mail(
      store, player, change.id, change.version, act_of(change, rights), change.token, utc_now()
  );
  return told_of(done, player, rights, complain);
}

play::event::MailRead offer_mail_game(
    Store& store, const scores::Player& player, const play::effect::OfferMail& offer,
    const MailRights& rights, const Complain& complain
) {
  const play::MailOffer& wanted = *offer.offer;
  scores::records::MailOffer offered;
  offered.from = player;
  if (!wanted.to.empty())
    offered.to = scores::Player{wanted.board.empty() ? player.board : wanted.board, "", wanted.to};
  offered.terms = wanted.terms;
  offered.code = wanted.code;
  offered.days = wanted.days;
  offered.otherwise = wanted.sysop;
  offered.is_unrated = rights.is_sysop;
  auto read = told_of(
      scores::records::offer_mail(store, offered, offer.token, utc_now()), player, rights, complain
  );
  return read;
}

}  // namespace codemaker::io::disk
