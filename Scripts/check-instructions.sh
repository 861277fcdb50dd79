#!/usr/bin/env bash
# Counts instructions from strings on the medium workload beside ICU4C (Debian's libicu-dev) in the same run, and fails
# where we take more than a twentieth of ICU's. Counted by callgrind, N against 2N rounds: no time is measured.
set -euo pipefail
cd "$(dirname "$0")/.."
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
out=.build-proof/peers
mkdir -p "$out"
[ -x "$out/icu72" ] || g++ -std=c++17 -O2 "$shared/peers/icu/icu_peer.cpp" -o "$out/icu72" -licui18n -licuuc
python3 "$shared/peers/measure.py" "$out" --peers icu72 --extra product=Benchmarks/.build/release/locale-matching-peer \
  --workloads medium --modes strings --what instructions | tee "$out/medium.md"
python3 - "$out/medium.md" <<'PYTHON'
import sys
rows = [line.strip().strip('|').split('|') for line in open(sys.argv[1]) if line.startswith('| medium')]
icu, product = (float(cell) for cell in rows[0][2:4])
print(f'{icu / product:.1f} times fewer instructions than ICU4C')
sys.exit(0 if product * 20 <= icu else 1)
PYTHON
