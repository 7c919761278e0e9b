#include "io/drop_search.hpp"
#include "ansi/text.hpp"

#include "dropfiles/choice.hpp"
#include "io/files.hpp"
#include "io/places.hpp"

#include <cerrno>
#include <dirent.h>
#include <fmt/format.h>
#include <memory>
#include <sys/stat.h>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

std::string file_name_of(const std::string& path) {
  return path.substr(path.find_last_of('/') + 1);
}

std::string directory_of(const std::string& path) {
  const auto slash = path.find_last_of('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

bool is_directory(const std::string& path) {
  struct stat status {};

  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool exists(const std::string& path) {
  struct stat status {};

  return ::stat(path.c_str(), &status) == 0;
}

Result<FoundDropFile> read_one(const std::string& path) {
  auto bytes = read_file(path, dropfiles::largest_drop_file);
  if (!bytes) return bytes.error();
  if (!*bytes) return Fault::because(fmt::format("there is no file {}", path));
  dropfiles::blank_passwords(file_name_of(path), **bytes);
  auto file = dropfiles::read_drop_file(file_name_of(path), **bytes);
  if (!file) return Fault::because(fmt::format("{}: {}", path, file.error().reason()));
  return FoundDropFile{path, std::move(*file)};
}

std::vector<dropfiles::Candidate> candidates_in(const std::string& directory) {
  struct CloseDirectory {
    void operator()(DIR* open) const { ::closedir(open); }
  };

  std::vector<dropfiles::Candidate> candidates;
  const std::unique_ptr<DIR, CloseDirectory> folder{::opendir(directory.c_str())};
  while (folder) {
    const dirent* entry = ::readdir(folder.get());
    if (entry == nullptr) break;
    const std::string name = entry->d_name;

    struct stat status {};

    const bool is_file = dropfiles::format_of(name) &&
                         ::stat(fmt::format("{}/{}", directory, name).c_str(), &status) == 0 &&
                         S_ISREG(status.st_mode);
    if (!is_file) continue;
    const std::chrono::sys_seconds changed{std::chrono::seconds{status.st_mtim.tv_sec}};
    candidates.push_back({name, changed});
  }
  return candidates;
}

/// The best file that can be read; if none can, the reason why the best one could not.
Result<FoundDropFile> read_best(const std::string& directory, std::optional<int> node) {
  const auto names = dropfiles::choose(candidates_in(directory), node);
  if (names.empty()) return Fault::because(fmt::format("there is no drop file in {}", directory));
  std::optional<Fault> first;
  for (const std::string& name : names) {
    auto found = read_one(fmt::format("{}/{}", directory, name));
    if (found) return found;
    if (!first) first = found.error();
  }
  return *first;
}

}  // namespace

Result<FoundDropFile> read_drop_path(const std::string& path, std::optional<int> node) {
  return is_directory(path) ? read_best(path, node) : read_one(path);
}

Result<FoundDropFile> find_drop_file(const std::string& path, std::optional<int> node) {
  if (!path.empty()) {
    const bool is_missing = !exists(path);
    // Some boards name a file they do not write: another one may lie beside it.
    if (is_missing && is_directory(directory_of(path))) {
      auto beside = read_best(directory_of(path), node);
      if (beside) return beside;
    }
    return read_drop_path(path, node);
  }
  for (const char* variable : {"BBSDEV_DRP", "DOOR_DROPFILE"}) {
    if (const auto named = environment(variable)) return read_drop_path(*named, node);
  }
  auto here = read_best(".", node);
  if (here) return here;
  if (const auto node_directory = environment("SBBSNODE");
      node_directory && !has_drop_file_here()) {
    return read_best(*node_directory, node);
  }
  return here;
}

bool has_drop_file_here() {
  return !candidates_in(".").empty();
}

std::optional<int> node_from_environment() {
  for (const char* variable :
       {"SBBSNNUM", "WWIV_INSTANCE", "BBS_NODE", "BBS_NODE_NUMBER", "DOOR_NODE", "TASK"}) {
    const auto value = environment(variable);
    if (!value) continue;
    if (const auto node = ansi::within(ansi::leading_number(*value), 1, 65535)) return node;
  }
  return std::nullopt;
}

}  // namespace codemaker::io
