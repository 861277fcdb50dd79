#if DEBUG
  import Foundation
  import PathKit
  import TestSupport
  import Testing

  /// The program killed by SIGKILL in the middle of an update, at points from first to last.
  @Suite(.enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
  struct KillTests {
    private let update = ["--release", "46", "--from", Releases.path("46"), "--no-report"]

    /// Before the journal exists, no file of the package has been changed.
    @Test(
      arguments: TestSize.isFull ? ["make folder:1", "make folder:3", "write:1", "write:40", "rename:1"] : ["write:40"])
    func beforeTheJournal(point: String) throws {
      let package = try PackageCopy()
      defer { package.delete() }
      let untouched = try package.contents()
      let result = try package.update(update, environment: ["CLDR_TABLES_DIE_BEFORE": point])
      #expect(result.wasKilled)
      #expect(result.status == 9)
      #expect(try package.contents().filter { !$0.key.hasPrefix(".cldr-update") } == untouched)
      #expect(try Program.run(["check", "--package", package.folder.string]).status == 0)
      #expect(try Program.run(["recover", "--package", package.folder.string]).status == 0)
      #expect(try package.contents() == untouched)
    }

    /// From the first rename to the last step, everything is restored; until then `check` reports the interruption.
    @Test(arguments: TestSize.isFull ? ["rename:2", "rename:3", "rename:20", "remove:1"] : ["rename:20"])
    func afterTheJournal(point: String) throws {
      let package = try PackageCopy()
      defer { package.delete() }
      let untouched = try package.contents()
      let result = try package.update(update, environment: ["CLDR_TABLES_DIE_BEFORE": point])
      #expect(result.wasKilled)
      #expect(result.status == 9)
      let check = try Program.run(["check", "--package", package.folder.string])
      #expect(check.status != 0)
      #expect(check.errors.contains("an update was interrupted"))
      let generate = try Program.run(
        ["--from", (package.folder + "CLDR").string, "--to", (package.folder + "out").string], of: "generate-tables")
      #expect(generate.status != 0)
      #expect(generate.errors.contains("an update was interrupted"))
      let recover = try Program.run(["recover", "--package", package.folder.string])
      #expect(recover.status == 0)
      #expect(recover.output.contains("put back"))
      #expect(try package.contents() == untouched)
    }

    /// The next update recovers first, and then does its work.
    @Test func theNextRunCleansUp() throws {
      let package = try PackageCopy()
      defer { package.delete() }
      _ = try package.update(update, environment: ["CLDR_TABLES_DIE_BEFORE": "rename:9"])
      let again = try package.update(update)
      #expect(again.status == 0)
      #expect(again.output.contains("put back what an interrupted update had changed: 7 files"))
      #expect(try package.contents().keys.filter { $0.hasPrefix(".cldr-update") } == [])
      #expect(try Program.run(["check", "--package", package.folder.string]).output.hasPrefix("CLDR 46: "))
    }

    /// After the last step the update is complete.
    @Test func afterItCounts() throws {
      let package = try PackageCopy()
      defer { package.delete() }
      #expect(try package.update(update, environment: ["CLDR_TABLES_DIE_BEFORE": "remove:2"]).wasKilled)
      #expect(try Program.run(["check", "--package", package.folder.string]).output.hasPrefix("CLDR 46: "))
      #expect(try Program.run(["recover", "--package", package.folder.string]).output.contains("had changed nothing"))
    }
  }
#endif
