import AppLocalization
import LocaleCanonicalization
import LocaleMatching
import LocaleValidity

/// The preferences that could lead to a localization: combinations of CLDR's languages, scripts and regions.
///
/// Single preferences are enough: each engine chooses a localization for one preference of a list, and would also
/// choose it for that preference alone. Only languages that an engine relates to the localization's own are included.
struct ReachabilityCandidates {
  private let localization: String
  private let written: LanguageIdentifier?

  init(for localization: String) {
    self.localization = localization
    written =
      LanguageIdentifier(languageOf: AppleIdentifier(localization).name) ?? LanguageIdentifier(languageOf: localization)
  }

  /// The candidates, likely ones first. The first suffices for most localizations: the others, some hundreds, are made
  /// only if the loop goes on.
  var identifiers: some Sequence<String> { [names, combinations].lazy.flatMap { $0() } }

  /// The localization's name as it would be written in the settings, in canonical form.
  private func names() -> [String] {
    let names = [LocaleIdentifier(localization)?.canonicalized, written.map { LocaleIdentifier($0) }].compactMap { $0 }
    return Self.unique(
      names.filter { $0.isValid && Self.isOffered($0.languageIdentifier.language.description) }.map(\.description))
  }

  private func combinations() -> [String] {
    let own = Self.languages(of: localization)
    let scripts = Self.unique([written?.script?.description, written?.maximized.script?.description])
    var list: [String] = []
    for language in own where Self.isOffered(language) {
      list.append(language)
      for script in scripts { list.append("\(language)-\(script)") }
      for region in Self.regions {
        list.append("\(language)-\(region)")
        for script in scripts { list.append("\(language)-\(script)-\(region)") }
      }
    }
    // For another language, its subtag is enough, except for a region that a rule may need.
    for language in Self.relatives(of: own) where Self.isOffered(language) {
      list.append(language)
      if let region = written?.region { list.append("\(language)-\(region)") }
      for script in scripts { list.append("\(language)-\(script)") }
    }
    return Self.unique(list)
  }

  /// Whether settings may offer a language: it is in use, and no other replaces it as `he` replaces `iw`.
  private static func isOffered(_ language: String) -> Bool {
    guard let identifier = LocaleIdentifier(language), identifier.isCanonical else { return false }
    return identifier.validity.first { $0.field == .language }?.status == .regular
  }

  /// The language as it is written, and as each engine reads it.
  private static func languages(of localization: String) -> [String] {
    let normalized = LanguageIdentifier(languageOf: AppleIdentifier(localization).name)
    let written = LanguageIdentifier(languageOf: localization)
    let canonical = written.map { LocaleIdentifier($0).canonicalized.languageIdentifier }
    let languages = [normalized, canonical, written].compactMap { $0?.language }
    return unique(languages.filter { LocaleIdentifier(LanguageIdentifier(language: $0)).isValid }.map(\.description))
  }

  /// The languages from which Apple's chains or CLDR's rules lead to one of these.
  private static func relatives(of languages: [String]) -> [String] {
    var found = languages.flatMap { AppleIdentifier($0).languagesOfGroup }
    // Only rules for languages alone join two of them; the others add distances of scripts and regions.
    for rule in MatchRule.all {
      if languages.contains(rule.supported) { found.append(rule.desired) }
      if !rule.isOneWay, languages.contains(rule.desired) { found.append(rule.supported) }
    }
    return unique(found.map(Optional.some)).filter { !languages.contains($0) }
  }

  /// All regions in use, and the macroregions that occur in locale identifiers.
  private static let regions: [String] = {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let codes = letters.flatMap { first in letters.map { first + $0 } }
    return codes.filter { code in
      LocaleIdentifier("und-\(code)")?.validity.contains { $0.field == .region && $0.status == .regular } ?? false
    } + ["001", "150", "419"]
  }()

  private static func unique(_ texts: [String?]) -> [String] {
    var seen: Set<String> = []
    return texts.compactMap { $0 }.filter { seen.insert($0).inserted }
  }
}
