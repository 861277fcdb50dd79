import Foundation
import PathKit
import TestSupport
import Testing

/// An upgrade and its reversal give the original bytes. Each test runs the whole of several upgrades.
@Suite(
  .enabled(if: TestSize.isFull, "with LOCALE_TESTS=full, as in Scripts/release-check"),
  .enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct RoundTripTests {
  /// Reports lie in the package, as the page "Upgrading CLDR" has it.
  @Test func from48To46AndBack() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let as48 = try package.contents()
    let report = package.folder + "up.md"
    let back = try package.update([
      "--release", "46", "--from", Releases.path("46"), "--supported", "en,nl", "--report", report.string,
    ])
    #expect(back.status == 0, "\(back.errors)")
    let first: String = try report.read()
    #expect(first.contains("| af | Afrikaans | English (en) | Dutch (nl) |"))
    try report.delete()
    let as46 = try package.contents()
    #expect(Set(as46.keys) == Set(as48.keys))
    #expect(as46 != as48)
    let log: String = try (package.folder + "CHANGELOG.md").read()
    #expect(log.contains("<!-- CLDR 48.2 to 46 -->\n"))
    #expect(log.contains("`af`"))

    let again = ["--release", "48.2", "--from", Releases.path("48.2")]
    let trial = try package.update(again + ["--no-report", "--dry-run"])
    #expect(trial.output.contains("files would change, nothing was written"))
    #expect(try package.contents() == as46)

    // A report is replaced without a word.
    try report.write(first)
    let forth = try package.update(again + ["--report", report.string])
    #expect(forth.status == 0, "\(forth.errors)")
    #expect(forth.output.contains("af: nl → en"))
    #expect(try report.read().hasPrefix("# CLDR 46 → 48.2\n"))
    try report.delete()
    #expect(try package.contents() == as48)
  }

  @Test func changesByHandAreKept() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let file = package.folder + "CLDR/common/supplemental/languageInfo.xml"
    let text: String = try file.read()
    try file.write(
      text.replacingOccurrences(of: "desired=\"af\"\tsupported=\"en\"", with: "desired=\"af\"\tsupported=\"nl\""))
    let update = ["--release", "46", "--from", Releases.path("46"), "--no-report"]
    let edited = try package.contents()
    #expect(try package.update(update).errors.contains("--discard-changes"))
    #expect(try package.contents() == edited)

    // The recipe of CONTRIBUTING.md: tables are made of the data as it is.
    #expect(try Program.run(["check", "--package", package.folder.string]).errors.contains("cldr-tables regenerate"))
    #expect(try Program.run(["regenerate", "--package", package.folder.string]).status == 0)
    #expect(
      try Program.run(["check", "--package", package.folder.string]).output
        .contains("changed by hand in common/supplemental/languageInfo.xml"))
    let generated = package.folder + "Sources/Runtime/LocalePlurals/Tables/Pregenerated/PluralTable+Pregenerated.swift"
    try generated.write("// edited\n" + (generated.read() as String))
    let check = try Program.run(["check", "--package", package.folder.string])
    #expect(check.status == 1)
    #expect(check.errors.contains("PluralTable+Pregenerated.swift: error: differs from the tables"))
    // A file that no import wrote is read with the others: it is a change too.
    let mine = package.folder + "CLDR/common/bcp47/mine.xml"
    try mine.write("<ldmlBCP47/>")
    #expect(try package.update(update).errors.contains("common/bcp47/mine.xml, common/supplemental/languageInfo.xml"))
    #expect(mine.exists)
    #expect(try package.update(update).errors.contains("--discard-changes"))
    #expect(try package.update(update + ["--discard-changes"]).status == 0)
    #expect(try Program.run(["check", "--package", package.folder.string]).output.hasPrefix("CLDR 46: "))
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
    // A file that was begun beside another is no file of the package: the next run removes it.
    #expect(!after.keys.contains { $0.contains(".new-") })
    for (path, bytes) in mixed where before.keys.contains(path) || after.keys.contains(path) {
      #expect(bytes == before[path] || bytes == after[path], "\(path)")
    }
    #expect(check.status != 0 || mixed == before || mixed == after)
    #expect(try Program.run(["check", "--package", package.folder.string]).status == 0)
  }
}
