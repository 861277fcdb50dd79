import LocaleMatching
import SystemAccess

/// The Swift source of an app's localizations: an enum with a case for each, and a matcher of them.
///
/// It is made as text, so that an app's build compiles no other package. Equal input gives equal bytes, in any folder.
package struct AppLocaleSource: Sendable {
  private let input: AppLocaleInput
  private let names: [String]

  /// - Throws: an error if the input is wrong, or if two localizations would be one case.
  package init(_ input: AppLocaleInput) throws(InputDiagnostic) {
    self.input = input
    try input.check()
    names = input.localizations.map { SwiftName.caseName(of: $0.identifier) }
    var seen: Set<String> = []
    for (name, place) in zip(names, input.localizations) {
      let isMember = SwiftName.isMember(name)
      guard isMember || !seen.insert(name).inserted else { continue }
      throw InputDiagnostic(
        "'\(place.identifier)' would be the case '\(name)', which "
          + (isMember ? "is a name that every such enum has" : "another localization already has"),
        at: place.location,
        hint: isMember ? "remove it, or use LocaleMatcher at run time" : "keep one spelling")
    }
  }

  package var localizationCount: Int { names.count }

  package var text: String {
    let modifier = input.access == .internal ? "" : "\(input.access.rawValue) "
    let cases = zip(names, input.localizations).map { name, place in
      "  case \(SwiftName.escaped(name))" + (name == place.identifier ? "" : " = \(place.identifier.debugDescription)")
    }
    let names = names.map { SwiftName.escaped($0) }
    let choices = names.enumerated().map { "    case \($0.offset): self = .\($0.element)" }
    return """
      // Made by generate-app-locale. Do not edit: change the list of localizations and make it anew.
      // swift-format-ignore-file

      \(modifier)import LocaleMatching

      /// What the app is localized in, and the matcher over it: `\(input.name).bestMatch(for: \(input.localizations[0].identifier.debugDescription))`.
      \(modifier)enum \(input.name): String, SupportedLocale {
      \(cases.joined(separator: "\n"))

        \(modifier)static var defaultLocale: \(input.name) { .\(names[input.defaultPosition ?? 0]) }

        /// Made when it is first asked, once in a process.
        \(modifier)static let matcher = LocaleMatcher(supported: allCases.map { $0.rawValue }\(options))

        \(modifier)init?(supportedIndex: Int) {
          switch supportedIndex {
      \(choices.joined(separator: "\n"))
          default: return nil
          }
        }
      }

      """
  }

  /// The options that are not the defaults, as an argument.
  private var options: String {
    let arguments = MatcherOption.all.compactMap { option in
      option.argument(input.options).map { "\(option.key): \($0)" }
    }
    return arguments.isEmpty ? "" : ", options: LocaleMatcher.Options(\(arguments.joined(separator: ", ")))"
  }
}
