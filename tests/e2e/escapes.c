// Loaded before the C library of a program that confines itself: when it has, and begins its first thread, each
// way out that we know is tried from where it stands, and what came of it is written down, a line each: its name, and the error of
// the system, or 0 if it worked (test_escapes.py).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/io_uring.h>
#include <linux/perf_event.h>
#include <mqueue.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

static int report = -1;
static pid_t victim;           // a process of the account, which is none of ours
static const char* outside;    // a file of the account's, which is none of ours
static const char* data;       // our own directory
static const char* terminal;   // another node's
static const char* settings;   // the config, with its secrets
static char beside[4096];      // a name beside the file
static char inside[4096];      // a file of our own

static int opens(const char* path, int flags) { return open(path, flags | O_CLOEXEC | O_NONBLOCK, 0600); }

static int opens_of_victim(const char* file, int flags) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", victim, file);
  return opens(path, flags);
}

// Files
static int reads_the_config(void) { return opens(settings, O_RDONLY); }
static int reads_a_file_of_the_board(void) { return opens(outside, O_RDONLY); }
static int writes_a_file_of_the_board(void) { return opens(outside, O_WRONLY); }
static int empties_a_file_of_the_board(void) { return opens(outside, O_RDONLY | O_TRUNC); }
static int truncates_a_file_of_the_board(void) { return truncate(outside, 0); }
static int removes_a_file_of_the_board(void) { return unlink(outside); }
static int moves_a_file_of_the_board(void) { return rename(outside, inside); }
static int links_a_file_of_the_board(void) { return link(outside, beside); }
static int links_a_file_of_the_board_to_us(void) {
  char path[4200];
  snprintf(path, sizeof path, "%s/linked", data);
  return link(outside, path);
}
static int makes_a_link(void) {
  char path[4200];
  snprintf(path, sizeof path, "%s/symbolic", data);
  return symlink(outside, path);
}
static int makes_a_file_beside(void) { return opens(beside, O_WRONLY | O_CREAT); }
static int makes_a_pipe(void) {
  char path[4200];
  snprintf(path, sizeof path, "%s/pipe", data);
  return mkfifo(path, 0600);
}
static int chmods(void) { return chmod(outside, 0666); }
static int fchmodats(void) { return fchmodat(AT_FDCWD, outside, 0666, 0); }
static int fchmodat2s(void) { return (int)syscall(452, AT_FDCWD, outside, 0666, 0); }
static int lends_its_account(void) { return fchmod(open(inside, O_RDONLY | O_CLOEXEC), 04755); }
static int chowns(void) { return chown(outside, getuid(), getgid()); }
static int sets_an_attribute(void) { return setxattr(outside, "user.codemaker", "x", 1, 0); }
static int removes_an_attribute(void) { return removexattr(outside, "user.known"); }
static int lists_attributes(void) { return (int)listxattr(outside, NULL, 0); }
static int sets_its_time(void) { return utimensat(AT_FDCWD, outside, NULL, 0); }
static int watches_a_directory(void) {
  const int watch = inotify_init1(IN_CLOEXEC);
  return watch < 0 ? watch : inotify_add_watch(watch, "/", IN_CREATE);
}
static int reads_accounts(void) { return opens("/etc/passwd", O_RDONLY); }
static int reads_programs(void) { return opens("/bin/sh", O_RDONLY); }
static int changes_the_root(void) { return chroot(data); }

// Devices
static int reads_another_terminal(void) {
  const int device = opens(terminal, O_RDONLY | O_NOCTTY);
  char letter = 0;
  return device < 0 ? device : (int)read(device, &letter, 1);
}
static int writes_another_terminal(void) { return opens(terminal, O_WRONLY | O_NOCTTY); }
static int lists_terminals(void) { return opens("/dev/pts", O_RDONLY | O_DIRECTORY); }
static int opens_the_terminal(void) { return opens("/dev/tty", O_RDWR); }
static int makes_a_terminal(void) { return opens("/dev/ptmx", O_RDWR | O_NOCTTY); }
static int types_into_its_terminal(void) { return ioctl(STDIN_FILENO, TIOCSTI, "x"); }
static int types_by_another_number(void) {
  return (int)syscall(SYS_ioctl, (long)STDIN_FILENO, 0x100000000L | TIOCSTI, "x");
}
static int takes_its_terminal(void) { return ioctl(STDIN_FILENO, TIOCSCTTY, 1); }
static int opens_a_device(void) { return opens("/dev/zero", O_RDONLY); }
static int opens_the_shared_memory(void) { return opens("/dev/shm", O_RDONLY | O_DIRECTORY); }

