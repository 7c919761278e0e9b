#include "io/posix/accounts.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace codemaker::io {

std::int64_t account_in_force() {
  return ::geteuid();
}

bool is_root() {
  return ::geteuid() == 0;
}

Account own_account() {
  Account own{::getuid(), std::nullopt, {}, {}};
  const passwd* const entry = ::getpwuid(::getuid());
  if (entry == nullptr) return own;
  own.name = entry->pw_name;
  own.home = entry->pw_dir;
  own.shell = entry->pw_shell;
  return own;
}

namespace {

Owning owning(uid_t account, gid_t group) {
  Owning both{account, group, {}, {}};
  if (const passwd* const entry = ::getpwuid(account)) both.account_name = entry->pw_name;
  if (const auto* const entry = ::getgrgid(group)) both.group_name = entry->gr_name;
  return both;
}

}  // namespace

std::optional<Owning> owning_of(const std::string& path) {
  struct stat status {};

  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return owning(status.st_uid, status.st_gid);
}

std::optional<Owning> owning_of_account(const std::string& name) {
  const passwd* const entry = ::getpwnam(name.c_str());
  if (entry == nullptr) return std::nullopt;
  return owning(entry->pw_uid, entry->pw_gid);
}

Owning own_owning() {
  return owning(::geteuid(), ::getegid());
}

bool belongs_to(const std::string& account, std::int64_t group) {
  const passwd* const entry = ::getpwnam(account.c_str());
  if (entry == nullptr) return false;
  constexpr std::size_t most = 1024;
  std::vector<gid_t> groups(most);
  int count = static_cast<int>(groups.size());
  if (::getgrouplist(account.c_str(), entry->pw_gid, groups.data(), &count) < 0) return false;
  groups.resize(static_cast<std::size_t>(count));
  return std::ranges::count(groups, static_cast<gid_t>(group)) > 0;
}

scores::Result<void> become_user(const std::string& name) {
  using scores::Fault;
  const passwd* const account = ::getpwnam(name.c_str());
  if (account == nullptr) {
    return Fault::because(fmt::format("there is no account {}; set serve.user to another", name));
  }
  if (::geteuid() == account->pw_uid && ::getuid() == account->pw_uid) return {};
  const bool is_done = ::initgroups(name.c_str(), account->pw_gid) == 0 &&
                       ::setgid(account->pw_gid) == 0 && ::setuid(account->pw_uid) == 0;
  // Whoever can come back has not left.
  if (is_done && (account->pw_uid == 0 || ::setuid(0) != 0)) return {};
  return Fault::because(
      fmt::format("cannot become {}; only root can, so leave serve.user out", name)
  );
}

}  // namespace codemaker::io
