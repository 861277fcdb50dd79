import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables
@testable import TableEmission

/// A build generates exactly the bytes that are checked in for builds without the generator.
@Suite struct GeneratedFilesTests {
  private static let generated = Result { try CompiledTables(folder: UpstreamReleases.importedFolder) }

  private func tables() throws -> CompiledTables { try Self.generated.get() }

  @Test(arguments: TableModule.allCases)
  func pregeneratedTablesAreWhatTheDataGives(module: TableModule) throws {
    let sources = UpstreamReleases.importedFolder.parent() + "Sources/Runtime"
    let generated = try tables().pregeneratedFiles(of: module)
    #expect(try TreeUpdate(root: sources).pending(generated) == [])
    let present = try (sources + module.pregeneratedFolder).children().map(\.lastComponent).filter {
      !$0.hasPrefix(".")
    }
    #expect(Set(present) == Set(module.enums.map { "\($0)+Pregenerated.swift" }))
  }

  /// Between its guards, a checked-in file is byte for byte the file that the plugin makes.
  @Test(arguments: TableModule.allCases)
  func bothDestinationsGetTheSameBytes(module: TableModule) throws {
    let build = try tables().files(of: module)
    #expect(build.map(\.path) == module.enums.map { "\($0).swift" })
    for (made, kept) in zip(build, try tables().pregeneratedFiles(of: module)) {
      let text = String(decoding: try #require(made.contents), as: UTF8.self)
      #expect(kept.contents == Data("// swift-format-ignore-file\n#if !BuildTimeTables\n\(text)#endif\n".utf8))
    }
  }

  /// A plugin's command reads only what its module is made from, and makes the same tables.
  @Test(arguments: TableModule.allCases)
  func oneModuleNeedsItsFilesOnly(module: TableModule) throws {
    let alone = try CompiledTables(folder: UpstreamReleases.importedFolder, of: module)
    #expect(try alone.files(of: module) == tables().files(of: module))
    #expect(alone.files.map(\.name) == module.enums)
  }
}
