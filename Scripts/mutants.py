#!/usr/bin/env python3
"""Asks the tests for faults of one operator each: what no test notices, no test holds.

    Scripts/mutants.py --count 40 --seed 7 Sources/Runtime Sources/Apps/LocaleNegotiation
    Scripts/mutants.py --list mutants.tsv    # PATH <tab> TEXT <tab> OTHER TEXT, with Mutant.on({n}) in it

All mutants are compiled together, in a copy of the package; which one is on is a number in a file, so that each costs no more than its
tests. Those that do not compile are left out, and told. Fixtures are the package's own: a row that is added counts at once.
"""
import argparse, os, random, re, resource, subprocess, sys

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The tests of a folder, the quick ones first: a mutant is dead with the first that fails.
TESTS = [
    ("Sources/Runtime", ["MatchCaseTests|LocaleMatchingTests.ReadingCaseTests", "^LocaleMatchingTests"]),
    ("Sources/Generator/AppLocaleGenerator", ["^AppLocaleGeneratorTests", "CommandCaseTests"]),
    ("Sources/Generator/CLDRComparison", ["^UpgradeTests"]),
    ("Sources/Generator/Reference", ["MatchCaseTests|AgreementTests", "^LocaleMatchingTests", "^CLDRTablesTests", "^UpgradeTests"]),
    ("Sources/Generator", ["ReleaseCaseTests|ContradictionTests", "^CLDRTablesTests", "^UpgradeTests"]),
    ("Sources/Apps/LocaleNegotiation", ["^LocaleNegotiationTests"]),
    ("Sources/Apps/LocaleMatchingFoundation", ["^LocaleMatchingFoundationTests"]),
    ("Sources/Apps/SystemAccess", ["^SystemAccessTests", "^AppLocalizationTests"]),
    ("Sources/Apps/ProgramSupport", ["^SystemAccessTests", "CommandCaseTests", "^WhichLocaleTests"]),
    ("Sources/Apps/Reach", ["CommandCaseTests", "^WhichLocaleTests"]),
    ("Sources/Apps", ["AuditCaseTests|AppReadingCaseTests|EngineVectorTests|RuleExampleTests", "^AppLocalizationTests"]),
    ("Sources/Programs/AuditAsking", ["CommandCaseTests", "AuditCaseTests", "^WhichLocaleTests", "^AppLocalizationTests"]),
    ("Sources/Programs/cldr-tables", ["^UpgradeTests"]),
    ("Sources/Programs/generate-tables", ["^UpgradeTests"]),
    ("Sources/Programs", ["CommandCaseTests", "^WhichLocaleTests"]),
]
OTHERS = {"<": "<=", ">": ">=", "==": "!=", "&&": "||", "true": "false", "first": "last"}
OTHERS |= {other: one for one, other in OTHERS.items()}
SWITCH = """import Foundation
@usableFromInline enum Mutant {
  static let number = (try? String(contentsOfFile: "FOLDER/MUTANT", encoding: .utf8)).flatMap(Int.init) ?? 0
  @usableFromInline static func on(_ n: Int) -> Bool { number == n }
  @usableFromInline static func pick<T>(_ n: Int, _ a: T, _ b: T) -> T { number == n ? b : a }
}
"""
def mutations(line):
    """Of each mutant of a line where it begins and ends, what it is, its text, and a declaration; {n} is its number, {o} an operator."""
    for m in re.finditer(r"(?<= )(<=?|>=?|==|!=|&&|\|\|)(?= (?!nil\b))", line):
        op, other, isEqual = m[1], OTHERS[m[1]], m[1] in ("==", "!=")
        kind = {"&&": "LogicalConjunction", "||": "LogicalDisjunction"}.get(op, "Comparison")
        bound, T = ("", "Bool") if kind != "Comparison" else (f"<T: {'Equatable' if isEqual else 'Comparable'}>", "T")
        function = f"@usableFromInline func {{o}} {bound}(a: {T}, b: @autoclosure () throws -> {T}) rethrows -> Bool"
        body = f"{{ Mutant.on({{n}}) ? try a {other} b() : try a {op} b() }}"
        yield *m.span(), other, "{o}", f"infix operator {{o}}: {kind}Precedence\n{function} {body}\n"
    for m in re.finditer(r"(?<![\w.$\"])(\d+|true|false)(?![\w.\"])", line):
        other = OTHERS.get(m[1]) or ("0" if line[: m.start()].endswith(("+ ", "- ")) else str(int(m[1]) + 1))
        yield *m.span(), other, f"Mutant.pick({{n}}, {m[1]}, {other})", ""
    for m in re.finditer(r"(?<![\w.\])?])([a-zA-Z][\w.]*)\.(first|last)\b(?!\(| [({]|[?]?\.)", line):
        yield *m.span(), OTHERS[m[2]], f"(Mutant.on({{n}}) ? {m[1]}.{OTHERS[m[2]]} : {m[0]})", ""
    m = re.match(r"\s*(?:guard|if|\} else if) ([^{]*?) (?:else )?\{", line)
    for clause in re.finditer(r"(?:[^,()\[\]]|\([^()]*\)|\[[^\[\]]*\])+", m[1]) if m and not re.search(r"\b(let|var|case)\b|#", m[1]) else []:
        text, start = clause[0].strip(), m.start(1) + clause.end() - len(clause[0].lstrip())
        yield start, start + len(text), f"true, not {text}", f"(Mutant.on({{n}}) || ({text}))", ""
