import SystemAccess

/// The forms beside text that have a column.
package struct ColumnForms: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static var tsv: ColumnForms { ColumnForms(rawValue: 1) }
  package static var json: ColumnForms { ColumnForms(rawValue: 2) }
}

/// A column of an answer, or a member of an object in one: text, TSV and JSON are printings of it.
package struct Column<Row>: Sendable {
  /// The name in JSON and in help.
  package let name: String
  package let forms: ColumnForms
  /// What stands above it in text: empty for nothing; nil if text has no such column.
  package let heading: String?
  /// Whether text and TSV have it only if a row has a value in it.
  package let isOptional: Bool
  /// The value; nil where it does not apply: JSON leaves it out.
  package let value: @Sendable (Row) -> (any AnswerValue)?
  /// The objects of a list, each made when it is asked for; nil for anything else.
  package private(set) var elements: (@Sendable (Row) -> AnySequence<JSONValue>)?

  private init(
    _ name: String, _ forms: ColumnForms, _ heading: String? = nil, _ isOptional: Bool = false,
    value: @escaping @Sendable (Row) -> (any AnswerValue)?
  ) {
    (self.name, self.forms, self.heading, self.isOptional, self.value) = (name, forms, heading, isOptional, value)
  }

  package init<Value: AnswerValue>(
    _ name: String, in forms: ColumnForms = [.tsv, .json], heading: String? = nil, isOptional: Bool = false,
    _ value: @escaping @Sendable (Row) -> Value
  ) {
    self.init(name, forms, heading, isOptional, value: value)
  }

  /// A column that is left out where it does not apply.
  package init<Value: AnswerValue>(
    ifAny name: String, in forms: ColumnForms = .json, _ value: @escaping @Sendable (Row) -> Value?
  ) {
    self.init(name, forms, value: value)
  }

  /// An object with members of the row's own.
  package init(_ name: String, members: [Column<Row>]) {
    self.init(name, .json) { Self.json(of: $0, members) }
  }

  /// A list of objects.
  package init<Element>(
    _ name: String, of members: [Column<Element>], _ values: @escaping @Sendable (Row) -> [Element]
  ) {
    self.init(name, .json) { JSONValue.array(values($0).map { Column<Element>.json(of: $0, members) }) }
    elements = { AnySequence(values($0).lazy.map { Column<Element>.json(of: $0, members) }) }
  }

  /// The column of what a row has; left out where it has none.
  package func ifAny<Outer>(_ inner: @escaping @Sendable (Outer) -> Row?) -> Column<Outer> {
    let value = value
    return Column<Outer>(name, forms, heading, isOptional) { inner($0).flatMap(value) }
  }

  /// The object of a row.
  package static func json(of row: Row, _ columns: [Column<Row>]) -> JSONValue {
    .object(
      JSONObject(
        columns.compactMap { column in
          column.forms.contains(.json) ? column.value(row).map { (column.name, $0.json) } : nil
        }))
  }

  /// The cells of a row in TSV.
  package static func cells(of row: Row, _ columns: [Column<Row>]) -> String {
    columns.compactMap { $0.forms.contains(.tsv) ? $0.value(row)?.json.tsvCell : nil }.tabSeparated
  }
}
