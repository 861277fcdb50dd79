#!/usr/bin/env python3
"""Asks a program of Embedded Swift the questions of Tests/Vectors and compares its answers with ICU's.

compare_vectors.py PROGRAM VECTORS

Rows that a known difference of ICU's explains, and rows that CLDR moved since 46 (moved-since-46.tsv), are left out:
the tests of the package hold those. Exits with 1 if an answer differs or too few rows were compared.
"""
import subprocess
import sys
from pathlib import Path

# What is asked and which file has it, how many columns ask, and the least number of rows that must be compared.
KINDS = [("match", 4, 1400), ("maximize", 1, 900), ("minimize", 1, 900), ("canonicalize", 1, 1900)]


def rows(path):
    for line in path.read_text().splitlines():
        if not line.startswith("#"):
            yield line.split("\t")


def cases(vectors, kind, asked):
    """Questions and expected answers."""
    moved = {(row[0], row[1]) for row in rows(vectors / "moved-since-46.tsv")}
    for row in rows(vectors / f"icu76-cldr46-{kind}.tsv"):
        answers = 2 if kind == "match" else 1
        known = row[asked + answers:]
        key = " ; ".join(row[:asked])
        if not any(known) and (kind, key) not in moved:
            # The rows of `match` have default options: their fourth column is empty.
            yield row[:min(asked, 3)], row[asked:asked + answers]


def language_script_region(tag):
    """Language, script and region, by which the vectors of likely subtags are compared. Later subtags are not changed."""
    kept = []
    for subtag in tag.split("-"):
        script = len(subtag) == 4 and subtag.isalpha()
        region = len(subtag) == 2 or len(subtag) == 3 and subtag.isdigit()
        if kept and not script and not region:
            break
        kept.append(subtag)
    return ["-".join(kept)]


def main():
    program, vectors = sys.argv[1], Path(sys.argv[2])
    failed = False
    for kind, asked, least in KINDS:
        questions, expected = zip(*cases(vectors, kind, asked))
        text = "".join("\t".join([kind, *question]) + "\n" for question in questions)
        done = subprocess.run([program], input=text, capture_output=True, text=True)
        answers = [line.split("\t") for line in done.stdout.splitlines()]
        if done.returncode != 0 or len(answers) != len(questions):
            sys.exit(f"{kind}: {program} ended with {done.returncode} after {len(answers)} of {len(questions)} answers")
        wrong = 0
        for question, answer, right in zip(questions, answers, expected):
            if kind in ("maximize", "minimize"):
                right = language_script_region(right[0])
            elif kind == "canonicalize":
                answer = answer[:1]
            if answer != right:
                wrong += 1
                print(f"{kind} {question}: {answer}, ICU {right}")
        print(f"{kind}: {len(questions)} answers as ICU 76.1 gives them, {wrong} differ")
        failed |= wrong > 0 or len(questions) < least
    sys.exit(1 if failed else 0)


main()