def places(files, folders):
    """Each mutant: its file, the index of its line, and what `mutations` says. Tables are data, and texts none of its business."""
    for path in [path for path in files if path.endswith(".swift") and "/Tables/" not in path]:
        if not any(f"{path}/".startswith(f"{folder}/") for folder in folders): continue
        isText = False
        for index, line in enumerate(open(f"{PACKAGE}/{path}", encoding="utf-8")):
            wasText, isText = isText, isText != (line.count('"""') % 2 == 1)
            for one in [] if wasText or re.match(r"\s*(//|@|import|infix|func|init)", line) else mutations(line):
                if line[: one[0]].count('"') % 2 == 0 and "//" not in line[: one[0]]: yield path, index, *one
def write(copy, files, mutants):
    """The package with all mutants, and the switch in each of their modules. What is the same is not written, nor built again."""
    texts = {path: open(f"{PACKAGE}/{path}", "rb").read() for path in files if os.path.isfile(f"{PACKAGE}/{path}")}
    for n, (path, index, start, end, _, text, declaration) in sorted(mutants.items(), key=lambda item: item[1][:3], reverse=True):
        text, declaration = (one.replace("{n}", str(n)).replace("{o}", chr(0x2794 + n)) for one in (text, declaration))
        lines = texts[path].decode().split("\n")
        texts[path] = "\n".join(lines[:index] + [lines[index][:start] + text + lines[index][end:]] + lines[index + 1 :]).encode()
        switch = "/".join(path.split("/")[:3]) + "/Mutant.swift"
        texts[switch] = texts.get(switch, SWITCH.replace("FOLDER", copy).encode()) + declaration.encode()
    for path, text in texts.items():
        os.makedirs(os.path.dirname(f"{copy}/{path}"), exist_ok=True)
        if not os.path.exists(f"{copy}/{path}") or open(f"{copy}/{path}", "rb").read() != text: open(f"{copy}/{path}", "wb").write(text)
    found = [os.path.join(root, name) for root, _, names in os.walk(f"{copy}/Sources") for name in names]
    for path in [path for path in found if os.path.relpath(path, copy) not in texts]: os.remove(path)
