#!/usr/bin/env python3
"""Prints the sizes of tables, code and clients as Markdown, and fails if a promise about them does not hold.

measure.py SOURCES RELEASE INTERNALIZED SHARED PEERS

RELEASE is a release build of Tests/Sizes, INTERNALIZED one with the flags that let the linker drop public functions.
"""
import sys
import tempfile
from pathlib import Path

import elf
import others
import pregenerated

MODULES = ["LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals"]
# The modules that each client links.
CLIENTS = {"answer": ("matches", MODULES[:1]), "maximize-only": ("maximizes", MODULES[:1]),
           "canonicalize-only": ("canonicalizes", MODULES[:2]), "validate-only": ("validates", MODULES[:3]),
           "plurals-only": ("selects plural forms", MODULES[3:])}
MATCHING_LIMIT = 64 * 1024
# A shorter array may be in a binary by chance.
TELLING = 64

failures = []


def expect(holds, message):
    if not holds:
        failures.append(message)


def print_tables(tables):
    print("## Tables\n\n| module | table | rows | bytes |\n|---|---|---:|---:|")
    for table in tables:
        rows = sum(constant.rows for constant in table.constants)
        print(f"| {table.module} | {table.name} | {rows:,} | {table.size:,} |")
    for module in MODULES:
        total = sum(table.size for table in tables if table.module == module)
        expect(total > 0, f"{module} has no tables: is this the right folder?")
        print(f"| {module} | **all** | | **{total:,}** |")
    matching = sum(table.size for table in tables if table.module == "LocaleMatching")
    expect(matching <= MATCHING_LIMIT, f"matching and likely subtags have {matching} bytes of tables")


def check_linked(tables, release):
    """Every table lies in the binary of a client that links its module, byte for byte, and in no other's."""
    for client, (_, modules) in CLIENTS.items():
        binary = Path(release, client).read_bytes()
        for table in tables:
            linked = table.module in modules
            for constant in table.constants:
                if constant.is_inlined or len(constant.data) < TELLING:
                    continue
                found = constant.data in binary
                label = f"{table.name}.{constant.name}"
                expect(found or not linked, f"{client}: {label} is not in the binary as the source has it")
                expect(linked or not found, f"{client} links {label}, which it does not ask for")


def print_code(release):
    print("\n## Code\n\n| module | bytes of code in its object files |\n|---|---:|")
    for module in MODULES:
        print(f"| {module} | {elf.code_of_module(release, module):,} |")


def print_clients(builds):
    print("\n## Clients, stripped, beyond an empty Swift program (libswiftCore is shared)\n")
    print("| client that only | flags | code | tables and constants | rest | file |\n|---|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as work:
        for flags, release in builds.items():
            empty = elf.stripped(Path(release, "empty"), work)
            base = elf.sections(empty)
            for client, (verb, _) in CLIENTS.items():
                binary = elf.stripped(Path(release, client), work)
                beyond = {key: size - base[key] for key, size in elf.sections(binary).items()}
                print(f"| {verb} | {flags} | {beyond['code']:,} | {beyond['data']:,} | {beyond['rest']:,} "
                      f"| {binary.stat().st_size - empty.stat().st_size:,} |")
    print("\nRest: what Swift's runtime and the loader must know of types, symbols and relocations, and unwinding.")


def main():
    sources, release, internalized, shared, peers = sys.argv[1:]
    tables = pregenerated.tables(sources)
    print_tables(tables)
    check_linked(tables, release)
    print_code(release)
    print_clients({"default": release, "internalized": internalized})
    others.report(shared, peers)
    for failure in failures:
        print(f"FAILED {failure}", file=sys.stderr)
    sys.exit(1 if failures else 0)


main()
