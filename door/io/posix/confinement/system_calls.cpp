#include "io/posix/confinement/system_calls.hpp"

#include "io/posix/confinement/allowed_calls.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <linux/netlink.h>
#include <memory>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <seccomp.h>
#include <span>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <type_traits>
#include <unistd.h>

namespace codemaker::io {
namespace {

struct ReleaseFilter {
  void operator()(scmp_filter_ctx filter) const { seccomp_release(filter); }
};

using Condition = scmp_arg_cmp;

/// The kernel reads 32 bits of most arguments; what is above them is nobody's.
Condition is(unsigned argument, scmp_datum_t value) {
  constexpr scmp_datum_t low = 0xFFFF'FFFFU;
  return {argument, SCMP_CMP_MASKED_EQ, low, value & low};
}

/// None of these bits is set but those of `value`, which all are.
Condition has(unsigned argument, scmp_datum_t mask, scmp_datum_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}

constexpr std::uint32_t no_such_call = SCMP_ACT_ERRNO(ENOSYS);

/// Rules, and what holds where none does. The first error stays.
class Filter {
 public:
  explicit Filter(std::uint32_t otherwise) : context_{seccomp_init(otherwise)} {
    if (!context_) {
      error_ = -ENOMEM;
      return;
    }
    // What the kernel answers, and not a word of the library's for all of it.
    note(seccomp_attr_set(context_.get(), SCMP_FLTATR_API_SYSRAWRC, 1));
    // A tree of comparisons, for these are many.
    note(seccomp_attr_set(context_.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2));
  }

  /// Where the kernel writes an audit log, it tells there what it has refused by this filter.
  void tell_refusals() {
    const int error = seccomp_attr_set(context_.get(), SCMP_FLTATR_CTL_LOG, 1);
    if (error != -EOPNOTSUPP) note(error);  // a kernel before 4.14
  }

  void refuse(int call) { note(seccomp_rule_add(context_.get(), no_such_call, call, 0)); }

  void allow(int call, std::span<const Condition> conditions = {}) {
    if (error_ != 0) return;
    const auto count = static_cast<unsigned>(conditions.size());
    const int error =
        seccomp_rule_add_array(context_.get(), SCMP_ACT_ALLOW, call, count, conditions.data());
    // There is no such call on this machine.
    if (error != -EDOM) note(error);
  }

  void allow_if(int call, const Condition& condition) { allow(call, std::array{condition}); }

  void allow_all(std::span<const int> calls) {
    for (const int call : calls)
      allow(call);
  }

  /// Those whose argument is one of these.
  void allow_any_of(int call, unsigned argument, std::span<const scmp_datum_t> values) {
    for (const scmp_datum_t value : values)
      allow_if(call, is(argument, value));
  }

  /// As the library: 0, or an errno with its sign changed.
  [[nodiscard]] int load() {
    if (error_ == 0) note(seccomp_load(context_.get()));
    return error_;
  }

 private:
  void note(int error) {
    if (error_ == 0) error_ = error;
  }

  std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, ReleaseFilter> context_;
  int error_ = 0;
};

/// What has been written is not executed, and what is executed not written. What a call needs is
/// loaded before: where no name is looked up, nothing at all becomes executable any more.
void allow_memory(Filter& filter, Sockets sockets) {
  constexpr unsigned protection = 2;
  filter.allow_if(SCMP_SYS(mprotect), has(protection, PROT_EXEC, 0));
  filter.allow_if(SCMP_SYS(mmap), has(protection, PROT_EXEC, 0));
  if (sockets == Sockets::made)
    filter.allow_if(SCMP_SYS(mmap), has(protection, PROT_EXEC | PROT_WRITE, PROT_EXEC));
}

/// Threads are made, processes and namespaces not.
void allow_threads(Filter& filter) {
  constexpr scmp_datum_t new_namespaces = CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC |
                                          CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET |
                                          CLONE_NEWCGROUP;
  filter.allow_if(SCMP_SYS(clone), has(0, CLONE_THREAD | new_namespaces, CLONE_THREAD));
}

/// Of processes there is ourselves alone. A number of 0 is this process, or this thread.
void allow_own_process(Filter& filter) {
  const auto own = static_cast<scmp_datum_t>(::getpid());
  filter.allow_if(SCMP_SYS(kill), is(0, own));
  filter.allow_if(SCMP_SYS(tgkill), is(0, own));
  // Read and never set.
  for (const scmp_datum_t process : {scmp_datum_t{0}, own}) {
    const Condition reads{2, SCMP_CMP_EQ, 0, 0};
    filter.allow(SCMP_SYS(prlimit64), std::array{is(0, process), reads});
  }
  filter.allow(SCMP_SYS(setpriority), std::array{is(0, PRIO_PROCESS), is(1, 0)});
  static constexpr std::array<scmp_datum_t, 3> words{PR_SET_NAME, PR_GET_NAME, PR_SET_VMA};
  filter.allow_any_of(SCMP_SYS(prctl), 0, words);
}

/// Without F_SETOWN and F_SETSIG, by which the kernel signals others; modes without the bits that
/// lend an account to whoever runs a file.
void allow_descriptors(Filter& filter) {
  constexpr scmp_datum_t rights = 0777;
  filter.allow_any_of(SCMP_SYS(fcntl), 1, descriptor_words);
  filter.allow_any_of(SCMP_SYS(ioctl), 1, terminal_requests);
  filter.allow_if(SCMP_SYS(fchmod), has(1, 0xFFFF'FFFFU & ~rights, 0));
  for (const SocketOption& option : socket_options)
    filter.allow(SCMP_SYS(setsockopt), std::array{is(1, option.level), is(2, option.name)});
}

/// Streams and datagrams, and the kernel's answer which addresses this machine has.
void allow_sockets(Filter& filter) {
  constexpr scmp_datum_t kind_of_socket = 0xF;
  static constexpr std::array<scmp_datum_t, 3> families{AF_UNIX, AF_INET, AF_INET6};
  static constexpr std::array<scmp_datum_t, 2> types{SOCK_STREAM, SOCK_DGRAM};
  filter.allow_all(calls_of_sockets);
  for (const scmp_datum_t family : families) {
    for (const scmp_datum_t type : types)
      filter.allow(SCMP_SYS(socket), std::array{is(0, family), has(1, kind_of_socket, type)});
  }
  filter.allow(SCMP_SYS(socket), std::array{is(0, AF_NETLINK), is(2, NETLINK_ROUTE)});
}

/// What clone3 makes stands in memory, where a filter cannot look, so it is refused, and the C
/// library takes clone. It tries at each thread: a filter of its own does not tell that.
int refuse_clone3() {
  Filter filter{SCMP_ACT_ALLOW};
  filter.refuse(SCMP_SYS(clone3));
  return filter.load();
}

}  // namespace

int confine_system_calls(Sockets sockets) {
  if (const int error = refuse_clone3(); error != 0) return -error;
  Filter filter{no_such_call};
  filter.tell_refusals();
  filter.allow(SCMP_SYS(clone3));  // the other filter's
  filter.allow_all(calls_of_all);
  allow_memory(filter, sockets);
  allow_threads(filter);
  allow_own_process(filter);
  allow_descriptors(filter);
  if (sockets == Sockets::made) allow_sockets(filter);
  if (is_watched_for_leaks) filter.allow_all(calls_of_leak_watchers);
  return -filter.load();
}

}  // namespace codemaker::io
