#include "io/disk/game_readings.hpp"

#include "engine/records/line.hpp"
#include "io/secrets/seal.hpp"
#include "play/call/words.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/choices/choices.hpp"
#include "play/choices/fields.hpp"
#include "records/mail_ranks.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::io::disk {
namespace {

using play::Looked;
using scores::records::KeptGame;
using scores::records::Statistics;
using scores::records::Store;

constexpr std::string_view cannot_be_read =
    "Kept games can't be read right now. The sysop has been told.";
constexpr std::string_view cannot_be_shown = "This game can't be shown. The sysop has been told.";
constexpr std::string_view was_not_kept = "This run was not kept, so it can't be shown.";
constexpr std::string_view is_going_on = "This run is still going on. It can be shown afterwards.";

play::GameFigures figures_of(const Statistics& statistics) {
  return {
      .games = statistics.games,
      .won = statistics.won,
      .tied = statistics.tied,
      .lost = statistics.lost,
      .left = statistics.left,
      .runs = statistics.runs,
      .levels = statistics.levels,
      .best = statistics.best,
      .best_level = statistics.best_level,
      .streak = statistics.streak,
      .longest_streak = statistics.longest_streak,
      .reviewed = statistics.reviewed,
      .lost_guesses = statistics.lost_guesses,
      .guesses = statistics.guesses,
      .ended_in = statistics.ended_in,
  };
}

/// The record of a game; nullopt if this program cannot replay it, or its columns say something
/// else than its moves.
std::optional<engine::records::Record> record_of(
    const KeptGame& game, const scores::records::Result<std::string>& opened,
    const Complain& complain
) {
  if (!opened) {
    complain(fmt::format("game {} cannot be shown: {}", game.id, opened.error().reason()));
    return std::nullopt;
  }
  auto line = engine::records::verify(*opened);
  if (line && line->stated == game.outcome) return std::move(line->record);
  const std::string reason = line ? "its result is another one" : text(line.error());
  complain(fmt::format("game {} cannot be shown: {}", game.id, reason));
  return std::nullopt;
}

play::ShownGame shown(engine::records::Record record, std::string player) {
  auto seals = seals_of(record);
  return {std::move(record), std::move(player), std::move(seals)};
}

/// What was found of a game that is wanted, and whose it is; or why not.
struct Found {
  std::optional<KeptGame> game = {};
  std::string player = {};
  std::string_view refusal = {};
};

Found find(Store& store, const scores::Player& player, play::KeptGameId id, const Complain& tell) {
  const auto known = store.find(player);
  const auto game = known ? store.game(id) : known.error();
  if (!game) {
    tell(game.error().reason());
    return {.refusal = cannot_be_read};
  }
  const bool is_own = *known && *game && (*game)->player == (*known)->id;
  if (!is_own) return {.refusal = "This game is not kept any more."};
  return {.game = *game};
}

Found find(
    Store& store, const scores::Player& /*player*/, const scores::Entry& row, const Complain& tell
) {
  const auto game = store.run(
      row.player, {.game = row.table, .score = row.score, .level = row.level, .filed = row.when}
  );
  if (!game) {
    tell(game.error().reason());
    return {.refusal = cannot_be_read};
  }
  if (!*game) return {.refusal = was_not_kept};
  if (!(*game)->is_over()) return {.refusal = is_going_on};
  const std::string name = play::table_name(row.name);
  return {.game = *game, .player = name.empty() ? "Player 1" : name};
}

}  // namespace

play::event::MyPage read_my_page(
    Store& store, const scores::Player& player, const Complain& complain
) {
  play::event::MyPage page;
  const auto failed = [&](const scores::records::Fault& fault) {
    complain(fault.reason());
    return play::event::MyPage{.looked = Looked::failed};
  };
  const auto known = store.find(player);
  if (!known) return failed(known.error());
  if (!*known) return page;
  for (std::size_t at = 0; at < page.games.size(); ++at) {
    const auto statistics = store.statistics((*known)->id, engine::ranked_games.at(at));
    if (!statistics) return failed(statistics.error());
    page.games.at(at) = figures_of(*statistics);
  }
  const auto heads = scores::records::head_to_head(store, player);
  if (!heads) return failed(heads.error());
  for (const auto& head : *heads) {
    const bool is_here = head.other.board == player.board;
    page.by_mail.push_back(
        {head.game, head.other.handle, is_here ? "" : head.other.board, head.won, head.lost,
         head.drawn}
    );
  }
  return page;
}

