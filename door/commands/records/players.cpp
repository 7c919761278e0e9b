#include "commands/records/players.hpp"

#include "ansi/text.hpp"
#include "commands/doctor/print.hpp"
#include "commands/records/store.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/terminal.hpp"
#include "io/secrets/passwords.hpp"
#include "play/call/words.hpp"
#include "play/shared/line_editor.hpp"

#include <ctime>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::records::KnownPlayer;
using scores::records::Statistics;
using scores::records::Store;

std::string games_text(const KnownPlayer& player) {
  return play::count(player.games, "game", "games");
}

ordered_json known_player_json(const KnownPlayer& player) {
  return {
      {"id", player.id},
      {"board", player.player.board},
      {"key", player.player.key},
      {"name", player.player.handle},
      {"since", time_text(player.since)},
      {"seen", time_text(player.seen)},
      {"games", player.games},
  };
}

ordered_json statistics_json(const Statistics& statistics) {
  return {
      {"games", statistics.games},           {"won", statistics.won},
      {"levels", statistics.levels},         {"best", statistics.best},
      {"best_level", statistics.best_level}, {"guesses", statistics.guesses},
  };
}

void print_player(const KnownPlayer& player) {
  fmt::print(
      "{:>6}  {}  {} on {}, {}\n", player.id, time_text(player.seen), shown(player.player.handle),
      shown(player.player.board), games_text(player)
  );
}

void print_statistics(engine::RankedGame game, const Statistics& statistics) {
  if (statistics.games == 0) return;
  fmt::print(
      "{}: {} finished, {} won", engine::name(game), play::count(statistics.games, "game", "games"),
      statistics.won
  );
  if (statistics.best > 0) {
    fmt::print(
        "; best run {} points, level {}; {} won", statistics.best, statistics.best_level,
        play::count(statistics.levels, "level", "levels")
    );
  }
  fmt::print("\n");
  for (std::size_t at = 0; at < statistics.guesses.size(); ++at) {
    if (statistics.guesses[at] == 0) continue;
    fmt::print(
        "  broken with {}: {}\n",
        play::count(static_cast<std::int64_t>(at) + 1, "guess", "guesses"), statistics.guesses[at]
    );
  }
}

/// Opens the database and works on the player that was named; 1 if that cannot be done.
template <typename Work>
int with_player(const PlayersOptions& options, Work work) {
  const auto store = open_store(options.common, DataUse::existing);
  if (!store) return 1;
  const auto player = named_player(*store, options.common, options.player);
  return player ? work(*store, *player) : 1;
}

std::string described(const KnownPlayer& player) {
  return fmt::format(
      "{} on {} ({})", shown(player.player.handle), shown(player.player.board), games_text(player)
  );
}

/// The hash of a password that the sysop types; nullopt after a complaint.
std::optional<std::string> typed_hash() {
  auto password = ask_secret("New password: ");
  if (!password || ansi::length(*password) < play::shared::min_password) {
    complain(fmt::format("a password has {} letters or more", play::shared::min_password));
    return std::nullopt;
  }
  if (io::is_terminal(io::standard_input) && ask_secret("Once more: ") != password) {
    complain("the two differ; nothing was changed");
    return std::nullopt;
  }
  std::string hash = io::hash_of_password(*password);
  io::wipe(*password);
  if (!hash.empty()) return hash;
  complain("there is no memory for that: a password takes 64 MB while it is hashed");
  return std::nullopt;
}

}  // namespace

int list_players(const PlayersOptions& options) {
  constexpr std::int64_t page = 500;
  const auto store = open_store_to_read(options.common);
  if (!store) return 1;
  scores::records::PlayerId after = 0;
  while (true) {
    const auto players = store->players(page, after);
    if (!players) return tell_failure(players.error());
    for (const KnownPlayer& player : *players)
      options.is_json ? print(known_player_json(player), true) : print_player(player);
    if (players->size() < page) return 0;
    after = players->back().id;
  }
}

int show_player(const PlayersOptions& options) {
  return with_player(options, [&](Store& store, const KnownPlayer& player) {
    ordered_json object = known_player_json(player);
    if (!options.is_json) print_player(player);
    for (const engine::RankedGame game : engine::ranked_games) {
      const auto statistics = store.statistics(player.id, game);
      if (!statistics) return tell_failure(statistics.error());
      object["statistics"][std::string{engine::name(game)}] = statistics_json(*statistics);
      if (!options.is_json) print_statistics(game, *statistics);
    }
    if (options.is_json) print(object, true);
    return 0;
  });
}

int forget_player(const PlayersOptions& options) {
  return with_player(options, [&](Store& store, const KnownPlayer& player) {
    const std::string who = described(player);
    const int status = ask_first(
        options.is_agreed, "takes the name off all games of " + who,
        fmt::format("Forget {}? The games stay, without a name.", who)
    );
    if (status != 0) return status;
    const auto done = store.forget(player.id);
    if (!done) return tell_failure(done.error());
    fmt::print("Forgot {}.\n", who);
    return 0;
  });
}

int rename_player(const PlayersOptions& options) {
  return with_player(options, [&](Store& store, const KnownPlayer& player) {
    const auto done = store.rename(player.id, options.other);
    if (!done) return tell_failure(done.error());
    fmt::print("{} is now {}.\n", described(player), shown(options.other));
    return 0;
  });
}

int merge_players(const PlayersOptions& options) {
  return with_player(options, [&](Store& store, const KnownPlayer& from) {
    const auto into = named_player(store, options.common, options.other);
    if (!into) return 1;
    const int status = ask_first(
        options.is_agreed,
        fmt::format("gives the games of {} to {}", described(from), described(*into)),
        fmt::format("Give the games of {} to {}?", described(from), described(*into))
    );
    if (status != 0) return status;
    const auto done = store.merge(from.id, into->id);
    if (!done) return tell_failure(done.error());
    fmt::print("{} now has the games of {}.\n", described(*into), described(from));
    return 0;
  });
}

int set_password(const PlayersOptions& options) {
  return with_player(options, [&](Store& store, const KnownPlayer& player) {
    const auto hash = options.is_taken_away ? std::optional{std::string{}} : typed_hash();
    if (!hash) return 1;
    const auto known = store.password_hash(player.player);
    if (!known) return tell_failure(known.error());
    const auto done = store.set_password(player.player, *known, *hash, std::time(nullptr));
    if (!done) return tell_failure(done.error());
    fmt::print(
        "{} {}.\n", described(player), hash->empty() ? "has no password now" : "has a new password"
    );
    return 0;
  });
}

}  // namespace codemaker::commands
