#include "commands/calls/settings_in_force.hpp"

#include "config/secrets.hpp"
#include "config/syntax.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

using scores::Result;

/// How the copies of a config are called: those of `/bbs/door.toml` begin with
/// `last-good-bbs-door.toml.`, and end with the number of the account that keeps it. One whose path
/// is too long for that is known by its end.
std::string beginning_of_copies(const std::string& path) {
  constexpr std::size_t longest = 200;
  std::error_code error;
  std::string name = std::filesystem::absolute(path, error).lexically_normal().string();
  std::ranges::replace(name, '/', '-');
  return "last-good" + name.substr(name.size() - std::min(name.size(), longest)) + ".";
}

std::string own_copy(const std::string& directory, const std::string& path) {
  return fmt::format("{}/{}{}", directory, beginning_of_copies(path), io::account_in_force());
}

/// All copies of it, our own first: root may read those of the accounts that play.
std::vector<std::string> copies_of(const std::string& directory, const std::string& path) {
  constexpr std::size_t most_names = 10'000;
  std::vector<std::string> copies{own_copy(directory, path)};
  const std::string beginning = beginning_of_copies(path);
  const auto names = io::names_in(directory, most_names);
  if (!names) return copies;
  for (const std::string& name : *names) {
    const std::string copy = directory + "/" + name;
    if (name.starts_with(beginning) && copy != copies.front()) copies.push_back(copy);
  }
  return copies;
}

/// The settings of before, and when they were written; nullopt if there are none.
std::optional<Settled> last_good(const std::string& directory, const std::string& path) {
  for (const std::string& copy : copies_of(directory, path)) {
    const auto bytes = io::read_file(copy, scores::max_file_bytes);
    if (!bytes || !*bytes) continue;
    Settled settled = settle(io::ConfigFile{copy, **bytes});
    if (!settled.parsed.has_errors()) return settled;
  }
  return std::nullopt;
}

/// What gives rights beyond the data directory is not taken from a copy there, which any call that
/// was taken over could have written, but from what can be read of the config itself.
void take_rights_of(config::Settings& settings, std::string_view broken_config) {
  constexpr std::array<std::string_view, 7> keys{"alarm",      "bulletins", "sysop_level", "sysops",
                                                 "serve.user", "records",   "records_key"};
  const auto parsed = config::read_settings(config::whole_lines(broken_config, keys), "");
  const config::Settings& own = parsed.settings;
  settings.alarm = own.alarm;
  settings.bulletins = own.bulletins;
  settings.sysop_level = own.sysop_level;
  settings.sysops = own.sysops;
  settings.serve_user = own.serve_user;
  // Its password stands nowhere else.
  if (parsed.lines.contains("records")) settings.records = own.records;
  if (parsed.lines.contains("records_key")) settings.records_key = own.records_key;
}

/// All that is wrong in a config; empty if it may be used as it is.
std::string faults_of(const Settled& settled) {
  std::string faults;
  for (const config::Problem& problem : settled.parsed.problems) {
    if (problem.severity != config::Severity::error) continue;
    faults += (faults.empty() ? "" : "; ") + problem.text;
  }
  return faults;
}

/// A config that was there at a usual place, and of which only the copy is left; empty: none.
std::string usual_config_of_before(const std::string& directory) {
  for (const std::string& path : io::usual_configs()) {
    if (std::ranges::any_of(copies_of(directory, path), io::exists)) return path;
  }
  return {};
}

/// Who players are and where they lie hangs on these: where one of them is lost, and the file has
/// no end of its last line or was written just now, somebody is still writing it. Empty: it is
/// whole, as far as can be known.
std::string half_written(const Settled& now, const Settled& before) {
  constexpr std::time_t moment = 2;
  const auto status = io::status_of(now.file);
  const bool is_cut = !now.bytes.ends_with('\n');
  const bool is_new = status && std::time(nullptr) - status->changed < moment;
  if (!is_cut && !is_new) return {};
  for (const std::string_view key : {"board", "data", "records"}) {
    if (!before.parsed.lines.contains(key) || now.parsed.lines.contains(key)) continue;
    return fmt::format(
        "the config {} is half written: {} is missing, and {}", now.file, key,
        is_cut ? "its last line does not end" : "it was written just now"
    );
  }
  return {};
}

