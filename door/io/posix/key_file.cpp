#include "io/posix/key_file.hpp"

#include "io/posix/fd.hpp"
#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"

#include <atomic>
#include <cerrno>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

using scores::Result;

constexpr mode_t for_owner_alone = 0600;
constexpr mode_t for_group = 0640;

/// Where the group may write, its accounts share the data: whichever makes the key, the others read
/// it.
mode_t mode_in(const Folder& folder) {
  struct stat directory {};

  const bool is_shared =
      ::fstat(folder.fd(), &directory) == 0 && (directory.st_mode & S_IWGRP) != 0;
  return is_shared ? for_group : for_owner_alone;
}

Result<void> write_for_good(const Folder& folder, const std::string& name, std::string_view text) {
  const auto file = folder.make(name, "");
  if (!file) return file.error();
  if (::fchmod(file->get(), mode_in(folder)) != 0)
    return system_fault("set the mode of", folder.full(name), errno);
  if (auto written = write_all(file->get(), folder.full(name), text); !written) return written;
  if (::fsync(file->get()) != 0) return system_fault("write", folder.full(name), errno);
  return {};
}

}  // namespace

Result<void> make_key_file(const std::string& path, std::string_view text) {
  static std::atomic<int> made_here = 0;
  const auto folder = Folder::open(directory_of(path), "the directory of the key");
  if (!folder) return folder.error();
  const std::string name = path.substr(path.find_last_of('/') + 1);
  const std::string fresh = fmt::format("{}.{}-{}", name, ::getpid(), ++made_here);
  // There may be one of a program of that number that was killed.
  if (auto removed = folder->remove(fresh); !removed) return removed;
  if (auto written = write_for_good(*folder, fresh, text); !written) {
    static_cast<void>(folder->remove(fresh));  // what keeps it from being written is told
    return written;
  }
  // Under its own name it is whole from the first moment on, and nobody's is replaced.
  const auto linked = folder->link(fresh, name);
  if (auto removed = folder->remove(fresh); !removed) return removed;
  if (!linked) return linked.error();
  return folder->sync();
}

}  // namespace codemaker::io
