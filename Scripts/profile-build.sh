#!/usr/bin/env bash
# Prints where a build from clean spends its processor time, by target: a Markdown table, the most expensive targets
# first, and the seconds of the whole build. By default it builds what the first command of the README builds.
#
# usage: Scripts/profile-build.sh [BUILD-OPTION...]      options of `swift build`; by default --product which-locale
#
# SWIFT_EXEC names a wrapper, which runs the real compiler and measures it. A target that ends in -tool is compiled for
# the tool of a plugin.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- --product which-locale
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compiler=$(command -v swiftc)
cat > "$work/swiftc" <<WRAPPER
#!/usr/bin/env bash
name=link
for ((i = 1; i < \$#; i++)); do
  case \${!i} in -module-name) j=\$((i + 1)); name=\${!j} ;; esac
done
case " \$* " in *-tool.build/*) name=\$name-tool ;; esac
case " \$* " in *" -emit-executable "*) name="linking" ;; esac
from=\$EPOCHREALTIME
TIMEFORMAT="\$name %U %S \$from"
{ time "$compiler" "\$@" 2>&3; } 3>&2 2>> "$work/times"
WRAPPER
chmod +x "$work/swiftc"
start=$(date +%s%N)
TIMEFORMAT="total %U %S"
{ time SWIFT_EXEC=$work/swiftc swift build --scratch-path "$work/build" "$@" > "$work/log" 2>&1; } 2> "$work/total" \
  || { tail -20 "$work/log"; exit 1; }
wall=$(( ($(date +%s%N) - start) / 1000000000 ))
echo "| target | processor seconds |"
echo "|---|---|"
awk '{ spent[$1] += $2 + $3; all += $2 + $3 } END { for (name in spent) printf "%.1f %s\n", spent[name], name }' "$work/times" \
  | sort -rn | awk '$1 >= 0.5 { printf "| %s | %s |\n", $2, $1 } $1 < 0.5 { rest += $1 } END { printf "| the others | %.1f |\n", rest }'
awk -v wall="$wall" '{ printf "\n%.0f seconds of processor time in all, %d seconds on the clock, %s\n", $2 + $3, wall, "with '"$(nproc)"' processors" }' "$work/total"
