import LocaleCore

/// A kind of element that a release must have, and what was found of it.
package struct FoundElement: Hashable, Sendable {
  /// The element's name, with what tells it from others of that name: `pluralRules of type ordinal`.
  package var name: String { type.map { "\(element) of type \($0)" } ?? element }
  private let element: String
  /// The value of its attribute `type`, if only some elements of the name are meant.
  let type: String?
  /// The section of CLDR's files that it is in; nil for `scriptMetadata.txt`.
  let section: String?
  /// Whether a release without one is not complete.
  let isRequired: Bool
  /// The number of rows, the items of lists counted one by one.
  package let count: Int
  /// The files that have it, sorted.
  package let files: [String]

  /// The folder in which releases up to 48 have it.
  var usualFolder: String {
    switch section {
    case "keyword", "attribute": CLDRFiles.folders[0]
    case "idValidity": CLDRFiles.folders[2]
    case nil: "common/properties"
    default: CLDRFiles.folders[1]
    }
  }

  fileprivate init(
    _ element: String, ofType type: String? = nil, in section: String?, _ locations: [SourceLocation],
    count: Int? = nil,
    isRequired: Bool = true
  ) {
    self.element = element
    self.type = type
    self.section = section
    self.isRequired = isRequired
    self.count = count ?? locations.count
    files = Set(locations.map(\.file)).sorted()
  }
}

extension CLDRFacts {
  /// Keys of `-u-` and `-t-` that every release since 35 has.
  private static let requiredKeys = [
    "ca", "co", "cu", "ms", "nu", "ss", "tz", "va", "d0", "h0", "i0", "k0", "m0", "t0", "x0",
  ]

  /// Everything that is read, always in the same order; keys of BCP 47 also those that only some releases have.
  package var elements: [FoundElement] {
    var elements = [
      FoundElement("likelySubtag", in: "likelySubtags", likelySubtags.map(\.location)),
      FoundElement(
        "languageMatch", ofType: "written_new", in: "languageMatching", languageMatching.rules.map(\.location)),
      FoundElement(
        "matchVariable", ofType: "written_new", in: "languageMatching", languageMatching.variables.map(\.location),
        isRequired: false),
      FoundElement(
        "paradigmLocales", ofType: "written_new", in: "languageMatching",
        languageMatching.paradigmLocales.map(\.location)),
    ]
    for kind in AliasFact.AliasKind.allCases {
      let own = aliases.filter { $0.kind == kind }.map(\.location)
      // Zones have their own table in bcp47 and may be removed from here.
      elements.append(FoundElement("\(kind.rawValue)Alias", in: "metadata", own, isRequired: kind != .zone))
    }
    func parents(isMain: Bool) -> FoundElement {
      let own = parentLocales.filter { $0.components.isEmpty == isMain }.flatMap(\.entries)
      return FoundElement(
        "parentLocale for \(isMain ? "all" : "some") components", in: "parentLocales", own.map(\.location),
        count: own.map(\.locales.count).reduce(0, +), isRequired: isMain)
    }
    elements += [
      FoundElement("defaultContent", in: "metadata", defaultContentLocales.map(\.location)),
      FoundElement("group in territoryContainment", in: "territoryContainment", territoryContainment.map(\.location)),
      parents(isMain: true), parents(isMain: false),
    ]
    for name in Self.requiredKeys + Set(bcp47Keys.map(\.name)).subtracting(Self.requiredKeys).sorted() {
      let own = bcp47Keys.filter { $0.name == name }
      elements.append(
        FoundElement(
          name.isEmpty ? "attribute" : "key '\(name)'", in: name.isEmpty ? "attribute" : "keyword", own.map(\.location),
          count: own.map(\.types.count).reduce(0, +), isRequired: Self.requiredKeys.contains(name)))
    }
    for type in SubtagKind.allCases {
      let own = validity.filter { $0.type == type && !$0.identifiers.isEmpty }
      elements.append(
        FoundElement(
          "id", ofType: "\(type)", in: "idValidity", own.map(\.location),
          count: own.map(\.identifiers.count).reduce(0, +)))
    }
    for kind in PluralRulesFact.Kind.allCases {
      let own = pluralRules.filter { $0.kind == kind }
      elements.append(
        FoundElement(
          "pluralRules", ofType: kind.rawValue, in: "plurals", own.map(\.location),
          count: own.map(\.locales.count).reduce(0, +)))
    }
    return elements + [
      FoundElement(
        "pluralRanges", in: "plurals", pluralRanges.map(\.location),
        count: pluralRanges.map(\.locales.count).reduce(0, +)),
      FoundElement("languagePopulation", in: "territoryInfo", speakers.map(\.location), isRequired: false),
      FoundElement("script", in: nil, scripts.map(\.location)),
    ]
  }

  /// The kinds of elements of which a release as new as this one has less than nine tenths, and ten or more fewer: rows that moved
  /// to where they are not read look like this. An older release may never have had them.
  package func losses(in other: CLDRFacts) -> [(name: String, old: Int, new: Int)] {
    if other.version < version { return [] }
    let counts = Dictionary(other.elements.map { ($0.name, $0.count) }, uniquingKeysWith: { first, _ in first })
    return elements.map { ($0.name, $0.count, counts[$0.name] ?? 0) }
      .filter { $0.2 * 10 < $0.1 * 9 && $0.1 - $0.2 >= 10 }
  }
}
