"""A disk that takes what is written and never says that it has it."""

import os
import subprocess

FSYNC = r"""
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
int fsync(int fd) {
  while (access(getenv("FSYNC_HANGS"), F_OK) == 0) usleep(10000);
  return (int)syscall(SYS_fsync, fd);
}
"""


class HangingDisk:
    """Programs started in its `environment` wait in fsync from `hang` on."""

    def __init__(self, case):
        source = case.write("fsync.c", FSYNC)
        library = os.path.join(case.directory, "fsync.so")
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
        self.switch = os.path.join(case.directory, "fsync-hangs")
        self.environment = {
            "LD_PRELOAD": library,
            "FSYNC_HANGS": self.switch,
            # A sanitizer wants to be loaded first.
            "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0",
        }

    def hang(self):
        open(self.switch, "w").close()