// Other processes
static int kills(void) { return kill(victim, SIGKILL); }
static int kills_a_thread(void) { return (int)syscall(SYS_tgkill, victim, victim, SIGKILL); }
static int kills_by_thread(void) { return (int)syscall(SYS_tkill, victim, SIGKILL); }
static int kills_all(void) { return kill(-1, 0); }
static int kills_its_group(void) { return kill(0, 0); }
static int queues_a_signal(void) {
  siginfo_t info = {.si_code = SI_QUEUE};
  return (int)syscall(SYS_rt_sigqueueinfo, victim, SIGKILL, &info);
}
static int opens_a_process(void) { return (int)syscall(SYS_pidfd_open, victim, 0); }
// The kernel signals whoever owns a descriptor.
static int lets_the_kernel_kill(void) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  if (fcntl(ends[0], F_SETSIG, SIGKILL) != 0 || fcntl(ends[0], F_SETOWN, victim) != 0) return -1;
  if (fcntl(ends[0], F_SETFL, O_ASYNC) != 0) return -1;
  return write(ends[1], "x", 1) == 1 ? 0 : -1;
}
static int owns_by_ioctl(void) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  return ioctl(ends[0], 0x8901 /* FIOSETOWN */, &victim);
}
static int reads_a_command_line(void) { return opens_of_victim("cmdline", O_RDONLY); }
static int reads_an_environment(void) { return opens_of_victim("environ", O_RDONLY); }
static int reads_a_memory(void) { return opens_of_victim("mem", O_RDONLY); }
static int follows_its_root(void) { return opens_of_victim("root", O_RDONLY | O_DIRECTORY); }
static int lists_processes(void) { return opens("/proc", O_RDONLY | O_DIRECTORY); }
static int traces(void) { return (int)ptrace(PTRACE_SEIZE, victim, NULL, NULL); }
static int copies_memory(void) {
  char byte = 0;
  struct iovec here = {&byte, 1};
  struct iovec there = {&byte, 1};
  return (int)process_vm_readv(getppid(), &here, 1, &there, 1, 0);
}
static int compares(void) { return (int)syscall(SYS_kcmp, getpid(), victim, 2, 0, 0); }
static int reads_limits(void) {
  struct rlimit limit;
  return prlimit(victim, RLIMIT_NOFILE, NULL, &limit);
}
static int sets_limits(void) {
  const struct rlimit limit = {8, 8};
  return prlimit(victim, RLIMIT_NOFILE, &limit, NULL);
}
static int ranks_others(void) { return setpriority(PRIO_PROCESS, (id_t)victim, 19); }
static int pins_others(void) {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(0, &processors);
  return sched_setaffinity(victim, sizeof processors, &processors);
}
static int ranks_their_disk(void) { return (int)syscall(SYS_ioprio_set, 1, victim, 3 << 13); }

// What processes share
static int shares_memory(void) { return shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600); }
static int shares_a_semaphore(void) { return semget(IPC_PRIVATE, 1, IPC_CREAT | 0600); }
static int shares_a_queue(void) { return msgget(IPC_PRIVATE, IPC_CREAT | 0600); }
static int shares_memory_by_name(void) { return shm_open("/codemaker", O_RDWR | O_CREAT, 0600); }
static int shares_a_queue_by_name(void) { return (int)mq_open("/codemaker", O_RDWR | O_CREAT, 0600, NULL); }
static int makes_memory_a_file(void) { return memfd_create("codemaker", 0); }

