import AppTableProof
import Foundation
import LocaleMatching

/// Proves that app tables answer as the general matcher does. Run it in release: it asks a thousand million questions.
///
///     prove-app-tables CLDR/common ../shared/peers/workload 100 1
@main
struct ProveAppTables {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(
        Data("usage: prove-app-tables CLDR/common WORKLOAD [RANDOM SETS] [SEED] [STEP]\n".utf8))
      exit(64)
    }
    do {
      let space = try IdentifierSpace(folder: URL(fileURLWithPath: arguments[1]))
      print("\(space.languages.count) languages, \(space.scripts.count) scripts, \(space.regions.count) regions")
      for name in ["small", "medium", "large"] {
        try prove(name, try workload("\(arguments[2])/\(name).tsv"), .init(), space, step: 1)
      }
    } catch {
      FileHandle.standardError.write(Data("FAILED \(error)\n".utf8))
      exit(1)
    }
  }

  static func prove(
    _ name: String, _ supported: [String], _ options: LocaleMatcher.Options, _ space: IdentifierSpace, step: Int
  ) throws {
    let pair = try TablePair(supported: supported, options: options)
    let sections = pair.table.sections.map { "\($0.name) \($0.rowCount): \($0.byteCount)" }.joined(separator: ", ")
    print("\(name): \(supported.count) localizations, \(pair.table.byteCount) bytes (\(sections))")
    let count = try pair.compareForms(of: space, step: step)
    print("  \(count.forms) forms agree, \(count.matches) of them match")
  }

  static func workload(_ path: String) throws -> [String] {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "\t")
      if cells.count == 2, cells[0] == "supported" { return cells[1].split(separator: ",").map(String.init) }
    }
    return []
  }
}
