"""A disk that takes what is written and never says that it has it."""

import os
import subprocess

import steady_clock

FSYNC = r"""
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
static const volatile char* hangs;
__attribute__((constructor)) static void begin(void) {
  const int file = open(getenv("FSYNC_HANGS"), O_RDONLY | O_CLOEXEC);
  hangs = mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
  close(file);
}
int fsync(int fd) {
  while (*hangs) pause();
  return (int)syscall(SYS_fsync, fd);
}
"""


class HangingDisk:
    """Programs started in its `environment` wait in fsync from `hang` on."""

    def __init__(self, case):
        source = case.write("fsync.c", FSYNC)
        library = os.path.join(case.directory, "fsync.so")
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
        self.switch = case.write("fsync-hangs", b"\0")
        clock = steady_clock.environment()
        self.environment = {
            **clock,
            "LD_PRELOAD": f"{library}:{clock['LD_PRELOAD']}",
            "FSYNC_HANGS": self.switch,
            # A sanitizer wants to be loaded first.
            "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0",
        }

    def hang(self):
        with open(self.switch, "r+b") as switch:
            switch.write(b"\1")
