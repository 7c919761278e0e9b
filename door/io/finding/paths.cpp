#include "io/finding/paths.hpp"

#include "io/posix/files.hpp"

#include <cstdlib>
#include <fmt/format.h>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

constexpr std::size_t max_config_bytes = 1U << 20U;

/// Where packages keep their data.
constexpr const char* installed = "/var/lib/codemaker";

bool is_out_of_reach(const DataDirectory& directory) {
  return directory.path == installed && !may_write_in(installed);
}

DataDirectory last_resort(DataFor who) {
  if (who == DataFor::door) return {program_directory() + "/data", "made beside the program"};
  const auto xdg = environment("XDG_DATA_HOME");
  const auto home = environment("HOME");
  const std::string base = xdg ? *xdg : home.value_or(".") + "/.local/share";
  return {base + "/codemaker", "XDG_DATA_HOME"};
}

}  // namespace

std::string program_directory() {
  const std::string path = program_path();
  return path.substr(0, path.find_last_of('/'));
}

std::optional<std::string> environment(const char* name) {
  const char* const value = std::getenv(name);
  if (value == nullptr || *value == '\0') return std::nullopt;
  return value;
}

std::string locale() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (auto value = environment(variable)) return *std::move(value);
  }
  return {};
}

std::optional<DataDirectory> named_data_directory(
    const std::string& option, const std::string& configured
) {
  if (!option.empty()) return DataDirectory{option, "--data"};
  if (const auto path = environment("CODEMAKER_DATA")) {
    return DataDirectory{*path, "CODEMAKER_DATA"};
  }
  if (!configured.empty()) return DataDirectory{configured, "config"};
  return std::nullopt;
}

std::optional<DataDirectory> existing_data_directory(
    const std::string& option, const std::string& configured
) {
  const auto first = named_data_directory(option, configured);
  const std::vector<DataDirectory> candidates =
      first ? std::vector{*first}
            : std::vector<DataDirectory>{
                  {program_directory() + "/data", "beside the program"}, {installed, "installed"}};
  for (const DataDirectory& candidate : candidates) {
    if (is_directory(candidate.path)) return candidate;
  }
  return std::nullopt;
}

Result<DataDirectory> own_data_directory(const std::string& option, const std::string& configured) {
  if (auto existing = existing_data_directory(option, configured)) return *existing;
  DataDirectory wanted =
      named_data_directory(option, configured).value_or(last_resort(DataFor::own_account));
  if (is_directory(wanted.path)) return wanted;
  if (exists(wanted.path)) {
    return Fault::because(fmt::format(
        "{0} is a file, where the data directory should be; move it away: mv {0} {0}.away",
        wanted.path
    ));
  }
  return Fault::because(fmt::format("there is no data directory {} yet", wanted.path));
}

Result<DataDirectory> find_data_directory(
    const std::string& option, const std::string& configured, DataFor who
) {
  const auto named = named_data_directory(option, configured);
  if (const auto existing = existing_data_directory(option, configured)) {
    const bool is_taken = named || who != DataFor::local_play || !is_out_of_reach(*existing);
    if (is_taken) return *existing;
  }
  DataDirectory wanted = named.value_or(last_resort(who));
  if (auto made = make_directories(wanted.path, "create the data directory"); !made)
    return made.error();
  return wanted;
}

std::vector<std::string> usual_configs() {
  return {program_directory() + "/codemaker.toml", system_config};
}

Result<ConfigFile> find_config(const std::string& option) {
  const std::vector<std::string> paths = option.empty() ? usual_configs() : std::vector{option};
  for (const std::string& path : paths) {
    auto bytes = read_file(path, max_config_bytes);
    if (!bytes) return bytes.error();
    if (*bytes) return ConfigFile{path, std::move(**bytes)};
  }
  if (!option.empty()) return Fault::because(fmt::format("there is no config file {}", option));
  return ConfigFile{};
}

}  // namespace codemaker::io
