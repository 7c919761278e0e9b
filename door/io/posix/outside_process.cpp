#include "io/posix/outside_process.hpp"

#include "io/posix/descriptors.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace codemaker::io {
namespace {

/// Where a descriptor stands beside a message.
struct alignas(cmsghdr) Control {
  std::array<char, CMSG_SPACE(sizeof(int))> bytes{};
};

[[noreturn]] void work_outside(
    const char* name, int end, const std::function<void(int end)>& work
) {
  for (const int signal : {SIGHUP, SIGINT, SIGTERM, SIGPIPE})
    std::signal(signal, SIG_IGN);
  ::prctl(PR_SET_NAME, name);
  close_leaked(end);
  for (int standard = STDIN_FILENO; standard <= STDERR_FILENO; ++standard)
    ::close(standard);
  static_cast<void>(fill_standard_descriptors());
  try {
    work(end);
  } catch (...) {
    ::_exit(1);  // never on into what we are a copy of; who asks sees that nobody answers
  }
  ::_exit(0);
}

Fd descriptor_in(msghdr& message) {
  const cmsghdr* const header = CMSG_FIRSTHDR(&message);
  if (header == nullptr || header->cmsg_type != SCM_RIGHTS) return {};
  int descriptor = -1;
  std::memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return Fd{descriptor};
}

}  // namespace

Fd start_outside(const char* name, OutsideLine line, const std::function<void(int end)>& work) {
  const int type = line == OutsideLine::stream ? SOCK_STREAM : SOCK_SEQPACKET;
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throw std::system_error{errno, std::generic_category(), "socketpair"};
  Fd ours{ends[0]};
  const Fd theirs{ends[1]};
  const pid_t child = ::fork();
  if (child < 0) throw std::system_error{errno, std::generic_category(), "fork"};
  if (child == 0) work_outside(name, theirs.get(), work);
  return ours;
}

ReceivedMessage receive_message(int end) {
  std::string bytes(max_message_bytes, '\0');
  iovec part{.iov_base = bytes.data(), .iov_len = bytes.size()};
  Control control;
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.bytes.data();
  message.msg_controllen = control.bytes.size();
  ssize_t size = -1;
  do {
    size = ::recvmsg(end, &message, MSG_CMSG_CLOEXEC);
  } while (size < 0 && errno == EINTR);
  if (size <= 0) return {};
  bytes.resize(static_cast<std::size_t>(size));
  return {std::move(bytes), descriptor_in(message)};
}

bool send_message(int end, std::string_view bytes, int descriptor) {
  std::string sent{bytes};
  iovec part{.iov_base = sent.data(), .iov_len = sent.size()};
  Control control;
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (descriptor >= 0) {
    message.msg_control = control.bytes.data();
    message.msg_controllen = control.bytes.size();
    cmsghdr* const header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptor);
    std::memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  return ::sendmsg(end, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sent.size());
}

}  // namespace codemaker::io
