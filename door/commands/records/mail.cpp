// `codemaker records mail` and `annul`: games of two by mail, as a watcher sees them.
#include "records/mail.hpp"
#include "commands/doctor/print.hpp"
#include "commands/games.hpp"
#include "commands/records/json.hpp"
#include "commands/records/mail_words.hpp"
#include "commands/records/records.hpp"
#include "commands/records/store.hpp"
#include "engine/records/line.hpp"
#include "play/call/words.hpp"
#include "records/mail_check.hpp"

#include <cstdint>
#include <ctime>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {
namespace {

using engine::records::MailClose;
using engine::records::MailSeat;
using nlohmann::ordered_json;
using scores::records::MailGame;
using scores::records::MailState;

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

ordered_json seat_json(const MailGame& game, std::size_t seat) {
  if (!game.players.at(seat)) return nullptr;
  return {{"board", game.who.at(seat).board}, {"name", game.who.at(seat).handle}};
}

/// The legs as lines of records; one that holds what is hidden yet is "sealed".
ordered_json legs_json(const MailGame& game) {
  ordered_json legs = ordered_json::array();
  if (game.state != MailState::played && game.state != MailState::over) return legs;
  const auto view = seat_view(game.match, std::nullopt);
  if (!view) return legs;
  for (const auto& leg : view->legs) {
    const auto outcome =
        leg.record ? engine::records::replay(*leg.record) : engine::records::Outcome{};
    legs.push_back(
        leg.record && outcome ? engine::records::write(*leg.record, *outcome) : "sealed"
    );
  }
  return legs;
}

void print_mail_json(const MailGame& game) {
  const auto& terms = game.match.terms;
  print(
      ordered_json{
          {"id", game.id},
          {"game", engine::name(terms.game)},
          {"kind", terms.kind},
          {"setup", terms.setup},
          {"one", seat_json(game, 0)},
          {"two", seat_json(game, 1)},
          {"days", game.days},
          {"state", word_of_mail(game.state)},
          {"turn", game.turn ? ordered_json(static_cast<int>(*game.turn) + 1) : nullptr},
          {"ended",
           game.state == MailState::over ? ordered_json(word_of_close(game.match.close)) : nullptr},
          {"moves", game.match.moves},
          {"legs", legs_json(game)},
          {"begun", time_text(game.begun)},
          {"moved", time_text(game.moved)},
      },
      true
  );
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

}  // namespace

std::string name_in_mail(const MailGame& game, MailSeat seat) {
  const auto at = static_cast<std::size_t>(seat);
  if (game.state == MailState::open_table && seat == MailSeat::two) return "whoever comes";
  return game.players.at(at) ? game.who.at(at).handle : "(forgotten)";
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
  // Who verifies all games where none is by mail is told nothing of them.
  return games->empty() && !options.is_check ? 0 : check_games(*games);
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
