#!/usr/bin/env python3
"""Lists the tests that take the most processor time. `swift test` starts all tests at once, so that each of its times is that
of the whole run; here each test has a process of its own.

usage: slowest-tests.py [FILTER]      after `swift build --build-tests`; FILTER is that of `swift test`
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def seconds(runner, pattern):
    """The processor seconds of the tests that a pattern names, with those of the programs that they start."""
    process = subprocess.Popen(
        [runner, "--testing-library", "swift-testing", "--filter", pattern], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime, status


def main():
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    tests = [line for line in output("swift", "test", "list", "--skip-build").splitlines() if re.search(wanted, line)]
    folder = output("swift", "build", "--show-bin-path").strip()
    runner = next(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".xctest"))
    start, _ = seconds(runner, "no test has this name")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        used = list(pool.map(lambda test: seconds(runner, f"^{re.escape(test)}"), tests))
    for test, (_, status) in zip(tests, used):
        if status:
            print(f"FAILED {test}")
    times = sorted(((max(time - start, 0), test) for test, (time, _) in zip(tests, used)), reverse=True)
    for time, test in times[:20]:
        print(f"{time:7.1f} s  {test}")
    total = sum(time for time, _ in times)
    print(f"{total:7.1f} s  all {len(tests)} tests alone; together they take less, because each makes what others need too")
    sys.exit(1 if any(status for _, status in used) else 0)


main()
