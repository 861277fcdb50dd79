import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables
@testable import TableEmission

/// A build generates exactly the bytes that are checked in for builds without the generator.
@Suite struct GeneratedFilesTests {
  @Test(arguments: TableModule.allCases)
  func pregeneratedTablesAreWhatTheDataGives(module: TableModule) throws {
    let sources = UpstreamReleases.importedFolder.parent() + "Sources/Runtime"
    let tables = try UpstreamReleases.importedTables()
    let generated = tables.pregeneratedFiles(of: module)
    #expect(try TreeUpdate(root: sources).pending(generated) == [])
    let present = try (sources + module.pregeneratedFolder).children().map(\.lastComponent).filter {
      !$0.hasPrefix(".")
    }
    // The plugins list these files: the build makes one in place of each.
    #expect(Set(present) == Set((tables.modules[module] ?? []).map { "\($0.name)+Pregenerated.swift" }))
  }

  @Test func placesInAPackage() throws {
    let tree = try TreeFixture([:])
    defer { tree.delete() }
    #expect(PackageLayout(root: tree.root, data: "./CLDR//").data == "CLDR")
    #expect(PackageLayout(root: tree.root, data: "CLDR").sources == nil)
    #expect(PackageLayout(root: tree.root, data: "CLDR", sources: "./a/./b/").sources == "a/b")
    try (tree.root + "Sources/Runtime" + TableModule.validity.pregeneratedFolder).mkpath()
    #expect(PackageLayout(root: tree.root, data: "CLDR").sources == "Sources/Runtime")
    #expect(PackageLayout(root: tree.root, data: "CLDR", sources: "a").sources == "a")
  }

  /// Each file that differs in a byte from what the data gives is named.
  @Test func contradictionsOfAPackage() throws {
    let tree = try TreeFixture([:])
    defer { tree.delete() }
    let (tables, sources) = (try UpstreamReleases.importedTables(), tree.root + "Sources/Runtime")
    #expect(PackageLayout(root: tree.root, data: "CLDR").faults(in: tables) == [])
    try sources.mkpath()
    try TreeUpdate(root: sources).apply(tables.pregeneratedFiles(of: .validity))
    let layout = PackageLayout(root: tree.root, data: "CLDR")
    let differing = layout.faults(in: tables)
    let others = TableModule.allCases.filter { $0 != .validity }.flatMap(tables.pregeneratedFiles)
    #expect(differing.map(\.location.description) == others.map { (sources + $0.path).string })
    #expect(differing.allSatisfy { $0.message == "differs from the tables of the data" })
    #expect(layout.files(from: tables).count == others.count + 1)
    try TreeUpdate(root: tree.root).apply(layout.files(from: tables))
    #expect(layout.faults(in: tables) == [])
  }

  /// A plugin's command reads only what its module is made from, and makes the same tables.
  @Test(arguments: TableModule.allCases)
  func oneModuleNeedsItsFilesOnly(module: TableModule) throws {
    let alone = try CompiledTables(folder: UpstreamReleases.importedFolder, of: module)
    #expect(alone.files == (try UpstreamReleases.importedTables().modules[module]))
  }
}