/// What the config file says, and what speaks against it.
struct Found {
  Settled settled;
  std::string path;   ///< of the config, there or not
  std::string fault;  ///< empty: it may be used
  std::string data;   ///< where it says that the data lie
};

Found find_settings(const CommonOptions& options) {
  const auto file = io::find_config(options.config);
  if (!file) return {{}, options.config, file.error().reason(), {}};
  Found found{settle(*file), file->path, {}, {}};
  found.fault = faults_of(found.settled);
  found.data = found.settled.parsed.is_toml ? found.settled.parsed.settings.data
                                            : config::data_in_broken(file->bytes).value_or("");
  return found;
}

InForce last_good_of(Found found, Result<io::DataDirectory> directory, bool is_door) {
  auto before = directory ? last_good(directory->path, found.path) : std::nullopt;
  if (before) {
    take_rights_of(before->parsed.settings, found.settled.bytes);
    std::string fault = fmt::format(
        "{}; the settings of before are used, from {}: mend the config", found.fault, before->file
    );
    return {std::move(before), std::move(directory), std::move(fault)};
  }
  if (is_door && found.settled.parsed.is_toml && !found.settled.file.empty())
    return {std::move(found.settled), std::move(directory), std::move(found.fault)};
  return {
      std::nullopt, std::move(directory),
      found.fault + "; no settings of before are known, so nothing is played until it is mended"};
}

}  // namespace

void keep_last_good(const std::string& directory, const Settled& settled) {
  if (settled.bytes.empty() || settled.parsed.has_errors()) return;
  const std::string copy = own_copy(directory, settled.file);
  const std::string kept = config::without_secrets(settled.bytes);
  const auto before = io::read_file(copy, scores::max_file_bytes);
  if (before && *before == kept) return;
  // What another account has left at this name, or the disk does not take, stays as it is.
  const std::string fresh = fmt::format("{}.{}", copy, io::process_id());
  const auto written = io::write_new_file(fresh, kept, io::NewFile::own);
  std::error_code error;
  if (written) std::filesystem::rename(fresh, copy, error);
  if (!written || error) std::filesystem::remove(fresh, error);
}

InForce settings_in_force(const CommonOptions& options, std::optional<io::DataFor> who) {
  Found found = find_settings(options);
  auto directory = who ? io::find_data_directory(options.data, found.data, *who)
                       : io::own_data_directory(options.data, found.data);
  if (found.fault.empty() && found.path.empty() && directory) {
    found.path = usual_config_of_before(directory->path);
    if (!found.path.empty())
      found.fault = fmt::format("there is no config {} any more", found.path);
  }
  const bool is_door = who == io::DataFor::door;
  // One that is written anew is empty for a moment.
  const bool is_empty =
      found.fault.empty() && !found.settled.file.empty() && found.settled.bytes.empty();
  if (is_empty && directory && last_good(directory->path, found.path))
    found.fault = fmt::format("the config {} is empty", found.path);
  const bool may_be_half = found.fault.empty() && !found.settled.bytes.empty() && directory;
  const auto before = may_be_half ? last_good(directory->path, found.path) : std::nullopt;
  if (before) found.fault = half_written(found.settled, *before);
  if (!found.fault.empty()) return last_good_of(std::move(found), std::move(directory), is_door);
  // A copy of the sysop's, who may be root, would not be readable for the account that plays.
  if (directory && who) keep_last_good(directory->path, found.settled);
  return {std::move(found.settled), std::move(directory), {}};
}

std::optional<Settled> settle_to_read(const CommonOptions& options) {
  InForce in_force = settings_in_force(options, std::nullopt);
  if (!in_force.fault.empty()) complain(in_force.fault);
  if (in_force.settled) tell_warnings(*in_force.settled);
  return std::move(in_force.settled);
}

}  // namespace codemaker::commands
