import Foundation
import PathKit
import TestSupport
import Testing

/// Damaged releases: each is rejected with file, line and rule, and the package is unchanged.
@Suite struct DamageTests {
  @Test(arguments: TestSize.part(of: Damage.all, oneIn: 4))
  func isRefused(damage: Damage) throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let release = Path(folder.path)
    try Releases.published(in: release)
    try damage.apply(to: release)
    let untouched = try package.contents()
    let result = try package.update(["--release", "48.2", "--from", release.string, "--no-report"])
    #expect(result.status != 0)
    #expect(!result.wasKilled)
    for part in damage.expected { #expect(result.errors.contains(part), "\(result.errors)") }
    #expect(try package.contents() == untouched)
  }

  @Test func twentyScenariosWithDistinctNames() {
    #expect(Damage.all.count >= 20)
    #expect(Set(Damage.all.map(\.name)).count == Damage.all.count)
  }

  /// Without damage the release is accepted; otherwise the tests above would prove nothing.
  @Test func theUndamagedFileIsUsed() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let release = Path(folder.path)
    try Releases.published(in: release)
    let result = try package.update(["--release", "48.2", "--from", release.string, "--no-report"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("everything was up to date"))
  }

  /// With a misspelling in the app's list, the report would omit a locale.
  @Test(arguments: ["en,e n", "en,", "en,de--AT", "x"])
  func anIllFormedListIsRefused(list: String) throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let untouched = try package.contents()
    let copy = (PackageCopy.root + "CLDR").string
    let result = try package.update(["--from", copy, "--supported", list])
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(list == "en," ? "an empty entry" : "not a locale identifier"), "\(result.errors)")
    #expect(try package.contents() == untouched)
  }
}
