#include "commands/bulletins.hpp"

#include "commands/calls/kept_in.hpp"
#include "commands/dialog.hpp"
#include "io/disk/bulletin_writer.hpp"
#include "io/theme_files.hpp"
#include "play/words.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

namespace codemaker::commands {

void renew_bulletins(io::disk::PosixDisk& disk, const config::Settings& settings) {
  if (settings.bulletins.empty()) return;
  io::Log log{disk.path()};
  const auto kept = kept_in(settings, disk.path(), io::load_theme(disk.path(), log));
  const auto written = io::disk::BulletinWriter{disk, log, *kept.bulletins, kept.games}.write();
  if (!written) complain(fmt::format("bulletins: {}", written.error().reason()));
}

int write_bulletins(const BulletinOptions& options) {
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
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
  io::Log log{disk->path()};
  const auto kept = kept_in(settings, disk->path(), io::load_theme(disk->path(), log));
  const auto written = io::disk::BulletinWriter{*disk, log, *kept.bulletins, kept.games}.write();
  if (!written) return tell_failure(written.error());
  fmt::print(
      "{} in {}, {} written anew\n", play::count(written->files, "bulletin", "bulletins"),
      settings.bulletins, written->changed
  );
  return 0;
}

}  // namespace codemaker::commands
