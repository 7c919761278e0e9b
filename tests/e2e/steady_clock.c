// The steady clock of codemaker, set forward by a test: loaded before the C library (steady_clock.py). What
// waits for a moment of that clock in the kernel is told the kernel's own.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static const volatile long long nothing = 0;
static const volatile long long* ahead = &nothing;  // nanoseconds

// Behind it, in the same page: how many numbers were drawn by chance, and the last of them, so that a test can
// tell which code a guess would come to.
enum { remembered = 255 };
static volatile unsigned long long* drawn = NULL;
static int (*real_gettime)(clockid_t, struct timespec*);
static int (*real_clockwait)(pthread_cond_t*, pthread_mutex_t*, clockid_t, const struct timespec*);
static long (*real_syscall)(long, ...);
static int (*real_epoll_wait)(int, struct epoll_event*, int, int);

__attribute__((constructor)) static void begin(void) {
  real_gettime = dlsym(RTLD_NEXT, "clock_gettime");
  real_clockwait = dlsym(RTLD_NEXT, "pthread_cond_clockwait");
  real_syscall = dlsym(RTLD_NEXT, "syscall");
  real_epoll_wait = dlsym(RTLD_NEXT, "epoll_wait");
  const char* path = getenv("STEADY_CLOCK_AHEAD");
  // Other programs that a test starts inherit the environment, and keep their time.
  if (path == NULL || strncmp(program_invocation_short_name, "codemaker", 9) != 0) return;
  const int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void* page = mmap(NULL, (2 + remembered) * sizeof *ahead, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (page == MAP_FAILED) return;
  ahead = page;
  drawn = (unsigned long long*)page + 1;
}

ssize_t getrandom(void* bytes, size_t size, unsigned flags) {
  if (real_syscall == NULL) real_syscall = dlsym(RTLD_NEXT, "syscall");
  const long got = real_syscall(SYS_getrandom, bytes, size, flags);
  if (drawn == NULL || got != sizeof *drawn) return got;
  const unsigned long long at = __atomic_fetch_add(drawn, 1, __ATOMIC_RELAXED) % remembered;
  memcpy((void*)(drawn + 1 + at), bytes, sizeof *drawn);
  return got;
}

static struct timespec moved(struct timespec time, long long nanoseconds) {
  const long long second = 1000000000;
  const long long sum = time.tv_sec * second + time.tv_nsec + nanoseconds;
  time.tv_sec = sum < 0 ? 0 : sum / second;
  time.tv_nsec = sum < 0 ? 0 : sum % second;
  return time;
}

// While a sanitizer begins nothing can be looked up.
static int kernels_gettime(clockid_t clock, struct timespec* time) {
#if defined(__x86_64__)
  long result = SYS_clock_gettime;
  __asm__ volatile("syscall" : "+a"(result) : "D"((long)clock), "S"(time) : "rcx", "r11", "memory");
#else
  register long number __asm__("x8") = SYS_clock_gettime;
  register long result __asm__("x0") = clock;
  register struct timespec* to __asm__("x1") = time;
  __asm__ volatile("svc 0" : "+r"(result) : "r"(number), "r"(to) : "memory");
#endif
  return result == 0 ? 0 : -1;
}

int clock_gettime(clockid_t clock, struct timespec* time) {
  if (real_gettime == NULL) return kernels_gettime(clock, time);
  const int status = real_gettime(clock, time);
  if (status == 0 && clock == CLOCK_MONOTONIC) *time = moved(*time, *ahead);
  return status;
}

int pthread_cond_clockwait(
    pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock, const struct timespec* until
) {
  const struct timespec real = moved(*until, clock == CLOCK_MONOTONIC ? -*ahead : 0);
  return real_clockwait(condition, mutex, clock, &real);
}

// Without a timer of the kernel's Asio asks the clock itself whenever it wakes.
int timerfd_create(int clock, int flags) {
  (void)clock;
  (void)flags;
  errno = ENOSYS;
  return -1;
}

// It wakes, too, when the clock was set.
int epoll_wait(int epoll, struct epoll_event* events, int most, int milliseconds) {
  const int slice = 10;
  const long long before = *ahead;
  for (int left = milliseconds; ahead != &nothing && (left < 0 || left > slice);) {
    const int found = real_epoll_wait(epoll, events, most, slice);
    if (found != 0 || *ahead != before) return found;
    if (left > 0) left -= slice;
    milliseconds = left;
  }
  return real_epoll_wait(epoll, events, most, milliseconds);
}

// The C++ library waits for a future so.
long syscall(long number, ...) {
  long a[6];
  va_list rest;
  va_start(rest, number);
  for (int i = 0; i < 6; ++i)
    a[i] = va_arg(rest, long);
  va_end(rest);
  struct timespec until;
  const int is_until = number == SYS_futex && a[3] != 0 && (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET &&
                       (a[1] & FUTEX_CLOCK_REALTIME) == 0;
  if (is_until) {
    until = moved(*(const struct timespec*)a[3], -*ahead);
    a[3] = (long)&until;
  }
  return real_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
