#!/usr/bin/env python3
"""Counts the instructions of one selection of a plural category (callgrind, a run of 2N rounds less a run of N), those of
ICU4C beside them in the same run. Fails if a limit is exceeded.

count-plural-instructions.py PLURAL-PEER ICU-PEER

The limits: from an integer 100 for en, pl, ru and ar, and 300 for every other locale that CLDR's rules name; from text
100 more. A text costs about 8 for each digit.
"""
import sys

import callgrind

USUAL, ANY, TEXT = 100, 300, 100
INTEGERS = ["0", "1", "2", "5", "12", "21", "100", "1000000"]
DECIMALS = ["5", "1.50", "0.1"]
ROUNDS = 300


def count(peer, mode, locale, kind, number, rounds=ROUNDS):
    one, two = (callgrind.run([peer, mode, locale, kind, number, times])[1] for times in (rounds, 2 * rounds))
    return (two - one) / rounds


# The locales with the longest rules of CLDR 48.2. Each locale was counted with these numbers; counting all of them
# takes minutes.
LONG = [("kw", "cardinal"), ("br", "cardinal"), ("az", "ordinal"), ("lij", "ordinal"), ("lv", "cardinal"),
        ("dsb", "cardinal"), ("he", "cardinal"), ("fr", "cardinal")]


def main():
    peer, icu = sys.argv[1:]
    failures = []

    def check(label, ours, limit, theirs=None):
        verdict = "ok    " if ours <= limit else "FAILED"
        beside = "" if theirs is None else f", ICU4C {theirs:.0f}: 1/{theirs / ours:.0f}"
        print(f"{verdict} {label}: {ours:.0f} of {limit}{beside}")
        if ours > limit:
            failures.append(label)

    for locale in ("en", "pl", "ru", "ar"):
        worst = max(INTEGERS, key=lambda number: count(peer, "int", locale, "cardinal", number, 100))
        check(f"{locale} {worst} from Int", count(peer, "int", locale, "cardinal", worst), USUAL,
              count(icu, "int", locale, "cardinal", worst, 500))
        worst = max(DECIMALS, key=lambda number: count(peer, "text", locale, "cardinal", number, 100))
        check(f"{locale} {worst} from text", count(peer, "text", locale, "cardinal", worst), USUAL + TEXT,
              count(icu, "text", locale, "cardinal", worst, 500))
    check("rules of pl", count(peer, "rules", "pl", "cardinal", "0"), 400, count(icu, "rules", "pl", "cardinal", "0", 100))

    worst = {"int": (0, ""), "text": (0, "")}
    for locale, kind in LONG:
        for mode, numbers in (("int", ["900", "1000000"]), ("text", ["0.1", "1.01", "1.50", "1000000"])):
            for number in numbers:
                worst[mode] = max(worst[mode], (count(peer, mode, locale, kind, number, 200), f"{locale} {kind} {number}"))
    check(f"the worst Int, {worst['int'][1]}", worst["int"][0], ANY)
    check(f"the worst text, {worst['text'][1]}", worst["text"][0], ANY + TEXT)
    sys.exit(1 if failures else 0)


main()
