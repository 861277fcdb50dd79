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
    let generated = try UpstreamReleases.importedTables().pregeneratedFiles(of: module)
    #expect(try TreeUpdate(root: sources).pending(generated) == [])
    let present = try (sources + module.pregeneratedFolder).children().map(\.lastComponent).filter {
      !$0.hasPrefix(".")
    }
    #expect(Set(present) == Set(module.enums.map { "\($0)+Pregenerated.swift" }))
  }

  /// A plugin's command reads only what its module is made from, and makes the same tables.
  @Test(arguments: TableModule.allCases)
  func oneModuleNeedsItsFilesOnly(module: TableModule) throws {
    let alone = try CompiledTables(folder: UpstreamReleases.importedFolder, of: module)
    let names = Set(alone.files.map(\.name))
    #expect(names == Set(module.enums))
    #expect(alone.files == (try UpstreamReleases.importedTables().files.filter { names.contains($0.name) }))
  }
}
