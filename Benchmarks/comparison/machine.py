"""Which machine, which tools, which commit."""
import datetime
import os
import platform
import re
import subprocess
from pathlib import Path


def output(*command):
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return ""
    return (done.stdout or done.stderr).strip()


def processor():
    found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.M)
    return found.group(1) if found else platform.machine()


def system():
    found = re.search(r'^PRETTY_NAME="(.*)"$', Path("/etc/os-release").read_text(), re.M)
    return found.group(1) if found else platform.system()


def lines(root):
    commit = output("git", "-C", str(root), "rev-parse", "--short", "HEAD")
    changed = output("git", "-C", str(root), "status", "--porcelain", "--untracked-files=no")
    swift = re.search(r"Swift version \S+", output("swift", "--version"))
    load = os.getloadavg()[0]
    return [
        f"- {datetime.datetime.now(datetime.timezone.utc):%Y-%m-%d}, commit {commit}{' with changes' if changed else ''}",
        f"- {processor()}, {platform.machine()}, {os.cpu_count()} cores, {system()}, load {load:.1f} at the end",
        f"- {swift.group() if swift else 'Swift unknown'}, {output('valgrind', '--version')}",
    ]
