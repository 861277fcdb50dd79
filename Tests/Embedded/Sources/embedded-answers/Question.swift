import LocaleCanonicalization
import LocaleMatching
import LocalePlurals
import LocaleValidity
import LocalizationEngines

/// The questions.
enum Question {
  case match
  case maximize
  case minimize
  case canonicalize
  case plural
  case localizations
  case device

  /// Compares bytes, as everything here does.
  init?(name: String) {
    let names: [(StaticString, Question)] = [
      ("match", .match), ("maximize", .maximize), ("minimize", .minimize), ("canonicalize", .canonicalize),
      ("plural", .plural), ("localizations", .localizations), ("device", .device),
    ]
    for (known, question) in names where known.withUTF8Buffer({ $0.elementsEqual(name.utf8) }) {
      self = question
      return
    }
    return nil
  }

  func answer(_ columns: Columns) -> String {
    switch self {
    case .match:
      let options = LocaleMatcher.Options(default: defaultLocale(columns[3]))
      let match = LocaleMatcher(supported: columns.list(1), options: options).bestMatch(for: columns.list(2))
      return "\(match?.supportedIndex ?? -1)\t\(match?.desiredIndex ?? -1)"
    case .maximize: return LanguageIdentifier(languageOf: columns[1])?.maximized.description ?? "error"
    case .minimize: return LanguageIdentifier(languageOf: columns[1])?.minimized.description ?? "error"
    case .canonicalize:
      guard let identifier = LocaleIdentifier(columns[1]) else { return "error" }
      return "\(identifier.canonicalized.description)\t\(identifier.isValid ? "valid" : "invalid")"
    case .localizations:
      let engine = LocalizationEngine.allCases.first { $0.rawValue.utf8.elementsEqual(columns[3].utf8) } ?? .apple
      return engine.choice(from: columns.list(1), preferring: columns.list(2)).localizations.joined(separator: ",")
    case .device:
      // The preferred languages, and by both rules the search list of an app with its first localization as the development region.
      guard let device = DeviceLanguages(columns.list(1), region: columns[2]) else { return "error" }
      let app = BundleLocalizations(columns.list(3), developmentRegion: columns.list(3).first)
      let lists = [LocalizationEngine.apple, .cldr].map { engine in
        LocalizationContext(engine: engine, preferredLanguages: device.preferredLanguages)
          .explanation(of: app, isMain: true)
      }
      let answers = lists.map { $0.choice.localizations.joined(separator: ",") }
      return ([device.preferredLanguages.joined(separator: ",")] + answers).joined(separator: "\t")
    case .plural: return (try? PluralRules(columns[1]).category(for: columns[2]))?.rawValue ?? "error"
    }
  }

  /// `-` for none, empty for the first supported, or an identifier, as in the vectors.
  private func defaultLocale(_ column: String) -> LocaleMatcher.Default {
    if column.isEmpty { return .first }
    return column.utf8.elementsEqual("-".utf8) ? .noDefault : .identifier(column)
  }
}
