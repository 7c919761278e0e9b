#include "io/posix/locks.hpp"

#include "io/posix/files.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>

namespace codemaker::io {
namespace {

scores::Result<bool> try_to_lock(int fd, int kind, std::string_view name) {
  if (::flock(fd, kind | LOCK_NB) == 0) return true;
  if (errno == EWOULDBLOCK || errno == EINTR) return false;
  return system_fault("lock", name, errno);
}

/// Bytes of a file to be locked; a length of 0 is all from there on.
struct flock bytes_from(std::int64_t start, std::int64_t length) {
  struct flock bytes {};

  bytes.l_type = F_WRLCK;
  bytes.l_whence = SEEK_SET;
  bytes.l_start = start;
  bytes.l_len = length;
  return bytes;
}

/// The first byte behind all that others hold; nullopt if that cannot be asked.
std::optional<std::int64_t> end_of_queue(int file) {
  std::int64_t end = 0;
  while (true) {
    struct flock held = bytes_from(end, 0);
    if (::fcntl(file, F_OFD_GETLK, &held) != 0) return std::nullopt;
    if (held.l_type == F_UNLCK) return end;
    if (held.l_len == 0) return std::nullopt;  // another's, over the whole file
    end = held.l_start + held.l_len;
  }
}

}  // namespace

scores::Result<bool> try_lock(int fd, std::string_view name) {
  return try_to_lock(fd, LOCK_EX, name);
}

scores::Result<bool> try_shared_lock(int fd, std::string_view name) {
  return try_to_lock(fd, LOCK_SH, name);
}

std::optional<QueuePlace> QueuePlace::take(Fd file) {
  while (true) {
    const auto at = end_of_queue(file.get());
    if (!at) return std::nullopt;
    struct flock own = bytes_from(*at, 1);
    if (::fcntl(file.get(), F_OFD_SETLK, &own) == 0) return QueuePlace{std::move(file), *at};
    const bool was_another_faster = errno == EAGAIN || errno == EACCES;
    if (!was_another_faster) return std::nullopt;
  }
}

bool QueuePlace::has_come() const {
  if (at_ == 0) return true;
  struct flock before = bytes_from(0, at_);
  // A queue that cannot be looked at any more keeps nobody waiting.
  return ::fcntl(file_.get(), F_OFD_GETLK, &before) != 0 || before.l_type == F_UNLCK;
}

}  // namespace codemaker::io
