import AppLocalization

/// The forms beside text that have a column.
package struct ColumnForms: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static var tsv: ColumnForms { ColumnForms(rawValue: 1) }
  package static var json: ColumnForms { ColumnForms(rawValue: 2) }
}

/// A column of an answer, or a member of an object in one: text, TSV, JSON and JSON Schema are printings of it.
package struct Column<Row>: Sendable {
  /// The name in JSON and in help.
  package let name: String
  package let forms: ColumnForms
  /// What stands above it in text: empty for nothing; nil if text has no such column.
  package let heading: String?
  /// Whether text and TSV have it only if a row has a value in it.
  package let isOptional: Bool
  /// Whether every object has it. If not, it is left out where it does not apply.
  let isRequired: Bool
  private let meaning: String
  private let form: AnswerSchema
  /// The value; nil where it does not apply.
  package let value: @Sendable (Row) -> (any AnswerPart)?
  /// The objects of a list, each made when it is asked for; nil for anything else.
  private(set) var elements: (@Sendable (Row) -> AnySequence<JSONValue>)?

  /// What JSON Schema says of the member.
  var schema: AnswerSchema { form.described(meaning) }

  private init(
    _ name: String, _ meaning: String, _ forms: ColumnForms, heading: String? = nil, isOptional: Bool = false,
    isRequired: Bool = true, form: AnswerSchema, _ value: @escaping @Sendable (Row) -> (any AnswerPart)?
  ) {
    (self.name, self.meaning, self.forms, self.heading) = (name, meaning, forms, heading)
    (self.isOptional, self.isRequired, self.form, self.value) = (isOptional, isRequired, form, value)
  }

  /// - Parameters:
  ///   - meaning: what the schema says of it.
  ///   - form: what the schema says of its values, if its type does not say all.
  package init<Value: AnswerValue>(
    _ name: String, _ meaning: String, in forms: ColumnForms = [.tsv, .json], heading: String? = nil,
    isOptional: Bool = false, as form: AnswerSchema? = nil, _ value: @escaping @Sendable (Row) -> Value
  ) {
    self.init(
      name, meaning, forms, heading: heading, isOptional: isOptional, form: form ?? Value.schema, value)
  }

  /// A column whose name says all.
  package init<Value: AnswerValue>(
    _ name: String, in forms: ColumnForms = [.tsv, .json], heading: String? = nil, as form: AnswerSchema? = nil,
    _ value: @escaping @Sendable (Row) -> Value
  ) {
    self.init(name, "", in: forms, heading: heading, as: form, value)
  }

  /// A column that is left out where it does not apply.
  package init<Value: AnswerValue>(
    ifAny name: String, _ meaning: String, in forms: ColumnForms = .json, as form: AnswerSchema? = nil,
    _ value: @escaping @Sendable (Row) -> Value?
  ) {
    self.init(name, meaning, forms, isRequired: false, form: form ?? Value.schema, value)
  }

  /// An object with members of the row's own.
  package init(_ name: String, _ meaning: String = "", members: [Column<Row>]) {
    self.init(name, meaning, .json, form: .object(members)) { Self.json(of: $0, members) }
  }

  /// A list of objects.
  package init<Element>(
    _ name: String, _ meaning: String = "", of members: [Column<Element>],
    _ values: @escaping @Sendable (Row) -> [Element]
  ) {
    self.init(
      name, meaning, .json, form: .list(of: .object(members))
    ) { JSONValue.array(values($0).map { Column<Element>.json(of: $0, members) }) }
    elements = { AnySequence(values($0).lazy.map { Column<Element>.json(of: $0, members) }) }
  }

  /// The column of what a row has; left out where it has none.
  package func ifAny<Outer>(_ inner: @escaping @Sendable (Outer) -> Row?) -> Column<Outer> {
    moved(inner, isRequired: false)
  }

  /// The column of what a row has.
  package func of<Outer>(_ inner: @escaping @Sendable (Outer) -> Row) -> Column<Outer> {
    moved(inner, isRequired: isRequired)
  }

  private func moved<Outer>(
    _ inner: @escaping @Sendable (Outer) -> Row?, isRequired: Bool
  ) -> Column<Outer> {
    let value = value
    return Column<Outer>(
      name, meaning, forms, heading: heading, isOptional: isOptional, isRequired: isRequired, form: form
    ) { inner($0).flatMap(value) }
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
    columns.compactMap { $0.forms.contains(.tsv) ? $0.value(row)?.json.cell : nil }.tabSeparated
  }
}
