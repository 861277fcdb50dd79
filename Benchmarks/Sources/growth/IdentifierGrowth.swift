import LocaleCanonicalization
import LocaleMatching
import LocalePlurals
import LocaleValidity
import LocalizationEngines

/// Every public entry of the runtime and the engines that takes an identifier or a list of them, and every form of
/// identifier that can be long, and of list.
enum IdentifierGrowth {
  /// Identifiers with `size` parts of one kind.
  static let forms: [String: @Sendable (Int) -> String] = [
    "variants": { "en" + joined($0) { "-v\(9999 - $0 % 10_000)\(letters($0 / 10_000, 2))" } },
    "attributes": { "en-u" + joined($0) { "-a\(9999 - $0)" } },
    "keywords": { "en-u" + joined($0) { "-\(letters($0, 2))-thai" } },
    "keys": { "en-u" + joined($0) { "-\(letters($0, 2))" } },
    "one-key": { "en-u" + String(repeating: "-nu-thai", count: $0) },
    "type": { "en-u-ca" + joined($0) { "-b\(letters($0, 3))" } },
    "regions": { "en-u-rg" + String(repeating: "-gbzzzz", count: $0) },
    "transform": { "en-t-en" + joined($0) { "-v\(9999 - $0)" } },
    "fields": { "en-t" + joined($0) { "-\(letters($0, 1))\($0 % 10)-abc" } },
    "field": { "en-t-m0" + joined($0) { "-b\(letters($0, 3))" } },
    "extension": { "en-a" + joined($0) { "-b\(letters($0, 3))" } },
    "private": { "en-x" + String(repeating: "-a", count: $0) },
    "private-alone": { "x" + String(repeating: "-abc", count: $0) },
    "underscores": { "en_US" + joined($0) { "_v\(9999 - $0)" } },
    "icu-keywords": { "en@" + joined($0) { "\(letters($0, 2))=thai;" } },
    "icu-attributes": { "en@attribute=" + joined($0) { "a\(9999 - $0)-" } + "abc" },
    "java": { "en_US" + String(repeating: "_WIN", count: $0) },
    "java-extension": { "en_US_#u" + joined($0) { "-\(letters($0, 2))-thai" } },
    "folder": { "b+en+US" + String(repeating: "+v1234", count: $0) },
    "modifier": { "en_US@" + String(repeating: "a", count: $0) },
    "codeset": { "en_US" + String(repeating: ".", count: $0) },
    "separators": { "en" + String(repeating: "-", count: $0) },
    "letters": { "en" + String(repeating: "a", count: $0) },
    "singletons": { "en" + String(repeating: "-a", count: $0) },
    "wildcards": { "en" + String(repeating: "-*", count: $0) },
    "legacy": { "i-klingon" + joined($0) { "-v\(9999 - $0)" } },
    "und": { "und" + joined($0) { "-v\(9999 - $0)" } },
  ]

  private static func read(_ text: String) -> LocaleIdentifier {
    LocaleIdentifier(text, syntax: .lenient) ?? .init(.undetermined)
  }

  static let entries: [String: @Sendable (String) -> Int] = runtime.merging(engines) { first, _ in first }

