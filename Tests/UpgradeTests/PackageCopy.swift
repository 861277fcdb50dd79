import CLDRTables
import Foundation
import PathKit
import TableEmission
import TestSupport

/// A copy of what an update of this package changes: data, pre-generated tables, changelog.
struct PackageCopy {
  /// This package.
  static var root: Path { Path(Surroundings.package) }

  private let copy: TemporaryFolder
  var folder: Path { Path(copy.path) }

  init() throws {
    copy = try TemporaryFolder()
    try (Self.root + "CLDR").copy(folder + "CLDR")
    try (Self.root + "CHANGELOG.md").copy(folder + "CHANGELOG.md")
    for module in TableModule.allCases {
      let tables = folder + "Sources/Runtime" + module.pregeneratedFolder
      try tables.parent().mkpath()
      try (Self.root + "Sources/Runtime" + module.pregeneratedFolder).copy(tables)
    }
  }

  func delete() { copy.delete() }

  /// Everything below the folder, hidden or not: bytes by path, nil for a folder.
  func contents() throws -> [String: Data?] {
    var result: [String: Data?] = [:]
    for child in try folder.recursiveChildren() {
      let data: Data? = child.isDirectory ? nil : try child.read()
      result.updateValue(data, forKey: String(child.string.dropFirst(folder.string.count + 1)))
    }
    return result
  }

  func update(_ arguments: [String]) throws -> BuiltProgram.Result {
    try Program.run(["update", "--package", folder.string] + arguments)
  }
}
