"""Counts instructions with callgrind. No time is measured."""
import re
import subprocess
import sys


def run(command):
    """What a command prints, and how many instructions it takes."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, command)], capture_output=True,
        text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"{' '.join(map(str, command))}: {done.stderr[-300:]}")
    return done.stdout, int(found.group(1))
