#include "io/line.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

int copy_of(int fd) {
  return ::fcntl(fd, F_DUPFD_CLOEXEC, 3);
}

}  // namespace

Line::Line(asio::io_context& context, int in_fd, int out_fd)
    : in{context, copy_of(in_fd)},
      out{context, copy_of(out_fd)} {}

void Line::close() {
  boost::system::error_code ignored;  // a line that cannot be closed is closed already
  in.close(ignored);
  out.close(ignored);
}

bool is_socket(int fd) {
  int type = 0;
  socklen_t size = sizeof type;
  return ::getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) == 0;
}

bool is_live(int fd) {
  struct stat status {};

  if (::fstat(fd, &status) != 0) return false;
  return ::isatty(fd) == 1 || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode);
}

}  // namespace codemaker::io