  private static let runtime: [String: @Sendable (String) -> Int] = [
    "strict": { LocaleIdentifier($0, syntax: .strict)?.description.utf8.count ?? 0 },
    "standard": { LocaleIdentifier($0)?.description.utf8.count ?? 0 },
    "lenient": { read($0).description.utf8.count },
    "error": { (try? LocaleIdentifier(validating: $0)) == nil ? 1 : 0 },
    "language": { LanguageIdentifier(languageOf: $0)?.description.utf8.count ?? 0 },
    "cldr-identifier": { read($0).cldrIdentifier.utf8.count },
    "hash": { read($0).hashValue & 1 },
    "canonicalized": { read($0).canonicalized.description.utf8.count },
    "maximized": { read($0).maximized.description.utf8.count },
    "minimized": { read($0).minimized.description.utf8.count },
    "without-script": { read($0).withoutLikelyScript.description.utf8.count },
    "direction": { read($0).writingDirection == .leftToRight ? 1 : 0 },
    "parent": { read($0).parent()?.description.utf8.count ?? 0 },
    "chain": { read($0).fallbackChain().count },
    "fields": { text in
      let identifier = read(text)
      var count = identifier.variants.count + identifier.attributes.count + identifier.keywords.count
      count += identifier.extensions.count + identifier.privateUse.count
      count += identifier.transform?.fields.count ?? 0
      if identifier.keyword("zz") != nil { count += 1 }
      if identifier.transform?.source != nil { count += 1 }
      return count
    },
    "setters": { text in
      var identifier = read(text)
      identifier.region = "AT"
      identifier.script = "Latn"
      identifier.language = .undetermined
      return identifier.description.utf8.count
    },
    "validity": { read($0).validity.count + (read($0).isValid ? 1 : 0) },
    "plurals": { PluralRules($0).category(for: 1) == .one ? 1 : 0 },
    "preference": { matcher.bestMatch(for: $0)?.supportedIndex ?? -1 },
    "preferences": { matcher.bestMatch(for: ["de-AT", $0])?.supportedIndex ?? -1 },
    "supported": { LocaleMatcher(supported: ["de", $0]).bestMatch(for: "en")?.supportedIndex ?? -1 },
    "both": { LocaleMatcher(supported: ["de", $0]).bestMatch(for: $0)?.supportedIndex ?? -1 },
    "ranked": { LocaleMatcher(supported: ["de", $0, "en"]).rankedMatches(for: $0).count },
    "explanation": { LocaleMatcher(supported: ["de", $0, "en"]).explanation(for: $0).description.utf8.count },
    "distance": { LocaleDistance.between(desired: $0, supported: $0)?.whole ?? -1 },
    "resolved": {
      LocaleMatcher(supported: [$0]).bestMatch(for: "en-u-ca-roc")?.resolved(for: "en-u-ca-roc")?.description.utf8.count
        ?? 0
    },
    "resolved-for": { matcher.bestMatch(for: $0)?.resolved(for: $0)?.description.utf8.count ?? 0 },
    "header": { AcceptLanguage($0, limits: .init(byteCount: .max)).ranges.count },
    "header-match": {
      matcher.bestMatch(for: AcceptLanguage($0, limits: .init(byteCount: .max)))?.supportedIndex ?? -1
    },
    "header-writing": { AcceptLanguage(preferences: [$0, "de"], addingLanguages: true).header.utf8.count },
    "refusal": { AcceptLanguage("en-US;q=0, *").excludes($0) ? 1 : 0 },
    "filter": { LanguagePriorityList([$0]).filter(["en", $0], by: .extended).count },
    "lookup": { LanguagePriorityList([$0]).lookup(in: ["en", $0])?.tagIndex ?? -1 },
    "environment": { EnvironmentLocales(language: $0, lang: "de").identifiers.count },
  ]

  private static let engines: [String: @Sendable (String) -> Int] = Dictionary(
    uniqueKeysWithValues: LocalizationEngine.allCases.flatMap { engine -> [(String, @Sendable (String) -> Int)] in
      [
        ("\(engine)", { engine.choice(from: ["en", "it"], preferring: [$0]).localizations.count }),
        ("\(engine)-localization", { engine.choice(from: ["it", $0], preferring: ["en"]).localizations.count }),
        ("\(engine)-both", { engine.choice(from: ["it", $0], preferring: [$0]).localizations.count }),
        ("\(engine)-explanation", { engine.explanation(from: ["en", "it"], preferring: [$0]).steps.count }),
        (
          "\(engine)-region",
          { text in
            LocalizationContext(engine: engine, preferredLanguages: [text])
              .searchList(of: BundleLocalizations(["it", "de"], developmentRegion: text)).localizations.count
          }
        ),
      ]
    })

