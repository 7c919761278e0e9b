#include "commands/records/store.hpp"

#include "commands/records/records.hpp"

#include "commands/calls/settings_in_force.hpp"
#include "config/database.hpp"
#include "io/finding/paths.hpp"
#include "io/log/log.hpp"
#include "io/posix/files.hpp"
#include "records/gone.hpp"

#include <charconv>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

using scores::records::KnownPlayer;
using scores::records::Store;
using scores::records::Target;

constexpr std::string_view records_file = "records.db";
constexpr std::string_view key_file = "records.key";

/// nullopt, and a sentence on standard error, where no records are.
std::optional<Target> target_of(
    const CommonOptions& options, const config::Settings& settings, DataUse use
) {
  if (settings.records == config::no_records) {
    complain("no games are kept here: the setting records is off");
    return std::nullopt;
  }
  if (!settings.records.empty()) return records_target(settings, {});
  const auto disk = open_data(options, settings, use);
  if (!disk) return std::nullopt;
  const auto key_use = use == DataUse::existing ? io::KeyUse::existing : io::KeyUse::may_make;
  auto target = records_target(settings, disk->path(), key_use);
  if (use == DataUse::existing && scores::records::is_gone(*target)) {
    complain(scores::records::gone_fault(*target).reason());
    return std::nullopt;
  }
  if (use == DataUse::existing && !io::exists(target->where)) {
    complain(fmt::format("there is no {} in {}: no game was kept yet", records_file, disk->path()));
    return std::nullopt;
  }
  return target;
}

void tell_log(
    const Target& target, const config::Settings& settings, const std::vector<std::string>& remarks
) {
  io::Log log{io::directory_of(target.where), settings.log_megabytes};
  for (const std::string& remark : remarks)
    log.warn(remark);
}

/// The database, or null and a sentence on standard error.
std::unique_ptr<Store> open_and_tell(const Target& target, const config::Settings& settings) {
  auto store = Store::open(target);
  if (!store) {
    complain(store.error().reason());
    return nullptr;
  }
  // Of a file that was led back the log knows, too.
  const std::vector<std::string> remarks = (*store)->take_remarks();
  if (remarks.empty()) return std::move(*store);
  print_remarks(remarks);
  tell_log(target, settings, remarks);
  return std::move(*store);
}

std::unique_ptr<Store> open_by(
    const std::optional<Settled>& settled, const CommonOptions& options, DataUse use
) {
  if (!settled) return nullptr;
  const config::Settings& settings = settled->parsed.settings;
  const auto target = target_of(options, settings, use);
  return target ? open_and_tell(*target, settings) : nullptr;
}

}  // namespace

int begin_records(const RecordsOptions& options) {
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const auto target = target_of(options.common, settled->parsed.settings, DataUse::may_make);
  if (!target) return 1;
  const auto begun = Store::begin_anew(*target);
  if (!begun) return tell_failure(begun.error());
  auto store = Store::open(*target);
  if (!store) return tell_failure(store.error());
  if (!begun->empty()) {
    fmt::print("{}\n", *begun);
    tell_log(*target, settled->parsed.settings, {*begun});
  }
  fmt::print("{} is begun anew; it has no games and no passwords\n", target->name);
  return 0;
}

std::string key_path(const config::Settings& settings, const std::string& data_directory) {
  if (!settings.records_key.empty()) return settings.records_key;
  return fmt::format("{}/{}", data_directory, key_file);
}

std::optional<Target> records_target(
    const config::Settings& settings, const std::string& data_directory, io::KeyUse use
) {
  if (settings.records == config::no_records) return std::nullopt;
  auto safe = io::line_safe(key_path(settings, data_directory), use);
  if (!settings.records.empty())
    return Target{settings.records, config::masked(settings.records), std::move(safe)};
  return Target{
      fmt::format("{}/{}", data_directory, records_file), std::string{records_file},
      std::move(safe)};
}

std::unique_ptr<Store> open_existing_store(
    const config::Settings& settings, const std::string& data_directory
) {
  const auto target = records_target(settings, data_directory);
  const bool is_file = settings.records.empty();
  if (!target || (is_file && !io::exists(target->where))) return nullptr;
  return open_and_tell(*target, settings);
}

std::unique_ptr<Store> open_store(const CommonOptions& options, DataUse use) {
  return open_by(settle_or_complain(options), options, use);
}

std::unique_ptr<Store> open_store_to_read(const CommonOptions& options) {
  return open_by(settle_to_read(options), options, DataUse::existing);
}

std::optional<std::int64_t> number_in(const std::string& text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  return is_whole && number > 0 ? std::optional{number} : std::nullopt;
}

std::optional<KnownPlayer> named_player(
    Store& store, const CommonOptions& options, const std::string& player
) {
  const auto settled = settle(options);
  const auto number = number_in(player);
  const std::string board = settled ? settled->parsed.settings.board : "";
  const auto found = number ? store.player(*number) : store.find({board, "", player});
  if (!found) {
    complain(found.error().reason());
    return std::nullopt;
  }
  if (!*found) {
    complain(fmt::format(
        "there is no player {}; codemaker players list shows those there are", shown(player)
    ));
  }
  return *found;
}

}  // namespace codemaker::commands
