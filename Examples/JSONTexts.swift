import AppLocalization
import Foundation
import LocalePlurals

/// Lingo's and i18next's JSON as texts of `BundleTables`, to be copied: a file for each language, `LANGUAGE.json`, whose keys may be
/// nested, whose plural forms are members (`"one": …`, Lingo) or suffixes (`files_one`, i18next), and which name arguments `%{name}` or
/// `{{name}}`.
///
/// Not read: `$t(key)`, formats (`, number`), and the suffixes of i18next before version 4, `_plural` and `_0`.
enum JSONTexts {
  /// - Parameter isLingo: whether the form `zero` is CLDR's category, which few languages have, and any number counts. In i18next
  ///   it is for 0 in every language, and the number is `count`.
  /// - Returns: the texts, and what is left out.
  static func read(_ json: Data, _ language: String, isLingo: Bool) throws
    -> (texts: [String: LocalizedFormat], dropped: [String])
  {
    var (flat, dropped): ([String: String], [String]) = ([:], [])
    func add(_ value: Any, _ key: String) {
      switch value {
      case let text as String where isMessage(text):
        dropped.append("\(key): an ICU message")
      case let text as String: flat[key] = format(text)
      case let members as [String: Any]:
        for (name, value) in members {
          add(value, key.isEmpty ? name : "\(key).\(name)")
        }
      default:
        let kind = value is [Any] ? "a list" : "no text"
        dropped.append("\(key): \(kind)")
      }
    }
    add(try JSONSerialization.jsonObject(with: json), "")
    var plurals: [String: [PluralCategory: String]] = [:]
    for (key, text) in flat {
      let end = key.lastIndex { "._".contains($0) } ?? key.startIndex
      let word = String(key[end...].dropFirst())
      // Ordinals are keys of their own.
      if key[..<end].hasSuffix("_ordinal") { continue }
      if let category = PluralCategory(rawValue: word) {
        plurals[String(key[...end]), default: [:]][category] = text
      }
    }
    let categories = PluralRules(language).categories
    var texts: [String: LocalizedFormat] = [:]
    for (key, var forms) in plurals {
      // Polish has `other` for fractions alone, which may be left out.
      let isWhole = forms[.few] != nil && categories.allSatisfy { $0 == .other || forms[$0] != nil }
      if forms[.other] == nil && !isWhole { continue }
      for word in forms.keys { flat[key + word.rawValue] = nil }
      if isLingo, !categories.contains(.zero) { forms[.zero] = nil }
      let isNamed = forms.values.contains { $0.contains("%(count)") }
      texts[String(key.dropLast())] = .plural(by: isNamed || !isLingo ? "count" : nil, forms)
    }
    for (key, text) in flat where texts[key] == nil { texts[key] = LocalizedFormat(text) }
    return (texts, dropped.sorted())
  }

  /// `%{name}` and `{{name}}` are `%(name)@`. Only beside one is a percent sign doubled.
  private static func format(_ text: String) -> String {
    let named = text.replacingOccurrences(of: "%", with: "%%")
      .replacingOccurrences(
        of: #"%%\{([\w.-]+)\}|\{\{-?\s*([\w.-]+)[^}]*\}\}"#,
        with: "%($1$2)@", options: .regularExpression)
    return named.contains("%(") ? named : text
  }

  /// Whether a text is an ICU message: `{count, plural, one {…}}`.
  private static func isMessage(_ text: String) -> Bool {
    text.range(of: #"(?<!\{)\{\s*[\w.-]+\s*,"#, options: .regularExpression) != nil
  }
}
