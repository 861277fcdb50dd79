#!/usr/bin/env python3
"""Counts instructions (callgrind, a run of 2N rounds less a run of N) and guards them. No time is measured.

count-instructions.py PEER WORKLOADS TABLE [--write] [--icu PEER]

TABLE has a line for each figure: name, instructions. A figure may exceed its line by 5 % (tolerance for compilers);
--write writes what is measured. Beside the figures it checks

- flatness: a match on 801 supported identifiers costs at most 1.3 times that on 7, for exact hits, near ones and misses;
- growth: what 10,000 supported or 1,000 desired identifiers cost against 1,000 and 100, over adversarial lists;
- with --icu: what issue 4 asks as ratios to ICU4C, counted in the same run.
"""
import argparse
import re
import sys
import tempfile
from pathlib import Path

import callgrind

TOLERANCE = 1.05
FLAT = 1.3
NEAR = ["en-JP", "de-FR", "it-FR", "en-CN", "de-US", "en-BR"]
EXACT = ["en", "en-GB", "de", "it", "it-CH", "en-IN"]
NONE = ["cr", "ho", "hz", "kj", "ng", "vo"]
# Workload, mode, and how many times fewer instructions than ICU4C are asked for; None: nothing is asked.
RATIOS = {
    ("small", "strings"): 40, ("medium", "strings"): 60, ("large", "strings"): 90, ("medium", "parsed"): 60,
    ("medium", "build"): 20, ("large", "build"): 20, ("ids", "maximize"): 80, ("ids", "minimize"): 100,
}


def once(peer, workload, mode, rounds):
    printed, instructions = callgrind.run([peer, "bench", workload, mode, rounds])
    fields = printed.split("\t")
    return instructions, int(fields[1]), int(fields[4])


def count(peer, workload, mode, rounds=4):
    one, operations, sum_ = once(peer, workload, mode, rounds)
    two, more, _ = once(peer, workload, mode, 2 * rounds)
    return (two - one) / (more - operations), sum_


def letters(number, width):
    return "".join(chr(97 + number // 26**place % 26) for place in reversed(range(width)))


def adversaries(size):
    """Supported lists of a size: one language in all regions, as many languages, one language with variants,
    one language in made-up scripts."""
    regions = [letters(n, 2) for n in range(24 * 26)] + [f"{n:03}" for n in range(1000)]
    scripts = ["Latn", "Shaw", "Cyrl", "Arab", "Grek", "Hebr", "Thai", "Deva"]
    return {
        "regions": [f"en-{s}-{r}" for s in scripts for r in regions][:size],
        "languages": [letters(n, 3) for n in range(size)],
        "variants": ["en-" + letters(n, 6) for n in range(size)],
        "scripts": ["en-" + letters(n, 4) for n in range(size)],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer")
    parser.add_argument("workloads", type=Path)
    parser.add_argument("table", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--icu")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    measured, failures = {}, []

    def workload(name, supported, desired):
        path = folder / f"{name}.tsv"
        lists = "".join(f"desired\t{','.join(tags)}\tx\n" for tags in desired)
        path.write_text(f"supported\t{','.join(supported)}\n{lists}")
        return path

    for (name, mode), ratio in RATIOS.items():
        ours, _ = count(options.peer, options.workloads / f"{name}.tsv", mode)
        measured[f"{mode} {name}"] = ours
        if options.icu:
            theirs, _ = count(options.icu, options.workloads / f"{name}.tsv", mode, 2)
            verdict = "ok" if ours * ratio <= theirs else "SHORT"
            print(f"{verdict:6} {mode} {name}: {ours:.0f}, ICU4C {theirs:.0f}: 1/{theirs / ours:.0f}, asked 1/{ratio}")

    lists = {}
    for name in ("small", "large"):
        text = (options.workloads / f"{name}.tsv").read_text()
        lists[name] = re.search(r"^supported\t(.*)$", text, re.M).group(1).split(",")
    for kind, tags in (("exact", EXACT), ("near", NEAR), ("none", NONE)):
        costs = {}
        for name, supported in lists.items():
            path = workload(f"{kind}-{name}", supported, [[tag] for tag in tags] * 20)
            costs[name], sum_ = count(options.peer, path, "strings")
            measured[f"strings {kind} {len(supported)}"] = costs[name]
            if (sum_ == 0) != (kind == "none"):
                failures.append(f"{kind} on {name} is something else: checksum {sum_}")
        print(f"{kind}: {costs['small']:.0f} on 7, {costs['large']:.0f} on 801")
        if costs["large"] > FLAT * costs["small"]:
            failures.append(f"{kind} is not flat")

    # Supported lists: building may grow with the list (12 times for 10 times the entries: a hash table needs some more
    # steps), a match may not. "One language in thousands of scripts" is special, because only two hundred scripts
    # exist: it is measured with desired identifiers that are not in the list.
    for name in adversaries(1):
        costs = {}
        for size in (1000, 10000):
            path = workload(f"{name}-{size}", adversaries(size)[name], [[tag] for tag in NEAR + NONE] * 20)
            costs[size] = count(options.peer, path, "build", 1)[0], count(options.peer, path, "strings")[0]
        build, match = (costs[10000][k] / costs[1000][k] for k in (0, 1))
        print(f"{name}: 1,000 to 10,000 supported: building {build:.1f} times, a match {match:.2f} times")
        measured[f"build {name} 10000"], measured[f"strings {name} 10000"] = costs[10000]
        if build > 12 or match > (12 if name == "scripts" else FLAT):
            failures.append(f"growth over {name}")
    # More than half a million, where a hash with too few bits would be noticed.
    many = [f"{letters(n // 36, 3)}-{letters(n % 36, 2)}" for n in range(600_000)]
    build = count(options.peer, workload("many", many, [["en"]]), "build", 1)[0] / len(many)
    few = measured["build languages 10000"] / 10000
    print(f"600,000 supported: building {build:.0f} each, of 10,000 languages {few:.0f} each")
    if build > 1.2 * few:
        failures.append("growth over 600,000")
    # Desired lists: with default options the eleventh preference cannot win and is not read, so the length of the list
    # costs nothing.
    costs = []
    for size in (100, 1000):
        tags = [letters(n, 3) for n in range(size)]
        costs.append(count(options.peer, workload(f"desired-{size}", lists["small"], [tags] * 20), "strings")[0])
    print(f"desired lists: {costs[0]:.0f} for 100, {costs[1]:.0f} for 1,000 of which none matches")
    measured["strings desired 1000"] = costs[1]
    if costs[1] > FLAT * costs[0]:
        failures.append("growth over desired lists")

    if options.write:
        options.table.write_text("".join(f"{name}\t{value:.0f}\n" for name, value in measured.items()))
    else:
        for line in options.table.read_text().splitlines():
            name, value = line.split("\t")
            if name not in measured:
                failures.append(f"{name} was not measured")
            elif measured[name] > TOLERANCE * float(value):
                failures.append(f"{name}: {measured[name]:.0f}, more than {value} and 5 %")
    for failure in failures:
        print("FAILED", failure)
    sys.exit(1 if failures else 0)


main()
