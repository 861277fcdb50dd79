import AppLocalization
import SystemAccess

/// The text of one key of a table in one localization: whether it should be there and by which fact, and what people who
/// prefer the localization are shown. It is shared, not copied.
package final class TextRow {
  /// What becomes of the localization's own text.
  package enum State: String, CaseIterable {
    /// People are shown it. A catalog says how far it is translated, that code no longer has it, or that it needs no
    /// translation.
    case translated, needsReview, untranslated, stale, excluded
    /// It is in a file, and people are not shown it: a file of another place wins.
    case unshown
    /// It is expected, and not needed: it is the key, in code, in `Info.plist` or a storyboard.
    case elsewhere
    /// It is expected, and not there.
    case missing
    /// It is neither expected nor there.
    case absent
    /// The localization does not have the table.
    case noTable
  }

  package let key: LiteralKey
  package let place: TablePlace
  package let expectation: Expectation
  package let state: State
  /// The localization's own text in its files, shown or not.
  package let own: WrittenText?
  /// What people are shown, and the place that has it; nil if it is the key.
  package let shown: (place: TablePlace, text: WrittenText)?
  /// Whether the text is empty although the developer's is not.
  package var isBlank = false
  /// Whether a text of more than two words is the developer's, word for word.
  var isIdentical = false
  /// Whether the reference lacks the key of the text, or the catalog calls it stale.
  var isStale = false

  init(
    _ key: LiteralKey, in place: TablePlace, _ expectation: Expectation, _ state: State, own: WrittenText?,
    shown: (place: TablePlace, text: WrittenText)?
  ) {
    (self.key, self.place, self.expectation, self.state) = (key, place, expectation, state)
    (self.own, self.shown) = (own, shown)
  }

  /// The localization's own text, if people are shown it.
  var text: WrittenText? { own.flatMap { state == .unshown ? nil : $0 } }

  /// The text in the files that a translator has finished, shown or not.
  var translation: WrittenText? {
    own.flatMap { $0.note.state == .untranslated && !$0.note.isPartlyNew || $0.note.state == .stale ? nil : $0 }
  }

  /// Whether the localization lacks a text that it should have. A catalog's new text is not translated yet.
  package var isMissing: Bool { expectation.isExpected && [.missing, .untranslated, .noTable].contains(state) }
}

extension TextRow {
  /// The row of any key in any place of a table.
  package convenience init(_ key: LiteralKey, in place: TablePlace, of table: AuditedTable) {
    let expectation = table.expected.expectations[key] ?? table.expected.expectation(of: key)
    let (contents, shown) = (table.contents(of: place), table.shown(key, in: place))
    let isOwn = shown?.place == place
    let own = isOwn ? shown?.text : contents?.written(key)
    let state: State =
      if contents == nil {
        .noTable
      } else if let own, isOwn {
        own.note.state
      } else if own != nil {
        .unshown
      } else if expectation.isExpected {
        Self.isElsewhere(key, place, table) ? .elsewhere : .missing
      } else {
        .absent
      }
    self.init(key, in: place, expectation, state, own: own, shown: shown)
    if let text {
      isBlank = isBlank(text, table)
      isIdentical = isIdentical(text, table)
      isStale = isStale(table)
    }
  }

  private func isBlank(_ text: WrittenText, _ table: AuditedTable) -> Bool {
    // Texts such as "%d" need no translation, but must not be blank.
    guard state != .untranslated, text.format.plainText?.isEmpty == true, !table.isReference(place),
      expectation.isExpected || table.developers?[key].map({ $0.note.state != .stale }) ?? false
    else { return false }
    return table.developersText(key)?.isEmpty == false
  }

  private func isIdentical(_ text: WrittenText, _ table: AuditedTable) -> Bool {
    guard state == .translated, expectation.isExpected, table.kind == .strings, table.reference != nil,
      !table.isReference(place), let text = text.format.plainText, text == table.developersText(key)
    else { return false }
    return AuditThreshold.isSeveral(words: text.wordCount)
  }

  private func isStale(_ table: AuditedTable) -> Bool {
    if expectation.isExpected || key.text.isEmpty || state == .excluded { return false }
    if state == .stale { return true }
    return table.interfaces.documents.isEmpty ? table.developers?[key] == nil : !table.hasObject(of: key)
  }

  /// Whether the text of a missing key is elsewhere: it is the key, or in `Info.plist` or the storyboard.
  private static func isElsewhere(_ key: LiteralKey, _ place: TablePlace, _ table: AuditedTable) -> Bool {
    let isReference = table.isReference(place)
    // A reference without texts is a decision: they are in the code.
    if isReference, table.developers?.isEmpty == true, !table.isReferenceDamaged { return true }
    return switch table.kind {
    case .infoPlist: isReference
    case .settings: isReference && !TextForm.isNameOfText(key.text)
    case .interface where !table.interfaces.documents.isEmpty: isReference || table.isDevelopers(place)
    default: isReference && table.expected.areTexts
    }
  }
}

/// A text as a file has it.
package struct WrittenText {
  let value: LocalizedTable.Value
  package let note: TextNote
  /// The file's path, which begins with the bundle's path.
  package let path: String

  package var format: LocalizedFormat { value.format }
  package var position: TextPosition? { value.position }
  /// The file, with the line and column.
  package var place: AuditFinding.Place { .init(path: path, position: position) }
}

/// What a file says of a text.
package struct TextNote: Equatable {
  /// How far it is translated.
  var state = TextRow.State.translated
  /// Whether some forms of a text are translated beside new ones, which have the developer's text.
  var isPartlyNew = false
  /// Whether code passes a text for the key, as a catalog says.
  var isInCode = false
  /// What the developer says of the text, if that is asked for.
  package var comment: String?
}
