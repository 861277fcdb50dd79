#!/usr/bin/env python3
"""Compares a program's best matches with `toolchain_icu.py match`, the LocaleMatcher inside the Swift toolchain.

  fuzz_toolchain.py --data CLDR46 --oracle ../shared/oracle/toolchain_icu.py --peer PEER --count 200000 --seed 1

The oracle answers the winner in ICU's form and no index, so the program's winner is brought into that form by asking
the oracle to match it with itself. Differences are explained by known_differences.tsv, as in fuzz_match.py.
"""
import argparse
import collections
import os
import random
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import fuzz_match  # noqa: E402
from fuzz_differences import KnownDifferences  # noqa: E402
from fuzz_identifiers import Identifiers  # noqa: E402


def answers(command, questions):
    text = ''.join('\t'.join(question) + '\n' for question in questions)
    done = subprocess.run([*command, 'match'], input=text, capture_output=True, text=True, check=True)
    lines = done.stdout.split('\n')[:-1]
    if len(lines) != len(questions):
        sys.exit(f'{shlex.join(command)}: {len(lines)} answers to {len(questions)} questions')
    # A program with indexes prints -1 for the default.
    return ['-' if line.split('\t')[1:2] == ['-1'] else line.split('\t')[0] for line in lines]


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--data', required=True)
    parser.add_argument('--oracle', required=True)
    parser.add_argument('--peer', required=True)
    parser.add_argument('--count', type=int, default=200_000)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    identifiers = Identifiers(options.data, dice)
    known = KnownDifferences(os.path.join(here, 'known_differences.tsv'), identifiers)
    oracle, peer = ['python3', options.oracle], shlex.split(options.peer)
    cases = []
    while len(cases) < options.count:  # the oracle takes no empty list element
        cases += [case for case in fuzz_match.cases('match', options.count - len(cases), identifiers, dice)
                  if all(cell and '' not in cell.split(',') for cell in case[:2])]
    questions = [case[:2] for case in cases]
    expected = answers(oracle, questions)
    # ICU's function takes the first supported locale as default, which is then first in the search order.
    given = answers(peer, [[*question, ''] for question in questions])
    winners = sorted({winner for winner in given if winner != '-'})
    forms = dict(zip(winners, answers(oracle, [[winner, winner] for winner in winners])))
    reasons, unexplained = collections.Counter(), 0
    for case, want, winner in zip(cases, expected, given):
        if want == ('-' if winner == '-' else forms[winner]):
            continue
        reason = known.reason('match', case)
        # No preference that is asked alone is demoted.
        if want == '-' and forms[winner] in answers(oracle, [[case[0], alone] for alone in case[1].split(',')]):
            reason = fuzz_match.AGAIN
        if reason:
            reasons[reason] += 1
            continue
        unexplained += 1
        if unexplained <= 20:
            print(f'supported {case[0]}\n  desired {case[1]}\n  oracle {want}, {options.peer}: {winner}')
    print(f'{len(cases)} cases against toolchain_icu.py, seed {options.seed}: {unexplained} unexplained')
    for reason, count in reasons.most_common():
        print(f'  {count:6} {reason}')
    sys.exit(1 if unexplained else 0)


main()
