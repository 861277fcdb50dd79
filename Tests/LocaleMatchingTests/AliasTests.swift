import CLDRTables
import LocaleCanonicalization
import LocalePlurals
import TestSupport
import Testing

@testable import LocaleMatching

/// Deprecated subtags are replaced before likely subtags are added (UTS #35, Add Likely Subtags, step 1.2).
@Suite struct AliasTests {
  /// Every alias that is an identifier, alone and with other subtags: `sh`, `sh-Latn-ME`, `en-158`, `hy-arevmda`.
  private func identifiers() throws -> [String] {
    var found: [String] = []
    for alias in try TestData.facts.get().aliases {
      let type = alias.type.split(separator: "_").joined(separator: "-")
      switch alias.kind {
      case .language:
        found.append(type)
        // With underscores a legacy tag is not replaced on reading.
        if alias.type.contains("_") { found += [alias.type, "\(alias.type)_1996"] }
        if !alias.type.contains("_") {
          found += ["\(type)-Arab", "\(type)-AQ", "\(type)-Arab-AQ", "\(type)-Zzzz", "\(type)-ZZ"]
        }
      case .script: found += ["en-\(type)", "en-\(type)-US", "und-\(type)", "xx-\(type)"]
      case .territory:
        if alias.replacements.count > 1 { continue }
        found += [
          "en-\(type)", "zh-\(type)", "und-\(type)", "sr-Latn-\(type)", "xx-\(type)", "sh-\(type)", "zh-Hant-\(type)",
          "sgn-\(type)", "prs-\(type)", "sgn-Latn-\(type)",
        ]
      case .variant: found += ["en-\(type)", "ja-Latn-JP-\(type)", "el-\(type)-x-a"]
      case .subdivision, .zone: continue
      }
    }
    return found
  }

  /// Seeded mixtures: a language, and each further subtag of a kind an alias or not.
  private func mixtures(_ count: Int) throws -> [String] {
    let facts = try TestData.facts.get()
    func types(_ kind: AliasFact.AliasKind) -> [String] {
      facts.aliases.filter { $0.kind == kind && $0.replacements.count == 1 && !$0.type.contains("_") }.map(\.type)
    }
    let variants = types(.variant) + ["arevmda", "bokmal", "guoyu", "hakka", "fonipa", "1996"]
    let regions = types(.territory).filter { $0.count == 2 || $0.first?.isNumber == true } + ["DE", "AF", "AM", "001"]
    let languages = types(.language) + ["en", "hy", "zh", "sgn", "no", "sr", "art", "cel", "und", "english", "abcdefg"]
    var random = SeededGenerator(seed: 61)
    return (0..<count).map { _ in
      var subtags = [random.pick(languages) ?? "en"]
      if random.number(below: 3) == 0 { subtags.append(random.pick(types(.script) + ["Latn", "Arab"]) ?? "Latn") }
      if random.number(below: 2) == 0 { subtags.append(random.pick(regions) ?? "DE") }
      for _ in 0..<random.number(below: 3) {
        let variant = random.pick(variants) ?? "fonipa"
        if !subtags.contains(variant) { subtags.append(variant) }
      }
      return subtags.joined(separator: random.number(below: 4) == 0 ? "_" : "-")
    }
  }

  /// What is one locale in canonical form is one everywhere: the same maximized and minimized form, direction and plural
  /// rules, no distance, and a header that refuses one refuses the other.
  ///
  /// Regions with several replacements are left out: step 1.2 takes the first, canonical form the likely one; and what rules
  /// of distance name by an alias of several parts (`sh`), which is matched as itself.
  @Test func oneLocaleIsOneEverywhere() throws {
    let facts = try TestData.facts.get()
    let named = Set(facts.languageMatching.rules.flatMap { [$0.desired, $0.supported] })
    let kept = facts.aliases.filter { $0.kind == .language && $0.replacement.contains("_") && named.contains($0.type) }
    #expect(kept.map(\.type) == ["sh"])
    var compared = 0
    for text in try identifiers() + mixtures(TestSize.count(60_000, sample: 3_000)) {
      guard let identifier = LocaleIdentifier(text) else { continue }
      let canonical = identifier.canonicalized
      compared += 1
      #expect(identifier.maximized.canonicalized == canonical.maximized, "\(text), canonical \(canonical)")
      #expect(identifier.minimized.canonicalized == canonical.minimized, "\(text), canonical \(canonical)")
      #expect(identifier.writingDirection == canonical.writingDirection, "\(text), canonical \(canonical)")
      if identifier.variants.isEmpty {
        let (one, other) = (identifier.languageIdentifier, canonical.languageIdentifier)
        #expect(one.maximized == other.maximized, "\(text), canonical \(canonical)")
        #expect(one.writingDirection == other.writingDirection, "\(text), canonical \(canonical)")
      }
      for kind in PluralRules.Kind.allCases {
        #expect(PluralRules(text, kind) == PluralRules(canonical.description, kind), "\(text), canonical \(canonical)")
      }
      for (refused, locale) in [(text, canonical.description), (canonical.description, text)] {
        #expect(AcceptLanguage("*;q=0.5, \(refused);q=0").excludes(locale), "\(refused);q=0 and \(locale)")
      }
      // Matching maximizes with the same operation; only a pseudo-locale keeps its language as it is written.
      let isPseudo = ["XA", "XB", "XC"].contains(canonical.region?.description)
      if !isPseudo, canonical.languageIdentifier != .undetermined, !kept.contains(where: { text.hasPrefix($0.type) }) {
        #expect(
          LocaleDistance.between(desired: identifier, supported: canonical)?.whole == 0,
          "\(text), canonical \(canonical)")
        let matcher = LocaleMatcher(supported: [canonical.description], options: .init(default: .noDefault))
        #expect(matcher.bestMatch(for: identifier)?.distance.whole == 0, "\(text), canonical \(canonical)")
      }
    }
    #expect(compared > 8000)
  }

  /// A sign language by country is canonical where no alias has a code for it.
  @Test func signLanguagesByCountry() throws {
    let facts = try TestData.facts.get()
    let aliases = Set(facts.aliases.filter { $0.kind == .language || $0.kind == .territory }.map(\.type))
    let sign: LanguageSubtag = "sgn"
    let regions = facts.validity.filter { $0.type == .region }.flatMap(\.identifiers)
    for region in regions {
      let identifier = LanguageIdentifier(language: sign, region: RegionSubtag(region))
      #expect(
        (identifier.canonicalized == identifier) == !(aliases.contains("sgn_\(region)") || aliases.contains(region)),
        "\(region)")
    }
    #expect(regions.count > 250)
  }
}
