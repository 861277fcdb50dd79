#!/usr/bin/env python3
"""Changes rows of an unpacked CLDR release's likelySubtags.xml: apply_likely_subtags.py RELEASE-FOLDER ROWS.tsv

A row that is there gets the new right side, one that is not is added. For comparing with an ICU whose maker did so.
"""
import re
import sys

folder, rows = sys.argv[1:3]
path = f'{folder}/common/supplemental/likelySubtags.xml'
text = open(path, encoding='utf-8').read()
for line in open(rows, encoding='utf-8'):
    if line.startswith('#'):
        continue
    source, target = line.rstrip('\n').split('\t')
    pattern = re.compile(rf'(<likelySubtag from="{source}" to=")[^"]*(")')
    text, count = pattern.subn(rf'\g<1>{target}\g<2>', text)
    if count == 0:
        text = text.replace('</likelySubtags>', f'<likelySubtag from="{source}" to="{target}"/>\n</likelySubtags>')
open(path, 'w', encoding='utf-8').write(text)
