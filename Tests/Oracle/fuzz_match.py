#!/usr/bin/env python3
"""Ask several locale matchers the same random questions, and show where they differ.

Every peer is a command that answers as icu.cpp does: `CMD match|distance|maximize|minimize` reads
tab-separated cases from standard input and writes one answer line for each. The first --peer is the oracle, each
further one is compared with it:

  fuzz_match.py --data CLDR46 --kind match-options --count 100000 --seed 7 \\
      --peer .build-proof/icu --peer .build-proof/build/release/locale-matching-peer

Kinds: match (default options), match-options, distance, maximize, minimize, and the two rows-maximize and
rows-minimize, which ask for every `from` and every `to` of likelySubtags and take no count. With --cases FILE the
cases are read from a file, such as corner_cases_match.tsv.

A difference that a row of known_differences.tsv covers is counted under its reason; any other is printed, and the
exit status is then 1. Answers beginning with `error` and those of the oracle never agree: an identifier drawn here
is well formed. With --emit FILE the oracle's answers are written as golden vectors, and the second peer, if there
is one, decides which rows carry a known difference in their last column.
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
from fuzz_differences import KnownDifferences  # noqa: E402
from fuzz_identifiers import Identifiers  # noqa: E402

KINDS = ['match', 'match-options', 'distance', 'maximize', 'minimize', 'rows-maximize', 'rows-minimize']
COLUMNS = {
    'match': ['supported', 'desired', 'default', 'options', 'supportedIndex', 'desiredIndex'],
    'distance': ['desired', 'supported', 'options', 'distance', 'maximizedDesired', 'maximizedSupported', 'isMatch'],
    'maximize': ['identifier', 'maximized'],
    'minimize': ['identifier', 'minimized'],
}
CHUNK = 20_000


def command(kind):
    """The peer's command for a kind: `match` for match-options, `minimize` for rows-minimize."""
    return kind.removesuffix('-options').removeprefix('rows-')


def written_cases(path):
    with open(path, encoding='utf-8') as file:
        yield from (line.rstrip('\n').split('\t') for line in file if not line.startswith('#'))


def cases(kind, count, identifiers, dice):
    if kind.startswith('rows-'):
        yield from ([row] for row in identifiers.rows())
        return
    for _ in range(count):
        if command(kind) == 'match':
            yield match_case(identifiers, dice, kind == 'match-options')
        elif kind == 'distance':
            family = identifiers.family()
            case = [identifiers.draw(family), identifiers.draw(family)]
            options = [o for o in ('favor=script', 'direction=twoway') if dice.random() < 0.25]
            yield case + options
        else:
            yield [identifiers.plain()]


def match_case(identifiers, dice, with_options):
    family = identifiers.family()
    most = dice.choice([1, 3, 6, 12, 60])
    supported = [identifiers.draw(family) for _ in range(dice.randint(1, most))]
    desired = [identifiers.draw(family) for _ in range(dice.choice([1, 1, 1, 2, 3, 5, 8]))]
    for _ in range(dice.choice([0, 0, 1, 3])):  # the same again in another spelling
        supported.insert(dice.randint(0, len(supported)), identifiers.respell(dice.choice(supported)))
    if dice.random() < 0.1:
        desired[-1] = identifiers.respell(dice.choice(supported))
    case = [','.join(supported[:60]), ','.join(desired)]
    if not with_options:
        return case + [dice.choice(['', '-'])]
    default = dice.choice(['', '-', identifiers.draw(family), identifiers.respell(dice.choice(supported))])
    options = [o for o in ('favor=script', 'direction=twoway', 'demotion=none') if dice.random() < 0.35]
    if dice.random() < 0.4:
        options.append(f'max={identifiers.draw(family)}/{identifiers.draw(family)}')
    dice.shuffle(options)
    return case + [default] + options


def ask(peer, kind, lines):
    text = ''.join(line + '\n' for line in lines)
    done = subprocess.run(shlex.split(peer) + [command(kind)], input=text, capture_output=True, text=True)
    answers = done.stdout.split('\n')[:-1]
    if done.returncode != 0 or len(answers) != len(lines):
        sys.exit(f'fuzz_match: {peer} {command(kind)}: status {done.returncode}, {len(answers)} answers to '
                 f'{len(lines)} cases. {done.stderr[:500]}')
    return answers


def version(peer):
    done = subprocess.run(shlex.split(peer) + ['version'], capture_output=True, text=True)
    return ', '.join(done.stdout.strip().split('\t')) or peer


