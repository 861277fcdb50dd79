#!/usr/bin/env python3
"""Compares a program's localizations with `icu localizations` (icu.cpp), the function that Apple's bundles call.

  fuzz_apple.py --data CLDR46 --oracle .build-proof/icu --peer PEER --count 300000 --seed 5

Both read AVAILABLE<TAB>PREFERRED, lists comma separated, and answer a list or `-`. The cases are lists as apps have them
(app_lists.py). A difference is explained by a row of known_differences_apple.tsv or it fails.
"""
import argparse
import collections
import os
import random
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from app_lists import AppLists  # noqa: E402


def answers(command, questions):
    text = ''.join('\t'.join(question) + '\n' for question in questions)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    lines = done.stdout.split('\n')[:-1]
    if len(lines) != len(questions):
        sys.exit(f'{shlex.join(command)}: {len(lines)} answers to {len(questions)} questions')
    return lines


def known_differences(path):
    """Rows of a pattern, matched whole against one identifier of the case (lower case, hyphens), and the reason."""
    with open(path, encoding='utf-8') as file:
        rows = [line.rstrip('\n').split('\t') for line in file if line.strip() and not line.startswith('#')]
    return [(re.compile(pattern), reason) for pattern, reason in rows]


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--data', required=True)
    parser.add_argument('--oracle', required=True)
    parser.add_argument('--peer', required=True)
    parser.add_argument('--count', type=int, default=300_000)
    parser.add_argument('--seed', type=int, default=5)
    options = parser.parse_args()
    known = known_differences(os.path.join(here, 'known_differences_apple.tsv'))
    lists = AppLists(options.data, random.Random(options.seed))
    cases = [lists.case() for _ in range(options.count)]
    expected = answers([options.oracle, 'localizations'], cases)
    given = answers([options.peer, 'apple'], cases)
    reasons, unexplained = collections.Counter(), 0
    for case, want, answer in zip(cases, expected, given):
        if want == answer:
            continue
        identifiers = [x.lower().replace('_', '-') for cell in case for x in cell.split(',')]
        reason = next((reason for pattern, reason in known if any(map(pattern.fullmatch, identifiers))), None)
        if reason:
            reasons[reason] += 1
            continue
        unexplained += 1
        if unexplained <= 20:
            print(f'available {case[0]}\npreferred {case[1]}\n  oracle {want}\n  {options.peer}: {answer}')
    shape = collections.Counter('nothing' if want == '-' else 'one' if ',' not in want else 'several' for want in expected)
    print(f'{len(cases)} lists of apps against ICU, seed {options.seed}: {unexplained} unexplained; '
          f'{shape["several"]} answers of several localizations, {shape["one"]} of one, {shape["nothing"]} of none')
    for reason, count in reasons.most_common():
        print(f'  {count:6} {reason}')
    sys.exit(1 if unexplained else 0)


main()
