#include "commands/bulletins.hpp"

#include "commands/calls/storage.hpp"
#include "commands/dialog.hpp"
#include "io/disk/bulletin_writer.hpp"
#include "io/finding/theme_files.hpp"
#include "io/posix/files.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::commands {

void renew_bulletins(io::disk::DirectoryDisk& disk, const config::Settings& settings) {
  if (settings.bulletins.empty()) return;
  io::Log log{disk.path(), settings.log_megabytes};
  const auto kept = storage_of(settings, disk.path(), io::load_theme(disk.path(), log));
  const auto written = io::disk::BulletinWriter{disk, log, *kept.bulletins, kept.games}.write();
  if (!written) complain(fmt::format("bulletins: {}", written.error().reason()));
}

int write_bulletins(const BulletinOptions& options) {
  io::keep_from_the_world();
  auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  config::Settings& settings = settled->parsed.settings;
  if (!options.directory.empty()) settings.bulletins = options.directory;
  if (settings.bulletins.empty()) {
    complain(
        "there is no directory for bulletins; set bulletins in the config, or give one with --to"
    );
    return 1;
  }
  const auto disk = open_data(options.common, settings, DataUse::existing);
  if (!disk) return 1;
  // One that the config names and that is gone may be on a disk that is.
  const auto made =
      options.directory.empty()
          ? scores::Result<void>{}
          : io::make_public_directory(settings.bulletins, "make the directory for bulletins");
  if (!made) return tell_failure(made.error());
  io::Log log{disk->path(), settings.log_megabytes};
  const auto kept = storage_of(settings, disk->path(), io::load_theme(disk->path(), log));
  const auto written = io::disk::BulletinWriter{*disk, log, *kept.bulletins, kept.games}.write();
  if (!written) return tell_failure(written.error());
  fmt::print(
      "{} in {}, {} written anew\n", play::count(written->files, "bulletin", "bulletins"),
      settings.bulletins, written->changed
  );
  return 0;
}

}  // namespace codemaker::commands