  private static let matcher = LocaleMatcher(supported: ["de", "en", "fr"])

  private static func joined(_ size: Int, _ part: (Int) -> String) -> String { (0..<size).map(part).joined() }

  private static func letters(_ number: Int, _ width: Int) -> String { Growth.letters(number, width) }

  /// Kinds of names of which a list can have many: the name at a place.
  private static let members: [String: @Sendable (Int) -> String] = [
    "names": { "x-\(letters($0, 4))" },
    "long-languages": { "qqqq\(letters($0, 4))" },
    "languages": { "\(letters($0, 3))" },
    "one-language": { "en-\(["Latn", "Shaw", "Cyrl", "Arab"][$0 % 4])-\(letters($0 / 4 * 277 % 676, 2))" },
    "equal-but-variants": { "en-US-v\(9999 - $0 % 10_000)\(letters($0 / 10_000, 2))" },
    "equal": { _ in "he-IL" },
    "equal-by-alias": { ["iw", "he-Hebr", "he-IL", "iw-IL"][$0 % 4] },
    "extensions": { "de-u-nu-\(letters($0, 4))" },
    "pseudo": { "\(letters($0, 3))-XA" },
    "ill-formed": { "\(letters($0, 4))-" },
  ]

  /// What is asked of a list: a preference that equals none, and the last of the list.
  private static let lists: [String: @Sendable ([String]) -> Int] = [
    "list": { LocaleMatcher(supported: $0).bestMatch(for: "en-GB-oxendict")?.supportedIndex ?? -1 },
    "list-last": { LocaleMatcher(supported: $0).bestMatch(for: $0.last ?? "")?.supportedIndex ?? -1 },
    "list-validated": { (try? LocaleMatcher(validating: $0))?.supported.count ?? -1 },
    "list-explained": { LocaleMatcher(supported: $0).explanation(for: $0.last ?? "").description.utf8.count },
    "list-header": {
      LocaleMatcher(supported: $0).bestMatch(for: AcceptLanguage("en-150;q=0, x-bork, *"))?.supportedIndex ?? -1
    },
    "list-header-explained": {
      LocaleMatcher(supported: $0).explanation(for: AcceptLanguage("en;q=0, *, he;q=0")).description.utf8.count
    },
    "list-all-compared": { list in
      let options = LocaleMatcher.Options(threshold: .below(90), favor: .script, direction: .twoWay)
      return LocaleMatcher(supported: list, options: options).bestMatch(for: list.last ?? "")?.supportedIndex ?? -1
    },
    "list-of-preferences": {
      LocaleMatcher(supported: ["en", "he"], options: .init(demotion: .noDemotion)).bestMatch(for: $0)?.desiredIndex
        ?? -1
    },
    "list-of-localizations": { list in
      LocalizationEngine.allCases.reduce(0) { $0 + $1.choice(from: list, preferring: ["en-GB"]).localizations.count }
    },
  ]

  /// ENTRY/FORM for each entry and each form.
  static var names: [String] {
    names(entries.keys, forms.keys) + names(lists.keys, members.keys)
  }

  private static func names(_ entries: some Sequence<String>, _ forms: some Sequence<String>) -> [String] {
    entries.sorted().flatMap { entry in forms.sorted().map { "\(entry)/\($0)" } }
  }

  /// The work that ENTRY/FORM names; nil for any other name. Making the identifiers is no part of it.
  static func work(_ name: String, _ size: Int) -> (() -> Int)? {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return nil }
    if let entry = entries[parts[0]], let text = forms[parts[1]]?(size) { return { entry(text) } }
    guard let entry = lists[parts[0]], let member = members[parts[1]] else { return nil }
    let list = (0..<size).map(member)
    return { entry(list) }
  }
}
