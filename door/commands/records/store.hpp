/// The database of records, as the commands open it.
#pragma once

#include "commands/dialog.hpp"
#include "commands/options.hpp"
#include "config/settings.hpp"
#include "io/secrets/line_key.hpp"
#include "records/store.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace codemaker::commands {

/// The file of the key that games are sealed with while they go on.
[[nodiscard]] std::string key_path(
    const config::Settings& settings, const std::string& data_directory
);

/// The database of these settings; nullopt where no games are kept.
[[nodiscard]] std::optional<scores::records::Target> records_target(
    const config::Settings& settings, const std::string& data_directory,
    io::KeyUse use = io::KeyUse::existing
);

/// The database of the settings in force, or null and a sentence on standard error. Where nothing
/// may be made, a missing file is one.
[[nodiscard]] std::unique_ptr<scores::records::Store> open_store(
    const CommonOptions& options, DataUse use
);

/// The same for what only reads, which a fault of the config does not keep from that.
[[nodiscard]] std::unique_ptr<scores::records::Store> open_store_to_read(
    const CommonOptions& options
);

/// The database of these settings if there is one already; null if not, without a word, and with a
/// sentence on standard error if it cannot be opened.
[[nodiscard]] std::unique_ptr<scores::records::Store> open_existing_store(
    const config::Settings& settings, const std::string& data_directory
);

/// The player of a number, or of a name on the board of the config; nullopt and a sentence on
/// standard error if there is none.
[[nodiscard]] std::optional<scores::records::KnownPlayer> named_player(
    scores::records::Store& store, const CommonOptions& options, const std::string& player
);

/// A number as these commands take it: digits alone.
[[nodiscard]] std::optional<std::int64_t> number_in(const std::string& text);

/// Calls `each(game)` for every kept game of a filter, the one begun last first, whatever its
/// `most`. Returns the exit status.
template <typename Each>
int for_each_kept(
    scores::records::Store& store, scores::records::GameFilter filter, const Each& each
) {
  constexpr std::int64_t page = 500;
  filter.most = page;
  while (true) {
    const auto games = store.games(filter);
    if (!games) return tell_failure(games.error());
    for (const auto& game : *games)
      each(game);
    if (games->size() < page) return 0;
    filter.before = games->back().id;
  }
}

}  // namespace codemaker::commands
