#!/usr/bin/env python3
"""Ask two programs for the canonical forms of the same random identifiers, and show where they differ.

Both answer as icu.cpp does: `CMD canonicalize` reads identifiers, one a line, and the first column of
each answer is the canonical form. The first --peer is the oracle:

  fuzz_canonical.py --data CLDR46 --count 100000 --seed 7 --peer .build-proof/icu --peer .build/release/PEER

A difference that a row of known_canonical_differences.tsv covers is counted under its reason; any other is printed,
and the exit status is then 1. So it is where a row covers nothing, with --every-row: a reason that no longer holds.
"""
import argparse
import collections
import os
import random
import re
import sys
import xml.etree.ElementTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from fuzz_match import ask, version  # noqa: E402


class WholeIdentifiers:
    """Draws identifiers with every field, from CLDR's own aliases, keys and types."""

    def __init__(self, data, dice):
        self.dice = dice
        parse = xml.etree.ElementTree.parse
        metadata = parse(os.path.join(data, 'common', 'supplemental', 'supplementalMetadata.xml')).getroot()
        aliases = {kind: [a.get('type').replace('_', '-') for a in metadata.iter(kind + 'Alias')]
                   for kind in ('language', 'territory', 'script', 'variant', 'subdivision')}
        validity = {kind: self.listed(os.path.join(data, 'common', 'validity', kind + '.xml'))
                    for kind in ('language', 'script', 'region', 'variant', 'subdivision')}
        self.compounds = [t for t in aliases['language'] if '-' in t]
        self.languages = [t for t in aliases['language'] if '-' not in t] + ['sgn', 'zh', 'hy', 'no', 'art', 'und'] * 20
        self.languages += dice.sample(validity['language'], 400)
        self.scripts = aliases['script'] * 20 + dice.sample(validity['script'], 30)
        self.regions = [t for t in aliases['territory'] if len(t) == 2 or t.isdigit()]
        self.regions += dice.sample(validity['region'], 150)
        self.variants = sorted({v for t in aliases['language'] for v in t.split('-')[1:] if len(v) > 4}) * 6
        self.variants += aliases['variant'] * 6 + validity['variant']
        self.subdivisions = aliases['subdivision'] + dice.sample(validity['subdivision'], 300)
        self.keywords, self.fields = [], []
        for name in sorted(os.listdir(os.path.join(data, 'common', 'bcp47'))):
            for key in parse(os.path.join(data, 'common', 'bcp47', name)).getroot().iter('key'):
                types = [t for row in key.iter('type') for t in [row.get('name')] + (row.get('alias') or '').split()]
                types = [t.lower() for t in types if re.fullmatch('[A-Za-z0-9]{3,8}(-[A-Za-z0-9]{3,8})*', t)]
                target = self.fields if key.get('extension') == 't' else self.keywords
                if types and re.fullmatch('[a-z0-9]{2}', key.get('name')):
                    target.append((key.get('name'), types))

    @staticmethod
    def listed(path):
        """All subtags of a validity file, `AC~G` written out."""
        found = []
        for row in xml.etree.ElementTree.parse(path).getroot().iter('id'):
            for word in row.text.split():
                start, _, last = word.partition('~')
                ends = range(ord(start[-1]), ord(last) + 1) if last else [ord(start[-1])]
                found += [start[:-1] + chr(end) for end in ends]
        return [word for word in found if word != 'root']

    def head(self):
        dice = self.dice
        if dice.random() < 0.08:
            return dice.choice(self.compounds)
        parts = [dice.choice(self.languages)]
        if dice.random() < 0.3:
            parts.append(dice.choice(self.scripts))
        if dice.random() < 0.5:
            parts.append(dice.choice(self.regions))
        variants = [dice.choice(self.variants) for _ in range(dice.choice([0, 0, 0, 1, 1, 2, 3]))]
        return '-'.join(parts + list(dict.fromkeys(variants)))

    def keyword(self):
        dice = self.dice
        if dice.random() < 0.2:
            return dice.choice(['rg', 'sd']) + '-' + dice.choice(self.subdivisions)
        key, types = dice.choice(self.keywords)
        if dice.random() < 0.05:
            return key
        return key + '-' + dice.choice(types if dice.random() < 0.9 else ['true', 'true', 'true', 'yes'])

    def draw(self):
        dice = self.dice
        text, extensions = self.head(), []
        if dice.random() < 0.35:
            attributes = dice.sample(['attr', 'foo', 'bar', 'abc1'], dice.choice([0, 0, 0, 1, 2]))
            words = attributes + [self.keyword() for _ in range(dice.randint(1, 4))]
            extensions.append('-'.join(['u'] + words))
        if dice.random() < 0.25:
            source = [self.head()] if dice.random() < 0.8 else []
            fields = [f'{key}-{dice.choice(types)}' for key, types in dice.sample(self.fields, dice.randint(0, 3))]
            if fields and dice.random() < 0.05:
                fields.append(dice.choice(fields))
            if source or fields:
                extensions.append('-'.join(['t'] + source + fields))
        if dice.random() < 0.08:
            extensions += dice.sample(['a-foo-bar', '0-baz', 'z-zz-a1', 'b-not-assigned'], dice.randint(1, 2))
        dice.shuffle(extensions)
        text = '-'.join([text] + extensions)
        if dice.random() < 0.06:
            text += dice.choice(['-x-private', '-x-a-b-c', '-x-u-ca-roc'])
        return dice.choice([text, text, text, text.lower(), text.upper()])


