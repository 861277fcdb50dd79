extension LocaleMatcher {
  /// The supported locale nearest to one desired identifier, nil where none is near enough.
  ///
  /// BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; about a hundred instructions with default options, whatever the length of the supported list.
  public func bestMatch(for identifier: String) -> LocaleMatch? {
    identifier.withIdentifierBytes { bestMatch(forUTF8: $0) }
  }

  /// The same from raw UTF-8.
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> LocaleMatch? {
    index.withView { view in
      var search = Search(view, settings)
      _ = search.look(for: form(of: bytes), desiredIndex: 0)
      return search.match
    }
  }

  /// The same from a static string, which Embedded Swift reads without any String at all.
  public func bestMatch(forStatic identifier: StaticString) -> LocaleMatch? {
    identifier.withIdentifierBytes { bestMatch(forUTF8: $0) }
  }

  /// The same from an identifier that was parsed beforehand.
  public func bestMatch(for identifier: LanguageIdentifier) -> LocaleMatch? {
    index.withView { view in
      var search = Search(view, settings)
      _ = search.look(for: form(of: identifier), desiredIndex: 0)
      return search.match
    }
  }

  /// The best pair of a desired and a supported locale, preferences in descending order.
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. An ill-formed
  /// preference matches nothing and keeps its place. With default options the eleventh is never looked at.
  /// Allocates nothing.
  public func bestMatch(for identifiers: [String]) -> LocaleMatch? {
    index.withView { view in
      var search = Search(view, settings)
      for position in identifiers.indices {
        let isOver = identifiers[position].withIdentifierBytes { bytes in
          search.look(for: form(of: bytes), desiredIndex: position)
        }
        if isOver { break }
      }
      return search.match
    }
  }

  /// The same for identifiers that were parsed beforehand.
  public func bestMatch(for identifiers: [LanguageIdentifier]) -> LocaleMatch? {
    index.withView { view in
      var search = Search(view, settings)
      for position in identifiers.indices
      where search.look(for: form(of: identifiers[position]), desiredIndex: position) {
        break
      }
      return search.match
    }
  }

  /// A text's matching form, nil where it is ill-formed.
  @inline(__always)
  func form(of bytes: UnsafeBufferPointer<UInt8>) -> MatchingForm? {
    // Nearly every identifier is a language with script or region. What takes the supported strings to compare stays
    // out of the way, so that the common path counts no references.
    if let parsed = ParsedIdentifier.common(bytes), PseudoLocale(region: parsed.region) == .none {
      return MatchingForm(language: parsed.language, script: parsed.script, region: parsed.region)
    }
    return unusualForm(of: bytes)
  }

  @inline(never)
  private func unusualForm(of bytes: UnsafeBufferPointer<UInt8>) -> MatchingForm? {
    Self.form(of: bytes, names, supported)
  }

  /// A parsed identifier's matching form.
  @inline(__always)
  func form(of identifier: LanguageIdentifier) -> MatchingForm {
    let parsed = identifier.parsed
    if parsed.isPlain { return MatchingForm(language: parsed.language, script: parsed.script, region: parsed.region) }
    return unusualForm(of: parsed)
  }

  @inline(never)
  private func unusualForm(of parsed: ParsedIdentifier) -> MatchingForm {
    MatchingForm(parsed) {
      names.number(of: $0, UnsafeBufferPointer(start: nil, count: 0), supported: supported)
    }
  }
}
