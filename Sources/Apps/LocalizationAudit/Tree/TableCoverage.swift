import AppLocalization
import SystemAccess

/// The share of a table that a localization has.
public struct TableCoverage: Hashable, Sendable {
  /// The table, `Localizable`; in sources with its folder: `App/Resources/Localizable`.
  public let table: String
  /// The localization in the bundle's spelling.
  public let localization: String
  /// Whether this localization is the reference, whose keys the others should have.
  public let isReference: Bool
  /// Whether it has the table at all.
  public let hasTable: Bool
  /// The number of keys that it should have.
  public let keyCount: Int
  /// The number of these keys that it has translated: `AppLocalizer` finds a text of this localization, which is neither
  /// empty nor marked as new. Those of ``elsewhereCount`` count too.
  public let translatedCount: Int
  /// The number of these keys whose developer's text is in no table: it is the key or in code, or in `Info.plist` or a
  /// storyboard. 0 in translations.
  public let elsewhereCount: Int
  /// The number of translated keys that need review by the catalog's states.
  public let needsReviewCount: Int
  /// The number of its texts of more than two words that equal the reference's text, word for word.
  public let identicalCount: Int
  /// The keys that it lacks or has not translated, and those whose text in its files is not shown, sorted.
  public let missingKeys: [String]
  /// The keys that it has but the reference lacks, or that the catalog marks as stale, sorted. If the table's keys are
  /// texts: the keys that fewer than half of the localizations have.
  public let staleKeys: [String]

  /// The share of translated keys, from 0 to 1; 1 for a table without keys.
  public var share: Double { keyCount == 0 ? 1 : Double(translatedCount) / Double(keyCount) }
}

extension TableCoverage {
  /// The count of a localization's rows; nil for a place that needs no table.
  ///
  /// - Parameter last: the missing keys of the localization before. Equal ones share their memory.
  init?(_ rows: [TextRow], of place: TablePlace, in table: AuditedTable, _ last: inout [String]) {
    guard let localization = place.localization, table.localizations[place] != nil || table.isLacking(in: place)
    else { return nil }
    let expected = rows.filter(\.expectation.isExpected)
    let missing = expected.filter { [.missing, .untranslated, .unshown, .noTable].contains($0.state) }.map(\.key.text)
    if table.localizations[place] == nil, expected.isEmpty { return nil }
    if missing.map(LiteralKey.init) != last.map(LiteralKey.init) {
      last = missing.count == table.expected.keys.count ? table.expected.keys : missing
    }
    self.init(
      table: table.name, localization: localization, isReference: table.isReference(place),
      hasTable: table.localizations[place] != nil, keyCount: expected.count,
      translatedCount: expected.count - missing.count - expected.count(where: \.isBlank),
      elsewhereCount: expected.count { $0.state == .elsewhere },
      needsReviewCount: expected.count { $0.state == .needsReview },
      identicalCount: expected.count(where: \.isIdentical), missingKeys: last,
      staleKeys: rows.filter(\.isStale).map(\.key.text))
  }
}