class Known:
    """Rows of pattern, reason: the pattern is searched in the identifier, in lower case."""

    def __init__(self, path):
        with open(path, encoding='utf-8') as file:
            rows = [line.rstrip('\n').split('\t') for line in file if line.strip() and not line.startswith('#')]
        self.rows = [(re.compile(pattern), reason) for pattern, reason in rows]

    def reason(self, text):
        return next((reason for pattern, reason in self.rows if pattern.search(text.lower())), None)


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--peer', action='append', required=True, help='a command; the first is the oracle')
    parser.add_argument('--data', required=True, help='a CLDR folder, the one that holds common/')
    parser.add_argument('--count', type=int, default=20_000)
    parser.add_argument('--seed', type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument('--show', type=int, default=10, help='how many unexplained differences to print')
    parser.add_argument('--every-row', action='store_true', help='fail where a known difference does not turn up')
    parser.add_argument('--known', default=os.path.join(folder, 'known_canonical_differences.tsv'))
    arguments = parser.parse_args()
    if len(arguments.peer) != 2:
        parser.error('two peers: the oracle and the one that is compared')

    print(f'canonicalize, {version(arguments.peer[0])}, seed {arguments.seed}')
    identifiers = WholeIdentifiers(arguments.data, random.Random(arguments.seed))
    texts = [identifiers.draw() for _ in range(arguments.count)]
    known = Known(arguments.known)
    expected, answers = ([a.split('\t')[0] for a in ask(peer, 'canonicalize', texts)] for peer in arguments.peer)
    explained, unexplained, changed = collections.Counter(), 0, 0
    for text, oracle, answer in zip(texts, expected, answers):
        changed += oracle != text
        if oracle == answer and not answer.startswith('error'):
            continue
        reason = known.reason(text)
        if reason:
            explained[reason] += 1
            continue
        unexplained += 1
        if unexplained <= arguments.show:
            print(text, f'  {arguments.peer[0]}: {oracle}', f'  {arguments.peer[1]}: {answer}', sep='\n')
    print(f'{len(texts)} cases, {changed} changed by canonicalizing, {sum(explained.values()) + unexplained} differences, '
          f'{unexplained} unexplained')
    for reason, times in sorted(explained.items()):
        print(f'  {times}\t{reason}')
    idle = [reason for _, reason in known.rows if reason not in explained]
    for reason in idle:
        print(f'  0\t{reason}')
    sys.exit(1 if unexplained or (arguments.every_row and idle) else 0)


if __name__ == '__main__':
    main()
