import LocaleAliases
import LocaleCore

extension LocaleMatch {
  /// The supported locale with the region, variants and extensions of the desired one laid over it (ICU,
  /// `LocaleMatcher::Result::makeResolvedLocale`).
  ///
  ///     matcher.bestMatch(for: "nn-BE-fonipa")?.resolved(for: "nn-BE-fonipa")   // no-BE-fonipa, where `no` is supported
  ///
  /// Keywords of `-u-` are laid over one by one; a `-t-`, the attributes, another extension and private use replace those
  /// of the supported locale. A subdivision (`-u-sd`) belongs to one place and is left out; a region override (`-u-rg`)
  /// stays.
  ///
  /// - Parameter desired: the locale that was asked for; in a list, the one at ``desiredIndex``.
  /// - Returns: nil if either identifier is ill-formed.
  ///
  /// Allocates the answer where it is longer than fifteen characters.
  public func resolved(for desired: some StringProtocol) -> LocaleIdentifier? {
    LocaleIdentifier(naming: String(desired)).flatMap { LocaleIdentifier(naming: identifier)?.overlaid(with: $0) }
  }
}

extension LocaleIdentifier {
  /// The identifier that a text means, as far as it can be read; nil if it names no locale.
  package init?(naming text: String) {
    var identifier = LocaleIdentifier(text)
    if identifier == nil {
      let meant = text.withPreferenceContent { $0.meaning().text }
      if !meant.isEmpty { identifier = LocaleIdentifier(meant) }
    }
    guard let identifier else { return nil }
    self = identifier
  }
}

extension LocaleIdentifier {
  /// This language and script with another identifier's region, variants and extensions where it has them.
  ///
  /// ICU4C keeps `sd` (ICU 72 gives `en-US-u-sd-gbsct` for `en-US` on `en-GB-u-sd-gbsct`). This function removes it, as
  /// Go's matcher does: a part of Britain is not a part of the United States.
  func overlaid(with desired: LocaleIdentifier) -> LocaleIdentifier {
    if self == desired { return self }
    var text = LanguageIdentifier(language: language, script: script, region: desired.region ?? region).hyphenated
    for variant in desired.variants.isEmpty ? variants : desired.variants { text += "-" + variant }
    let wanted = desired.extensions
    let kept = extensions.filter { own in !wanted.contains { $0.singleton == own.singleton } }
    for piece in (wanted + kept).sorted(by: { $0.singleton < $1.singleton }) {
      text += piece.singleton == "u" ? overlaidKeywords(with: desired) : "-\(piece)"
    }
    for (index, subtag) in (desired.privateUse.isEmpty ? privateUse : desired.privateUse).enumerated() {
      text += (index == 0 ? "-x-" : "-") + subtag
    }
    return LocaleIdentifier(text, syntax: .strict) ?? self
  }

  private func overlaidKeywords(with desired: LocaleIdentifier) -> String {
    var text = ""
    for attribute in desired.attributes.isEmpty ? attributes : desired.attributes { text += "-" + attribute }
    var pairs: [Keyword] = []
    var seen: Set<UInt64> = []
    for keyword in desired.keywords + keywords where !keyword.key.utf8.elementsEqual("sd".utf8) {
      let key = keyword.key.withIdentifierBytes { SubtagWord.pack(bytes: $0) } ?? 0
      if seen.insert(key).inserted { pairs.append(keyword) }
    }
    pairs.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for pair in pairs { text += "-\(pair)" }
    return text.utf8.isEmpty ? "" : "-u" + text
  }
}
