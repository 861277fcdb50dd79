import LocaleMatching

/// The Swift source of an app's localizations: an enum with a case for each, and the prepared index of their matcher.
///
/// It is made as text, so that an app's build compiles no other package. Equal input gives equal bytes, in any folder.
package struct AppLocaleSource: Sendable {
  private let input: AppLocaleInput
  private let names: [String]
  private let words: [UInt64]

  /// - Throws: an error if the input is wrong, or if two localizations would be one case.
  package init(_ input: AppLocaleInput) throws(InputDiagnostic) {
    self.input = input
    words = try input.words()
    names = input.localizations.map { SwiftName.caseName(of: $0.identifier) }
    for (position, name) in names.enumerated() where names[..<position].contains(name) {
      let place = input.localizations[position]
      throw InputDiagnostic(
        "'\(place.identifier)' would be the case '\(name)', which another localization already has", file: place.file,
        line: place.line, hint: "keep one spelling")
    }
  }

  /// The number of bytes of constant data in the source.
  package var byteCount: Int { words.count * 8 }

  package var text: String {
    let modifier = input.access == .internal ? "" : "\(input.access.rawValue) "
    let release = "cldr" + "\(CLDR.version)".split { $0 == "." || $0 == "-" }.joined(separator: "_")
    let cases = zip(names, input.localizations).map { name, place in
      "  case \(SwiftName.escaped(name))" + (name == place.identifier ? "" : " = \"\(place.identifier)\"")
    }
    let names = names.map { SwiftName.escaped($0) }
    let choices = names.enumerated().map { "    case \($0.offset): self = .\($0.element)" }
    return """
      // Made by generate-app-locale from CLDR \(CLDR.version). Do not edit: change the list of localizations and make it anew.
      // swift-format-ignore-file
      //
      // \(names.count) localizations, \(byteCount) bytes of constant data.
      // Contains data derived from the Unicode CLDR, under the Unicode License v3: https://www.unicode.org/license.txt

      import LocaleMatching

      /// What the app is localized in, and the matcher over it: `\(input.name).bestMatch(for: "\(input.localizations[0].identifier)")`.
      \(modifier)enum \(input.name): String, SupportedLocale {
      \(cases.joined(separator: "\n"))

        \(modifier)static var defaultLocale: \(input.name) { .\(names[input.defaultPosition ?? 0]) }

        \(modifier)static var options: LocaleMatcher.Options { LocaleMatcher.Options(\(options)) }

        \(modifier)init?(supportedIndex: Int) {
          switch supportedIndex {
      \(choices.joined(separator: "\n"))
          default: return nil
          }
        }

        \(modifier)static func withPreparedIndex<Result>(_ body: (PreparedIndex) -> Result) -> Result {
          PreparedIndex.lend(format2: words, of: .\(release), to: body)
        }

        private static let words: [UInt64] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
  }

  /// The options that are not the defaults, as arguments.
  private var options: String {
    var arguments: [String] = []
    switch input.options.threshold {
    case .standard: break
    case .below(let whole): arguments.append("threshold: .below(\(whole))")
    case .asNear(let desired, let supported):
      arguments.append("threshold: .asNear(desired: \"\(desired)\", supported: \"\(supported)\")")
    }
    if input.options.favor == .script { arguments.append("favor: .script") }
    if input.options.direction == .twoWay { arguments.append("direction: .twoWay") }
    switch input.options.demotion {
    case .region: break
    case .none: arguments.append("demotion: .none")
    case .distance(let whole): arguments.append("demotion: .distance(\(whole))")
    }
    if case .identifier(let identifier) = input.options.default {
      arguments.append("default: .identifier(\"\(identifier)\")")
    }
    return arguments.joined(separator: ", ")
  }

  /// The words in lines of at most 120 columns.
  private var rows: [String] {
    var rows: [String] = []
    var row = "   "
    for word in words {
      let literal = word < 10 ? " \(word)," : " 0x\(String(word, radix: 16)),"
      if row.utf8.count + literal.utf8.count > 120 {
        rows.append(row)
        row = "   "
      }
      row += literal
    }
    return rows + [row]
  }
}
