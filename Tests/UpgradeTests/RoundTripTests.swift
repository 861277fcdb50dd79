import Foundation
import PathKit
import Testing

/// An upgrade and its reversal give the original bytes.
@Suite(.enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct RoundTripTests {
  @Test func from46To48AndBack() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let as48 = try package.contents()
    let sources = ["46", "48.2", "46"].map { ["--release", $0, "--from", Releases.path($0)] }

    #expect(try package.update(sources[0]).status == 0)
    let as46 = try package.contents()
    #expect(Set(as46.keys) == Set(as48.keys))
    #expect(as46 != as48)
    let log: String = try (package.folder + "CHANGELOG.md").read()
    #expect(log.contains("<!-- CLDR 48.2 to 46 -->\n"))
    #expect(log.contains("`af`"))

    // The committed manifest names the origin of the data; this one names it too.
    let there = try package.update(sources[1])
    #expect(there.status == 0)
    #expect(there.output.contains("af: nl → en"))
    #expect(try package.contents() == as48)
    #expect(try package.update(sources[2]).status == 0)
    #expect(try package.contents() == as46)
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
    #expect(try report.read().contains("| af | en | nl |"))
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
    #expect(try package.update(update).errors.contains("differs from manifest.json"))
    #expect(try package.contents() == edited)

    let accept = try Program.run(["accept", "--package", package.folder.string, "--reason", "af stays with nl"])
    #expect(accept.status == 0)
    #expect(accept.output.contains("languageInfo.xml: accepted"))
    #expect(
      try Program.run(["check", "--package", package.folder.string]).output.contains("by hand (af stays with nl)"))
    #expect(try package.update(update).errors.contains("--discard-changes"))
    #expect(try package.update(update + ["--discard-changes"]).status == 0)
    #expect(try Program.run(["check", "--package", package.folder.string]).output.hasPrefix("CLDR 46: "))
  }
}
