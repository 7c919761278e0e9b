#include "io/posix/key_file.hpp"

#include "io/posix/fd.hpp"
#include "io/posix/files.hpp"

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

constexpr mode_t for_owner_alone = 0600;

/// A key that root makes is for whom the directory belongs to.
void give_to_owner_of_directory(int file, const std::string& path) {
  struct stat directory {};

  if (::geteuid() != 0 || ::stat(directory_of(path).c_str(), &directory) != 0) return;
  [[maybe_unused]] const int is_refused = ::fchown(file, directory.st_uid, directory.st_gid);
}

scores::Result<void> write_for_good(const std::string& path, std::string_view text) {
  const Fd file{
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, for_owner_alone)};
  if (file.get() < 0) return system_fault("make", path, errno);
  give_to_owner_of_directory(file.get(), path);
  if (auto written = write_all(file.get(), path, text); !written) return written;
  if (::fsync(file.get()) != 0) return system_fault("write", path, errno);
  return {};
}

}  // namespace

scores::Result<void> make_key_file(const std::string& path, std::string_view text) {
  static std::atomic<int> made_here = 0;
  const std::string fresh = fmt::format("{}.{}-{}", path, ::getpid(), ++made_here);
  ::unlink(fresh.c_str());  // of a program of that number that was killed
  if (auto written = write_for_good(fresh, text); !written) return written;
  // Under its own name it is whole from the first moment on, and nobody's is replaced.
  const int failure = ::link(fresh.c_str(), path.c_str()) == 0 ? 0 : errno;
  ::unlink(fresh.c_str());
  if (failure != 0 && failure != EEXIST) return system_fault("make", path, failure);
  const Fd directory{::open(directory_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (directory.get() < 0 || ::fsync(directory.get()) != 0)
    return system_fault("sync", directory_of(path), errno);
  return {};
}

}  // namespace codemaker::io
