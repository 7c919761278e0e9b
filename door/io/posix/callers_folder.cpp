#include "io/posix/callers_folder.hpp"

#include "io/posix/accounts.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

/// Who asks at once finds room, whatever the process does meanwhile.
constexpr int most_knocking = 16;
constexpr mode_t for_the_owner = 0600;
constexpr mode_t for_the_group = 0660;
/// Processes in containers that share a directory may have one number.
constexpr int most_of_a_number = 9;

Fault cannot_listen(const Folder& folder, std::string_view name) {
  return Fault::because(fmt::format("cannot make {}: {}", folder.full(name), error_text(errno)));
}

/// Where nobody else answers.
Result<std::string> free_name(const Folder& folder) {
  std::string name = fmt::to_string(process_id());
  for (int next = 2; next <= most_of_a_number; ++next) {
    Fd ignored;
    if (knock_at(folder, name, ignored) == Knock::gone) return name;
    name = fmt::format("{}-{}", process_id(), next);
  }
  return Fault::because(fmt::format("{} is taken by others", folder.full(name)));
}

/// Whose members may write in a directory; nullopt: the group may not.
std::optional<gid_t> writing_group_of(const Folder& folder) {
  struct stat status {};

  const bool is_known = ::fstat(folder.fd(), &status) == 0;
  return is_known && (status.st_mode & S_IWGRP) != 0 ? std::optional{status.st_gid} : std::nullopt;
}

/// Where the group cannot be had, its members are as strangers.
bool open_to(const std::optional<gid_t>& group, const Folder& folder, const std::string& name) {
  constexpr auto same_account = static_cast<uid_t>(-1);
  const bool is_groups =
      group && ::fchownat(folder.fd(), name.c_str(), same_account, *group, 0) == 0;
  const mode_t mode = is_groups ? for_the_group : for_the_owner;
  return ::fchmodat(folder.fd(), name.c_str(), mode, 0) == 0;
}

bool has_peer_group(int peer, std::int64_t group) {
  ucred own{};
  socklen_t size = sizeof own;
  if (::getsockopt(peer, SOL_SOCKET, SO_PEERCRED, &own, &size) != 0) return false;
  if (own.gid == group) return true;
  constexpr std::size_t most = 65'536;
  std::vector<gid_t> groups(most);
  size = static_cast<socklen_t>(groups.size() * sizeof(gid_t));
  if (::getsockopt(peer, SOL_SOCKET, SO_PEERGROUPS, groups.data(), &size) != 0) return false;
  groups.resize(size / sizeof(gid_t));
  return std::ranges::count(groups, group) > 0;
}

}  // namespace

boost::asio::local::stream_protocol::endpoint endpoint_in(
    const Folder& folder, std::string_view name
) {
  return {fmt::format("/proc/self/fd/{}/{}", folder.fd(), name)};
}

Knock knock_at(const Folder& folder, const std::string& name, Fd& socket) {
  struct stat status {};

  const bool is_there = ::fstatat(folder.fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
  if (!is_there) return Knock::gone;
  if (!S_ISSOCK(status.st_mode)) return Knock::foreign;
  socket = Fd{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  const auto endpoint = endpoint_in(folder, name);
  const auto size = static_cast<socklen_t>(endpoint.size());
  if (::connect(socket.get(), endpoint.data(), size) == 0) return Knock::heard;
  if (errno == EACCES || errno == EPERM) return Knock::foreign;
  if (errno != ECONNREFUSED && errno != ENOENT) return Knock::busy;
  ::unlinkat(folder.fd(), name.c_str(), 0);
  return Knock::gone;
}

/// It gets its name once it listens: who finds a socket at which nobody listens takes it for one
/// that was left behind.
Result<std::unique_ptr<OwnSocket>> OwnSocket::listen_in(const std::string& data_directory) {
  const auto data = Folder::open(data_directory);
  if (!data) return data.error();
  auto folder = data->make_inside(callers_folder);
  if (!folder) return folder.error();
  const auto name = free_name(*folder);
  if (!name) return name.error();
  const std::string unnamed = fmt::format(".{}", *name);
  Fd socket{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  const auto endpoint = endpoint_in(*folder, unnamed);
  const auto size = static_cast<socklen_t>(endpoint.size());
  ::unlinkat(folder->fd(), unnamed.c_str(), 0);
  const auto group = writing_group_of(*data);
  const bool listens = socket.is_open() && ::bind(socket.get(), endpoint.data(), size) == 0 &&
                       open_to(group, *folder, unnamed) &&
                       ::listen(socket.get(), most_knocking) == 0;
  const bool is_named =
      listens && ::renameat(folder->fd(), unnamed.c_str(), folder->fd(), name->c_str()) == 0;
  if (is_named) {
    return std::unique_ptr<OwnSocket>{
        new OwnSocket{std::move(*folder), *name, std::move(socket), group}};
  }
  Fault fault = cannot_listen(*folder, *name);
  ::unlinkat(folder->fd(), unnamed.c_str(), 0);
  return fault;
}

OwnSocket::~OwnSocket() {
  ::unlinkat(folder_.fd(), name_.c_str(), 0);
}

std::int64_t account_of_peer(int socket) {
  ucred peer{};
  socklen_t size = sizeof peer;
  const bool is_known = ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0;
  return is_known ? std::int64_t{peer.uid} : -1;
}

bool OwnSocket::trusts(int peer) const {
  const std::int64_t account = account_of_peer(peer);
  return account == 0 || account == account_in_force() ||
         (account > 0 && group_ && has_peer_group(peer, *group_));
}

}  // namespace codemaker::io
