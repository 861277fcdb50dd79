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
    guard let form = Self.form(of: bytes, names, supported) else { return nil }
    var search = Search(threshold: threshold)
    _ = search.look(for: form, desiredIndex: 0, in: self)
    return search.match(in: self)
  }

  /// The same from a static string, which Embedded Swift reads without any String at all.
  public func bestMatch(forStatic identifier: StaticString) -> LocaleMatch? {
    identifier.withIdentifierBytes { bestMatch(forUTF8: $0) }
  }

  /// The same from an identifier that was parsed beforehand.
  public func bestMatch(for identifier: LanguageIdentifier) -> LocaleMatch? {
    var search = Search(threshold: threshold)
    _ = search.look(for: form(of: identifier), desiredIndex: 0, in: self)
    return search.match(in: self)
  }

  /// The best pair of a desired and a supported locale, preferences in descending order.
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. An ill-formed
  /// preference matches nothing and keeps its place. With default options the eleventh is never looked at.
  /// Allocates nothing.
  public func bestMatch(for identifiers: [String]) -> LocaleMatch? {
    var search = Search(threshold: threshold)
    for index in identifiers.indices {
      let form = identifiers[index].withIdentifierBytes { Self.form(of: $0, names, supported) }
      if search.look(for: form, desiredIndex: index, in: self) { break }
    }
    return search.match(in: self)
  }

  /// The same for identifiers that were parsed beforehand.
  public func bestMatch(for identifiers: [LanguageIdentifier]) -> LocaleMatch? {
    var search = Search(threshold: threshold)
    for index in identifiers.indices {
      if search.look(for: form(of: identifiers[index]), desiredIndex: index, in: self) { break }
    }
    return search.match(in: self)
  }

  /// A parsed identifier's matching form.
  @inline(__always)
  func form(of identifier: LanguageIdentifier) -> MatchingForm {
    MatchingForm(identifier.parsed) {
      names.number(of: $0, UnsafeBufferPointer(start: nil, count: 0), supported: supported)
    }
  }
}

/// One walk over a list of preferences.
struct Search {
  /// Exclusive, in eighths; shrinks with every find and every preference.
  var threshold: Int
  private var winner = -1
  private var desiredIndex = 0
  private var distance = 0

  @inline(__always)
  init(threshold: Int) { self.threshold = threshold }

  /// Looks at the next preference; nil for one that is ill-formed. True where the search is over.
  @inline(__always)
  mutating func look(for form: MatchingForm?, desiredIndex: Int, in matcher: LocaleMatcher) -> Bool {
    take(form.flatMap { nearest(to: $0, in: matcher) }, desiredIndex: desiredIndex, in: matcher)
  }

  /// Takes what was found for the next preference. True where the search is over.
  @inline(__always)
  mutating func take(_ found: Nearest?, desiredIndex: Int, in matcher: LocaleMatcher) -> Bool {
    if let found {
      winner = found.winner
      self.desiredIndex = desiredIndex
      distance = found.distance
      // Maximises alike and writes the same fields: wins at once.
      if found.distance == 0 { return true }
      threshold = found.distance
    }
    threshold &-= matcher.demotion
    return threshold <= 0
  }

  @inline(__always)
  func nearest(to form: MatchingForm, in matcher: LocaleMatcher) -> Nearest? {
    guard matcher.isDirect else { return nearestInGeneral(to: form, in: matcher) }
    let found = matcher.index.nearest(to: form)
    // From the default language distance on, languages can win that nothing relates to the desired one.
    let direct = DistanceTable.defaultLanguageDistance &* 8
    if found.distance < min(threshold, direct) { return found }
    return threshold > direct ? nearestInGeneral(to: form, in: matcher) : nil
  }

  /// Any identical entry first, whatever the options; then every entry in turn.
  @inline(never)
  private func nearestInGeneral(to form: MatchingForm, in matcher: LocaleMatcher) -> Nearest? {
    if let entry = matcher.index.entry(fields: form.lsr.fields) {
      let found = matcher.index.nearest(to: form.lsr, amongTripleOf: entry)
      if found.distance == 0 { return found }
    }
    return GeneralSearch.nearest(to: form.lsr, in: matcher.index, below: threshold, options: matcher.options)
  }

  @inline(__always)
  func match(in matcher: LocaleMatcher) -> LocaleMatch? {
    guard winner >= 0 else { return nil }
    return LocaleMatch(
      supportedIndex: matcher.index.supportedIndex(winner), desiredIndex: desiredIndex,
      distance: LocaleDistance(eighths: distance))
  }
}

extension LocaleMatcher {
  /// Whether winners can be known beforehand: one-way rules hold and the language is favoured.
  @inline(__always)
  var isDirect: Bool { options.direction == .withOneWay && options.favoring == .language }
}