// Programs
static int runs_what_it_writes(void) {
  return mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED
             ? -1
             : 0;
}
static int runs_what_it_wrote(void) {
  void* page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? 0 : mprotect(page, 4096, PROT_READ | PROT_EXEC);
}
static int runs_what_it_wrote_by_key(void) {
  void* page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? 0 : (int)syscall(SYS_pkey_mprotect, page, 4096, PROT_READ | PROT_EXEC, -1);
}
static int runs_a_file_of_its_own(void) {
  const int file = open(inside, O_RDWR | O_CLOEXEC);
  return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0) == MAP_FAILED ? -1 : 0;
}
static int writes_its_code(void) { return opens("/proc/self/mem", O_RDWR); }
static int runs_a_program(void) {
  char* const nothing[] = {NULL};
  return execve("/bin/true", nothing, nothing);
}
static int ends_if_new(long number) {
  if (number == 0) _exit(0);
  return (int)number;
}
static int makes_a_process(void) { return ends_if_new(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }
static int makes_a_process_by_record(void) {
  long long record[11] = {0};
  record[4] = SIGCHLD;
  return ends_if_new(syscall(SYS_clone3, record, sizeof record));
}

// The network
static int makes_a_socket(void) { return socket(AF_INET, SOCK_STREAM, 0); }
static int makes_a_datagram(void) { return socket(AF_INET6, SOCK_DGRAM, 0); }
static int makes_a_local_socket(void) { return socket(AF_UNIX, SOCK_STREAM, 0); }
static int makes_a_pair(void) {
  int ends[2];
  return socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
}
static int asks_the_kernels_network(void) { return socket(AF_NETLINK, SOCK_RAW, 0); }
static int makes_a_raw_socket(void) { return socket(AF_PACKET, SOCK_RAW, 0); }
static int asks_the_kernels_ciphers(void) { return socket(AF_ALG, SOCK_SEQPACKET, 0); }

// The kernel
static int makes_a_ring(void) {
  struct io_uring_params parameters = {0};
  return (int)syscall(SYS_io_uring_setup, 1, &parameters);
}
static int loads_a_filter(void) {
  union bpf_attr attributes = {.map_type = BPF_MAP_TYPE_ARRAY, .key_size = 4, .value_size = 4, .max_entries = 1};
  return (int)syscall(SYS_bpf, BPF_MAP_CREATE, &attributes, sizeof attributes);
}
static int handles_faults(void) { return (int)syscall(SYS_userfaultfd, 1 /* UFFD_USER_MODE_ONLY */); }
static int counts_events(void) {
  struct perf_event_attr attributes = {.type = PERF_TYPE_SOFTWARE, .size = sizeof attributes, .exclude_kernel = 1};
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}
static int adds_a_key(void) { return (int)syscall(SYS_add_key, "user", "codemaker", "x", 1, -2); }
static int asks_for_a_key(void) { return (int)syscall(SYS_keyctl, 0, -3, 1); }
static int makes_a_namespace(void) { return unshare(CLONE_NEWUSER); }
static int leaves_what_it_shares(void) { return unshare(CLONE_FS); }
static int mounts(void) { return mount("none", data, "tmpfs", 0, NULL); }
static int opens_a_tree(void) { return (int)syscall(SYS_open_tree, AT_FDCWD, "/", 1 /* OPEN_TREE_CLONE */); }
static int opens_a_file_system(void) { return (int)syscall(SYS_fsopen, "tmpfs", 0); }
static int names_a_handle(void) {
  struct {
    struct file_handle head;
    char bytes[128];
  } handle = {.head = {.handle_bytes = 128}};
  int id = 0;
  return name_to_handle_at(AT_FDCWD, outside, &handle.head, &id, 0);
}
static int is_of_another_kind(void) { return (int)syscall(SYS_personality, 0x0400000 /* READ_IMPLIES_EXEC */); }
static int becomes_another(void) { return setuid(getuid()); }
static int dumps_its_memory(void) { return prctl(PR_SET_DUMPABLE, 1); }
static int is_killed_with_others(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1); }
static int takes_a_lease(void) { return fcntl(open(inside, O_RDONLY | O_CLOEXEC), F_SETLEASE, F_RDLCK); }
static int reads_the_kernels_log(void) { return (int)syscall(SYS_syslog, 10, NULL, 0); }
static int names_the_machine(void) { return sethostname("codemaker", 9); }
static int sets_the_clock(void) {
  struct timeval now;
  gettimeofday(&now, NULL);
  return settimeofday(&now, NULL);
}
static int has_a_timer(void) {
  timer_t timer;
  return (int)syscall(SYS_timer_create, CLOCK_MONOTONIC, NULL, &timer);
}
static int ends_its_filters(void) { return prctl(PR_SET_SECCOMP, 1, NULL); }

