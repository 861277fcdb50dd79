#!/usr/bin/env python3
"""Counts instructions (callgrind) of work on crafted inputs of n and of 2n, and fails if twice the input takes more than
2.4 times the instructions. The cost of an empty input is subtracted from both. No time is measured. Inputs are crafted
files, and every form of identifier that can be long, for every entry of the runtime and the engines that takes one or a list. Before,
visitors with ever other regions and digits take no more memory than some of them, and nested files fit the stack of a thread of
musl.
Run by Scripts/release-check; run it yourself after a change to a reader of files.

check-growth.py GROWTH      the program of Benchmarks: `swift build -c release --package-path Benchmarks --product growth`
"""
import os
import resource
import subprocess
import sys

import callgrind

LIMIT = 2.4
# So many visitors have asked for every region with every system of digits; ten times as many ask for the same.
VISITORS = 130_000
MUSL_STACK = 128 << 10
# Levels around ReadingLimits.nestingDepth, and far beyond it.
LEVELS = [*range(32, 52), 1000]
# What takes fewer instructions is no work on each part, but an allocation of another size.
LEAST = 100_000
# Small enough for callgrind, and large enough that quadratic growth would be seen.
SIZES = {
    "environment": 1000, "header": 1000, "header-languages": 500, "header-regions": 500,
    "filter-wildcards": 1000, "filter-subtags": 1000, "lookup-subtags": 1000, "header-commas": 1000, "header-ranges": 1000,
    "catalog-regions": 200, "catalog-variants": 200, "folder-regions": 200, "audit-regions": 100,
    "audit-folder-regions": 100, "catalog-keys": 1000, "manifest-paths": 1000,
    "plist-dates": 100, "audit-packages": 100, "audit-folders": 100, "audit-calls": 1000, "audit-key-patterns": 500,
    "audit-interpolated-keys": 500, "audit-joined-literals": 1000, "audit-devices": 500, "audit-positions": 1000,
    "audit-settings": 500,
}
# Texts with faults for which a reader may look ahead, go back, open a level or write a diagnostic, over and over.
TABLES = [
    ";", ";/**/", "a b\n", "a = (\n", "a = (b,\n", "x = {\n", "a = { b = c;\n", "= //\n", "}/**/", "}\n", "a = <0\n",
    "\"\n", "'\"\n", "\"a\" = \"b\n", "a = \"\\\n", "/* */ x\n", "= ;", "\"\\", "'\\\n\"", "\"key\" = \"value\";\n",
]
SETTINGS = ["a(", "(", "((a", "\"a\"(", "a,", "a ", "\\\"(", "a(b)", "it,"]
# Each dictionary that is open is a hundred thousand instructions.
SIZES |= {f"{reader}::{part}": 200 if "{" in part else 2000 for reader in ("strings", "plist") for part in TABLES}
SIZES |= {f"settings::{part}": 2000 for part in SETTINGS}
SIZES |= {f"{reader}:a=:a(": 2000 for reader in ("strings", "plist")}


def peak(growth, count):
    """The most memory, in KB, that a server takes for so many visitors."""
    process = subprocess.Popen([growth, "visitors", str(count)], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    return usage.ru_maxrss if status == 0 else sys.exit("growth visitors failed")


def main():
    growth = sys.argv[1]
    identifiers = subprocess.check_output([growth, "identifiers"], text=True).split()
    SIZES.update(dict.fromkeys(identifiers, 500))
    # A ranking searches once for each of its places, of which there are 256 at most: a fourth of these names has one.
    SIZES["list-of-localizations/one-language"] = 1200
    failures = []
    few, many = peak(growth, VISITORS), peak(growth, 10 * VISITORS)
    print(f"memory: {few} KB for {VISITORS} visitors, {many} KB for {10 * VISITORS}")
    if many > few * 1.1:
        failures.append("visitors")
    levels = [argument for level in LEVELS for argument in ("nested", str(level))]
    nested = subprocess.run([growth, *levels], stdout=subprocess.DEVNULL, env={},
                            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (MUSL_STACK, MUSL_STACK)))
    print(f"files {LEVELS[0]} to {LEVELS[-1]} levels deep, with {MUSL_STACK >> 10} KB of stack: status {nested.returncode}")
    if nested.returncode != 0:
        failures.append("nested")
    # The first piece of each four pays for what happens once in a process.
    pieces = [(name, count) for name, size in SIZES.items() for count in (size // 10, 0, size, 2 * size)]
    counts = iter(callgrind.marked([growth, *(argument for piece in pieces for argument in piece)]))
    for (name, size), _, nothing, one, two in zip(SIZES.items(), counts, counts, counts, counts, strict=True):
        times = (two - nothing) / max(one - nothing, 1)
        isLinear = times <= LIMIT or two - nothing < LEAST
        print(f"{'ok    ' if isLinear else 'FAILED'} {name!r}: {one - nothing} for {size}, {times:.2f} times that for {2 * size}")
        if not isLinear:
            failures.append(name)
    sys.exit(1 if failures else 0)


main()
