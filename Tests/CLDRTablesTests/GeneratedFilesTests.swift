import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables
@testable import TableEmission

/// A build generates exactly the bytes that are checked in for builds without the generator.
@Suite struct GeneratedFilesTests {
  private static let generated = Result { try TableGenerator(folder: UpstreamReleases.importedFolder).tables() }

  private func tables() throws -> CompiledTables { try Self.generated.get() }

  @Test(arguments: TableModule.allCases)
  func pregeneratedTablesAreWhatTheDataGives(module: TableModule) throws {
    let folder = UpstreamReleases.importedFolder.parent() + "Sources/Runtime" + module.pregeneratedFolder
    let generated = GeneratedFiles(try tables(), of: module, for: .pregenerated)
    #expect(TableGenerator.outdated(generated, in: folder) == [])
    let present = try folder.children().map(\.lastComponent).filter { !$0.hasPrefix(".") }
    #expect(Set(present) == Set(GeneratedFiles.names(of: module, for: .pregenerated)))
  }

  /// Between its guards, a checked-in file is byte for byte the file that the plugin makes.
  @Test(arguments: TableModule.allCases)
  func bothDestinationsGetTheSameBytes(module: TableModule) throws {
    let tables = try tables()
    let build = GeneratedFiles(tables, of: module, for: .build)
    #expect(build.files.map(\.name) == GeneratedFiles.names(of: module, for: .build))
    for (made, kept) in zip(build.files, GeneratedFiles(tables, of: module, for: .pregenerated).files) {
      #expect(kept.text == "// swift-format-ignore-file\n#if !BuildTimeTables\n\(made.text)#endif\n")
    }
  }

  /// A plugin's command reads only what its module is made from, and makes the same tables.
  @Test(arguments: TableModule.allCases)
  func oneModuleNeedsItsFilesOnly(module: TableModule) throws {
    let alone = try TableGenerator(folder: UpstreamReleases.importedFolder).tables(of: module)
    #expect(
      GeneratedFiles(alone, of: module, for: .build) == GeneratedFiles(try tables(), of: module, for: .build))
    #expect(alone.files.map { "\($0.name).swift" } == GeneratedFiles.names(of: module, for: .build))
  }

  @Test func writingTwiceWritesNothing() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let first = GeneratedFiles(try tables(), of: .matching, for: .build)
    #expect(try TableGenerator.write(first, to: folder) == GeneratedFiles.names(of: .matching, for: .build))
    #expect(try TableGenerator.write(first, to: folder) == [])
  }
}
