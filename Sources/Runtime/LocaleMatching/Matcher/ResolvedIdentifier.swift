extension LocaleMatcher {
  /// The supported locale of a match with what the desired locale says beyond language and script laid over it: its
  /// region, variants and extensions (ICU, `LocaleMatcher::Result::makeResolvedLocale`).
  ///
  ///     matcher.resolvedIdentifier(of: match, desired: "nn-BE-fonipa")   // no-BE-fonipa, for a match of `no`
  ///
  /// Keywords of `-u-` are laid over one by one; a `-t-`, the attributes, another extension and private use replace those
  /// of the supported locale. A subdivision (`-u-sd`) belongs to the place that was asked for or supported, not to the
  /// two laid over each other, and is left out; a region override (`-u-rg`) stays.
  ///
  /// - Parameters:
  ///   - match: an answer of this matcher.
  ///   - desired: the locale or the list that the matcher was asked for.
  /// - Returns: nil if either identifier is ill-formed, or the match is not of this matcher and list.
  ///
  /// Allocates the answer where it is longer than fifteen characters.
  public func resolvedIdentifier(of match: LocaleMatch, desired: some LocaleList) -> LocaleIdentifier? {
    guard supported.indices.contains(match.supportedIndex) else { return nil }
    var position = 0
    var wanted: LocaleIdentifier?
    _ = desired.forEachLocale { form in
      guard position == match.desiredIndex else {
        position += 1
        return false
      }
      wanted = LocaleIdentifier(form.text)
      return true
    }
    return wanted.flatMap { LocaleIdentifier(supported[match.supportedIndex])?.overlaid(with: $0) }
  }

  /// The supported language, script and region of a match with the desired region laid over them: `de-AT` for `gsw-AT`
  /// on `de`.
  ///
  /// Nil where the match is not of this matcher or the supported identifier has no language of its own. Allocates nothing.
  public func resolvedIdentifier(of match: LocaleMatch, desired: LanguageIdentifier) -> LanguageIdentifier? {
    guard supported.indices.contains(match.supportedIndex),
      var resolved = LanguageIdentifier(supported[match.supportedIndex])
    else { return nil }
    if let region = desired.region { resolved.region = region }
    return resolved
  }
}

extension LocaleIdentifier {
  /// This language and script with another identifier's region, variants and extensions where it has them.
  ///
  /// ICU4C keeps `sd` (72 gives `en-US-u-sd-gbsct` for `en-US` on `en-GB-u-sd-gbsct`). The tests of Go's matcher expect
  /// it to be removed, and this function removes it: a part of Britain is not a part of the United States.
  func overlaid(with desired: LocaleIdentifier) -> LocaleIdentifier {
    if self == desired { return self }
    var text = LanguageIdentifier(language: language, script: script, region: desired.region ?? region).hyphenated
    for variant in desired.variants.isEmpty ? variants : desired.variants { text += "-" + variant }
    var singletons: [Unicode.Scalar] = []
    for piece in extensions { singletons.append(piece.singleton) }
    for piece in desired.extensions where !singletons.contains(piece.singleton) { singletons.append(piece.singleton) }
    for singleton in singletons.sorted() {
      if singleton == "u" {
        text += overlaidKeywords(with: desired)
      } else if let content = desired.content(of: singleton) ?? content(of: singleton) {
        text.unicodeScalars.append("-")
        text.unicodeScalars.append(singleton)
        text += "-" + content
      }
    }
    let isPrivate = desired.privateUse.isEmpty ? privateUse : desired.privateUse
    if !isPrivate.isEmpty { text += "-x-" + isPrivate.text }
    return LocaleIdentifier(text, syntax: .strict) ?? self
  }

  private func overlaidKeywords(with desired: LocaleIdentifier) -> String {
    var text = ""
    for attribute in desired.attributes.isEmpty ? attributes : desired.attributes { text += "-" + attribute }
    var pairs: [KeywordSequence.Keyword] = []
    for sequence in [desired.keywords, keywords] {
      for keyword in sequence where !keyword.key.utf8.elementsEqual("sd".utf8) {
        if !pairs.contains(where: { $0.key.utf8.elementsEqual(keyword.key.utf8) }) { pairs.append(keyword) }
      }
    }
    pairs.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for pair in pairs { text += "-" + pair.key + (pair.value.utf8.isEmpty ? "" : "-" + pair.value) }
    return text.utf8.isEmpty ? "" : "-u" + text
  }

  private func content(of singleton: Unicode.Scalar) -> Substring? {
    for piece in extensions where piece.singleton == singleton { return piece.content }
    return nil
  }
}
