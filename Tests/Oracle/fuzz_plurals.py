#!/usr/bin/env python3
"""Plural categories beside those of the ICU inside the Swift toolchain, on the tables of its CLDR.

fuzz_plurals.py --data RELEASE --oracle .build-proof/icu --peer plural-peer --integers N --count N --ranges N

Every locale that plurals.xml or ordinals.xml names and every one that ICU 72 and 76 have data for (workload.tsv), cardinals and ordinals, with 0
to the number of integers, and as many random numbers with visible decimals as are counted over all locales. Then so many
random ranges of numbers, in these locales and those of pluralRanges.xml. The release
is the one that both were made from. Exits with 1 for a difference.
"""
import argparse
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True
from fuzz_differences import KnownDifferences  # noqa: E402
from fuzz_identifiers import Identifiers  # noqa: E402


def locales(data):
    """Each locale with its questions, in the order of the files."""
    found = {}
    for name, kind in (("plurals", "cardinal"), ("ordinals", "ordinal")):
        text = (data / "common" / "supplemental" / f"{name}.xml").read_text()
        for names in re.findall(r'<pluralRules locales="([^"]*)"', text):
            # ICU's resources have root under a name that is not a language tag.
            found.update({("und" if locale == "root" else locale.replace("_", "-"), kind): None
                          for locale in names.split()})
    workload = Path(__file__).with_name("workload.tsv").read_text()
    found.update({(locale, kind): None for locale in re.search("^supported\tlarge\t(.*)$", workload, re.M)[1].split(",")
                  for kind in ("cardinal", "ordinal")})
    return list(found)


def questions(locales, integers, count, seed):
    chance = random.Random(seed)
    for locale, kind in locales:
        for number in range(integers + 1):
            yield locale, kind, str(number)
    for _ in range(count):
        locale, kind = chance.choice(locales)
        whole = str(chance.choice([chance.randrange(3), chance.randrange(120), chance.randrange(10**7)]))
        digits = chance.choice([1, 1, 2, 2, 3, 4])
        limit = chance.choice([2, 10])
        fraction = "".join(str(chance.randrange(limit)) for _ in range(digits))
        yield locale, kind, f"{whole}.{fraction}"


def ranges(data, locales, count, seed):
    """Ranges whose ends have the same number of digits after the point, as in texts; ICU formats them before it answers."""
    chance = random.Random(seed)
    text = (data / "common" / "supplemental" / "pluralRanges.xml").read_text()
    named = [(name, "cardinal") for names in re.findall(r'<pluralRanges locales="([^"]*)"', text) for name in names.split()]
    numbers = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 10, 11, 20, 21, 22, 100, 101, 1000000]
    for _ in range(count):
        locale, kind = chance.choice(named if chance.random() < 0.7 else locales)
        digits = chance.choice([0, 0, 0, 1, 2])
        def number():
            whole = str(chance.choice([chance.choice(numbers), chance.randrange(120)]))
            return whole + ("." + "".join(str(chance.randrange(3)) for _ in range(digits)) if digits else "")
        yield locale, kind, number(), number()


def answers(command, asked):
    """The lines of a file, one by one: there are millions."""
    asked.seek(0)
    file = tempfile.TemporaryFile("w+")
    subprocess.run(command, stdin=asked, stdout=file, check=True)
    file.seek(0)
    return file


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--oracle", required=True)
    parser.add_argument("--peer", required=True)
    parser.add_argument("--integers", type=int, default=2000)
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--ranges", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=82)
    options = parser.parse_args()
    kinds = locales(options.data)
    numbers = questions(kinds, options.integers, options.count, options.seed)
    between = ranges(options.data, kinds, options.ranges, options.seed)
    known = KnownDifferences(
        Path(__file__).with_name("known_differences.tsv"), Identifiers(str(options.data), random.Random(options.seed)))
    differences = compare(options, "plural", numbers, f"numbers in {len(kinds)} locales and kinds", known)
    differences += compare(options, "pluralrange", between, "ranges", known)
    sys.exit(1 if differences else 0)


def compare(options, kind, asked_questions, words, known):
    asked = tempfile.TemporaryFile("w+")
    count = 0
    for question in asked_questions:
        asked.write("\t".join(question) + "\n")
        count += 1
    theirs = answers([options.oracle, kind], asked)
    ours = answers([options.peer, "answer"], asked)
    asked.seek(0)
    different = explained = compared = 0
    for question, their, our in zip(asked, theirs, ours):
        compared += 1
        if their != our and known.reason(kind, question.split("\t")[:1]):
            explained += 1
        elif their != our:
            different += 1
            if different <= 20:
                print(f"DIFFERS {question.strip()}: ICU {their.strip()}, ours {our.strip()}")
    if compared != count or theirs.readline() or ours.readline():
        sys.exit(f"{count} questions, {compared} answers of both")
    print(f"plurals: {count} {words}, {explained} differ for a known reason, {different} unexplained")
    return different


main()
