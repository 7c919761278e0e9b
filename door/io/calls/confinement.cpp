#include "io/calls/confinement.hpp"

#include "io/posix/confinement/landlock.hpp"
#include "io/posix/confinement/system_calls.hpp"
#include "io/posix/process.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <string_view>
#include <system_error>

namespace codemaker::io {
namespace {

bool is_on_server(const Storage& kept) {
  return kept.games && kept.games->where.starts_with(scores::records::server_scheme);
}

/// Libraries that are loaded when a database is opened, the time zone, what the C library asks of
/// the machine, and /dev/urandom.
ReachableFiles reachable_files(const Storage& kept) {
  ReachableFiles files{
      .written = {kept.data_directory, "/dev/null"},
      .read = {"/usr", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev"},
      .reads_everything = is_on_server(kept)};
  if (kept.bulletins) files.written.push_back(kept.bulletins->directory);
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) files.read.push_back(program.parent_path());
  return files;
}

void add(std::string& missing, std::string_view what, int error) {
  if (error == 0) return;
  missing += fmt::format(
      "{} {} ({})", missing.empty() ? "without" : " and", what,
      std::generic_category().message(error)
  );
}

}  // namespace

std::string confine_call(const Storage& kept) {
  // Where SQLite sorts what is too much for memory; elsewhere it may not write any more.
  set_environment("SQLITE_TMPDIR", kept.data_directory);
  std::string missing;
  add(missing, "Landlock", confine_files(reachable_files(kept)));
  add(missing, "seccomp", confine_system_calls(is_on_server(kept) ? Sockets::made : Sockets::none));
  return missing;
}

}  // namespace codemaker::io
