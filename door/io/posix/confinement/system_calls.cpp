#include "io/posix/confinement/system_calls.hpp"

#include <array>
#include <cerrno>
#include <memory>
#include <sched.h>
#include <seccomp.h>
#include <span>
#include <sys/ioctl.h>
#include <type_traits>

namespace codemaker::io {
namespace {

constexpr std::array programs{
    SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(fork), SCMP_SYS(vfork)};

constexpr std::array new_sockets{
    SCMP_SYS(socket), SCMP_SYS(socketpair), SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(listen)};

constexpr std::array other_processes{
    SCMP_SYS(ptrace),      SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(kcmp),
    SCMP_SYS(pidfd_getfd), SCMP_SYS(pidfd_open),       SCMP_SYS(perf_event_open)};

constexpr std::array administration{
    SCMP_SYS(acct),
    SCMP_SYS(add_key),
    SCMP_SYS(adjtimex),
    SCMP_SYS(bpf),
    SCMP_SYS(chroot),
    SCMP_SYS(clock_adjtime),
    SCMP_SYS(clock_settime),
    SCMP_SYS(delete_module),
    SCMP_SYS(finit_module),
    SCMP_SYS(fsconfig),
    SCMP_SYS(fsmount),
    SCMP_SYS(fsopen),
    SCMP_SYS(fspick),
    SCMP_SYS(init_module),
    SCMP_SYS(io_uring_enter),
    SCMP_SYS(io_uring_register),
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(ioperm),
    SCMP_SYS(iopl),
    SCMP_SYS(kexec_file_load),
    SCMP_SYS(kexec_load),
    SCMP_SYS(keyctl),
    SCMP_SYS(mount),
    SCMP_SYS(move_mount),
    SCMP_SYS(name_to_handle_at),
    SCMP_SYS(open_by_handle_at),
    SCMP_SYS(open_tree),
    SCMP_SYS(personality),
    SCMP_SYS(pivot_root),
    SCMP_SYS(quotactl),
    SCMP_SYS(reboot),
    SCMP_SYS(request_key),
    SCMP_SYS(setdomainname),
    SCMP_SYS(sethostname),
    SCMP_SYS(setns),
    SCMP_SYS(settimeofday),
    SCMP_SYS(swapoff),
    SCMP_SYS(swapon),
    SCMP_SYS(syslog),
    SCMP_SYS(umount2),
    SCMP_SYS(unshare),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(vhangup)};

struct ReleaseFilter {
  void operator()(scmp_filter_ctx filter) const { seccomp_release(filter); }
};

using Filter = std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, ReleaseFilter>;

/// As the library: 0, or an errno with its sign changed.
int refuse(const Filter& filter, std::span<const int> calls) {
  for (const int call : calls) {
    const int error = seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 0);
    // There is no such call on this machine.
    if (error != 0 && error != -EDOM) return error;
  }
  return 0;
}

/// Threads are made, processes not. What clone3 makes stands in memory, where a filter cannot look,
/// so the C library is told that the kernel has none and takes clone.
int refuse_processes(const Filter& filter) {
  if (const int error = refuse(filter, programs); error != 0) return error;
  const scmp_arg_cmp no_thread{0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0};
  const int error =
      seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, no_thread);
  if (error != 0) return error;
  return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
}

/// What is typed into a terminal in somebody's name is read by whoever sits at it, such as a shell.
int refuse_typing(const Filter& filter) {
  for (const scmp_datum_t request : {scmp_datum_t{TIOCSTI}, scmp_datum_t{TIOCLINUX}}) {
    // The kernel reads 32 bits of it.
    const scmp_arg_cmp is_that{1, SCMP_CMP_MASKED_EQ, 0xFFFF'FFFFU, request};
    const int error =
        seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(ioctl), 1, is_that);
    if (error != 0) return error;
  }
  return 0;
}

}  // namespace

int confine_system_calls(Sockets sockets) {
  const Filter filter{seccomp_init(SCMP_ACT_ALLOW)};
  if (!filter) return ENOMEM;
  // What the kernel answers, and not a word of the library's for all of it.
  int error = seccomp_attr_set(filter.get(), SCMP_FLTATR_API_SYSRAWRC, 1);
  if (error == 0) error = refuse(filter, administration);
  if (error == 0) error = refuse_typing(filter);
  if (error == 0 && sockets == Sockets::none) error = refuse(filter, new_sockets);
  if (error == 0 && !is_watched_for_leaks) error = refuse(filter, other_processes);
  if (error == 0 && !is_watched_for_leaks) error = refuse_processes(filter);
  if (error == 0 && is_watched_for_leaks) error = refuse(filter, std::span{programs}.first(2));
  if (error == 0) error = seccomp_load(filter.get());
  return -error;
}

}  // namespace codemaker::io
