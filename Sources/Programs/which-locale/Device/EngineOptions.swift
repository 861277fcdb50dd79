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
    let found = names.compactMap(LocalizationEngine.init(rawValue:))
    if found.count != names.count { return nil }
    engines = found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
  }

  var description: String { engines.map(\.rawValue).joined(separator: ",") }
}
