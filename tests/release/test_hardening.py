"""What makes the program hard to break into, read off the program as it is installed:

    CODEMAKER=build/release/codemaker /usr/bin/python3 -B -m unittest
"""

import glob
import os
import platform
import subprocess
import unittest


def output_of(*command):
    command = [*command, os.environ["CODEMAKER"]]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read_elf(*options):
    return output_of("readelf", "--wide", *options)


class Hardening(unittest.TestCase):
    def test_it_lies_elsewhere_in_memory_at_each_start(self):
        self.assertRegex(read_elf("--file-header"), r"Type:\s+DYN")
        self.assertRegex(read_elf("--dynamic"), r"\(FLAGS_1\).*\bPIE\b")

    def test_tables_of_addresses_are_filled_at_start_and_read_only_after_it(self):
        self.assertRegex(read_elf("--dynamic"), r"\(FLAGS\).*\bBIND_NOW\b")
        self.assertRegex(read_elf("--program-headers"), r"\bGNU_RELRO\b")

    def test_the_stack_holds_no_code(self):
        self.assertRegex(read_elf("--program-headers"), r"\bGNU_STACK(\s+0x\w+){5}\s+RW\s")

    def test_a_stack_written_over_ends_the_program(self):
        self.assertIn("__stack_chk_fail", read_elf("--dyn-syms"))

    def test_copies_are_checked_against_the_room_there_is(self):
        self.assertRegex(read_elf("--dyn-syms"), r"__(memcpy|read|memmove|memset|vsnprintf)_chk")

    def test_a_jump_lands_only_where_a_function_begins(self):
        if platform.machine() != "x86_64":
            return  # others have no such mark
        self.assertIn("endbr64", output_of("objdump", "--disassemble=main"))

    def test_the_system_is_told_so_and_every_object_of_ours_says_it(self):
        if platform.machine() != "x86_64":
            return  # others have no such note
        self.assertRegex(read_elf("--notes"), r"x86 feature: IBT, SHSTK")
        archives = glob.glob(os.path.join(os.path.dirname(os.environ["CODEMAKER"]), "lib*.a"))
        self.assertGreater(len(archives), 0)
        for archive in archives:
            notes = subprocess.run(
                ["readelf", "--wide", "--notes", archive], capture_output=True, text=True, check=True
            ).stdout
            for each in notes.split("\nFile: ")[1:]:
                self.assertIn("x86 feature: IBT, SHSTK", each, each.split("\n")[0])


if __name__ == "__main__":
    unittest.main()
