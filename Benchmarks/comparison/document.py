#!/usr/bin/env python3
"""Prints the comparison as one Markdown document: document.py MEASURED.md ROOT [APPENDIX.md...]

MEASURED.md is what the peers' measure.py printed; an appendix is added unchanged after its tables.
"""
import sys
from pathlib import Path

import machine
from measurements import Measurements, shown

PRODUCT = "product"
BASE = "icu72"
# The names of the implementations, in the order of the columns.
NAMES = {PRODUCT: "this", "icu72": "ICU4C 72", "icu76": "ICU 76 in Swift's Foundation", "go": "Go x/text",
         "foundation": "Foundation on Linux", "icu4j": "ICU4J 72", "langcodes": "Python langcodes"}
ROWS = [
    ("match from strings, 7 supported", "small", "strings"),
    ("match from strings, 43 supported", "medium", "strings"),
    ("match from strings, 801 supported", "large", "strings"),
    ("match, parsed beforehand, 43 supported", "medium", "parsed"),
    ("build the matcher, 43 supported", "medium", "build"),
    ("build the matcher, 801 supported", "large", "build"),
    ("maximize from a string", "ids", "maximize"),
    ("minimize from a string", "ids", "minimize"),
    ("read an identifier", "ids", "parse"),
]
# Implementations whose heap the allocation counter cannot see: their programs count for themselves, or nothing does.
COLD = [("first match in a fresh process, 7 supported", "small", "first"),
        ("first match in a fresh process, 801 supported", "large", "first"),
        ("first maximize in a fresh process", "ids", "firstmaximize")]


def allocations(measured, workload, mode, name):
    count = measured.number("Heap allocations", workload, mode, name)
    return "" if count is None else f", {count:.1f}".removesuffix(".0")


def row(label, cells, times):
    return f"| {label} | " + " | ".join(cells) + f" | {times} |"


def factor(product, base):
    return "–" if not product or not base else f"1/{base / product:,.0f}"


def summary(measured, names):
    print(row("instructions, allocations", [NAMES.get(name, name) for name in names], "of ICU4C's instructions"))
    print("|---|" + "---:|" * (len(names) + 1))
    for label, workload, mode in ROWS:
        counts = {name: measured.number("Instructions", workload, mode, name) for name in names}
        cells = [shown(counts[name]) + allocations(measured, workload, mode, name) for name in names]
        print(row(label, cells, factor(counts.get(PRODUCT), counts.get(BASE))))
    for label, workload, mode in COLD:
        counts = {name: measured.number("First use", workload, f"{mode}: instructions", name) for name in names}
        print(row(label, [shown(counts[name]) for name in names], factor(counts.get(PRODUCT), counts.get(BASE))))


def not_measured(measured, names):
    yield "formatjs: its package is on npm's registry, from which this script fetches nothing."
    for name, label in NAMES.items():
        if name not in names:
            yield f"{label}: its peer `{name}` was not requested, or not built: build.sh of the harness says what it needs."
    for name in names:
        if measured.number("Instructions", "medium", "strings", name) is None and measured.tables:
            yield f"{NAMES.get(name, name)}: no instructions of a match, because callgrind does not see its code or " \
                "the mode is missing."
    yield "Canonical form and validity beside others: the harness has no mode that does the same in every peer."


def main():
    measured = Measurements(Path(sys.argv[1]).read_text())
    names = [name for name in NAMES if name in measured.versions]
    names += [name for name in measured.versions if name not in NAMES]
    if PRODUCT not in names:
        sys.exit("measure.py measured no product")
    print("# Locale matchers side by side\n")
    print("\n".join(machine.lines(sys.argv[2])))
    for name in names:
        print(f"- {NAMES.get(name, name)} (`{name}`): {measured.versions[name]}")
    print("\nAn operation is a desired list or an identifier. Instructions are callgrind's, N rounds against 2N; after them "
          "heap allocations.\nMade by `Benchmarks/compare.sh`; `Documentation/Measuring.md` says how.\n")
    summary(measured, names)
    print("\nNot measured:\n")
    for reason in not_measured(measured, names):
        print(f"- {reason}")
    for title, rows in measured.tables.items():
        print(f"\n## {title}\n")
        print("| workload | mode | " + " | ".join(names) + " |\n|---|---|" + "---:|" * len(names))
        for (workload, mode), cells in rows.items():
            print(f"| {workload} | {mode} | " + " | ".join(cells.get(name) or "–" for name in names) + " |")
    for appendix in sys.argv[3:]:
        print("\n" + Path(appendix).read_text().strip())


main()
