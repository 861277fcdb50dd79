import AppLocalization
import SystemAccess

/// What the audit knows of one key: a row for each localization of each table that has it.
package struct KeyExplanation {
  package struct Row {
    package let table: String
    package let row: TextRow
    /// Why nothing is reported of a missing text; nil if it is.
    package let exemption: String?
  }

  package private(set) var rows: [Row] = []
  /// The nearest key if no table has the key.
  package private(set) var nearest: String?

  init(of key: LiteralKey, in tables: some Sequence<ExpectedTexts>) {
    var least = Int.max
    for texts in tables {
      let found = texts.places.map { texts.row(key, in: $0) }
      if found.contains(where: { $0.own != nil || $0.expectation.isExpected }) {
        let isLeft = texts.isUntranslatable(key) ? "every translation leaves the developer's text" : nil
        rows += found.map { row in
          Row(table: texts.table.name, row: row, exemption: row.isMissing ? texts.exemption(of: row) ?? isLeft : nil)
        }
      }
      for other in texts.expected.expectations.keys.map(\.text).sortedByBytes where rows.isEmpty {
        let distance = other.editDistance(to: key.text)
        if distance < least { (nearest, least) = (other, distance) }
      }
    }
  }
}
