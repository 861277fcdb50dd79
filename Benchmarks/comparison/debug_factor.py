#!/usr/bin/env python3
"""Prints how many times the instructions of a release build a debug build takes: debug_factor.py MEASURED.md LIMIT"""
import sys
from pathlib import Path

from measurements import Measurements, shown

ROWS = [(workload, mode) for workload in ("small", "large") for mode in ("strings", "parsed", "build")]
ROWS += [("ids", "maximize"), ("ids", "minimize")]
COLD = [("small", "first: instructions"), ("large", "first: instructions"), ("ids", "firstmaximize: instructions")]


def main():
    measured = Measurements(Path(sys.argv[1]).read_text())
    limit = float(sys.argv[2])
    failed = False
    print("## A debug build beside a release build, instructions\n")
    print("| workload | mode | release | debug | times as many |\n|---|---|---:|---:|---:|")
    for figure, rows in (("Instructions", ROWS), ("First use", COLD)):
        for workload, mode in rows:
            release = measured.number(figure, workload, mode, "release")
            debug = measured.number(figure, workload, mode, "debug")
            if not release or not debug:
                sys.exit(f"{workload} {mode}: not measured")
            print(f"| {workload} | {mode} | {shown(release)} | {shown(debug)} | {debug / release:.0f} |")
            failed |= figure == "Instructions" and debug > limit * release
    if failed:
        sys.exit(f"FAILED a debug build takes more than {limit:.0f} times as many instructions")


main()
