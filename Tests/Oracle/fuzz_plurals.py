#!/usr/bin/env python3
"""Plural categories beside those of the ICU inside the Swift toolchain, on the tables of its CLDR.

fuzz_plurals.py --data RELEASE --oracle toolchain_icu.py --peer prove-plural-rules --count N --seed N

Every locale that plurals.xml or ordinals.xml names, with 0 to 2,000, and N random numbers with visible decimals over all
locales. The release is the one that both were made from. Exits with 1 for a difference.
"""
import argparse
import random
import re
import subprocess
import sys
from pathlib import Path


def questions(data, count, seed):
    chance = random.Random(seed)
    locales = []
    for name, kind in (("plurals", "cardinal"), ("ordinals", "ordinal")):
        text = (data / "common" / "supplemental" / f"{name}.xml").read_text()
        for found in re.findall(r'<pluralRules locales="([^"]*)"', text):
            locales += [(locale.replace("_", "-"), kind) for locale in found.split()]
    for locale, kind in locales:
        # ICU's resources name root otherwise, and it is no language tag.
        tag = "und" if locale == "root" else locale
        for number in range(2001):
            yield tag, kind, str(number)
    for _ in range(count):
        locale, kind = chance.choice(locales)
        whole = str(chance.choice([chance.randrange(3), chance.randrange(120), chance.randrange(10**7)]))
        digits = chance.choice([1, 1, 2, 2, 3, 4])
        limit = chance.choice([2, 10])
        fraction = "".join(str(chance.randrange(limit)) for _ in range(digits))
        yield "und" if locale == "root" else locale, kind, f"{whole}.{fraction}"


def answers(command, text):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.splitlines()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--oracle", required=True)
    parser.add_argument("--peer", required=True)
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=82)
    options = parser.parse_args()
    asked = list(questions(options.data, options.count, options.seed))
    text = "".join("\t".join(question) + "\n" for question in asked)
    theirs = answers([sys.executable, options.oracle, "plural"], text)
    ours = answers([options.peer, "answer"], text)
    if not len(asked) == len(theirs) == len(ours):
        sys.exit(f"{len(asked)} questions, {len(theirs)} and {len(ours)} answers")
    different = [(q, t, o) for q, t, o in zip(asked, theirs, ours) if t != o]
    for (locale, kind, number), their, our in different[:20]:
        print(f"DIFFERS {locale} {kind} {number}: ICU {their}, ours {our}")
    locales = len({(locale, kind) for locale, kind, _ in asked})
    print(f"plurals: {len(asked)} numbers in {locales} locales and kinds, {len(different)} differ")
    sys.exit(1 if different else 0)


main()
