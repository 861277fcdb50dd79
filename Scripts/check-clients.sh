#!/usr/bin/env bash
# Builds throw-away packages that depend on this checkout, as its users' apps do, and the packages of Examples: no package
# is fetched, no foreign code is linked, the answers are right. Run by .ci/run; run it yourself after a change to
# Package.swift, Plugins or Tests/Clients.
#
# usage: Scripts/check-clients.sh [PATTERN]      only the scenarios whose name matches; those that do not, with ! before it
#
# The packages are in Tests/Clients; each is copied to a temporary folder, where it names the checkout by its absolute
# path. Two scenarios compile swift-syntax: LOCALE_BUILD names a build folder that has it already, a clone's or a client's.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
only=${1:-.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
clients=$work/clients
# All clients with `traits: []` and examples share a build folder, so that the package is compiled once for them. SwiftPM would
# otherwise take the plan of the client before.
scratch=$work/build
shared=(--scratch-path "$scratch" --disable-build-manifest-caching)
default=${LOCALE_BUILD:-$work/default}
cp -R "$root/Tests/Clients" "$clients"
sed -i "s|\"../../..\"|\"$root\"|" "$clients"/*/Package.swift

fail() { echo "$*"; exit 1; }
build() { swift build --package-path "$clients/$1" "${shared[@]}" "${@:2}"; }
expect_fetched() { local found; found=$(ls "$1/checkouts" 2> /dev/null | xargs) || true; [ "$found" = "${*:2}" ] || fail "fetched: $found"; }
expect_answer() { local found; found=$("${@:2}") && [ "$found" = "$1" ] || fail "${*:2} answers '$found', not '$1'"; }

expect_nothing_fetched() {
  [ ! -e "$clients/$1/Package.resolved" ] || fail "pinned: $(cat "$clients/$1/Package.resolved")"
  [ -z "$(ls "$scratch"/checkouts/* "$scratch"/repositories/* 2>/dev/null)" ] || fail "fetched: $(ls "$scratch/checkouts")"
  grep -q '"fileSystem"' "$scratch/workspace-state.json" || fail "the state names no package on disk: is this a build?"
}

# The build process of `--build-system swiftbuild` sometimes dies in libdispatch on Linux (6.3.1, any package): a
# segmentation fault is tried again, any other failure is not.
surviving_crashes() {
  local status=139 tries=0
  while [ "$status" -eq 139 ] && [ $((tries += 1)) -le 5 ]; do status=0; "$@" || status=$?; done
  return "$status"
}

# in_sequence CLIENT SCRATCH PRODUCT ANSWER: what a user does in the first hour. `swift run` plans more than `swift build`,
# and the next build of a client compiles what is in the plan: never a tool. SwiftPM's other build system is asked with
# LOCALE_TESTS=full.
in_sequence() {
  local system found systems=(native)
  [ "${LOCALE_TESTS:-}" != full ] || systems+=(swiftbuild)
  for system in "${systems[@]}"; do
    local options=(--package-path "$clients/$1" --scratch-path "$2-$system" --build-system "$system")
    surviving_crashes swift build "${options[@]}"
    found=$(surviving_crashes swift run "${options[@]}" "$3")
    [ "$found" = "$4" ] || fail "swift run $3 answers '$found', not '$4'"
    surviving_crashes swift build "${options[@]}"
    surviving_crashes swift test "${options[@]}"
    surviving_crashes swift build "${options[@]}"
    expect_fetched "$2-$system" ${5:-}
    found=$(find "$2-$system" -name '*.o' | grep -E '/(Localization|App|System|Audit|generate).*\.build/' || true)
    [ -z "$found" ] || fail "compiled, and not needed: $found"
  done
}

# --- the scenarios -------------------------------------------------------------------------------------------------

debug() {
  build answer
  expect_nothing_fetched answer
  expect_answer en-GB "$scratch/debug/answer" en-IT
}

# What is public in the core is for this package: a client sees the error of reading, and no `ASCII` beside its own.
core_is_hidden() {
  local source=$clients/answer/Sources/answer/core.swift
  echo $'import LocaleMatching\nlet error = IdentifierError.self\nlet core = LSR.self' > "$source"
  ! build answer > "$work/core" 2>&1 || fail "a client of LocaleMatching sees LocaleCore"
  grep -q "cannot find 'LSR' in scope" "$work/core" && ! grep -q "IdentifierError' in scope" "$work/core" || fail "$(cat "$work/core")"
  rm "$source"
}

release() {
  local foreign='SwiftSyntax|XMLCoder|ArgumentParser|PathKit|Foundation' program=$scratch/release/answer
  build answer -c release
  expect_answer en-GB "$program" en-IT
  nm "$program" > "$work/symbols"
  grep -q LocaleMatching "$work/symbols" || fail "no symbol of LocaleMatching: nothing can be said of others"
  ! grep -E "$foreign" "$work/symbols" || fail "foreign symbols"
  ! ldd "$program" | grep -E 'libFoundation|libicu|lib_FoundationICU' || fail "foreign libraries"
}

sequence_by_path() { in_sequence answer "$work/sequence" answer en-GB; }

# A repository with the checkout as it is, tagged, for clients that name it by URL and say nothing of traits.
published() {
  local repository=$work/repository/swift-locale-matching
  [ ! -d "$repository" ] || return 0
  mkdir -p "$repository"
  (cd "$root" && git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    [ ! -e "$file" ] || printf '%s\0' "$file"
  done | tar --null --files-from - --create) | tar --extract --directory "$repository"
  git -C "$repository" init --quiet
  git -C "$repository" add --all
  # `git clone` on Windows, and archives, may not make symbolic links.
  ! git -C "$repository" ls-files --stage | grep '^120000' || fail "symbolic links"
  git -C "$repository" -c user.name=check -c user.email=check@localhost commit --quiet --message "as it is"
  git -C "$repository" tag 0.1.0
}
# by_url CLIENT NAME: a copy of a client that names the repository.
by_url() {
  published
  cp -R "$clients/$1" "$clients/$2"
  sed -i "s|name: \"swift-locale-matching\", path: \"[^\"]*\", traits: \[\]|url: \"file://$work/repository/swift-locale-matching\", from: \"0.1.0\"|" \
    "$clients/$2/Package.swift"
}

# A client of a client: a library's choice of traits holds for the app too.
sequence_by_url() {
  mkdir "$clients/deep"
  by_url library deep/library
  cp -R "$clients/app" "$clients/deep/app"
  in_sequence deep/app "$work/by-url" app "How do you do" swift-locale-matching
}

# A client whose macros need an older swift-syntax, and which asks for no trait; and an edited package.
beside_other_packages() {
  local client=$clients/beside
  by_url answer beside
  sed -i 's|dependencies: \[.package(url|dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "600.0.1"), .package(url|' \
    "$client/Package.swift"
  swift package --package-path "$client" resolve
  expect_fetched "$client/.build" "swift-locale-matching swift-syntax"
  grep -q '"600.0.1"' "$client/Package.resolved" || fail "$(cat "$client/Package.resolved")"
  by_url answer edited
  swift package --package-path "$clients/edited" edit swift-locale-matching
  swift build --package-path "$clients/edited" --product answer
  [ -z "$(ls "$clients/edited/.build/checkouts")" ] || fail "an edited package fetches others"
}

# The texts of Bundle.module, whose folders SwiftPM renames to lower case.
strings_of_the_module() {
  build strings
  expect_nothing_fetched strings
  expect_answer "How do you do, How do you do, 3 files" "$scratch/debug/strings" en-IT
  expect_answer "Buongiorno, Buongiorno, 3 file" "$scratch/debug/strings" it-CH
}

# write-app-locale: its warnings, a check that fails when the file is stale, and the command that its message names.
checked_in_localizations() {
  local client=$clients/checked-in list=$clients/checked-in/Sources/checked-in/locales.json
  local command=(swift package --package-path "$client" "${shared[@]}" --allow-writing-to-package-directory
    write-app-locale)
  "${command[@]}" > "$work/said" 2>&1
  grep -q "$list:7: warning: CLDR does not know 'xx'" "$work/said" || fail "$(cat "$work/said")"
  "${command[@]}" --check
  printf '{ "supported": ["en", "en-GB"] }\n' > "$list"
  ! "${command[@]}" --check > "$work/said" 2>&1 || fail "a stale file passes"
  grep -q 'AppLocale.swift: error: is not up to date with the localizations' "$work/said" || fail "$(cat "$work/said")"
  (cd "$client" && export SWIFTPM_BUILD_DIR=$scratch \
    && bash -c "$(sed -n 's/.*write it again with \(.*\))$/\1/p' "$work/said")")
  build checked-in
  expect_answer en-GB "$scratch/debug/checked-in"
}

# The build shows what is wrong with the localizations, and the command fails because of it.
audit_plugins() {
  build audited > "$work/audit" 2>&1 || fail "$(cat "$work/audit")"
  expect_nothing_fetched audited
  grep -q "de.lproj/Localizable.strings:1:1: warning: 'hello' in 'de': .*audit.formatMismatch" "$work/audit" \
    || fail "the build shows no finding"
  ! swift package --package-path "$clients/audited" "${shared[@]}" audit-localizations > "$work/audit" 2>&1 \
    || fail "the command finds nothing"
  grep -q "error: 'hello' in 'de'" "$work/audit" || fail "$(cat "$work/audit")"
}

example_command_line() {
  local hello=$scratch/debug/hello
  swift build --package-path "$root/Examples/command-line" "${shared[@]}"
  expect_answer $'Buongiorno, Anna!\nHai 5 messaggi.' env LANGUAGE=it LC_ALL=de_DE.UTF-8 "$hello" Anna 5
  expect_answer $'Guten Tag, Anna!\nDu hast eine Nachricht.' env LANGUAGE=it "$hello" Anna 1 -AppleLanguages '(de)'
  expect_answer "How do you do, Anna?" env -u LANGUAGE LC_ALL=en_IT.UTF-8 "$hello" Anna
  # C and POSIX name no language, and end a list.
  expect_answer "Hello, Anna!" env LANGUAGE=it LANG=it_IT LC_ALL=C "$hello" Anna
  # Installed: the program beside its folder of texts, away from the build.
  mkdir -p "$work/lib" && cp -R "$hello" "$scratch/debug/hello_hello.resources" "$work/lib"
  ln -sf "$work/lib/hello" "$work/hello"
  mv "$scratch" "$scratch-away"
  expect_answer "你好，Anna！" env LANGUAGE=xx:zh_HK LANG=de_DE.UTF-8 "$work/hello" Anna
  mv "$scratch-away" "$scratch"
}
example_demo() { swift run --package-path "$root/Examples/WhichLocaleDemo" "${shared[@]}"; }

# Every setting that a client's own targets may have, with the enum that the plugin writes for it.
every_setting() {
  local setting
  for setting in "swift5" "strict memory safety" "main actor" "C++" "upcoming features"; do
    CLIENT_SETTINGS=$setting build settings --target Words || fail "$setting"
  done
}
# Whoever ships a binary framework builds the package's modules so (BUILD_LIBRARY_FOR_DISTRIBUTION).
library_evolution() {
  swift build --package-path "$root" --scratch-path "$scratch/evolution" --disable-default-traits \
    --target AppLocalization -Xswiftc -enable-library-evolution
}

# Only release-check runs the fuzzers: that their package compiles is seen here.
fuzzers() { swift build --package-path "$root/Tests/Fuzzing" "${shared[@]}" --target FuzzProperties; }

default_trait() {
  cp -R "$clients/answer" "$clients/default-trait"
  sed -i 's/, traits: \[\]//' "$clients/default-trait/Package.swift"
  swift build --package-path "$clients/default-trait" --scratch-path "$default"
  grep -q swift-syntax "$clients/default-trait/Package.resolved" || fail "swift-syntax is not resolved: is the trait on?"
  expect_answer en-GB "$default/debug/answer" en-IT
}

# The commands of the example's README, from the start: they import, change and accept data of an app's own.
custom_tables() {
  local example=$root/Examples/CustomCLDRTables data=Sources/CustomMatching/CLDR line
  mkdir -p "$work/Examples"
  ln -sfn "$root/CLDR" "$work/CLDR"
  cp -R "$example" "$work/Examples/CustomCLDRTables"
  cd "$work/Examples/CustomCLDRTables"
  rm -rf .build "$data"
  sed -i "s|\"../..\"|\"$root\"|" Package.swift
  export SWIFTPM_BUILD_DIR=$default
  ! swift build > "$work/without" 2>&1 || fail "it builds without data"
  grep -q "update-cldr --release 48.2 --from ~/Downloads/cldr-48.2 --data $data" "$work/without" || fail "$(cat "$work/without")"
  awk '/These commands made the folder/ { below = 1 } below && /^```sh$/ { inside = 1; next } inside && /^```$/ { exit } inside' \
    README.md > "$work/commands"
  while IFS= read -r line; do bash -c "$line" || fail "$line"; done < "$work/commands"
  diff -r "$example/$data" "$data" || fail "the README's commands do not make the example's data"
  swift run which-wins | tee "$work/wins"
  grep -q '^ours, .*: nl$' "$work/wins" || fail "the example's own rule does not decide"
}

# --- running them --------------------------------------------------------------------------------------------------

scenarios=(debug core_is_hidden release sequence_by_url beside_other_packages strings_of_the_module
  checked_in_localizations every_setting audit_plugins example_command_line example_demo fuzzers default_trait custom_tables)
# Those that say little beside the others, and take minutes.
[ "${LOCALE_TESTS:-}" != full ] || scenarios+=(sequence_by_path library_evolution)

passed=0 failed=0
for scenario in "${scenarios[@]}"; do
  if [[ $scenario =~ ${only#!} ]]; then [ "$only" = "${only#!}" ]; else [ "$only" != "${only#!}" ]; fi || continue
  start=$SECONDS
  # In the background, because bash ignores `set -e` in a function that is called as a condition.
  "$scenario" > "$work/log" 2>&1 &
  if wait $!; then
    echo "ok     $scenario ($((SECONDS - start)) s)"
    passed=$((passed + 1))
  else
    echo "FAILED $scenario"
    tail -n 20 "$work/log" | sed 's/^/       /'
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
