#include "io/calls/confinement.hpp"

#include "io/calls/database_reach.hpp"
#include "io/posix/clock.hpp"
#include "io/posix/confinement/landlock.hpp"
#include "io/posix/confinement/system_calls.hpp"
#include "io/posix/process.hpp"
#include "records/target.hpp"

#include <fmt/format.h>
#include <string_view>
#include <system_error>

namespace codemaker::io {
namespace {

bool is_on_server(const Storage& kept) {
  return kept.games && kept.games->where.starts_with(scores::records::server_scheme);
}

/// Beside our directories the time zone, chance, this process, and what the C library asks of the
/// machine when it gives memory back or counts processors.
Reach reach_of(Confined who, const Storage& kept) {
  Reach reach{
      .written = {kept.data_directory, "/dev/null"},
      .read = {
          "/etc/localtime", "/usr/share/zoneinfo", "/dev/urandom", "/proc/self",
          "/proc/sys/vm/overcommit_memory", "/sys/devices/system/cpu"}};
  if (kept.bulletins) reach.written.push_back(kept.bulletins->directory);
  if (!is_on_server(kept)) return reach;
  add_server_of(kept.games->where, reach);
  // While a server runs, its machine may get another /etc/resolv.conf: a new file, of which a rule
  // for the old one says nothing. The config may lie there, but the secrets in it are in the memory
  // of a server anyway: it knows its boards by them.
  if (who == Confined::server) reach.read.push_back("/etc");
  return reach;
}

void add(std::string& missing, std::string_view what, int error) {
  if (error == 0) return;
  missing += fmt::format(
      "{} {} ({})", missing.empty() ? "without" : " and", what,
      std::generic_category().message(error)
  );
}

}  // namespace

std::string confine(Confined who, const Storage& kept) {
  // Where SQLite sorts what is too much for memory; elsewhere it may not write any more.
  set_environment("SQLITE_TMPDIR", kept.data_directory);
  reread_time_zone();  // TZ may name a file anywhere
  if (kept.games) scores::records::load_library(*kept.games);
  std::string missing;
  add(missing, "Landlock", confine_reach(reach_of(who, kept)));
  add(missing, "seccomp", confine_system_calls(is_on_server(kept) ? Sockets::made : Sockets::none));
  return missing;
}

}  // namespace codemaker::io
