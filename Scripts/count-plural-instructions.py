#!/usr/bin/env python3
"""Counts the instructions of one selection of a plural category (callgrind, a run of 2N rounds less a run of N), those of
ICU4C beside them in the same run, and fails where a limit is exceeded.

count-plural-instructions.py PLURAL-PEER ICU-PEER CLDR

Integers: at most 100 for en, pl, ru and ar, 300 for every other locale that CLDR's rules name. From text at most 100 more.
"""
import re
import sys
from pathlib import Path

import callgrind

USUAL, ANY, TEXT = 100, 300, 100
INTEGERS = ["0", "1", "2", "5", "12", "21", "100", "1000000"]
DECIMALS = ["5", "1.50", "0.1", "1000000.00"]
ROUNDS = 2000


def count(peer, mode, locale, kind, number, rounds=ROUNDS):
    one, two = (callgrind.run([peer, mode, locale, kind, number, times])[1] for times in (rounds, 2 * rounds))
    return (two - one) / rounds


def locales(folder):
    """One locale for each set of rules, with its kind: the others have the same words."""
    for name, kind in (("plurals", "cardinal"), ("ordinals", "ordinal")):
        text = (folder / "common" / "supplemental" / f"{name}.xml").read_text()
        for found in re.findall(r'<pluralRules locales="([^"]*)"', text):
            yield found.split()[0].replace("_", "-"), kind


def main():
    peer, icu, folder = sys.argv[1:]
    failures = []

    def check(label, ours, limit, theirs=None):
        verdict = "ok    " if ours <= limit else "FAILED"
        beside = "" if theirs is None else f", ICU4C {theirs:.0f}: 1/{theirs / ours:.0f}"
        print(f"{verdict} {label}: {ours:.0f} of {limit}{beside}")
        if ours > limit:
            failures.append(label)

    for locale in ("en", "pl", "ru", "ar"):
        worst = max(INTEGERS, key=lambda number: count(peer, "int", locale, "cardinal", number, 500))
        check(f"{locale} {worst} from Int", count(peer, "int", locale, "cardinal", worst), USUAL,
              count(icu, "int", locale, "cardinal", worst, 500))
        worst = max(DECIMALS, key=lambda number: count(peer, "text", locale, "cardinal", number, 500))
        check(f"{locale} {worst} from text", count(peer, "text", locale, "cardinal", worst), USUAL + TEXT,
              count(icu, "text", locale, "cardinal", worst, 500))
    check("rules of pl", count(peer, "rules", "pl", "cardinal", "0"), ANY, count(icu, "rules", "pl", "cardinal", "0", 100))

    worst = {"int": (0, ""), "text": (0, "")}
    for locale, kind in locales(Path(folder)):
        for mode, numbers in (("int", ["12", "1000000", "80000"]), ("text", ["1.50", "1000.5", "1000000.0"])):
            for number in numbers:
                worst[mode] = max(worst[mode], (count(peer, mode, locale, kind, number, 200), f"{locale} {kind} {number}"))
    check(f"the worst Int, {worst['int'][1]}", worst["int"][0], ANY)
    check(f"the worst text, {worst['text'][1]}", worst["text"][0], ANY + TEXT)
    sys.exit(1 if failures else 0)


main()