def tell(what, one, *more): print(what, f"{one[0]}:{one[1] + 1}", one[4], *more, sep="\t", flush=True)
def build(copy, scratch, files, mutants, arguments):
    """Builds the tests. The mutants nearest to errors, which may stand where a statement begins, go."""
    while True:
        write(copy, files, mutants)
        built = subprocess.run(["swift", "build", "--package-path", copy, "--scratch-path", scratch, *arguments], capture_output=True, text=True)
        if built.returncode == 0: return
        wrong = set(re.findall(rf"{re.escape(copy)}/(Sources/\S+?):(\d+):\d+: error", built.stdout))
        near = [sorted((abs(one[1] + 1 - int(line)), n) for n, one in mutants.items() if one[0] == path) for path, line in wrong]
        gone = {found[0][1] for found in near if found}
        if not gone: sys.exit(built.stdout[-4000:] + built.stderr[-2000:])
        for n in gone: tell("did not compile", mutants.pop(n))
def failure(copy, bundle, number, name, limit):
    """The tests that fail, crash or do not end, in processor seconds: other builds take nothing from them."""
    open(f"{copy}/MUTANT", "w").write(str(number))
    command = ["timeout", "-s", "KILL", str(10 * limit), bundle, "--testing-library", "swift-testing", "--filter", name]
    bound = lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    test = subprocess.run(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", preexec_fn=bound)
    names = sorted(set(re.findall(r"Test (\w+)\(.*?\) (?:recorded an issue|with .* failed|failed)", test.stdout)))
    if test.returncode != 0: return ", ".join(names[:4]) or f"{name} ends with {test.returncode}"
    if not re.search(r"with [1-9]\d* tests?", test.stdout): sys.exit(f"no tests of {name}:\n{test.stdout[-2000:]}")
def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in {"list": "", "folder": f"{PACKAGE}/.build-mutants", "build": "--build-tests", "count": 20, "seed": 1, "limit": 300}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    options, folders = parser.parse_known_args()
    copy, scratch, sums, sound = f"{options.folder}/copy", f"{options.folder}/build", {}, {}
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=PACKAGE, capture_output=True, text=True).stdout
    files = [path for path in files.split("\n") if not path.startswith("Tests/Fixtures/")]
    os.makedirs(f"{copy}/Tests", exist_ok=True)
    if not os.path.islink(f"{copy}/Tests/Fixtures"): os.symlink(f"{PACKAGE}/Tests/Fixtures", f"{copy}/Tests/Fixtures")
    chosen = []
    for path, text, other in (row.rstrip("\n").split("\t") for row in (open(options.list, encoding="utf-8") if options.list else [])):
        found = [(index, line.index(text)) for index, line in enumerate(open(f"{PACKAGE}/{path}", encoding="utf-8")) if text in line]
        if not found: sys.exit(f"{path} has no '{text}'")
        chosen.append((path, *found[0], found[0][1] + len(text), other, other, ""))
    taken, found = {one[:2] for one in chosen}, list(places(files, [folder.rstrip("/") for folder in folders]))
    random.Random(options.seed).shuffle(found)
    mutants = dict(enumerate(chosen + [one for one in found if not (one[:2] in taken or taken.add(one[:2]))][: options.count], 1))
    build(copy, scratch, files, mutants, options.build.split())
    ask = lambda number, name: failure(copy, f"{scratch}/debug/swift-locale-matchingPackageTests.xctest", number, name, options.limit)
    for n, one in mutants.items():
        by = None
        for name in next(filters for folder, filters in TESTS if one[0].startswith(folder)):
            if name not in sound and (by := sound.setdefault(name, ask(0, name))): sys.exit(f"fails without a mutant: {by}")
            if by := ask(n, name): break
        tell("killed" if by else "lived", one, by or "")
        sums.setdefault("/".join(one[0].split("/")[1:3]), []).append(by)
    for module, all in sorted(sums.items()):
        print(f"{module}: {len(all)} tried, {sum(map(bool, all))} killed, {sum(not by for by in all)} lived")
if __name__ == "__main__": main()
