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
