import Foundation
import PathKit
import TestSupport
import Testing

/// An upgrade and its reversal give the original bytes.
@Suite(.enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct RoundTripTests {
  /// To CLDR 46, and back by every command of Documentation/CLDR-upgrades.md as it is written there. The plugin gives its
  /// options to the same program. Reports lie in the package, as the page has it.
  @Test func from46To48AndBackByTheDocumentedCommands() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let as48 = try package.contents()
    let report = package.folder + "up.md"
    let back = try package.update([
      "--release", "46", "--from", Releases.path("46"), "--supported", "en,nl", "--report", report.string,
    ])
    #expect(back.status == 0, "\(back.errors)")
    #expect(try report.read().contains("| af | Afrikaans | English (en) | Dutch (nl) |"))
    try report.delete()
    let as46 = try package.contents()
    #expect(Set(as46.keys) == Set(as48.keys))
    #expect(as46 != as48)
    let log: String = try (package.folder + "CHANGELOG.md").read()
    #expect(log.contains("<!-- CLDR 48.2 to 46 -->\n"))
    #expect(log.contains("`af`"))

    for arguments in try documentedCommands() {
      let isUpdate = arguments.first == "update"
      let result = try BuiltProgram("cldr-tables").run(
        arguments + (arguments.first == "diff" ? [] : ["--package", package.folder.string]),
        directory: package.folder.string)
      #expect(result.status == 0, "\(arguments): \(result.errors)")
      if arguments.contains("--dry-run") {
        #expect(result.output.contains("files would change, nothing was written"))
        #expect(try package.contents() == as46)
      } else if isUpdate, !arguments.contains("--data") {
        #expect(result.output.contains("af: nl → en"))
        let report = package.folder + "upgrade.md"
        #expect(try report.read().hasPrefix("# CLDR 46 → 48.2\n"))
        try report.delete()
        #expect(try package.contents() == as48)
      }
    }
    #expect((package.folder + "Sources/CustomMatching/CLDR/manifest.json").exists)
  }

  /// The page's commands as arguments of `cldr-tables`. Comparing all pairs of two releases twice is left to
  /// `LOCALE_TESTS=full`.
  private func documentedCommands() throws -> [[String]] {
    let page: String = try (PackageCopy.root + "Documentation/CLDR-upgrades.md").read()
    let blocks = page.components(separatedBy: "```sh\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    #expect(lines.count > 7)
    return try lines.filter { TestSize.isFull || !$0.contains("cldr-tables diff") }.map { line in
      let words = line.prefix { $0 != "#" }.split(separator: " ").map { word in
        word == "MyApp.app"
          ? "\(Surroundings.bundles)/Which.app"
          : ["~/Downloads/cldr-", "~/cldr-"].reduce(String(word)) {
            $0.replacingOccurrences(of: $1, with: Releases.path(""))
          }
      }
      let start = try #require(words.firstIndex { $0 == "update-cldr" || $0 == "cldr-tables" })
      let arguments = Array(words.dropFirst(start + 1))
      return arguments.first?.hasPrefix("-") == false ? arguments : ["update"] + arguments
    }
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
