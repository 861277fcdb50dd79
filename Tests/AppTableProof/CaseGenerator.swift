import LocaleMatching
import TestSupport

/// Draws supported lists, options, preferences and headers that include aliases, ties, macro-regions and unusual
/// identifiers.
/// Random numbers; equal seeds give equal numbers.
package struct CaseGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator
  private let space: IdentifierSpace

  package init(_ space: IdentifierSpace, seed: UInt64) {
    self.space = space
    generator = SeededGenerator(seed: seed)
  }

  package mutating func next() -> UInt64 { generator.next() }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }

  private mutating func element(of elements: [String]) -> String { elements.randomElement(using: &self) ?? "en" }

  private static let odd = [
    "und", "root", "und-ZZ", "und-Zzzz", "und-US", "und-Latn-KH", "und-419", "x-bork", "x-other", "und-x-bork",
    "english", "i-klingon", "i-enochian", "i-default", "zh-min", "zh-min-nan", "art-lojban", "en-GB-oed", "sgn-BE-FR",
    "sgn-BR", "no-bok", "en-XA", "en-XB", "fr-XC", "en-PSACCENT", "fr-Latn-XA", "en-US-psbidi", "und-XA",
    "english-XA", "zh-cmn-Hans", "sh", "sr-ME", "qaa", "qaa-Cyrl", "qaa-Latn-US", "iw", "in", "mo", "tl", "en-UK",
  ]

  /// A few languages, so that several candidates have to be compared.
  mutating func family() -> [String] {
    var languages: [String] = []
    for _ in 0...(number(below: 4) == 0 ? 12 : number(below: 3)) {
      guard let pair = space.relatedLanguages.randomElement(using: &self), number(below: 3) != 0 else {
        languages.append(element(of: space.languages))
        continue
      }
      languages += [pair.0, pair.1]
    }
    return languages
  }

  /// An identifier of one of the languages, or an odd one.
  mutating func identifier(of languages: [String]) -> String {
    if number(below: 15) == 0 { return element(of: Self.odd) }
    let language = element(of: languages)
    var text = language
    if number(below: 3) == 0 {
      let own = space.scriptsOfLanguage[language] ?? []
      text += "-" + element(of: own.isEmpty || number(below: 3) == 0 ? space.scripts : own)
    }
    if number(below: 3) != 0 { text += "-" + element(of: number(below: 8) == 0 ? space.aliasRegions : space.regions) }
    if number(below: 12) == 0 {
      text += element(of: ["-fonipa", "-u-ca-buddhist", "-x-private", "-1996-fonipa", "-t-de-m0-din", "-psaccent"])
    }
    switch number(below: 12) {
    case 0: return text.uppercased()
    case 1: return text.lowercased()
    case 2: return String(text.map { $0 == "-" ? "_" : $0 })
    default: return text
    }
  }

  /// A list without repetitions whose identifiers are well-formed.
  package mutating func supported(atMost limit: Int) -> (languages: [String], list: [String]) {
    let languages = family()
    var list: [String] = []
    for _ in 0...number(below: limit) {
      let identifier = identifier(of: languages)
      if LocaleIdentifier(identifier) != nil, !list.contains(identifier) { list.append(identifier) }
    }
    return (languages, list.isEmpty ? ["en"] : list)
  }

  /// Any options, the defaults among them.
  package mutating func options(for supported: [String], _ languages: [String]) -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options()
    if number(below: 4) == 0 { options.favoring = .script }
    if number(below: 3) == 0 { options.direction = .onlyTwoWay }
    switch number(below: 4) {
    case 0: options.demotionPerDesired = .none
    case 1: options.demotionPerDesired = .distance(number(below: 30))
    default: break
    }
    switch number(below: 4) {
    case 0: options.threshold = .below(number(below: 101))
    case 1:
      options.threshold = .asNear(desired: identifier(of: languages), supported: identifier(of: languages))
    default: break
    }
    switch number(below: 3) {
    case 0: options.defaultLocale = .none
    case 1: options.defaultLocale = .identifier(element(of: supported))
    default: break
    }
    return options
  }

  /// Preferences in descending order.
  mutating func preferences(_ languages: [String]) -> [String] {
    (0...number(below: 6)).map { _ in number(below: 12) == 0 ? malformed() : identifier(of: languages) }
  }

  /// A header with weights, wildcards, exclusions and ill-formed elements.
  mutating func header(_ languages: [String], _ supported: [String]) -> String {
    let ranges = (0...number(below: 6)).map { _ -> String in
      var range: String
      switch number(below: 12) {
      case 0: range = "*"
      case 1: range = malformed()
      case 2...4: range = element(of: supported)
      default: range = identifier(of: languages)
      }
      if number(below: 3) != 0 {
        range += element(of: [";q=0", ";q=0", ";q=0.5", ";q=0.8", "; q = .7", ";q=1.5", ";q=", ";x=1", ";q=0.0004"])
      }
      return range
    }
    return ranges.joined(separator: element(of: [",", ", ", " ,\t"]))
  }

  /// Bytes similar to an identifier, mostly ill-formed.
  mutating func malformed() -> String {
    let parts = [
      "en", "de", "zh", "Hant", "Latn", "GB", "419", "001", "u", "t", "x", "a", "ca", "m0", "din", "rozaj", "1994",
      "1994", "psaccent", "-", "_", "", "é", "toolongsubtag", "i", "klingon", "sgn", "BR", "root", "und", "1", "ab1",
    ]
    return (0...number(below: 7)).map { _ in element(of: parts) }.joined(separator: element(of: ["-", "-", "_"]))
  }
}

extension CaseGenerator {
  /// An identifier of language, script and region, for a reader that takes nothing else.
  package mutating func plainIdentifier(of languages: [String]) -> String {
    let language = languages.randomElement(using: &self) ?? "en"
    return ReducedIdentifier.text(language, self.identifier(of: [language]))
  }
}

/// The part of an identifier before variants and extensions.
private enum ReducedIdentifier {
  static func text(_ language: String, _ identifier: String) -> String {
    guard let parsed = LanguageIdentifier(identifier), parsed.language.description != "und" else { return language }
    return parsed.description
  }
}
