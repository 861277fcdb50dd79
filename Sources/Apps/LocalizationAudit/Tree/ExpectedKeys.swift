import AppLocalization
import SystemAccess

/// Whether every localization of a table should have a text for a key, and by which fact.
package enum Expectation: String, CaseIterable {
  /// Expected: the place of the developer's text. A key that at least half of the localizations have is its own text, or code
  /// or `Info.plist` has the text.
  case table, key, code, interface, infoPlist, settings
  /// Not expected: fewer have the key; a catalog calls it stale, or excludes it; no storyboard or page of settings has it; its
  /// text has no words; it is empty.
  case rare, stale, excluded, unused, wordless, nameless

  package var isExpected: Bool {
    switch self {
    case .table, .key, .code, .interface, .infoPlist, .settings: true
    case .rare, .stale, .unused, .wordless, .excluded, .nameless: false
    }
  }
}

/// The keys that every localization of a table should have.
///
/// If the table has the developer's texts, their keys are expected. If the keys themselves are the developer's texts,
/// the file of the developer's language has few keys or none. Then the keys of at least half of the localizations are
/// expected.
package struct ExpectedKeys {
  private unowned let table: AuditedTable
  /// Whether keys are the developer's texts. A key that the reference lacks is then its own text there.
  let areTexts: Bool
  /// The number of localizations beside the reference, without variants, and how many of them have each key.
  private let measuredCount: Int
  private let counts: [LiteralKey: Int]
  /// The keys that at least half of them have, and whether they are expected if the reference lacks them.
  private let common: Set<LiteralKey>
  private let isCommonEnough: Bool
  /// All keys of the table.
  package private(set) var expectations: [LiteralKey: Expectation] = [:]
  /// Those that are expected, sorted by bytes.
  private(set) var keys: [String] = []

  init(_ table: AuditedTable) {
    self.table = table
    var counts: [LiteralKey: Int] = [:]
    var known = Set(table.keysOfBase).union((table.settingsTexts ?? [:]).keys.map(LiteralKey.init))
    var measuredCount = 0
    for (name, contents) in table.localizations {
      let keys = contents.written.keys
      // The localizations whose keys are counted: neither the reference, nor Base, nor a variant of another such as en-GB. The
      // keys of a damaged file are not known.
      let isCounted = name != table.reference && name.localization != nil && !table.variants.contains(name)
      if isCounted, !contents.isDamaged {
        measuredCount += 1
        for key in keys { counts[key, default: 0] += 1 }
      } else {
        known.formUnion(keys)
      }
    }
    let own = table.developers ?? [:]
    known.formUnion(own.keys)
    let isCounted = measuredCount > 1 || own.isEmpty
    let common = Set(
      counts.filter { [measuredCount] in isCounted && AuditThreshold.isCommon($1, of: measuredCount) }.keys)
    // If more keys are common than the developer's language has, they decide what keys are.
    let sample = own.count < common.count ? common : Set(own.keys)
    let withSpace = sample.count { $0.text.utf8.contains(0x20) }
    areTexts = table.kind == .settings || !table.isCatalog && AuditThreshold.areTexts(withSpace, of: sample.count)
    isCommonEnough =
      !table.isCatalog
      && (table.developers == nil || areTexts || AuditThreshold.isReferenceSmall(own.count, beside: common.count))
    (self.measuredCount, self.counts, self.common) = (measuredCount, counts, common)
    for key in known.union(counts.keys) { expectations[key] = expectation(of: key) }
    keys = expectations.filter(\.value.isExpected).map(\.key.text).sortedByBytes
  }

  /// Whether a key is expected, and why.
  func expectation(of key: LiteralKey) -> Expectation {
    let own = table.developers?[key]
    if key.text.isEmpty { return .nameless }
    if key.text.isPathOfExport { return .unused }
    if own?.note.state == .stale { return .stale }
    let fact: Expectation
    if let texts = table.settingsTexts {
      guard let isTitle = texts[key.text] else { return .unused }
      // A word to choose that no localization has is its own text, `720p` or `GitHub`, unless it is the name of a text.
      let isThing = TextForm.Thing(key.text) == .certain
      if !TextForm.isNameOfText(key.text), !isTitle && key.text.wordCount < 2 || isThing, table.sample(key) == nil {
        return .wordless
      }
      fact = .settings
    } else if table.kind == .interface, !table.interfaces.documents.isEmpty {
      if own == nil, !common.contains(key) { return .rare }
      let isOfCode = own != nil && table.isOfCode(key)
      let isPlaceholder = table.interfaces.documents.contains { $0.isPlaceholder(key.text) }
      if !isOfCode, !table.hasObject(of: key) || isPlaceholder { return .unused }
      fact = isOfCode ? .table : .interface
    } else if own != nil {
      fact = .table
    } else if isCommonEnough, common.contains(key) {
      let isKey = areTexts && TextForm.isText(key.text) && !table.isTextInCode(key)
      fact = table.kind == .infoPlist ? .infoPlist : isKey ? .key : .code
    } else {
      let isExcluded = table.isCatalog && table.localizations.values.contains { $0.notes[key]?.state == .excluded }
      return isExcluded ? .excluded : .rare
    }
    let text =
      own?.format.representative ?? table.inInterfaces { $0.text(of: key.text) } ?? table.textInCode(key)
      // A key that is no text, and that the reference lacks, has its text in code.
      ?? (TextForm.isText(key.text) ? nil : table.sample(key)?.format.representative) ?? key.text
    // A missing key would be shown even in place of a text without words, unless the key says the text.
    let wouldBeShown =
      own != nil && table.kind == .strings && !table.isCatalog && text != key.text && !text.isEmpty
      && (!TextForm.isText(key.text) || TextForm.isTranslatable(key.text) && key.text.letters != text.letters)
    return wouldBeShown || TextForm.isTranslatable(text) ? fact : .wordless
  }

  /// Whether every localization should have a key.
  func isExpected(_ key: LiteralKey) -> Bool { expectations[key]?.isExpected == true }

  /// Whether at least half of the localizations have a key.
  func isCommon(_ key: LiteralKey) -> Bool { common.contains(key) }

  /// Whether the majority of the localizations decides about the table's keys, and not the developer's file.
  var areDecidedByMost: Bool {
    if !table.interfaces.documents.isEmpty { return false }
    let count = table.developers?.count ?? 0
    return areTexts || table.reference != nil && AuditThreshold.isReferenceSmall(count, beside: keys.count)
  }

  /// Whether most localizations have a key, and at least three.
  func isInMost(_ key: LiteralKey) -> Bool { AuditThreshold.isExpected(counts[key] ?? 0, of: measuredCount) }

  /// Whether only one of several localizations has a key: it is behind the others, and not ahead of them.
  func isAlone(_ key: LiteralKey) -> Bool { measuredCount > 1 && (counts[key] ?? 0) < 2 }

  /// Whether a key that the reference lacks is its own text there: at least half of the localizations have it, and it
  /// looks like a text.
  func isOwnText(_ key: LiteralKey) -> Bool { isCommon(key) && TextForm.isText(key.text) }
}
