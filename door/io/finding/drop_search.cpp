#include "io/finding/drop_search.hpp"

#include "ansi/text.hpp"
#include "dropfiles/age.hpp"
#include "dropfiles/choice.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/files.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

std::string file_name_of(const std::string& path) {
  return path.substr(path.find_last_of('/') + 1);
}

std::chrono::sys_seconds now() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// When a file was written; nullopt if there is none.
std::optional<std::chrono::sys_seconds> changed_at(const std::string& path) {
  const auto status = status_of(path);
  if (!status) return std::nullopt;
  return std::chrono::sys_seconds{std::chrono::seconds{status->changed}};
}

/// When this call began, by what Synchronet writes into the node's directory then.
std::optional<std::chrono::sys_seconds> call_began(const std::string& drop_file) {
  constexpr std::string_view client = "/client.ini";
  const auto beside = changed_at(fmt::format("{}{}", directory_of(drop_file), client));
  const auto node = environment("SBBSNODE");
  const auto in_node = node ? changed_at(fmt::format("{}{}", *node, client)) : std::nullopt;
  return std::max(beside, in_node);
}

/// The file, unless it belongs to an earlier call.
Result<FoundDropFile> of_this_call(Result<FoundDropFile> found) {
  if (!found) return found;
  if (const auto stale = why_stale(*found))
    return Fault::because(fmt::format("{} {}", found->path, *stale));
  return found;
}

/// Names that differ in capitals alone are two files here.
std::string not_there(const std::string& path) {
  const std::string directory = directory_of(path);
  const std::string named = ansi::upper_case(file_name_of(path));
  const auto names = names_in(directory);
  for (const std::string& name : names ? *names : std::vector<std::string>{})
    if (ansi::upper_case(name) == named)
      return fmt::format("there is no file {}; {}/{} is there", path, directory, name);
  return fmt::format("there is no file {}", path);
}

Result<FoundDropFile> read_one(const std::string& path) {
  auto bytes = read_file(path, dropfiles::max_drop_file_bytes);
  if (!bytes) return bytes.error();
  if (!*bytes) return Fault::because(not_there(path));
  dropfiles::blank_passwords(file_name_of(path), **bytes);
  auto file = dropfiles::read_drop_file(file_name_of(path), **bytes);
  if (!file) return Fault::because(fmt::format("{}: {}", path, file.error().reason()));
  return FoundDropFile{path, std::move(*file), changed_at(path).value_or(now())};
}

std::vector<dropfiles::Candidate> candidates_in(const std::string& directory) {
  std::vector<dropfiles::Candidate> candidates;
  const auto names = names_in(directory);
  for (const std::string& name : names ? *names : std::vector<std::string>{}) {
    if (!dropfiles::format_of(name)) continue;
    const auto status = status_of(fmt::format("{}/{}", directory, name));
    if (!status || status->kind != FileStatus::Kind::plain) continue;
    candidates.push_back({name, std::chrono::sys_seconds{std::chrono::seconds{status->changed}}});
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

/// Where nobody said where.
Result<FoundDropFile> search(std::optional<int> node) {
  auto here = of_this_call(read_best(".", node));
  const auto node_directory = environment("SBBSNODE");
  // A broken file here is not passed over for another.
  const bool is_elsewhere = node_directory && !has_drop_file_here(AnyAge::no);
  if (here || !is_elsewhere) return here;
  auto there = of_this_call(read_best(*node_directory, node));
  const bool has_only_old_one_here = !there && has_drop_file_here(AnyAge::yes);
  return has_only_old_one_here ? here : there;
}

}  // namespace

std::optional<std::string> why_stale(const FoundDropFile& found) {
  return dropfiles::why_stale({found.written, call_began(found.path), now()});
}

std::chrono::seconds age(const FoundDropFile& found) {
  return now() - found.written;
}

Result<FoundDropFile> read_drop_path(const std::string& path, std::optional<int> node) {
  return is_directory(path) ? read_best(path, node) : read_one(path);
}

Result<FoundDropFile> find_drop_file(const std::string& path, std::optional<int> node) {
  if (!path.empty()) {
    const bool is_missing = !exists(path);
    // Some boards name a file they do not write: another one may lie beside it.
    if (is_missing && is_directory(directory_of(path))) {
      auto beside = read_best(directory_of(path), node);
      if (beside) return of_this_call(std::move(beside));
    }
    return of_this_call(read_drop_path(path, node));
  }
  for (const char* variable : {"BBSDEV_DRP", "DOOR_DROPFILE"}) {
    if (const auto named = environment(variable)) return of_this_call(read_drop_path(*named, node));
  }
  return search(node);
}

bool has_drop_file_here(AnyAge any_age) {
  return std::ranges::any_of(candidates_in("."), [&](const dropfiles::Candidate& file) {
    return any_age == AnyAge::yes || !dropfiles::why_stale({file.changed, std::nullopt, now()});
  });
}

bool is_boards_environment() {
  constexpr std::array names{"BBSDEV_DRP",    "DOOR_DROPFILE", "SBBSNODE",        "SBBSNNUM",
                             "WWIV_INSTANCE", "BBS_NODE",      "BBS_NODE_NUMBER", "DOOR_NODE"};
  return std::ranges::any_of(names, [](const char* name) { return environment(name).has_value(); });
}

std::optional<std::string> board_name(const FoundDropFile& found) {
  if (auto told = dropfiles::board_name(found.file)) return told;
  if (const auto told = environment("DOOR_BBS_NAME")) return ansi::clean(*told, 40);
  const std::array directories{
      directory_of(found.path), environment("SBBSNODE").value_or(directory_of(found.path))};
  for (const std::string& directory : directories) {
    for (const dropfiles::Candidate& file : candidates_in(directory)) {
      if (dropfiles::format_of(file.name) != dropfiles::DropFormat::xtrn) continue;
      const auto beside = read_one(fmt::format("{}/{}", directory, file.name));
      auto name = beside ? dropfiles::board_name(beside->file) : std::nullopt;
      if (name) return name;
    }
  }
  return std::nullopt;
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
