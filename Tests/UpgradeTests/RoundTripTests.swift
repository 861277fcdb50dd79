import Foundation
import PathKit
import TestSupport
import Testing

/// An upgrade and its reversal give the original bytes.
@Suite(.enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct RoundTripTests {
  @Test func from46To48AndBack() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let as48 = try package.contents()
    func source(_ release: String) -> [String] { ["--release", release, "--from", Releases.path(release)] }

    // The report may lie in the package, as CONTRIBUTING.md has it.
    let report = package.folder + "up.md"
    let back = try package.update(source("46") + ["--report", report.string])
    #expect(back.status == 0, "\(back.errors)")
    #expect(try report.read().contains("# "))
    try report.delete()
    let as46 = try package.contents()
    #expect(Set(as46.keys) == Set(as48.keys))
    #expect(as46 != as48)
    let log: String = try (package.folder + "CHANGELOG.md").read()
    #expect(log.contains("<!-- CLDR 48.2 to 46 -->\n"))
    #expect(log.contains("`af`"))

    // The committed manifest names the origin of the data; this one names it too.
    let there = try package.update(source("48.2"))
    #expect(there.status == 0)
    #expect(there.output.contains("af: nl → en"))
    #expect(try package.contents() == as48)
  }

  @Test func aDryRunWritesNothing() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let untouched = try package.contents()
    let report = package.folder.parent() + "report-\(UUID().uuidString).md"
    defer { try? report.delete() }
    let result = try package.update([
      "--release", "46", "--from", Releases.path("46"), "--dry-run", "--supported", "en,nl", "--report", report.string,
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("files would change, nothing was written"))
    #expect(result.errors.contains("reading and checking the release\n"))
    #expect(try package.contents() == untouched)
    #expect(try report.read().contains("| af | Afrikaans | English (en) | Dutch (nl) |"))
  }

  @Test func changesByHandAreKept() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let file = package.folder + "CLDR/common/supplemental/languageInfo.xml"
    let text: String = try file.read()
    try file.write(
      text.replacingOccurrences(of: "desired=\"af\" supported=\"en\"", with: "desired=\"af\" supported=\"nl\""))
    let update = ["--release", "46", "--from", Releases.path("46"), "--no-report"]
    let edited = try package.contents()
    #expect(try package.update(update).errors.contains("--discard-changes"))
    #expect(try package.contents() == edited)

    // The recipe of CONTRIBUTING.md: tables and fingerprints are made of the data as they are.
    #expect(try Program.run(["check", "--package", package.folder.string]).errors.contains("cldr-tables regenerate"))
    #expect(try Program.run(["regenerate", "--package", package.folder.string]).status == 0)
    #expect(
      try Program.run(["check", "--package", package.folder.string]).output
        .contains("changed by hand in common/supplemental/languageInfo.xml"))
    let generated = package.folder + "Sources/Runtime/LocalePlurals/Tables/Pregenerated/PluralTable+Pregenerated.swift"
    try generated.write("// edited\n" + (generated.read() as String))
    #expect(
      try Program.run(["regenerate", "--package", package.folder.string]).output
        .contains("PluralTable+Pregenerated.swift: no table moved, so edits by hand were replaced\n"))
    #expect(try package.update(update).errors.contains("--discard-changes"))
    #expect(try package.update(update + ["--discard-changes"]).status == 0)
    #expect(try Program.run(["check", "--package", package.folder.string]).output.hasPrefix("CLDR 46: "))
  }

  /// Every command of Documentation/CLDR-upgrades.md, in order, in a package that has CLDR 46. The plugin gives its options
  /// to the same program. `--report upgrade.md` lies in the package.
  @Test func documentedCommandsRunAsWritten() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    #expect(try package.update(["--release", "46", "--from", Releases.path("46"), "--no-report"]).status == 0)
    let page: String = try (PackageCopy.root + "Documentation/CLDR-upgrades.md").read()
    let blocks = page.components(separatedBy: "```sh\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    #expect(lines.count > 7)
    // Comparing all pairs twice takes a third of the time; Scripts/check-commands.py does it in the gate.
    for line in lines where TestSize.isFull || !line.contains("cldr-tables diff") {
      var words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      words = words.map { word in
        word == "MyApp.app"
          ? "\(Surroundings.bundles)/Which.app"
          : ["~/Downloads/cldr-", "~/cldr-"].reduce(word) { $0.replacingOccurrences(of: $1, with: Releases.path("")) }
      }
      let start = try #require(words.firstIndex { $0 == "update-cldr" || $0 == "cldr-tables" })
      var arguments = Array(words.dropFirst(start + 1))
      let command = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      if command == nil { arguments.insert("update", at: 0) }
      if command != "diff" { arguments += ["--package", package.folder.string] }
      let result = try BuiltProgram("cldr-tables").run(arguments, directory: package.folder.string)
      #expect(result.status == 0, "\(line): \(result.errors)")
    }
    #expect(try (package.folder + "upgrade.md").read().hasPrefix("# CLDR 46 → 48.2\n"))
    #expect((package.folder + "Sources/CustomMatching/CLDR/manifest.json").exists)
  }

  /// Killed while it writes: every file is whole, `check` notices a mixture, and the same update completes the rest.
  @Test func killedWhileItWrites() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let update = [
      "update", "--package", package.folder.string, "--release", "46", "--from", Releases.path("46"), "--no-report",
    ]
    let before = try package.contents()
    let process = try BuiltProgram("cldr-tables").start(update)
    let first = (package.folder + "CLDR/common/bcp47/calendar.xml").string
    let old = FileManager.default.contents(atPath: first)
    while process.isRunning, FileManager.default.contents(atPath: first) == old { usleep(100) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let mixed = try package.contents()

    let check = try Program.run(["check", "--package", package.folder.string])
    #expect(try Program.run(update).status == 0)
    let after = try package.contents()
    // What Foundation leaves beside a file that it was writing is no file of the package.
    for (path, bytes) in mixed where before.keys.contains(path) || after.keys.contains(path) {
      #expect(bytes == before[path] || bytes == after[path], "\(path)")
    }
    #expect(check.status != 0 || mixed == before || mixed == after)
    #expect(try Program.run(["check", "--package", package.folder.string]).status == 0)
  }
}
