/// The lists of what a confined call may ask of the kernel, for x86-64 and arm64. What one of them
/// does not have is left out there.
#pragma once

#include <array>
#include <cstdint>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

namespace codemaker::io {

/// In every form. Those that name a file are Landlock's to judge.
inline constexpr std::array calls_of_all{
    // memory
    SCMP_SYS(brk), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(mincore),
    SCMP_SYS(mlock), SCMP_SYS(munlock),
    // bytes
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(pread64),
    SCMP_SYS(pwrite64), SCMP_SYS(preadv), SCMP_SYS(pwritev), SCMP_SYS(lseek), SCMP_SYS(fsync),
    SCMP_SYS(fdatasync), SCMP_SYS(ftruncate), SCMP_SYS(fallocate), SCMP_SYS(fadvise64),
    SCMP_SYS(flock),
    // files; their modes and owners by descriptor alone
    SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(close), SCMP_SYS(close_range), SCMP_SYS(dup),
    SCMP_SYS(dup2), SCMP_SYS(dup3), SCMP_SYS(pipe), SCMP_SYS(pipe2), SCMP_SYS(fchown),
    SCMP_SYS(umask), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(fstat), SCMP_SYS(newfstatat),
    SCMP_SYS(statx), SCMP_SYS(statfs), SCMP_SYS(fstatfs), SCMP_SYS(access), SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getcwd),
    SCMP_SYS(getdents64), SCMP_SYS(mkdir), SCMP_SYS(mkdirat), SCMP_SYS(rmdir), SCMP_SYS(unlink),
    SCMP_SYS(unlinkat), SCMP_SYS(rename), SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(link),
    SCMP_SYS(linkat),
    // waiting
    SCMP_SYS(pause), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(select), SCMP_SYS(pselect6),
    SCMP_SYS(epoll_create), SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait),
    SCMP_SYS(epoll_pwait), SCMP_SYS(epoll_pwait2), SCMP_SYS(eventfd2), SCMP_SYS(timerfd_create),
    SCMP_SYS(timerfd_settime), SCMP_SYS(timerfd_gettime),
    // time and chance
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep), SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(getrandom),
    // threads
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(rseq),
    SCMP_SYS(set_tid_address), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_get_priority_min),
    SCMP_SYS(sched_get_priority_max), SCMP_SYS(getcpu), SCMP_SYS(exit), SCMP_SYS(exit_group),
    SCMP_SYS(restart_syscall),
    // what the kernel signals us
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigtimedwait), SCMP_SYS(sigaltstack),
    // who and where we are
    SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(getppid), SCMP_SYS(getuid), SCMP_SYS(geteuid),
    SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getgroups), SCMP_SYS(getpriority),
    SCMP_SYS(getrlimit), SCMP_SYS(getrusage), SCMP_SYS(sysinfo), SCMP_SYS(uname),
    // sockets that are open
    SCMP_SYS(accept), SCMP_SYS(accept4), SCMP_SYS(recvfrom), SCMP_SYS(recvmsg), SCMP_SYS(sendto),
    SCMP_SYS(sendmsg), SCMP_SYS(shutdown), SCMP_SYS(getsockname), SCMP_SYS(getpeername),
    SCMP_SYS(getsockopt)};

/// Beside those of `socket`, which have conditions.
inline constexpr std::array calls_of_sockets{
    SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(recvmmsg), SCMP_SYS(sendmmsg)};

/// The process that looks for leaks.
inline constexpr std::array calls_of_leak_watchers{
    SCMP_SYS(clone),  SCMP_SYS(fork),  SCMP_SYS(ptrace), SCMP_SYS(prctl),
    SCMP_SYS(tgkill), SCMP_SYS(tkill), SCMP_SYS(kill),   SCMP_SYS(wait4)};

inline constexpr std::array<scmp_datum_t, 14> descriptor_words{
    F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD,     F_SETFD,     F_GETFL,      F_SETFL,      F_GETLK,
    F_SETLK, F_SETLKW,        F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_GETPIPE_SZ, F_GET_SEALS};

/// TCGETS2 and what sets it, which the C library takes since 2.42: as <asm/termbits.h> has them,
/// which cannot be had beside <termios.h>. They are the same on both machines.
inline constexpr scmp_datum_t get_modes = 0x802C'542AU;
inline constexpr scmp_datum_t set_modes = 0x402C'542BU;

/// Of a terminal its modes, size, modem lines and what is unread; of any descriptor whether it
/// waits. Nothing is typed into one (TIOCSTI, TIOCLINUX), and none becomes ours (TIOCSCTTY).
inline constexpr std::array<scmp_datum_t, 17> terminal_requests{
    TCGETS,        TCSETS,        TCSETSW, TCSETSF, get_modes,  set_modes,
    set_modes + 1, set_modes + 2, TCFLSH,  TCSBRK,  TIOCGWINSZ, TIOCMGET,
    TIOCOUTQ,      FIONREAD,      FIONBIO, FIOCLEX, FIONCLEX};

struct SocketOption {
  scmp_datum_t level;
  scmp_datum_t name;
};

/// Of callers' lines; of the connection to a database, and of asking for its name.
inline constexpr std::array socket_options{
    SocketOption{SOL_SOCKET, SO_KEEPALIVE},      SocketOption{SOL_SOCKET, SO_OOBINLINE},
    SocketOption{SOL_SOCKET, SO_LINGER},         SocketOption{SOL_SOCKET, SO_REUSEADDR},
    SocketOption{IPPROTO_TCP, TCP_NODELAY},      SocketOption{IPPROTO_TCP, TCP_KEEPIDLE},
    SocketOption{IPPROTO_TCP, TCP_KEEPINTVL},    SocketOption{IPPROTO_TCP, TCP_KEEPCNT},
    SocketOption{IPPROTO_TCP, TCP_USER_TIMEOUT}, SocketOption{IPPROTO_IP, IP_RECVERR},
    SocketOption{IPPROTO_IPV6, IPV6_RECVERR}};

}  // namespace codemaker::io
