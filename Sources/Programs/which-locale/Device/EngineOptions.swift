import AppLocalization
import ArgumentParser

extension LocalizationEngine: ExpressibleByArgument {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// `apple,cldr`.
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

/// Engines as they are named on the command line.
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

  static func unknown(_ name: String) -> CommandFailure { .usage("no engine '\(name.echoed)': \(all)") }
}

/// Names of localizations between commas: `Base` and `English` are no identifiers, and yet names.
enum NameList {
  static func parse(_ text: String) throws(CommandFailure) -> [String] {
    try IdentifierList.parse(text, source: .argument, isLenient: true)
  }
}
