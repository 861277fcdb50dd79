#!/usr/bin/env python3
"""Counts the instructions of one selection of a plural category (callgrind, a run of 2N rounds less a run of N), those of
ICU4C beside them in the same run. Fails if a limit is exceeded.

count-plural-instructions.py PLURAL-PEER ICU-PEER

The limits: from an integer 100 for en, pl, ru and ar, and 300 for every other locale that CLDR's rules name; from text
100 more. A text costs about 8 for each digit.
"""
import sys

import callgrind

ROUNDS = 300
USUAL, ANY, TEXT = 100, 300, 100
USUAL_LOCALES = ["en", "pl", "ru", "ar"]
# The locales with the longest rules of CLDR 48.2. Each locale was counted with the numbers that these are counted with.
LONG = [("kw", "cardinal"), ("br", "cardinal"), ("az", "ordinal"), ("lij", "ordinal"), ("lv", "cardinal"),
        ("dsb", "cardinal"), ("he", "cardinal"), ("fr", "cardinal")]
RULES = ("rules", "pl", "cardinal", "0")


def selections(locale, kind, integers, decimals):
    return [("int", locale, kind, number) for number in integers] + [("text", locale, kind, number) for number in decimals]


def counts(peer, selected):
    """The instructions of each selection, once: a run of 2N rounds less one of N. The first run of all is for what happens
    once."""
    command = [peer]
    for mode, locale, kind, number in selected[:1] + selected:
        for rounds in (ROUNDS, 2 * ROUNDS):
            command += [mode, locale, kind, number, rounds]
    runs = callgrind.marked(command)[2:]
    return {
        selection: (two - one) / ROUNDS for selection, one, two in zip(selected, runs[0::2], runs[1::2], strict=True)}


def main():
    peer, icu = sys.argv[1:]
    failures = []

    def check(label, ours, limit, theirs=None):
        verdict = "ok    " if ours <= limit else "FAILED"
        beside = "" if theirs is None else f", ICU4C {theirs:.0f}: 1/{theirs / ours:.0f}"
        print(f"{verdict} {label}: {ours:.0f} of {limit}{beside}")
        if ours > limit:
            failures.append(label)

    usual = [selections(locale, "cardinal", ["0", "1", "2", "5", "12", "21", "100", "1000000"], ["5", "1.50", "0.1"])
             for locale in USUAL_LOCALES]
    long = [one for locale, kind in LONG
            for one in selections(locale, kind, ["900", "1000000"], ["0.1", "1.01", "1.50", "1000000"])]
    ours = counts(peer, [*sum(usual, []), RULES, *long])

    def worst(mode, among):
        return max((selection for selection in among if selection[0] == mode), key=ours.get)

    worsts = [worst(mode, of_locale) for of_locale in usual for mode in ("int", "text")]
    theirs = counts(icu, [*worsts, RULES])
    for one in worsts:
        mode, locale, _, number = one
        source, limit = ("Int", USUAL) if mode == "int" else ("text", USUAL + TEXT)
        check(f"{locale} {number} from {source}", ours[one], limit, theirs[one])
    check("rules of pl", ours[RULES], 400, theirs[RULES])
    for mode, source, limit in (("int", "Int", ANY), ("text", "text", ANY + TEXT)):
        one = worst(mode, long)
        check(f"the worst {source}, {' '.join(one[1:])}", ours[one], limit)
    sys.exit(1 if failures else 0)


main()
