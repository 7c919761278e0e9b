// `codemaker records mail` and `annul`: games of two by mail, as a watcher sees them.
#include "records/mail.hpp"
#include "commands/doctor/print.hpp"
#include "commands/games.hpp"
#include "commands/records/mail_json.hpp"
#include "commands/records/mail_words.hpp"
#include "commands/records/records.hpp"
#include "commands/records/store.hpp"
#include "play/call/words.hpp"
#include "records/mail_check.hpp"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {
namespace {

using engine::records::MailClose;
using engine::records::MailSeat;
using scores::records::MailGame;
using scores::records::MailState;

std::string player_text(const MailGame& game, MailSeat seat) {
  const auto at = static_cast<std::size_t>(seat);
  const std::string name = shown(name_in_mail(game, seat));
  if (!game.players.at(at)) return name;
  return fmt::format("{} on {}", name, shown(game.who.at(at).board));
}

std::string standing_text(const MailGame& game) {
  if (game.state != MailState::over) {
    if (!game.turn || game.state != MailState::played) return std::string{word_of_mail(game.state)};
    return fmt::format("{} to move", player_text(game, *game.turn));
  }
  const auto winner = game.match.closed_for;
  const std::string won = winner ? fmt::format("{} won", player_text(game, *winner)) : "nobody won";
  return fmt::format("{}, {}", word_of_close(game.match.close), won);
}

void print_mail(const MailGame& game) {
  fmt::print(
      "{:>6}  {}  {} {} {}, {} and {}: {}, {}\n", game.id, time_text(game.moved),
      engine::name(game.match.terms.game), game.match.terms.kind, game.match.terms.setup,
      player_text(game, MailSeat::one), player_text(game, MailSeat::two), standing_text(game),
      play::count(static_cast<std::int64_t>(game.match.moves.size()), "move", "moves")
  );
}

void print_mail_json(const MailGame& game) {
  print(mail_json(game), true);
}

constexpr std::int64_t all_games = 1'000'000;

int check_games(const std::vector<MailGame>& games) {
  int faults = 0;
  for (const MailGame& game : games) {
    const std::string fault = fault_of_mail(game);
    if (fault.empty()) continue;
    ++faults;
    complain(fmt::format("game {} by mail: {}", game.id, fault));
  }
  const auto sound = static_cast<std::int64_t>(games.size()) - faults;
  fmt::print("{} by mail: sound\n", play::count(sound, "game", "games"));
  return faults > 0 ? 1 : 0;
}

int check_codes(const std::vector<scores::records::WholeLeft>& codes) {
  std::int64_t faults = 0;
  for (const auto& left : codes) {
    const std::string fault = fault_of_left(left);
    if (fault.empty()) continue;
    ++faults;
    complain(fmt::format("code {} that was left: {}", left.code.id, fault));
  }
  const std::int64_t sound = std::ssize(codes) - faults;
  fmt::print("{} left for others: sound\n", play::count(sound, "code", "codes"));
  return faults > 0 ? 1 : 0;
}

}  // namespace

std::string name_in_mail(const MailGame& game, MailSeat seat) {
  const auto at = static_cast<std::size_t>(seat);
  if (game.state == MailState::open_table && seat == MailSeat::two) return "whoever comes";
  return game.players.at(at) ? game.who.at(at).handle : "(forgotten)";
}

std::string_view word_of_mail(MailState state) {
  switch (state) {
  case MailState::offered:
    return "offered";
  case MailState::open_table:
    return "open";
  case MailState::played:
    return "played";
  case MailState::over:
    return "over";
  case MailState::declined:
    return "declined";
  case MailState::taken_back:
    return "taken back";
  }
  return {};
}

std::string_view word_of_close(MailClose close) {
  switch (close) {
  case MailClose::open:
    return "played out";
  case MailClose::resigned:
    return "resigned";
  case MailClose::agreed:
    return "agreed";
  case MailClose::claimed:
    return "claimed";
  case MailClose::annulled:
    return "annulled";
  }
  return {};
}

std::string state_in_mail(const MailGame& game) {
  const bool is_over = game.state == MailState::over;
  return std::string{is_over ? word_of_close(game.match.close) : word_of_mail(game.state)};
}

bool is_annulled(const MailGame& game) {
  return game.state == MailState::over && game.match.close == MailClose::annulled;
}

int check_mail(const RecordsOptions& options) {
  const auto store = open_store_to_read(options.common);
  if (!store) return 1;
  const auto games = scores::records::all_mail(*store, all_games);
  if (!games) return tell_failure(games.error());
  const auto codes = scores::records::all_whole_left(*store, all_games);
  if (!codes) return tell_failure(codes.error());
  // Who verifies all games where none is by mail is told nothing of them.
  const bool tells_none = !options.is_check;
  const int of_games = games->empty() && tells_none ? 0 : check_games(*games);
  const int of_codes = codes->empty() ? 0 : check_codes(*codes);
  return std::max(of_games, of_codes);
}

int list_mail(const RecordsOptions& options) {
  if (options.is_check) return check_mail(options);
  const auto store = open_store_to_read(options.common);
  if (!store) return 1;
  const auto games = scores::records::all_mail(*store, options.most);
  if (!games) return tell_failure(games.error());
  for (const MailGame& game : *games)
    options.is_json ? print_mail_json(game) : print_mail(game);
  return 0;
}

int annul_mail(const RecordsOptions& options) {
  const auto store = open_store(options.common, DataUse::existing);
  if (!store) return 1;
  const auto id = number_in(options.records.front());
  if (!id) {
    complain("a game by mail is named by its number: codemaker records mail");
    return 1;
  }
  if (!options.is_undone) {
    const int status = ask_first(
        options.is_agreed, fmt::format("annuls game {} by mail", *id),
        fmt::format("Annul game {} by mail?", *id)
    );
    if (status != 0) return status;
  }
  const auto now = std::time(nullptr);
  const auto done = options.is_undone ? scores::records::undo_annulled_mail(*store, *id, now)
                                      : scores::records::annul_mail(*store, *id, now);
  if (!done) return tell_failure(done.error());
  if (!done->refusal.empty()) {
    complain(done->refusal);
    return 1;
  }
  print_mail(*done->game);
  return 0;
}

}  // namespace codemaker::commands
