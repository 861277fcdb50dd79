import AppLocalization

/// What JSON Schema (2020-12) says of a kind of value, with the definitions that it refers to.
package struct AnswerSchema: Sendable {
  package private(set) var keywords: JSONObject
  package private(set) var definitions: [String: JSONObject] = [:]

  private init(_ keywords: JSONObject) { self.keywords = keywords }

  package static let text = AnswerSchema(["type": .string("string")])
  package static let flag = AnswerSchema(["type": .string("boolean")])
  /// A count or a place: nothing here is below zero.
  package static let count = AnswerSchema(["minimum": .integer(0), "type": .string("integer")])
  /// A part of a whole.
  package static let share = number(upTo: 1)
  /// A whole distance, or a part of one.
  package static let distance = number(upTo: 100)

  package static func number(upTo limit: Int, multipleOf step: String? = nil) -> AnswerSchema {
    var schema = AnswerSchema(["maximum": .integer(limit), "minimum": .integer(0), "type": .string("number")])
    schema.keywords["multipleOf"] = step.map(JSONValue.number)
    return schema
  }

  package static func cases(_ names: [String]) -> AnswerSchema { AnswerSchema(["enum": .list(names)]) }

  static func list(of element: AnswerSchema) -> AnswerSchema {
    AnswerSchema(["type": .string("array")]).with(element) { $0["items"] = .object($1) }
  }

  /// An object with these members and no other.
  package static func object<Row>(_ columns: [Column<Row>]) -> AnswerSchema {
    let columns = columns.filter { $0.forms.contains(.json) }
    var schema = AnswerSchema(["additionalProperties": .bool(false), "type": .string("object")])
    let required = columns.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema.keywords["required"] = .list(required) }
    var properties = JSONObject()
    for column in columns { schema = schema.with(column.schema) { properties[column.name] = .object($1) } }
    schema.keywords["properties"] = .object(properties)
    return schema
  }

  /// Any of the named schemas, which become definitions.
  package static func anyOf(_ choices: [AnswerSchema]) -> AnswerSchema {
    choices.reduce(AnswerSchema(["anyOf": .array([])])) { all, choice in
      all.with(choice) { $0["anyOf"] = .array(($0["anyOf"]?.elements ?? []) + [.object($1)]) }
    }
  }

  /// The schema as a definition that others refer to.
  package func named(_ name: String?) -> AnswerSchema {
    guard let name else { return self }
    var schema = AnswerSchema(["$ref": .string("#/$defs/\(name)")])
    schema.definitions = definitions.merging([name: keywords]) { one, _ in one }
    return schema
  }

  /// The schema of these values and null.
  var orNull: AnswerSchema {
    var schema = self
    if let names = keywords["enum"]?.elements {
      schema.keywords["enum"] = .array(names.filter { $0 != .null } + [.null])
    } else if let type = keywords["type"]?.string {
      schema.keywords["type"] = .list([type, "null"])
    } else if keywords["$ref"] != nil {
      schema.keywords = ["anyOf": .array([.object(keywords), ["type": .string("null")]])]
    }
    return schema
  }

  package func described(_ meaning: String) -> AnswerSchema {
    var schema = self
    if !meaning.isEmpty { schema.keywords["description"] = .string(meaning) }
    return schema
  }

  private func with(_ part: AnswerSchema, _ change: (inout JSONObject, JSONObject) -> Void) -> AnswerSchema {
    var schema = self
    schema.definitions.merge(part.definitions) { one, _ in one }
    change(&schema.keywords, part.keywords)
    return schema
  }
}
