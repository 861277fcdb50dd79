import SystemAccess

/// Looks up strings as bundles on Apple's platforms do, on every platform, and reports which table has the key.
///
/// When it is made, the first place in the search list that has a table is found: a look-up asks one or two dictionaries.
package final class StringLookup: Sendable {
  /// The tables of each place by name.
  package typealias Tables = [TablePlace: [String: LocalizedTable]]

  /// The value of a key, and where it is.
  package struct Found {
    fileprivate let file: File
    package let value: LocalizedTable.Value
    /// Whether a `MissingKeyPolicy` found it where Apple's look-up finds nothing.
    var isFallback = false

    package var place: TablePlace { file.place }
    /// The language of the text, if it is known.
    var language: TextLanguage? { file.language }
  }

  /// A table where it is, whose texts are those of its files.
  private typealias Placed = (file: File, table: LocalizedTable)

  /// A place of the search, with the texts of one file there. It is shared, not copied.
  fileprivate final class File: Sendable {
    let place: TablePlace
    /// The place's position in the search.
    let order: Int
    let language: TextLanguage?
    let values: [LiteralKey: LocalizedTable.Value]

    init(_ place: TablePlace, order: Int, _ language: TextLanguage?, _ values: [LiteralKey: LocalizedTable.Value] = [:])
    {
      (self.place, self.order, self.language, self.values) = (place, order, language, values)
    }

    func with(_ values: [LiteralKey: LocalizedTable.Value]) -> File { File(place, order: order, language, values) }

    func found(_ key: LiteralKey) -> Found? { values[key].map { Found(file: self, value: $0) } }

    /// Whether the texts of this `.strings` file win over those of a `.stringsdict` of another place: if its language
    /// comes first. Base has no place among the languages, and counts as the first; a file outside all localizations
    /// has no language, and the `.stringsdict` wins.
    func precedes(_ formats: File) -> Bool {
      switch (place, formats.place) {
      case (.unlocalized, _), (_, .unlocalized), (_, .base): false
      case (.base, .localization): true
      case (.localization, .localization): order < formats.order
      }
    }
  }

  /// The tables of one name in a search list. It is shared, not copied.
  private final class TableSearch: Sendable {
    /// The place of the table's `.strings`, else of its `.stringsdict`.
    let place: TablePlace?
    /// The caller's texts over those of the first language, which are asked before any file.
    let overlay: File?
    /// The file that is asked first; both, if they are of one place, as they nearly always are.
    let first: File?
    /// The file that is asked for what the first one lacks.
    let second: File?
    /// All tables, in the order of the search.
    let all: [Placed]

    /// - Parameters:
    ///   - tables: in the order of the search.
    ///   - own: the place of the first language.
    init(_ tables: [Placed], own: TablePlace?) {
      func file(_ values: (LocalizedTable) -> [LiteralKey: LocalizedTable.Value]?) -> File? {
        for (file, table) in tables {
          guard let values = values(table) else { continue }
          return file.with(table.overlay.map { values.merging($0) { $1 } } ?? values)
        }
        return nil
      }
      overlay = tables.first { $0.file.place == own }.flatMap { file, table in table.overlay.map(file.with) }
      all = tables
      // Where no file has the table, the caller's is as one.
      let formats = file(\.formats)
      let strings = file(\.strings) ?? (formats == nil ? file(\.overlay) : nil)
      place = (strings ?? formats)?.place
      guard let strings, let formats else {
        (first, second) = (strings ?? formats, nil)
        return
      }
      if strings.order == formats.order {
        (first, second) = (strings.with(strings.values.merging(formats.values) { $1 }), nil)
      } else {
        (first, second) = strings.precedes(formats) ? (strings, formats) : (formats, strings)
      }
    }
  }

  private static let localizable = "Localizable"

  /// The localizations in which it looks, best first.
  let searchList: [String]
  /// The table that nearly every question is about.
  private let localizable: TableSearch?
  private let searches: [String: TableSearch]

  /// - Parameter places: the places to search, in order; see ``TablePlace/order(searchList:)``.
  package convenience init(places: [TablePlace], tables: Tables, searchList: [String] = []) {
    self.init(places, tables, searchList) { _ in nil }
  }

  /// - Parameter language: the language of a place's texts; nil if it is not known yet.
  init(_ places: [TablePlace], _ tables: Tables, _ searchList: [String], language: (TablePlace) -> TextLanguage?) {
    self.searchList = searchList
    var all: [String: [Placed]] = [:]
    for (order, place) in places.enumerated() {
      let file = File(place, order: order, language(place))
      for (name, table) in tables[place] ?? [:] { all[name, default: []].append((file, table)) }
    }
    let own = places.first { $0.localization != nil }
    searches = all.mapValues { TableSearch($0, own: own) }
    localizable = searches[Self.localizable]
  }

  /// The value of a key; nil if no table has it that the policy allows.
  ///
  /// A table is one `.strings` file and one `.stringsdict` file, in each case the first one found. The `.stringsdict`
  /// file wins, unless its language comes after that of the `.strings` file. A key that both lack is not looked up
  /// elsewhere unless the policy says so.
  ///
  /// - Parameters:
  ///   - table: nil or empty for `Localizable`.
  ///   - onMiss: gets the places that have the table but lack the key, in the order of the search.
  package func find(
    _ key: String, in table: String?, policy: MissingKeyPolicy = .apple, onMiss: (TablePlace) -> Void = { _ in }
  ) -> Found? {
    let search = Self.isUsual(table) ? localizable : table.flatMap { searches[$0] }
    guard let search else { return fallback(key, [], policy, onMiss) }
    let literal = LiteralKey(key)
    if let found = search.overlay?.found(literal) ?? search.first?.found(literal) { return found }
    if let place = search.first?.place { onMiss(place) }
    if let found = search.second?.found(literal) { return found }
    if let place = search.second?.place { onMiss(place) }
    return fallback(key, search.all, policy) { place in
      if place != search.first?.place, place != search.second?.place { onMiss(place) }
    }
  }

  /// The string of a key, as `Bundle.localizedString(forKey:value:table:)` returns it, with its origin.
  ///
  /// An empty `value` or `table` counts as nil.
  package func string(
    _ key: String, value: String? = nil, table: String? = nil, policy: MissingKeyPolicy = .apple
  ) -> StringAnswer {
    let name = Self.name(table)
    var missed: [TablePlace] = []
    if let found = find(key, in: table, policy: policy, onMiss: { missed.append($0) }) {
      return StringAnswer(
        text: found.value.text, format: found.value.format,
        origin: .table(found.place, found.value.source, isFallback: found.isFallback), table: name,
        missedPlaces: missed.filter { $0 != found.place })
    }
    if let text = asked(key, table, policy) {
      return StringAnswer(text: text, format: nil, origin: .missingKeys, table: name, missedPlaces: missed)
    }
    let given = value.flatMap { $0.isEmpty ? nil : $0 }
    return StringAnswer(
      text: given ?? key, format: nil, origin: given == nil ? .key : .givenValue, table: name, missedPlaces: missed)
  }

  /// The text of the policy's closure for a key that no table has; nil if there is none.
  func asked(_ key: String, _ table: String?, _ policy: MissingKeyPolicy) -> String? {
    guard case .ask(let ask) = policy else { return nil }
    let name = Self.name(table)
    let search = searches[name]
    let localization = search?.place?.localization
    let chained = fallback(key, search?.all ?? [], .chain, { _ in })
    return ask(MissingKey(key: key, table: name, localization: localization, chained: chained?.value.text))
  }

  /// The first table of this name, with its place.
  package func table(_ name: String) -> (place: TablePlace, table: LocalizedTable)? {
    searches[name]?.all.first.map { ($0.file.place, $0.table) }
  }

  private static func isUsual(_ table: String?) -> Bool { table.map { $0.isEmpty || $0 == localizable } ?? true }

  private static func name(_ table: String?) -> String { table.flatMap { $0.isEmpty ? nil : $0 } ?? localizable }

  private func fallback(
    _ key: String, _ all: [Placed], _ policy: MissingKeyPolicy, _ onMiss: (TablePlace) -> Void
  ) -> Found? {
    guard case .chain = policy else { return nil }
    for (file, table) in all {
      if let value = table[key] { return Found(file: file, value: value, isFallback: true) }
      onMiss(file.place)
    }
    return nil
  }
}

/// The result of a string look-up, and its origin.
public struct StringAnswer: Sendable {
  package enum Origin: Equatable, Sendable {
    /// A table has the key. The flag says whether a `MissingKeyPolicy` found it where Apple's look-up finds nothing.
    case table(TablePlace, LocalizedTable.Source, isFallback: Bool)
    /// The text that the caller gave for a missing key.
    case givenValue
    /// The text of the closure of ``MissingKeyPolicy/ask(_:)``.
    case missingKeys
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

  /// Whether a `MissingKeyPolicy` found the key where Apple's look-up finds nothing.
  public var isFallback: Bool { if case .table(_, _, let isFallback) = origin { isFallback } else { false } }
}

extension StringAnswer: CustomStringConvertible {
  /// The text and its origin: `Ciao (Localizable of it)`.
  public var description: String {
    switch origin {
    case .table(let place, _, let isFallback): "\(text) (\(table) of \(place)\(isFallback ? ", as a fallback" : ""))"
    case .givenValue: "\(text) (the given value)"
    case .missingKeys: "\(text) (of missingKeys)"
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

  /// The name of the localization; nil for the other places.
  package var localization: String? { if case .localization(let name) = self { name } else { nil } }

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
