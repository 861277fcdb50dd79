#!/usr/bin/env python3
"""Prints the share of each target's lines that the tests reach: in the default run, and in full, as in CI.

usage: Scripts/coverage.py [SCRATCH]      by default .build-coverage; everything is built again there

Lines that only programs started by tests run are not counted. Prints a Markdown table. Exits with 1 if tests fail, or if
the default run reaches over one percentage point less of all lines.
"""
import collections
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCRATCH = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, ".build-coverage"))


def measured(size):
    """The lines reached and all lines, by target."""
    command = ["swift", "test", "--package-path", ROOT, "--scratch-path", SCRATCH, "--enable-code-coverage"]
    tests = subprocess.run(
        command, env=dict(os.environ, LOCALE_TESTS=size), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if tests.returncode != 0:
        sys.exit(tests.stdout[-4000:])
    place = subprocess.run([*command, "--show-codecov-path"], check=True, capture_output=True, text=True).stdout.strip()
    with open(place) as file:
        files = json.load(file)["data"][0]["files"]
    targets = collections.defaultdict(lambda: [0, 0])
    for file in files:
        parts = os.path.relpath(file["filename"], ROOT).split(os.sep)
        if parts[0] == "Sources":
            for name in parts[2], "all":
                targets[name][0] += file["summary"]["lines"]["covered"]
                targets[name][1] += file["summary"]["lines"]["count"]
    return targets


def main():
    sample, full = measured("sample"), measured("full")
    print("| target | lines | default, % | full, % |\n|---|---|---|---|")
    shares = {}
    for name in sorted(full, key=lambda name: (name == "all", name)):
        shares[name] = [100 * covered / count for covered, count in (sample[name], full[name]) if count]
        print(f"| {name} | {full[name][1]:,} | " + " | ".join(f"{share:.1f}" for share in shares[name]) + " |")
    return 1 if shares["all"][1] - shares["all"][0] > 1 else 0


sys.exit(main())
