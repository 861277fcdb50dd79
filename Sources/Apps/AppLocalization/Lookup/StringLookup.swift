import LocalizedStrings

/// Looks strings up as a bundle on Apple's platforms does, on every platform, and tells which table answered.
public struct StringLookup: Sendable {
  /// What to do for a key that the chosen table lacks.
  public enum MissingKeyPolicy: Hashable, Sendable {
    /// Nothing, as on Apple's platforms: the caller's value, or the key.
    case apple
    /// The other places of the search list, in their order.
    case chain
    /// The localization of the developer alone.
    case development(String)
  }

  /// Gives a table of a place, or nil where it has none.
  package typealias Tables = @Sendable (_ table: String, _ place: TablePlace) -> LocalizedTable?

  package var places: [TablePlace]
  package var policy: MissingKeyPolicy
  private let tables: Tables

  /// - Parameters:
  ///   - places: where to look, in order; see ``TablePlace/order(searchList:)``.
  ///   - policy: where a key is looked for that its table lacks.
  ///   - tables: reads tables. Asked anew in each look-up: whoever reads files keeps what it has read.
  package init(places: [TablePlace], policy: MissingKeyPolicy = .apple, tables: @escaping Tables) {
    self.places = places
    self.policy = policy
    self.tables = tables
  }

  /// Over tables that are in memory, by place and name.
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

  /// The string of a key: `Bundle.localizedString(forKey:value:table:)`, with its origin.
  ///
  /// A table is one `.strings` file and one `.stringsdict` file, each the first that is found, and the latter wins. A
  /// key that both lack is not looked for elsewhere unless the policy says so.
  ///
  /// - Parameters:
  ///   - key: as the code writes it.
  ///   - value: the text for a missing key; nil or empty for the key.
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
        // A dictionary further on would win, so that looking goes on.
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

/// What a look-up gives, and where it comes from.
public struct StringAnswer: Hashable, Sendable {
  /// Where a text comes from.
  public enum Origin: Hashable, Sendable {
    /// A table has the key. The flag tells whether Apple's own look-up would have found it, or only the opt-in fallback.
    case table(TablePlace, LocalizedTable.Source, isFallback: Bool)
    /// The text that the caller gave for a missing key.
    case givenValue
    /// The key itself: nobody has it.
    case key
  }

  /// The text: of a varying one `LocalizedFormat.representative`.
  public var text: String
  /// The text with all its variations; nil where no table has the key.
  public var format: LocalizedFormat?
  /// Where the text comes from.
  public var origin: Origin
  /// The name of the table that was asked.
  public var table: String
  /// The places that have the table and lack the key, in the order in which they were asked.
  public var missedPlaces: [TablePlace]

  /// The place whose table answered.
  public var place: TablePlace? { if case .table(let place, _, _) = origin { place } else { nil } }
}
