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
      var search = Search(settings)
      _ = search.take(nearest(to: identifier, in: view, below: search.threshold), desiredIndex: 0)
      return search.match(in: view)
    }
    return index.withView(search)
  }

  /// The same from raw UTF-8.
  @_effects(releasenone)
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> LocaleMatch? {
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      var search = Search(settings)
      _ = search.take(nearest(to: bytes, in: view, below: search.threshold), desiredIndex: 0)
      return search.match(in: view)
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
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      var search = Search(settings)
      _ = search.take(nearest(to: identifier, in: view, below: search.threshold), desiredIndex: 0)
      return search.match(in: view)
    }
    return index.withView(search)
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
      // Nearly always the first preference decides.
      let found = nearest(to: identifiers[0], in: view, below: settings.threshold)
      if found.distance < settings.threshold, found.distance <= settings.demotion || identifiers.count == 1 {
        return view.match(found, desiredIndex: 0)
      }
      return identifiers.count == 1 ? nil : bestMatch(for: identifiers, afterFirst: found, in: view)
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
      // Nearly always the first preference decides.
      let found = nearest(to: identifiers[0], in: view, below: settings.threshold)
      if found.distance < settings.threshold, found.distance <= settings.demotion || identifiers.count == 1 {
        return view.match(found, desiredIndex: 0)
      }
      return identifiers.count == 1 ? nil : bestMatch(for: identifiers, afterFirst: found, in: view)
    }
    return index.withView(search)
  }

  /// Goes on with the second preference.
  @inline(never) @_effects(releasenone)
  private func bestMatch(for identifiers: [String], afterFirst first: Nearest, in view: IndexView) -> LocaleMatch? {
    var search = Search(settings)
    var isOver = search.take(first, desiredIndex: 0)
    var position = 1
    while !isOver, position < identifiers.count {
      let found = nearest(to: identifiers[position], in: view, below: search.threshold)
      isOver = search.take(found, desiredIndex: position)
      position &+= 1
    }
    return search.match(in: view)
  }

  @inline(never) @_effects(releasenone)
  private func bestMatch(
    for identifiers: UnsafeBufferPointer<LanguageIdentifier>, afterFirst first: Nearest, in view: IndexView
  ) -> LocaleMatch? {
    var search = Search(settings)
    var isOver = search.take(first, desiredIndex: 0)
    var position = 1
    while !isOver, position < identifiers.count {
      let found = nearest(to: identifiers[position], in: view, below: search.threshold)
      isOver = search.take(found, desiredIndex: position)
      position &+= 1
    }
    return search.match(in: view)
  }
}
