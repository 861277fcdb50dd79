"""Counts instructions with callgrind, for the other scripts. No time is measured."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path


def valgrind(options, command, **environment):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", *options, *map(str, command)], capture_output=True, text=True,
        env={**os.environ, **environment})
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"{' '.join(map(str, command))[:300]}: {done.stderr[-300:]}")
    return done.stdout, int(found.group(1))


def run(command):
    """What a command prints, and how many instructions it takes."""
    return valgrind(["--callgrind-out-file=/dev/null"], command)


def marked(command):
    """How many instructions a program takes between each `counting_begins()` and `counting_ends()` of CountedWork, in the
    order of its work. One process does many pieces of work: starting one under callgrind takes longer than most of them."""
    marks = ("counting_begins", "counting_ends")
    with tempfile.TemporaryDirectory() as folder:
        # What the dynamic linker resolves on a first call would otherwise be counted, and a look-up would be dearer or cheaper by
        # the seed that hashes have in a process.
        valgrind(
            [f"--callgrind-out-file={folder}/part", *(f"--dump-before={mark}" for mark in marks)], command, LD_BIND_NOW="1",
            SWIFT_DETERMINISTIC_HASHING="1")
        # At each mark the part since the last one is written; what is left at the end has no number.
        parts = sorted(Path(folder).glob("part.*"), key=lambda path: int(path.suffix[1:]))
        counts = [int(re.search(r"^(?:totals|summary): (\d+)", part.read_text(), re.M).group(1)) for part in parts]
    return counts[1::2]
