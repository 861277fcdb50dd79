import LocaleMatching
import LocaleValidity

extension LocaleEnumInput {
  /// What can be built and is hardly meant: localizations that CLDR does not know, that nobody can be given, or that have
  /// no folder although others do. In the order of the list; ill-formed identifiers are errors, and not told here.
  package var warnings: [InputDiagnostic] {
    let matcher = LocaleMatcher(supported: localizations.map(\.identifier), options: options)
    let folders = Set(ownLocalizations.map(Self.folded))
    let hasFolders = localizations.contains { folders.contains(Self.folded($0.identifier)) }
    return localizations.enumerated().flatMap { position, place -> [InputDiagnostic] in
      guard let identifier = LocaleIdentifier(place.identifier) else { return [] }
      var found = identifier.validity.filter { !$0.isValid }.map { fault in
        Self.warning(
          "CLDR does not know '\(place.identifier)': \(fault)", place,
          hint: "write an identifier that people's devices have")
      }
      if let other = Self.isAlwaysGivenInstead(of: position, identifier, matcher) {
        found.append(
          Self.warning(
            "nobody can be given '\(place.identifier)': who asks for it gets '\(localizations[other].identifier)'",
            place,
            hint: "keep one of them"))
      }
      if hasFolders, !folders.contains(Self.folded(place.identifier)) {
        found.append(
          Self.warning(
            "'\(place.identifier)' has no folder, and others have", place,
            hint: "add \(place.identifier).lproj to the target, or take it from the list"))
      }
      return found
    }
  }

  /// Which other localization those get who ask for one by any of its names. Two that maximise alike are at the same
  /// distance from everybody, so that the matcher takes the same one always.
  private static func isAlwaysGivenInstead(
    of position: Int, _ identifier: LocaleIdentifier, _ matcher: LocaleMatcher
  ) -> Int? {
    let plain = identifier.languageIdentifier
    let names = [plain.maximized.description, plain.minimized().description, identifier.description]
    let winners = names.map { matcher.bestMatch(for: $0)?.supportedIndex }
    return winners.contains(position) ? nil : winners.last ?? nil
  }

  /// Folders are found in any case, with either separator.
  private static func folded(_ identifier: String) -> String {
    String(identifier.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  private static func warning(_ message: String, _ place: Localization, hint: String) -> InputDiagnostic {
    InputDiagnostic(message, file: place.file, line: place.line, hint: hint, isWarning: true)
  }
}