play::event::MyGames read_my_games(
    Store& store, const scores::Player& player, const Complain& complain
) {
  const auto known = store.find(player);
  if (known && !*known) return {};
  const auto games =
      known ? store.games({.player = (*known)->id, .game = {}, .most = play::most_listed_games})
            : known.error();
  if (!games) {
    complain(games.error().reason());
    return {.looked = Looked::failed};
  }
  play::event::MyGames list;
  for (const KeptGame& game : *games) {
    const auto record = record_of(game, store.line_of(game), complain);
    if (!record) continue;
    list.games.push_back(
        {game.id, play::title_of(*record), play::result_text(*record), game.kept, game.is_over()}
    );
  }
  return list;
}

play::event::GameRead read_shown_game(
    Store& store, const scores::Player& player, const play::WantedGame& wanted,
    const Complain& complain
) {
  const Found found =
      std::visit([&](const auto& which) { return find(store, player, which, complain); }, wanted);
  if (!found.game) return {wanted, {}, std::string{found.refusal}};
  auto record = record_of(*found.game, store.line_of(*found.game), complain);
  if (!record) return {wanted, {}, std::string{cannot_be_shown}};
  auto game = shown(*std::move(record), found.player);
  const bool is_own = std::holds_alternative<play::KeptGameId>(wanted);
  if (is_own) game.token = found.game->token;
  return {wanted, std::move(game), {}};
}

std::optional<play::ShownGame> read_public_game(const KeptGame& game, const Complain& complain) {
  auto record = record_of(game, game.line, complain);
  if (!record) return std::nullopt;
  const std::string name = play::table_name(game.who.handle);
  auto game_shown = shown(*std::move(record), name.empty() ? "Player 1" : name);
  if (!game.who.handle.empty()) game_shown.whose = game.who;
  return game_shown;
}

bool hides(Store& store, const scores::Player& player, const Complain& complain) {
  const auto texts = store.remembered(player);
  if (!texts) {
    complain(texts.error().reason());
    return true;
  }
  play::Choices choices;
  const auto options = texts->find(play::Choices::remembered_as);
  if (options != texts->end()) play::take_fields(choices, options->second);
  return !choices.is_visible;
}

std::vector<play::DailyRow> shown_rows(
    const std::vector<scores::records::DailyRow>& rows, scores::records::PlayerId own
) {
  std::vector<play::DailyRow> table;
  table.reserve(rows.size());
  for (const scores::records::DailyRow& row : rows) {
    const bool is_own = own != 0 && row.player == own;
    table.push_back({row.who.handle, row.score, row.days, row.outcome, is_own, row.who.board});
  }
  return table;
}

std::optional<std::vector<engine::RankedGame>> read_played(
    Store& store, const scores::Player& player, engine::records::Day day
) {
  std::vector<engine::RankedGame> played;
  for (const engine::RankedGame game : engine::ranked_games) {
    const auto daily = store.daily(player, game, day);
    if (!daily) return std::nullopt;
    if (daily->own && daily->own->is_over()) played.push_back(game);
  }
  return played;
}

play::DailyGame shown_day(
    const scores::records::Store& store, const scores::records::Daily& daily,
    const std::vector<scores::records::DailyRow>& month, const Complain& complain
) {
  play::DailyGame game{
      .own = {},
      .streak = daily.streak,
      .best_streak = daily.best_streak,
      .days = {},
      .won_in = daily.won_in,
      .day = shown_rows(daily.day, daily.player),
      .players = daily.players,
      .rank = daily.rank,
      .month = shown_rows(month, daily.player),
      .yesterdays_best = {},
  };
  for (const scores::records::DayPlayed& played : daily.month)
    game.days.push_back({played.day, played.is_won});
  if (daily.yesterdays_best)
    game.yesterdays_best = read_public_game(*daily.yesterdays_best, complain);
  if (!daily.own) return game;
  const auto opened = store.line_of(*daily.own);
  if (const auto line = engine::records::verify(opened ? *opened : "")) game.own = line->record;
  return game;
}

}  // namespace codemaker::io::disk
