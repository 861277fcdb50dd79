// Every question has two ways, so that it pays for no more than it needs: first what calls nothing, for a common form whose
// language and script are supported; and where that does not settle it, everything else.
//
// Why `@_effects(releasenone)`: without it a caller that takes a list or a text from somewhere retains it for the call
// and releases it afterwards, for the compiler cannot see across modules that nothing here gives anything up. That is
// over fifty instructions, a third of a match. The attribute says so; it promises nothing else, and builds without it.
extension LocaleMatcher {
  /// The supported locale nearest to one desired identifier, nil where none is near enough.
  ///
  /// BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; some hundred instructions with default options, whatever the length of the supported list.
  @_effects(releasenone)
  public func bestMatch(for identifier: String) -> LocaleMatch? {
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      let fields = ShortIdentifier.read(identifier)
      guard fields != CommonIdentifier.none else { return match(forAny: identifier, in: view) }
      return match(shortFields: fields, [] as [String], in: view)
    }
    return index.withView(search)
  }

  /// The same from raw UTF-8.
  @_effects(releasenone)
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> LocaleMatch? {
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      let fields = ShortIdentifier.read(bytes)
      guard fields != CommonIdentifier.none else { return match(forAny: bytes, in: view) }
      return match(shortFields: fields, [] as [String], in: view)
    }
    return index.withView(search)
  }

  /// The same from a static string, which Embedded Swift reads without any String at all.
  public func bestMatch(forStatic identifier: StaticString) -> LocaleMatch? {
    identifier.withIdentifierBytes { bestMatch(forUTF8: $0) }
  }

  /// The same from an identifier that was parsed beforehand.
  @_effects(releasenone)
  public func bestMatch(for identifier: LanguageIdentifier) -> LocaleMatch? {
    withUnsafePointer(to: identifier) { bestMatch(for: UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The best pair of a desired and a supported locale, preferences in descending order.
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. An ill-formed
  /// preference matches nothing and keeps its place. With default options the eleventh is never looked at.
  /// Allocates nothing.
  @_effects(releasenone)
  public func bestMatch(for identifiers: [String]) -> LocaleMatch? {
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      guard !identifiers.isEmpty else { return nil }
      let fields = ShortIdentifier.read(identifiers[0])
      guard fields != CommonIdentifier.none else { return match(forAny: identifiers, in: view) }
      return match(shortFields: fields, identifiers, in: view)
    }
    return index.withView(search)
  }

  /// The same for identifiers that were parsed beforehand.
  @_effects(releasenone)
  public func bestMatch(for identifiers: [LanguageIdentifier]) -> LocaleMatch? {
    identifiers.withUnsafeBufferPointer { bestMatch(for: $0) }
  }

  /// The same for identifiers that were parsed beforehand and are lent.
  @_effects(releasenone)
  public func bestMatch(for identifiers: UnsafeBufferPointer<LanguageIdentifier>) -> LocaleMatch? {
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      guard !identifiers.isEmpty else { return nil }
      guard let desired = identifiers[0].directForm else { return match(forParsed: identifiers, in: view) }
      return match(first: desired, identifiers, in: view)
    }
    return index.withView(search)
  }
}
