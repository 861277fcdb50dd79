import LocaleCanonicalization
import LocaleCore
import LocaleMatching

extension LocaleIdentifier {
  /// The status of each subtag that CLDR's validity data cover (UTS #35, "Validity Data"): language, script, region,
  /// variants, and the subdivisions of `-u-rg` and `-u-sd`, in the order written. An empty text has an empty language,
  /// which CLDR does not list. Allocates the list.
  ///
  /// Its tables take about 24 KB.
  public var validity: [SubtagValidity] {
    var first = Self.entry(.language, text.utf8.isEmpty ? "" : "\(language)")
    if first.status == .unlisted { first.suggestion = Self.language(ofCountry: first.subtag) }
    var entries = [first]
    if let script { entries.append(Self.entry(.script, "\(script)")) }
    if let region { entries.append(Self.entry(.region, "\(region)")) }
    let firstVariant = entries.endIndex
    for variant in variants { entries.append(Self.entry(.variant, variant)) }
    replaceWithOthers(&entries[firstVariant...])
    for keyword in keywords where keyword.isSubdivision && !keyword.value.utf8.isEmpty {
      entries.append(Self.entry(.subdivision, keyword.value))
    }
    return entries
  }

  /// Whether CLDR lists every subtag, or an alias replaces it. Deprecated subtags, those for private use, and
  /// macro-regions are valid (UTS #35, "Validity Data"). Allocates as ``validity`` does.
  public var isValid: Bool { validity.allSatisfy { $0.isValid } }

  /// Gives the variants that the canonical identifier is without, and that have no replacement of their own, the whole
  /// of it: `nb` for `no-bokmal`, `en-US-u-va-posix` for `en-US-posix`.
  private func replaceWithOthers(_ variants: inout ArraySlice<SubtagValidity>) {
    func concerns(_ entry: SubtagValidity) -> Bool { entry.status == .unlisted && entry.replacement == nil }
    guard variants.contains(where: concerns) else { return }
    let canonical = canonicalized
    let kept = Set(canonical.variants.map { SubtagWord.pack($0.utf8) })
    for index in variants.indices where concerns(variants[index]) {
      let word = SubtagWord.pack(variants[index].subtag.utf8)
      if !kept.contains(word) { variants[index].replacement = canonical.description }
    }
  }

  /// The likely language of the country whose code stands where a language belongs: `uk` for `ua`.
  private static func language(ofCountry code: Substring) -> String? {
    guard code.utf8.count == 2, Self.entry(.region, code).status == .regular else { return nil }
    return LanguageIdentifier(languageOf: "und-" + code).map { "\($0.maximized.language)" }
  }

  private static func entry(_ field: SubtagKind, _ subtag: Substring) -> SubtagValidity {
    let text = String(subtag)
    return text.withIdentifierBytes { bytes in
      SubtagValidity(
        field: field, subtag: subtag, status: ValidityLookup.status(field, bytes),
        replacement: replacement(field, bytes))
    }
  }

  private static func replacement(_ field: SubtagKind, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    switch field {
    case .language: SubtagReplacement.language(bytes)
    case .script: SubtagReplacement.script(bytes)
    case .region: SubtagReplacement.region(bytes)
    case .variant: SubtagReplacement.variant(bytes)
    case .subdivision: SubtagReplacement.subdivision(bytes)
    }
  }
}

extension LocaleIdentifier.Keyword {
  /// Whether the key is `rg` or `sd`.
  var isSubdivision: Bool { key.utf8.elementsEqual("rg".utf8) || key.utf8.elementsEqual("sd".utf8) }
}
