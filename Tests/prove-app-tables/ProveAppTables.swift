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
      let seed = arguments.count > 4 ? UInt64(arguments[4]) ?? 1 : 1
      let space = try IdentifierSpace(folder: URL(fileURLWithPath: arguments[1]))
      print("\(space.languages.count) languages, \(space.scripts.count) scripts, \(space.regions.count) regions")
      for name in arguments[2] == "-" ? [] : ["small", "medium", "large"] {
        try prove(name, try workload("\(arguments[2])/\(name).tsv"), .init(), space, step: 1, seed: seed)
      }
      // More regions than a byte can number, each with its own outcome.
      let pairs = space.regions.filter { $0.utf8.count == 2 && !["XA", "XB", "XC", "ZZ"].contains($0) }.prefix(270)
      try prove("regions", pairs.map { "en-\($0)" } + ["de", "de-AT"], .init(), space, step: 100, seed: seed)
      let step = arguments.count > 5 ? Int(arguments[5]) ?? 1 : 1
      for number in 0..<(arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0) {
        var generator = CaseGenerator(space, seed: seed + UInt64(number))
        let (languages, supported) = generator.supported(atMost: number % 4 == 0 ? 60 : 12)
        let options = number % 2 == 0 ? LocaleMatcher.Options() : generator.options(for: supported, languages)
        try prove("seed \(seed + UInt64(number))", supported, options, space, step: step, seed: seed, languages)
      }
    } catch {
      FileHandle.standardError.write(Data("FAILED \(error)\n".utf8))
      exit(1)
    }
  }

  static func prove(
    _ name: String, _ supported: [String], _ options: LocaleMatcher.Options, _ space: IdentifierSpace, step: Int,
    seed: UInt64,
    _ languages: [String] = []
  ) throws {
    let pair = try TablePair(supported: supported, options: options)
    let sections = pair.table.sections.map { "\($0.name) \($0.rowCount): \($0.byteCount)" }.joined(separator: ", ")
    print("\(name): \(supported.count) localizations, \(pair.table.byteCount) bytes (\(sections))")
    let count = try pair.compareForms(of: space, step: step)
    var generator = CaseGenerator(space, seed: seed)
    let languages = languages.isEmpty ? supported.map { String($0.prefix { $0 != "-" }) } : languages
    let matches = try pair.compareDrawn(20_000, &generator, languages)
    print("  \(count.forms) forms agree, \(count.matches) of them match; of 80000 drawn cases \(matches)")
    fflush(nil)
  }

  static func workload(_ path: String) throws -> [String] {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "\t")
      if cells.count == 2, cells[0] == "supported" { return cells[1].split(separator: ",").map(String.init) }
    }
    return []
  }
}
