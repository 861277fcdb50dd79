#!/usr/bin/env python3
"""Prints which tests take the most processor time, as a Markdown table, and the sum of all.

usage: Scripts/longest-tests.py [COUNT] [OPTION...]     by default 20; options of the test process, such as --filter

Runs the tests that `swift build --build-tests` has built, one after another. Whenever a test ends, it reads the processor
time of their process and of its children, which hardly depends on other programs. With LOCALE_TESTS=full tests have
their full size. Exits with 1 if a test fails.
"""
import glob
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TICKS = os.sysconf("SC_CLK_TCK")


def spent(process):
    """Seconds of processor time so far, those of children included."""
    with open(f"/proc/{process}/stat") as file:
        return sum(map(int, file.read().rsplit(")", 1)[1].split()[11:15])) / TICKS


def main():
    arguments = sys.argv[1:]
    count = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 20
    bundles = glob.glob(os.path.join(ROOT, ".build/debug/*.xctest"))
    if len(bundles) != 1:
        sys.exit(f"one test bundle has to be in .build/debug, there are {len(bundles)}: swift build --build-tests")
    tests = subprocess.Popen(
        [bundles[0], "--testing-library", "swift-testing", "--no-parallel", *arguments], cwd=ROOT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    times, before, suite, last = [], 0, "", ""
    for line in tests.stdout:
        line = re.sub(r"\x1b\[\d*m", "", line)
        if re.match(". Suite .* started", line):
            suite = line.split()[2]
        elif "Test run with" in line:
            last = line[2:].strip()
        elif ended := re.match(r". Test (?!run with|case )(.+?)(?: with \d+ test cases)? (?:passed|failed) after", line):
            now = spent(tests.pid)
            times.append((now - before, f"{suite}: {ended[1]}"))
            before = now
    status = tests.wait()
    print("| test | processor seconds |\n|---|---|")
    for seconds, name in sorted(times, reverse=True)[:count]:
        print(f"| {name} | {seconds:.1f} |")
    print(f"\n{sum(seconds for seconds, _ in times):.0f} seconds of processor time, {len(times)} tests; {last}")
    return 1 if status != 0 or not times else 0


sys.exit(main())