def essence(kind, case, answer):
    """What must agree. Of a match the indexes, and whether there is a locale at all: a default is spelled variously.

    Of a distance the number, whether it is a match, and ordinary maximized forms: names that fit no triple are
    displayed variously. The peers' number for a bare `und` is not the matcher's (it maximizes `und`): only the match
    counts then.
    """
    columns = answer.split('\t')
    if command(kind) == 'match' and len(columns) == 3:
        return ['-' if columns[0] == '-' else '+' if columns[1] == '-1' else '=', columns[1], columns[2]]
    if kind == 'distance' and len(columns) == 4:
        if any(identifier.lower() in ('', 'und') for identifier in case[:2]):
            return columns[3:]
        odd = re.compile(r"[+',@]|(^|[-_])(x[abc]?|ps[a-z]+)([-_]|$)|^i-|^[a-z]{5}", re.IGNORECASE)
        forms = [odd.search(identifier) or form for identifier, form in zip(case, columns[1:3])]
        return [columns[0], *(form if isinstance(form, str) else '*' for form in forms), columns[3]]
    return columns


AGAIN = ('where nothing is found, all preferences are asked again without demotion, so that no language is refused '
         'because it stands late')
EQUALS = ('of supported identifiers of one language, script and region not the order decides, as in ICU, but the default, the '
          'same text, variants, extensions and private use')


def by_rule(oracle, case, expected, answer):
    """The rule beyond ICU by which our answer differs, if the oracle itself says so; nil for none.

    It is asked the same without demotion, and whether the two identifiers have the same language, script and region."""
    def indexes(text):
        return [int(number) for number in text.split('\t')[1:3]]

    ours, theirs, reason = indexes(answer), indexes(expected), EQUALS
    if theirs[0] < 0 and 'demotion=none' not in case:
        theirs, reason = indexes(ask(oracle, 'match', ['\t'.join(case + ['demotion=none'])])[0]), AGAIN
        if ours == theirs:
            return reason
    if min(ours[0], theirs[0]) < 0 or ours[1] != theirs[1]:
        return None
    supported = case[0].split(',')
    forms = [row.split('\t')[1] for row in ask(oracle, 'distance', [supported[index] + '\ten' for index in (ours[0], theirs[0])])]
    return reason if forms[0] == forms[1] else None


def vector(kind, case, answer):
    columns = answer.split('\t')
    if command(kind) == 'match':
        return case[:3] + [' '.join(case[3:])] + columns[1:]
    if kind == 'distance':
        return case[:2] + [' '.join(case[2:])] + columns
    return case + columns


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--peer', action='append', required=True, help='a command; the first is the oracle')
    parser.add_argument('--data', required=True, help='a CLDR folder, the one that holds common/')
    parser.add_argument('--kind', choices=KINDS, default='match-options')
    parser.add_argument('--count', type=int, default=20_000)
    parser.add_argument('--seed', type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument('--cases', help='ask the cases of this file, not random ones')
    parser.add_argument('--show', type=int, default=10, help='how many unexplained differences to print')
    parser.add_argument('--emit', help='write golden vectors to this file')
    parser.add_argument('--known', default=os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                                        'known_differences.tsv'))
    arguments = parser.parse_args()
    origin = os.path.basename(arguments.cases) if arguments.cases else f'seed {arguments.seed}'
    print(f'kind {arguments.kind}, {origin}')

    dice = random.Random(arguments.seed)
    identifiers = Identifiers(arguments.data, dice)
    known = KnownDifferences(arguments.known, identifiers)
    explained, unexplained, asked, vectors = collections.Counter(), 0, 0, []
    stream = (written_cases(arguments.cases) if arguments.cases
              else cases(arguments.kind, arguments.count, identifiers, dice))
    while chunk := [case for _, case in zip(range(CHUNK), stream)]:
        lines = ['\t'.join(case) for case in chunk]
        answers = [ask(peer, arguments.kind, lines) for peer in arguments.peer]
        asked += len(lines)
        reasons = [''] * len(lines)
        for peer, others in zip(arguments.peer[1:], answers[1:]):
            for number, (case, expected, answer) in enumerate(zip(chunk, answers[0], others)):
                if essence(arguments.kind, case, expected) == essence(arguments.kind, case, answer):
                    continue
                reason = known.reason(command(arguments.kind), case)
                if not reason and command(arguments.kind) == 'match':
                    reason = by_rule(arguments.peer[0], case, expected, answer)
                if reason:
                    explained[reason] += 1
                    reasons[number] = reason
                    continue
                unexplained += 1
                if unexplained <= arguments.show:
                    print('\t'.join(case), f'  {arguments.peer[0]}: {expected}', f'  {peer}: {answer}', sep='\n')
        vectors += [vector(arguments.kind, c, a) + [r] for c, a, r in zip(chunk, answers[0], reasons)]

    print(f'{asked} cases, {sum(explained.values()) + unexplained} differences, {unexplained} unexplained')
    for reason, times in sorted(explained.items()):
        print(f'  {times}\t{reason}')
    if arguments.emit:
        with open(arguments.emit, 'w', encoding='utf-8') as file:
            print(f'# {version(arguments.peer[0])}; Tests/Oracle/fuzz_match.py, kind {arguments.kind}, {origin}',
                  file=file)
            print('# ' + '\t'.join(COLUMNS[command(arguments.kind)] + ['knownDifference']), file=file)
            for row in vectors:
                print('\t'.join(row), file=file)
    sys.exit(1 if unexplained else 0)


if __name__ == '__main__':
    main()
