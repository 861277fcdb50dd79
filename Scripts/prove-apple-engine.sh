#!/usr/bin/env bash
# Compares the engine `apple` with the function that Apple's bundles call, in the ICU of the Swift toolchain, on random
# lists like those of apps.
#
#   Scripts/prove-apple-engine.sh [COUNT] [SEED]      default: 300000 cases and seed 5
#
# Needs upstream CLDR 46 and the oracle, which are not part of a clone: $LOCALE_SHARED, by default ../shared.
# Builds the engine by Scripts/build-on-cldr-46.sh, in .build-proof.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-300000}
seed=${2:-5}
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
work=.build-proof
bash Scripts/build-on-cldr-46.sh app-localization-peer
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Oracle/fuzz_apple.py --data "$work/release" \
  --oracle "$shared/oracle/toolchain_icu.py" --peer "$work/build/release/app-localization-peer" \
  --count "$count" --seed "$seed"
