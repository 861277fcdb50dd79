#!/usr/bin/env python3
"""Packs a folder of libFuzzer inputs into one text file, an input a line, and unpacks it again.

    fuzz-corpus.py unpack Tests/Fuzzing/Corpus/headers.txt FOLDER
    fuzz-corpus.py pack FOLDER Tests/Fuzzing/Corpus/headers.txt

Printable ASCII is written as it is, except for the backslash, which is \\\\; every other byte is \\xHH, and so is a # that
begins an input. Lines are sorted, so that a diff shows what came and went. Comments begin with #; empty lines are skipped.
"""
import hashlib
import pathlib
import re
import sys

HEAD = """\
# Inputs of the fuzzing target '{target}', kept because each reaches something that no other does, or once failed.
# An input a line; \\xHH is a byte, \\\\ a backslash. Made by Scripts/fuzz.sh --minimize, replayed by swift test.
"""


def escaped(data):
    text = ''.join(chr(b) if 0x20 <= b < 0x7F and b != 0x5C else '\\\\' if b == 0x5C else f'\\x{b:02x}' for b in data)
    return '\\x23' + text[1:] if text.startswith('#') else text


def unescaped(line):
    if re.search(r'\\(?!\\|x[0-9a-f]{2})', line.replace('\\\\', '')):
        raise ValueError(f'an escape that is none: {line}')
    data = re.sub(r'\\(\\|x[0-9a-f]{2})', lambda m: '\\' if m[1] == '\\' else chr(int(m[1][1:], 16)), line)
    return data.encode('latin-1')


def unpack(file, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for line in file.read_text(encoding='ascii').splitlines():
        if line and not line.startswith('#'):
            data = unescaped(line)
            (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)


def pack(folder, file):
    inputs = {path.read_bytes() for path in folder.iterdir() if path.is_file()}
    lines = sorted(escaped(data) for data in inputs if data)
    file.write_text(HEAD.format(target=file.stem) + ''.join(line + '\n' for line in lines), encoding='ascii')
    print(f'{file}: {len(lines)} inputs, {file.stat().st_size} bytes')


if __name__ == '__main__':
    if len(sys.argv) != 4 or sys.argv[1] not in ('pack', 'unpack'):
        sys.exit(__doc__)
    {'pack': pack, 'unpack': unpack}[sys.argv[1]](*map(pathlib.Path, sys.argv[2:]))
