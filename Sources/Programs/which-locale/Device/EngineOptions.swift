import AppLocalization
import ArgumentParser

extension LocalizationEngine: ExpressibleByArgument {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A list of engines, `apple,cldr`.
struct EngineList: ExpressibleByArgument, Sendable, CustomStringConvertible {
  let engines: [LocalizationEngine]

  init(_ engines: [LocalizationEngine]) { self.engines = engines }

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    engines = names.compactMap(LocalizationEngine.init(rawValue:))
    if engines.count != names.count || engines.isEmpty { return nil }
  }

  var description: String { engines.map(\.rawValue).joined(separator: ",") }
}

/// The names of engines on the command line.
enum EngineNames {
  static var all: String { LocalizationEngine.allCases.map(\.rawValue).joined(separator: ",") }

  static func parse(_ text: String) throws(CommandFailure) -> [LocalizationEngine] {
    var engines: [LocalizationEngine] = []
    for name in try NameList.parse(text) {
      guard let engine = LocalizationEngine(rawValue: name) else { throw unknown(name) }
      if !engines.contains(engine) { engines.append(engine) }
    }
    return engines
  }

  static func unknown(_ name: String) -> CommandFailure { .usage("unknown engine '\(name.echoed)': use \(all)") }
}

/// Reads comma-separated names of localizations. `Base` and `English` are names, although not identifiers.
enum NameList {
  static func parse(_ text: String) throws(CommandFailure) -> [String] {
    try IdentifierList.parse(text, source: .argument, isLenient: true)
  }
}
