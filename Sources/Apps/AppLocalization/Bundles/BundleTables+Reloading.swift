import LocalizationEngines

extension BundleTables {
  /// What a bundle that was read again has lost, or cannot be read of it.
  public struct Loss: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of what is lost.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A localization: ``Loss/localizations``.
      case localizations
      /// All texts of a table, or of one of its files: ``Loss/tables``.
      case tables
      /// Some texts of a table: ``Loss/fewerTexts``.
      case texts
      /// The development region: ``Loss/developmentRegion``.
      case developmentRegion
      /// What an error hides: ``Loss/errors``.
      case errors
    }

    /// A table that has fewer texts than before.
    public struct FewerTexts: Hashable, Sendable, CustomStringConvertible {
      /// The table with its place: `it/Localizable`.
      public let table: String
      /// The number of texts in its files before.
      public let before: Int
      /// The number of texts in its files now.
      public let now: Int

      /// All of it: `it/Localizable has 3 of 5 texts`. Allocates.
      public var description: String { "\(table) has \(now) of \(before) texts" }
    }

    /// The localizations that are gone, in the order of the earlier bundle. Another spelling, `DE` for `de`, is no loss.
    public let localizations: [String]
    /// The tables that are gone or have no text any more, each with its place, sorted: `it/Localizable`. Where another file of
    /// the table still gives texts, the kind of file that does not: `it/Localizable.stringsdict`, or `it/Localizable.overlay` for
    /// texts that were laid over. Those of localizations that are gone are not among them.
    public let tables: [String]
    /// The other tables that have fewer texts, sorted.
    public let fewerTexts: [FewerTexts]
    /// The earlier development region, if it is gone or another: visitors for whom nothing matches see it. Nil if it is the same.
    public let developmentRegion: String?
    /// The errors in the bundle and its files that were not there before, wherever their lines are.
    public let errors: [LocalizationDiagnostic]

    /// The kinds of what is lost: `$0.kinds == [.texts]` accepts that texts were removed, and nothing else. Allocates.
    public var kinds: Set<Kind> {
      var kinds: Set<Kind> = []
      if !localizations.isEmpty { kinds.insert(.localizations) }
      if !tables.isEmpty { kinds.insert(.tables) }
      if !fewerTexts.isEmpty { kinds.insert(.texts) }
      if developmentRegion != nil { kinds.insert(.developmentRegion) }
      if !errors.isEmpty { kinds.insert(.errors) }
      return kinds
    }

    /// All of it in a sentence. Allocates.
    public var description: String {
      let gone = [
        localizations.isEmpty ? nil : "the localizations \(localizations.joined(separator: ", ")) are gone",
        tables.isEmpty ? nil : "the tables \(tables.joined(separator: ", ")) are gone or empty",
        developmentRegion.map { "the development region \($0) is gone or another" },
      ]
      return (gone.compactMap(\.self) + fewerTexts.map { "\($0)" } + errors.map { "\($0)" }).joined(separator: "; ")
    }
  }

  /// Reads the bundle again, for a server whose texts were replaced, and refuses one that lost something: of a copy that is
  /// under way, a full disk or a folder that may not be read, visitors would see keys or another language.
  ///
  /// Compared are the localizations, the files that gave each table, the number of its texts, the development region and the errors;
  /// a text that stands in place of another is no loss. Texts that were removed are one: accept it.
  ///
  ///     try tables.reloaded { $0.kinds == [.texts] }
  ///
  /// The options stay as they are, and so do texts that were laid over the bundle's. Keep the tables behind a lock; requests under way keep the old ones. Reads all files of strings.
  ///
  /// - Parameters:
  ///   - path: the folder; nil for the one that these tables were read from.
  ///   - limits: the limits of reading.
  ///   - isAccepted: whether a loss is meant; none is by default.
  /// - Throws: the loss.
  public func reloaded(
    path: String? = nil, limits: ReadingLimits = .standard, isAccepted: (Loss) -> Bool = { _ in false }
  ) throws(Loss) -> BundleTables {
    let new: BundleTables
    do {
      let read = try BundleTables(path: path ?? bundle.path, limits: limits, options: bundle.options)
      new = overlay.isEmpty ? read : read.overlaid(with: overlay)
    } catch {
      throw Loss(localizations: [], tables: [], fewerTexts: [], developmentRegion: nil, errors: [error])
    }
    return try replaced(by: new, isAccepted: isAccepted)
  }

  /// New tables in the place of these, of a caller's own texts as of a bundle; refused if they lost something.
  ///
  /// - Throws: the loss.
  public func replaced(
    by new: BundleTables, isAccepted: (Loss) -> Bool = { _ in false }
  ) throws(Loss) -> BundleTables {
    let loss = loss(in: new)
    if loss.kinds.isEmpty || isAccepted(loss) { return new }
    throw loss
  }

  private func loss(in new: BundleTables) -> Loss {
    let names = Set(new.bundle.localizations.map(LocalizationName.comparable))
    let gone = bundle.localizations.filter { !names.contains(LocalizationName.comparable($0)) }
    let places = Set(gone.map(TableName.place))
    let (old, left) = (textCounts, new.textCounts)
    var (missing, fewer): ([String], [Loss.FewerTexts]) = ([], [])
    for (table, before) in old where !places.contains(table.place) {
      let now = left[table]?.counts ?? [:]
      let (sum, rest) = (before.counts.values.reduce(0, +), now.values.reduce(0, +))
      let lost = before.counts.keys.filter { now[$0] == nil }
      if rest == 0 {
        missing.append(before.name)
      } else if !lost.isEmpty {
        missing += lost.map { "\(before.name).\($0)" }
      } else if rest < sum {
        fewer.append(Loss.FewerTexts(table: before.name, before: sum, now: rest))
      }
    }
    let region = bundle.developmentRegion.flatMap { region in
      new.bundle.developmentRegion.map(LocalizationName.comparable) == LocalizationName.comparable(region)
        ? nil : region
    }
    return Loss(
      localizations: gone, tables: missing.sorted(), fewerTexts: fewer.sorted { $0.table < $1.table },
      developmentRegion: region, errors: errors(in: new))
  }

  /// A table in any spelling of its place.
  private struct TableName: Hashable {
    let place: TablePlace
    let table: String

    static func place(_ localization: String) -> TablePlace {
      .localization(LocalizationName.comparable(localization))
    }
  }

  /// The number of texts that each kind of file, and the overlay, gave to each table, with the name by which the table is told.
  private var textCounts: [TableName: (name: String, counts: [String: Int])] {
    var all: [TableName: (name: String, counts: [String: Int])] = [:]
    for (place, named) in tables {
      for (name, table) in named where !table.isEmpty {
        let key = TableName(place: place.localization.map(TableName.place) ?? place, table: name)
        all[key, default: ("\(place)/\(name)", [:])].counts.merge(table.textCounts, uniquingKeysWith: +)
      }
    }
    return all
  }

  /// The errors of new tables that these have not: an error that was there before, in whatever line and folder, is no reason to
  /// keep them.
  private func errors(in new: BundleTables) -> [LocalizationDiagnostic] {
    var known = Dictionary(errorPlaces(of: self).map { ($0.place, 1) }, uniquingKeysWith: +)
    return errorPlaces(of: new).filter { place, _ in
      guard let count = known[place], count > 0 else { return true }
      known[place] = count - 1
      return false
    }.map(\.error)
  }

  /// What makes an error another: the code, the file in the bundle in any spelling, and the words without the number of a line.
  private func errorPlaces(of tables: BundleTables) -> [(place: [String], error: LocalizationDiagnostic)] {
    tables.diagnostics.filter { $0.severity == .error }.map { error in
      let path = error.path.map { $0.hasPrefix(tables.bundle.path) ? $0.dropFirst(tables.bundle.path.count) : $0[...] }
      var words = error.message.split(separator: " ", omittingEmptySubsequences: false)
      for index in words.indices.dropFirst() where words[index - 1] == "line" { words[index] = "" }
      let file = path.map { LocalizationName.folded(String($0)) } ?? ""
      return ([error.code.rawValue, file, words.joined(separator: " ")], error)
    }
  }
}
