/// The fallback for a key that the chosen table lacks.
public enum MissingKeyPolicy: Hashable, Sendable {
  /// No fallback, as on Apple's platforms: the result is the caller's value, or the key.
  case apple
  /// Search the other places of the search list, in their order.
  case chain
  /// Search only this localization, the developer's.
  case development(String)
}

/// Looks up strings as bundles on Apple's platforms do, on every platform, and reports which table has the key.
package struct StringLookup: Sendable {
  /// The tables of each place by name.
  package typealias Tables = [TablePlace: [String: LocalizedTable]]

  /// The places that have tables, in the order of the search.
  private let places: [(place: TablePlace, tables: [String: LocalizedTable])]
  /// The places that are searched for a missing key.
  private let fallbacks: [(place: TablePlace, tables: [String: LocalizedTable])]

  /// - Parameter places: the places to search, in order; see ``TablePlace/order(searchList:)``.
  package init(places: [TablePlace], policy: MissingKeyPolicy = .apple, tables: Tables) {
    func known(_ places: [TablePlace]) -> [(place: TablePlace, tables: [String: LocalizedTable])] {
      places.compactMap { place in tables[place].map { (place, $0) } }
    }
    self.places = known(places)
    switch policy {
    case .apple: fallbacks = []
    case .chain: fallbacks = self.places
    case .development(let language): fallbacks = known([.localization(language)])
    }
  }

  /// The string of a key, as `Bundle.localizedString(forKey:value:table:)` returns it, with its origin.
  ///
  /// A table is one `.strings` file and one `.stringsdict` file, in each case the first one found; the `.stringsdict`
  /// file wins. A key that both lack is not looked up elsewhere unless the policy says so.
  ///
  /// An empty `value` or `table` counts as nil.
  package func string(_ key: String, value: String? = nil, table: String? = nil) -> StringAnswer {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let literal = LiteralKey(key)
    var missed: [TablePlace] = []
    var formats: TablePlace?
    var strings: TablePlace?
    var found: (place: TablePlace, value: LocalizedTable.Value)?
    for (place, tables) in places where formats == nil || strings == nil {
      guard let read = tables[name] else { continue }
      if formats == nil, let values = read.formats {
        formats = place
        if let value = values[literal] {
          found = (place, value)
          break
        }
        missed.append(place)
      }
      if strings == nil, let values = read.strings {
        strings = place
        // The search continues, because a dictionary in a later place would win.
        if let value = values[literal] {
          found = (place, value)
        } else if missed.last != place {
          missed.append(place)
        }
      }
    }
    var isFallback = false
    if found == nil {
      found = fallback(key, name, &missed)
      isFallback = true
    }
    if let found {
      return StringAnswer(
        text: found.value.text, format: found.value.format,
        origin: .table(found.place, found.value.source, isFallback: isFallback), table: name,
        missedPlaces: missed.filter { $0 != found.place })
    }
    let given = value.flatMap { $0.isEmpty ? nil : $0 }
    return StringAnswer(
      text: given ?? key, format: nil, origin: given == nil ? .key : .givenValue, table: name, missedPlaces: missed)
  }

  /// The first table of this name, with its place.
  func table(_ name: String) -> (place: TablePlace, table: LocalizedTable)? {
    for (place, tables) in places {
      if let table = tables[name] { return (place, table) }
    }
    return nil
  }

  private func fallback(
    _ key: String, _ name: String, _ missed: inout [TablePlace]
  ) -> (place: TablePlace, value: LocalizedTable.Value)? {
    for (place, tables) in fallbacks {
      guard let read = tables[name] else { continue }
      if let value = read[key] { return (place, value) }
      if !missed.contains(place) { missed.append(place) }
    }
    return nil
  }
}

/// The result of a string look-up, and its origin.
public struct StringAnswer: Sendable {
  package enum Origin: Equatable, Sendable {
    /// A table has the key. The flag says whether only the opt-in fallback found it: Apple's look-up would not.
    case table(TablePlace, LocalizedTable.Source, isFallback: Bool)
    /// The text that the caller gave for a missing key.
    case givenValue
    /// The key itself: no table has it.
    case key
  }

  /// The text. For a text with variations it is the form `other`.
  public let text: String
  /// The text with all its variations; nil if no table has the key.
  package let format: LocalizedFormat?
  package let origin: Origin
  /// The name of the table that was asked.
  public let table: String
  /// The places that have the table but lack the key, in the order of the search.
  public let missedPlaces: [TablePlace]

  /// The place of the table that has the key; nil if the text is the caller's value or the key.
  public var place: TablePlace? { if case .table(let place, _, _) = origin { place } else { nil } }

  /// Whether only the opt-in fallback found the key: Apple's look-up would not.
  public var isFallback: Bool { if case .table(_, _, let isFallback) = origin { isFallback } else { false } }
}

extension StringAnswer: CustomStringConvertible {
  /// The text and its origin: `Ciao (Localizable of it)`.
  public var description: String {
    switch origin {
    case .table(let place, _, let isFallback): "\(text) (\(table) of \(place)\(isFallback ? ", as a fallback" : ""))"
    case .givenValue: "\(text) (the given value)"
    case .key: "\(text) (the key)"
    }
  }
}

/// The place of a table in a bundle.
public enum TablePlace: Hashable, Sendable {
  /// In the resources, outside any `.lproj` folder. Such a file wins over every localization.
  case unlocalized
  /// In `Base.lproj`.
  case base
  /// In the folder of the localization with this name.
  case localization(String)

  /// The order in which a bundle looks for a file: unlocalized, the first language, Base, then the other languages.
  ///
  /// - Parameter searchList: the bundle's languages, best first, its development region at the end.
  package static func order(searchList: [String]) -> [TablePlace] {
    [.unlocalized] + searchList.prefix(1).map(TablePlace.localization) + [.base]
      + searchList.dropFirst().map(TablePlace.localization)
  }
}

extension TablePlace: CustomStringConvertible {
  /// The localization's name, `Base`, or `no localization`.
  public var description: String {
    switch self {
    case .unlocalized: "no localization"
    case .base: LocalizationName.base
    case .localization(let name): name
    }
  }
}
