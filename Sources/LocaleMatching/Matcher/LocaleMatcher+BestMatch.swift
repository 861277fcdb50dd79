extension LocaleMatcher {
  /// The supported locale nearest to one desired identifier, nil where none is near enough.
  ///
  /// BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; some hundred instructions with default options, whatever the length of the supported list.
  public func bestMatch(for identifier: String) -> LocaleMatch? {
    index.withView { view in
      var search = Search(settings)
      _ = search.take(nearest(to: identifier, in: view, below: search.threshold), desiredIndex: 0)
      return search.match(in: view)
    }
  }

  /// The same from raw UTF-8.
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> LocaleMatch? {
    index.withView { view in
      var search = Search(settings)
      _ = search.take(nearest(to: bytes, in: view, below: search.threshold), desiredIndex: 0)
      return search.match(in: view)
    }
  }

  /// The same from a static string, which Embedded Swift reads without any String at all.
  public func bestMatch(forStatic identifier: StaticString) -> LocaleMatch? {
    identifier.withIdentifierBytes { bestMatch(forUTF8: $0) }
  }

  /// The same from an identifier that was parsed beforehand.
  public func bestMatch(for identifier: LanguageIdentifier) -> LocaleMatch? {
    index.withView { view in
      var search = Search(settings)
      _ = search.take(nearest(to: identifier, in: view, below: search.threshold), desiredIndex: 0)
      return search.match(in: view)
    }
  }

  /// The best pair of a desired and a supported locale, preferences in descending order.
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. An ill-formed
  /// preference matches nothing and keeps its place. With default options the eleventh is never looked at.
  /// Allocates nothing.
  public func bestMatch(for identifiers: [String]) -> LocaleMatch? {
    index.withView { view in
      var search = Search(settings)
      for position in identifiers.indices {
        let found = nearest(to: identifiers[position], in: view, below: search.threshold)
        if search.take(found, desiredIndex: position) { break }
      }
      return search.match(in: view)
    }
  }

  /// The same for identifiers that were parsed beforehand.
  public func bestMatch(for identifiers: [LanguageIdentifier]) -> LocaleMatch? {
    identifiers.withUnsafeBufferPointer { bestMatch(for: $0) }
  }

  /// The same for identifiers that were parsed beforehand and are lent.
  public func bestMatch(for identifiers: UnsafeBufferPointer<LanguageIdentifier>) -> LocaleMatch? {
    index.withView { view in
      var search = Search(settings)
      for position in identifiers.indices {
        if search.take(nearest(to: identifiers[position], in: view, below: search.threshold), desiredIndex: position) {
          break
        }
      }
      return search.match(in: view)
    }
  }

  /// The entry nearest to a text, `none` where it is ill-formed or nothing is below the threshold.
  ///
  /// A function of its own, so that the walk over a list keeps its state in registers.
  @inline(never)
  private func nearest(to text: String, in view: IndexView, below threshold: Int) -> Nearest {
    text.withIdentifierBytes { nearest(to: $0, in: view, below: threshold) }
  }

  @inline(__always)
  private func nearest(to bytes: UnsafeBufferPointer<UInt8>, in view: IndexView, below threshold: Int) -> Nearest {
    guard settings.isSimple else { return nearest(to: form(of: bytes), in: view, below: threshold) }
    let fields = CommonIdentifier.read(bytes)
    // `none` has a region that is a mark.
    if let form = MatchingForm(ordinary: fields) { return view.nearest(to: form) }
    if MatchingForm.isTriple(fields) { return view.nearest(toTriple: fields) }
    return unusuallyNearest(to: bytes, in: view)
  }

  @inline(never)
  private func unusuallyNearest(to bytes: UnsafeBufferPointer<UInt8>, in view: IndexView) -> Nearest {
    form(of: bytes).map { view.nearestEntry(to: $0) } ?? .none
  }

  @inline(__always)
  private func nearest(to identifier: LanguageIdentifier, in view: IndexView, below threshold: Int) -> Nearest {
    guard settings.isSimple else { return nearest(to: form(of: identifier), in: view, below: threshold) }
    if let form = MatchingForm(ordinary: identifier.fields) { return view.nearest(to: form) }
    if identifier.longLanguage == 0, MatchingForm.isTriple(identifier.fields) {
      return view.nearest(toTriple: identifier.fields)
    }
    return view.nearestEntry(to: form(of: identifier))
  }

  @inline(never)
  private func nearest(to form: MatchingForm?, in view: IndexView, below threshold: Int) -> Nearest {
    form.map { view.nearest(to: $0, below: threshold, settings) } ?? .none
  }

  /// A text's matching form, nil where it is ill-formed.
  @inline(never)
  func form(of bytes: UnsafeBufferPointer<UInt8>) -> MatchingForm? { Self.form(of: bytes, names, supported) }

  /// A parsed identifier's matching form.
  @inline(never)
  func form(of identifier: LanguageIdentifier) -> MatchingForm {
    MatchingForm(identifier.parsed) {
      names.number(of: $0, UnsafeBufferPointer(start: nil, count: 0), supported: supported)
    }
  }
}
