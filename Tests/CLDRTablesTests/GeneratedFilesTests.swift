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

  @Test(arguments: GeneratedFiles.Module.allCases)
  func pregeneratedTablesAreWhatTheDataGives(module: GeneratedFiles.Module) throws {
    let folder = UpstreamReleases.importedFolder.parent() + "Sources/Runtime" + module.pregeneratedFolder
    let generated = GeneratedFiles(try tables(), of: module, for: .pregenerated)
    #expect(TableGenerator.outdated(generated, in: folder) == [])
    let present = try folder.children().map(\.lastComponent).filter { !$0.hasPrefix(".") }
    #expect(Set(present) == Set(GeneratedFiles.names(of: module, for: .pregenerated)))
  }

  /// Every table belongs to exactly one module.
  @Test func everyTableHasOneModule() throws {
    let enums = GeneratedFiles.Module.allCases.flatMap(\.enums)
    #expect(try tables().files.map(\.name).sorted() == enums.sorted())
  }

  /// Between its guards, a checked-in file is byte for byte the file that the plugin makes.
  @Test(arguments: GeneratedFiles.Module.allCases)
  func bothDestinationsGetTheSameBytes(module: GeneratedFiles.Module) throws {
    let tables = try tables()
    let build = GeneratedFiles(tables, of: module, for: .build)
    #expect(build.files.map(\.name) == GeneratedFiles.names(of: module, for: .build))
    for (made, kept) in zip(build.files, GeneratedFiles(tables, of: module, for: .pregenerated).files) {
      #expect(kept.text == "// swift-format-ignore-file\n#if !BuildTimeTables\n\(made.text)#endif\n")
    }
  }

  @Test func generatingTwiceGivesTheSameBytesAndWritesNothing() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let first = GeneratedFiles(try tables(), of: .matching, for: .build)
    #expect(try TableGenerator.write(first, to: folder) == GeneratedFiles.names(of: .matching, for: .build))
    let again = try TableGenerator(folder: UpstreamReleases.importedFolder).tables()
    #expect(try TableGenerator.write(GeneratedFiles(again, of: .matching, for: .build), to: folder) == [])
  }

  /// The plugin cannot ask the generator for the list of files, so it has a copy.
  @Test func pluginKnowsEveryFile() throws {
    let plugin: String = try (UpstreamReleases.importedFolder.parent() + "Plugins/GenerateTables/GenerateTables.swift")
      .read()
    let listed = try NSRegularExpression(pattern: #""(\w+)": \[|"(\w+\.swift)""#)
      .matches(in: plugin, range: NSRange(plugin.startIndex..., in: plugin))
      .compactMap { found in
        (Range(found.range(at: 1), in: plugin) ?? Range(found.range(at: 2), in: plugin)).map { String(plugin[$0]) }
      }
    let expected = GeneratedFiles.Module.allCases.flatMap { module in
      [module.rawValue] + GeneratedFiles.names(of: module, for: .build)
    }
    #expect(listed == expected)
  }

  /// The plugin for custom tables also has a copy, for the one module that it makes.
  @Test func ownTablesKnowsEveryFile() throws {
    let plugin: String = try
      (UpstreamReleases.importedFolder.parent() + "Plugins/CustomCLDRTables/CustomCLDRTables.swift").read()
    let listed = try NSRegularExpression(pattern: #""(\w+\.swift)""#)
      .matches(in: plugin, range: NSRange(plugin.startIndex..., in: plugin))
      .compactMap { found in Range(found.range(at: 1), in: plugin).map { String(plugin[$0]) } }
    #expect(listed == GeneratedFiles.names(of: .matching, for: .build))
    #expect(
      plugin.contains("static let runtime = [\(RuntimeSources.modules.map { "\"\($0)\"" }.joined(separator: ", "))]"))
    let folders = RuntimeSources.modules.map { UpstreamReleases.importedFolder.parent() + "Sources/Runtime" + $0 }
    let sources = try RuntimeSources.files(in: folders)
    #expect(Set(sources.map(\.name)).isDisjoint(with: listed))
    #expect(!sources.contains { $0.text.contains("import LocaleCore") })
  }

  /// The numbers in the head of each file are those of its tables.
  @Test func headsCountRowsAndBytes() throws {
    let tables = try tables()
    for file in tables.files {
      let text = TableEmitter(file: file, version: tables.version).text()
      #expect(text.hasPrefix("// Made by cldr-tables from CLDR 48.2. Do not edit"))
      for constant in file.constants {
        #expect(text.contains("//   \(constant.name): \(constant.rowCount) rows, \(constant.byteCount) bytes\n"))
      }
    }
    #expect(tables.files.reduce(0) { $0 + $1.byteCount } < 118 * 1024)
    let matching = ["LikelySubtagsTable", "RegionTable", "DistanceTable", "RuleTable", "LegacyTagTable"]
    #expect(tables.files.filter { matching.contains($0.name) }.reduce(0) { $0 + $1.byteCount } < 64 * 1024)
  }
}
