import LocalizedStrings

/// Looks up strings as bundles on Apple's platforms do, on every platform, and reports which table has the key.
public struct StringLookup: Sendable {
  /// The fallback for a key that the chosen table lacks.
  public enum MissingKeyPolicy: Hashable, Sendable {
    /// No fallback, as on Apple's platforms: the result is the caller's value, or the key.
    case apple
    /// Search the other places of the search list, in their order.
    case chain
    /// Search only this localization, the developer's.
    case development(String)
  }

  /// Returns a table of a place, or nil if the place does not have it.
  package typealias Tables = @Sendable (_ table: String, _ place: TablePlace) -> LocalizedTable?

  package var places: [TablePlace]
  package var policy: MissingKeyPolicy
  private let tables: Tables

  /// - Parameters:
  ///   - places: the places to search, in order; see ``TablePlace/order(searchList:)``.
  ///   - policy: the fallback for a key that its table lacks.
  ///   - tables: returns tables. It is called in each look-up: cache tables that are read from files.
  package init(places: [TablePlace], policy: MissingKeyPolicy = .apple, tables: @escaping Tables) {
    self.places = places
    self.policy = policy
    self.tables = tables
  }

  /// Creates a look-up in tables in memory, by place and name.
  ///
  /// - Parameters:
  ///   - places: where to look, in order.
  ///   - policy: where a key is looked for that its table lacks.
  ///   - tables: the tables of each place by name.
  public init(
    places: [TablePlace], policy: MissingKeyPolicy = .apple, tables: [TablePlace: [String: LocalizedTable]]
  ) {
    self.init(places: places, policy: policy) { table, place in tables[place]?[table] }
  }

  /// The string of a key, as `Bundle.localizedString(forKey:value:table:)` returns it, with its origin.
  ///
  /// A table is one `.strings` file and one `.stringsdict` file, in each case the first one found; the `.stringsdict`
  /// file wins. A key that both lack is not looked up elsewhere unless the policy says so.
  ///
  /// - Parameters:
  ///   - key: the key as in the code.
  ///   - value: the text for a missing key; nil or empty for the key itself.
  ///   - table: the table's name; nil or empty for `Localizable`.
  public func string(_ key: String, value: String? = nil, table: String? = nil) -> StringAnswer {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    var missed: [TablePlace] = []
    var formats: TablePlace?
    var strings: TablePlace?
    var found: (place: TablePlace, value: LocalizedTable.Value)?
    for place in places where formats == nil || strings == nil {
      guard let read = tables(name, place) else { continue }
      if formats == nil, read.hasFormats {
        formats = place
        if let value = read.format(key) {
          found = (place, value)
          break
        }
        missed.append(place)
      }
      if strings == nil, read.hasStrings {
        strings = place
        // The search continues, because a dictionary in a later place would win.
        if let value = read.string(key) { found = (place, value) } else if missed.last != place { missed.append(place) }
      }
    }
    var isFallback = false
    if found == nil {
      found = fallback(key, name, &missed)
      isFallback = true
    }
    if let found {
      return StringAnswer(
        text: found.value.format.representative, format: found.value.format,
        origin: .table(found.place, found.value.source, isFallback: isFallback), table: name,
        missedPlaces: missed.filter { $0 != found.place })
    }
    let given = value.flatMap { $0.isEmpty ? nil : $0 }
    return StringAnswer(
      text: given ?? key, format: nil, origin: given == nil ? .key : .givenValue, table: name, missedPlaces: missed)
  }

  private func fallback(
    _ key: String, _ name: String, _ missed: inout [TablePlace]
  ) -> (place: TablePlace, value: LocalizedTable.Value)? {
    let candidates: [TablePlace] =
      switch policy {
      case .apple: []
      case .chain: places
      case .development(let language): [.localization(language)]
      }
    for place in candidates {
      guard let read = tables(name, place) else { continue }
      if let value = read[key] { return (place, value) }
      if !missed.contains(place) { missed.append(place) }
    }
    return nil
  }
}

/// The result of a string look-up, and its origin.
public struct StringAnswer: Hashable, Sendable {
  /// The origin of a text.
  public enum Origin: Hashable, Sendable {
    /// A table has the key. The flag says whether only the opt-in fallback found it: Apple's look-up would not.
    case table(TablePlace, LocalizedTable.Source, isFallback: Bool)
    /// The text that the caller gave for a missing key.
    case givenValue
    /// The key itself: no table has it.
    case key
  }

  /// The text; for a text with variations `LocalizedFormat.representative`.
  public var text: String
  /// The text with all its variations; nil if no table has the key.
  public var format: LocalizedFormat?
  /// The origin of the text.
  public var origin: Origin
  /// The name of the table that was asked.
  public var table: String
  /// The places that have the table but lack the key, in the order of the search.
  public var missedPlaces: [TablePlace]

  /// The place of the table that has the key.
  public var place: TablePlace? { if case .table(let place, _, _) = origin { place } else { nil } }
}
