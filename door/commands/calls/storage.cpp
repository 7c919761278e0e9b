#include "commands/calls/storage.hpp"

#include "commands/records/store.hpp"
#include "config/database.hpp"

#include <utility>

namespace codemaker::commands {

io::Storage storage_of(
    const config::Settings& settings, const std::string& data_directory,
    std::shared_ptr<const play::Theme> theme, io::KeyUse key_use
) {
  io::Storage kept{
      .data_directory = data_directory,
      .games = records_target(settings, data_directory, key_use),
      .seasons = scores::season_length_of(settings.season),
      .resume_days = settings.resume_days,
      .backups = settings.backups};
  if (!settings.bulletins.empty())
    kept.bulletins =
        io::disk::BulletinPlace{settings.bulletins, settings.board, std::move(theme), kept.seasons};
  return kept;
}

int resume_days_of(const config::Settings& settings) {
  return settings.records == config::no_records ? 0 : settings.resume_days;
}

std::optional<scores::Player> sysop_of(const config::Settings& settings) {
  if (settings.sysops.empty()) return std::nullopt;
  return scores::Player{settings.board, "", settings.sysops.front()};
}

}  // namespace codemaker::commands
