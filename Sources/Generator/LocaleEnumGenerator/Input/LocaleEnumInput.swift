import LocaleMatching

/// What an app supports and how its matcher decides, from whatever files say so.
package struct LocaleEnumInput: Hashable, Sendable {
  /// An identifier, and the place that names it.
  package struct Localization: Hashable, Sendable {
    /// As it is written there.
    package var identifier: String
    /// The file or folder that names it.
    package var file: String
    /// The line, from 1; zero where the whole file or folder is meant.
    package var line: Int
  }

  /// What the app supports, in the order that breaks ties.
  package var localizations: [Localization]
  /// How the matcher decides.
  package var options: LocaleMatcher.Options
  /// The name of the enum.
  package var name: String
  /// Who may use the enum.
  package var access: Access
  /// The file that options come from, for errors; else one that names a localization.
  package var file: String
  /// What the target's own folders and string catalogs are in, where a list says what the app supports.
  var ownLocalizations: Set<String> = []

  /// The access levels that a generated enum can have.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `internal`, `package`, `public`
  }

  /// The table, and the cases that go with it.
  ///
  /// - Throws: what is wrong, at the line that says so.
  package func compile() throws(InputDiagnostic) -> CompiledAppTable {
    do throws(AppTableError) {
      return try AppTableCompiler(supported: localizations.map(\.identifier), options: options).compile()
    } catch {
      throw diagnostic(error)
    }
  }

  private func diagnostic(_ error: AppTableError) -> InputDiagnostic {
    switch error {
    case .nothingSupported:
      return InputDiagnostic(
        "no localization is named", file: file,
        hint: "name them in \"supported\", or add a folder such as en.lproj or a string catalog to the target")
    case .illFormed(let position, let error):
      let place = localizations[position]
      return InputDiagnostic(
        "'\(place.identifier)' is no locale identifier: \(error)", file: place.file, line: place.line,
        hint: "write it as BCP 47 does: en, en-GB, zh-Hant, es-419")
    case .repeated(let position):
      let place = localizations[position]
      return InputDiagnostic(
        "'\(place.identifier)' is named twice", file: place.file, line: place.line, hint: "remove one")
    case .unsupportedDefault(let identifier):
      return InputDiagnostic(
        "the default '\(identifier)' is not among the localizations", file: file,
        hint: "write it as it is written there, one of: \(localizations.map(\.identifier).joined(separator: ", "))")
    case .tooLarge(let count):
      return InputDiagnostic(
        "the table does not fit its format, it would have \(count) entries", file: file,
        hint: "name fewer localizations, leave \"favor\", \"direction\" and \"threshold\" at their defaults, or use "
          + "LocaleMatcher at run time")
    }
  }
}