#define WAY(name) {#name, name}
static const struct {
  const char* name;
  int (*try)(void);
} ways[] = {
    WAY(reads_the_config), WAY(reads_a_file_of_the_board), WAY(writes_a_file_of_the_board),
    WAY(empties_a_file_of_the_board), WAY(truncates_a_file_of_the_board), WAY(links_a_file_of_the_board),
    WAY(links_a_file_of_the_board_to_us), WAY(makes_a_link), WAY(makes_a_file_beside), WAY(makes_a_pipe),
    WAY(chmods), WAY(fchmodats), WAY(fchmodat2s), WAY(lends_its_account), WAY(chowns), WAY(sets_an_attribute),
    WAY(removes_an_attribute), WAY(lists_attributes), WAY(sets_its_time), WAY(watches_a_directory),
    WAY(reads_accounts), WAY(reads_programs), WAY(changes_the_root),
    WAY(reads_another_terminal), WAY(writes_another_terminal), WAY(lists_terminals), WAY(opens_the_terminal),
    WAY(makes_a_terminal), WAY(types_into_its_terminal), WAY(types_by_another_number), WAY(takes_its_terminal),
    WAY(opens_a_device), WAY(opens_the_shared_memory),
    WAY(kills_all), WAY(kills_its_group), WAY(opens_a_process), WAY(owns_by_ioctl), WAY(reads_a_command_line),
    WAY(reads_an_environment), WAY(reads_a_memory), WAY(follows_its_root), WAY(lists_processes),
    WAY(traces), WAY(copies_memory), WAY(compares), WAY(reads_limits), WAY(sets_limits), WAY(ranks_others),
    WAY(pins_others), WAY(ranks_their_disk),
    WAY(shares_memory), WAY(shares_a_semaphore), WAY(shares_a_queue), WAY(shares_memory_by_name),
    WAY(shares_a_queue_by_name), WAY(makes_memory_a_file),
    WAY(runs_what_it_writes), WAY(runs_what_it_wrote), WAY(runs_what_it_wrote_by_key), WAY(runs_a_file_of_its_own),
    WAY(writes_its_code), WAY(runs_a_program), WAY(makes_a_process), WAY(makes_a_process_by_record),
    WAY(makes_a_socket), WAY(makes_a_datagram), WAY(makes_a_local_socket), WAY(makes_a_pair),
    WAY(asks_the_kernels_network), WAY(makes_a_raw_socket), WAY(asks_the_kernels_ciphers),
    WAY(makes_a_ring), WAY(loads_a_filter), WAY(handles_faults), WAY(counts_events), WAY(adds_a_key),
    WAY(asks_for_a_key), WAY(makes_a_namespace), WAY(leaves_what_it_shares), WAY(mounts), WAY(opens_a_tree),
    WAY(opens_a_file_system), WAY(names_a_handle), WAY(is_of_another_kind), WAY(becomes_another),
    WAY(dumps_its_memory), WAY(is_killed_with_others), WAY(takes_a_lease), WAY(reads_the_kernels_log),
    WAY(names_the_machine), WAY(sets_the_clock), WAY(has_a_timer), WAY(ends_its_filters),
    // What takes something away comes last.
    WAY(kills_a_thread), WAY(kills_by_thread), WAY(queues_a_signal), WAY(lets_the_kernel_kill), WAY(kills),
    WAY(moves_a_file_of_the_board), WAY(removes_a_file_of_the_board),
};

__attribute__((constructor)) static void begin(void) {
  const char* path = getenv("ESCAPES");
  if (path == NULL || strncmp(program_invocation_short_name, "codemaker", 9) != 0) return;
  victim = atoi(getenv("ESCAPES_VICTIM"));
  outside = getenv("ESCAPES_OUTSIDE");
  data = getenv("ESCAPES_DATA");
  terminal = getenv("ESCAPES_TERMINAL");
  settings = getenv("ESCAPES_CONFIG");
  snprintf(beside, sizeof beside, "%s-beside", outside);
  snprintf(inside, sizeof inside, "%s/inside", data);
  // The program closes what it did not open, except for what it has as its errors.
  const int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  report = dup2(file, STDERR_FILENO);
}

static void try_all(void) {
  const int own = open(inside, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  dprintf(report, "has_its_own_files %d\n", ftruncate(own, 4096) == 0 ? 0 : errno);
  close(own);
  for (size_t i = 0; i < sizeof ways / sizeof *ways; ++i) {
    errno = 0;
    const int answer = ways[i].try();
    dprintf(report, "%s %d\n", ways[i].name, answer < 0 ? errno : 0);
  }
}

static int is_confined = 0;

int seccomp_load(void* filter) {
  int (*load)(void*) = (int (*)(void*))dlsym(RTLD_NEXT, "seccomp_load");
  const int answer = load(filter);
  is_confined = answer == 0;
  return answer;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*begin_at)(void*), void* with) {
  int (*create)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*) =
      (int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*))dlsym(RTLD_NEXT, "pthread_create");
  if (is_confined && report >= 0) try_all();
  is_confined = 0;
  return create(thread, attributes, begin_at, with);
}
