import Foundation
import ReferencePlurals

/// CLDR's plural rules in `plurals.xml` or `ordinals.xml`, read with regular expressions, without the generator's
/// reader.
struct ReferencePluralFile: Sendable {
  struct Language: Sendable {
    /// The locale as CLDR writes it, `pt_PT`.
    var locale: String
    var isOrdinal: Bool
    /// The text of each rule, samples included.
    var rules: [(category: String, text: String)]

    /// The rules as text. Equal text means equal rules.
    var text: String { rules.map { "\($0.category): \($0.text)" }.joined(separator: "\n") }
    var reference: ReferencePluralRules { ReferencePluralRules(rules) }
    var tag: String { locale.replacingOccurrences(of: "_", with: "-") }

    /// Every sample with the category of its rule.
    var samples: [(number: String, category: String)] {
      rules.flatMap { rule in ReferencePluralFile.samples(of: rule.text).map { ($0, rule.category) } }
    }
  }

  let languages: [Language]

  init(_ text: String) throws {
    var languages: [Language] = []
    let isOrdinal = text.contains(#"<plurals type="ordinal">"#)
    for set in try Self.matches(#"<pluralRules locales="([^"]*)">(.*?)</pluralRules>"#, in: text) {
      let rules = try Self.matches(#"<pluralRule count="([a-z]*)">(.*?)</pluralRule>"#, in: set[1])
        .map { (category: $0[0], text: $0[1]) }
      for locale in set[0].split(separator: " ") {
        languages.append(Language(locale: String(locale), isOrdinal: isOrdinal, rules: rules))
      }
    }
    self.languages = languages
  }

  /// Both files of a release.
  ///
  /// - Parameter folder: the folder that holds `common/`.
  static func languages(of folder: String) throws -> [Language] {
    try ["plurals", "ordinals"].flatMap { name in
      let file = URL(fileURLWithPath: folder).appendingPathComponent("common/supplemental/\(name).xml")
      return try ReferencePluralFile(String(contentsOf: file, encoding: .utf8)).languages
    }
  }

  /// The samples of a rule, ranges written out by steps of their last digit.
  static func samples(of rule: String) -> [String] {
    guard let start = rule.firstIndex(of: "@") else { return [] }
    return rule[start...].split { ", \n".contains($0) }.filter { !$0.hasPrefix("@") && $0 != "…" }
      .flatMap { word -> [String] in
        let ends = word.split(separator: "~").map(String.init)
        guard ends.count == 2 else { return [String(word)] }
        let places = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
        let numbers = ends.compactMap { Int($0.split(separator: ".").joined()) }
        guard numbers.count == 2 else { return [] }
        return (numbers[0]...numbers[1]).map { number in
          let digits = String(repeating: "0", count: max(0, places + 1 - "\(number)".count)) + "\(number)"
          return places == 0 ? digits : "\(digits.dropLast(places)).\(digits.suffix(places))"
        }
      }
  }

  private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
    try NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
      .matches(in: text, range: NSRange(text.startIndex..., in: text))
      .map { found in
        (1..<found.numberOfRanges).map { Range(found.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
      }
  }
}
