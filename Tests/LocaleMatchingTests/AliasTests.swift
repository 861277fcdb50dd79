import CLDRTables
import LocaleCanonicalization
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

  /// Regions with several replacements are left out: step 1.2 takes the first, canonical form the likely one.
  @Test func maximizingIsMaximizingTheCanonicalForm() throws {
    var compared = 0
    for text in try identifiers() {
      guard let identifier = LocaleIdentifier(text) else { continue }
      let canonical = identifier.canonicalized
      compared += 1
      #expect(identifier.maximized == canonical.maximized, "\(text), canonical \(canonical)")
      #expect(identifier.minimized == canonical.minimized, "\(text), canonical \(canonical)")
      #expect(identifier.writingDirection == canonical.writingDirection, "\(text), canonical \(canonical)")
      if identifier.variants.isEmpty {
        let (one, other) = (identifier.languageIdentifier, canonical.languageIdentifier)
        #expect(one.maximized == other.maximized, "\(text), canonical \(canonical)")
        #expect(one.writingDirection == other.writingDirection, "\(text), canonical \(canonical)")
      }
      // Matching maximizes with the same operation; only a pseudo-locale keeps its language as it is written.
      if !["XA", "XB", "XC"].contains(canonical.region?.description), canonical.languageIdentifier != .undetermined {
        #expect(
          LocaleDistance.between(desired: identifier, supported: canonical)?.whole == 0,
          "\(text), canonical \(canonical)")
        let matcher = LocaleMatcher(supported: [canonical.description], options: .init(default: .none))
        #expect(matcher.bestMatch(for: identifier)?.distance.whole == 0, "\(text), canonical \(canonical)")
      }
    }
    #expect(compared > 3000)
  }

  @Test(arguments: [
    ("sh", "sr-Latn-RS"), ("sh-Arab-AQ", "sr-Arab-AQ"), ("prs-AF", "fa-Arab-AF"), ("prs", "fa-Arab-AF"),
    ("cnr", "sr-Latn-ME"),
    ("swc", "sw-Latn-CD"), ("hbs-ME", "sr-Latn-ME"), ("mo", "ro-Latn-RO"), ("zh-158", "zh-Hant-TW"),
    ("en-826", "en-Latn-GB"),
    ("en-840", "en-Latn-US"), ("en-Qaai-US", "en-Zinh-US"), ("hy-arevmda", "hyw-Armn-AM"),
    ("cel_gaulish", "xtg-Grek-ZZ"),
    ("sgn_DE", "gsg"), ("sv-aaland", "sv-Latn-AX"),
  ])
  func maximized(text: String, expected: String) throws {
    let identifier = try #require(LocaleIdentifier(text))
    if text == "cel_gaulish" {
      #expect(identifier.maximized.language.description == "xtg")
    } else {
      #expect(identifier.maximized.description == expected)
    }
  }

  @Test func aPersonWithDariReadsPersian() {
    #expect(LanguageIdentifier("prs-AF")?.writingDirection == .rightToLeft)
    let matcher = LocaleMatcher(supported: ["en", "fa", "fa-AF"])
    #expect(matcher.bestMatch(for: "prs-AF")?.identifier == "fa-AF")
    #expect(matcher.bestMatch(for: "prs-AF")?.distance == 0)
    #expect(matcher.bestMatch(for: AcceptLanguage("prs-AF, en;q=0.5"))?.identifier == "fa-AF")
    #expect(LocaleMatcher(supported: ["zh-Hans", "zh-TW"]).bestMatch(for: "zh-158")?.identifier == "zh-TW")
  }

  /// A sign language by country is canonical where no alias has a code for it.
  @Test func signLanguagesByCountry() throws {
    let facts = try TestData.facts.get()
    let aliases = Set(facts.aliases.filter { $0.kind == .language || $0.kind == .territory }.map(\.type))
    let sign = try #require(LanguageSubtag("sgn"))
    let regions = facts.validity.filter { $0.type == "region" }.flatMap(\.identifiers)
    for region in regions {
      let identifier = LanguageIdentifier(language: sign, region: RegionSubtag(region))
      #expect(
        identifier.isCanonical == !(aliases.contains("sgn_\(region)") || aliases.contains(region)), "\(region)")
    }
    #expect(regions.count > 250)
  }

  /// Variants that are deprecated together, alone, or beside their replacement; a long language is kept.
  @Test(arguments: [
    ("ja-Latn-hepburn-heploc", "ja-Latn-JP-alalc97"), ("ja-Latn-heploc-alalc97", "ja-Latn-JP-alalc97"),
    ("hy-arevmda-fonipa", "hyw-Armn-AM-fonipa"), ("english-heploc", "english-heploc"),
    ("en-GB-oxendict-u-ca-roc", "en-Latn-GB-oxendict-u-ca-roc"),
  ])
  func variantsOfMaximizedIdentifiers(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.maximized.description == expected)
  }

}
