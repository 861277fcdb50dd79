/// What an attribute of CLDR's files says, made of its text when it is read.
package protocol WrittenValue: Hashable, Sendable {
  /// - Throws: the reason why the text says no such thing.
  init(_ text: String) throws(LocaleForm.Fault)

  /// In place of a text whose fault was told, so that reading goes on.
  static var none: Self { get }
}

extension WrittenValue {
  static func reading(_ text: String) -> Self { (try? Self(text)) ?? none }
}

/// What the attributes of a file say, by their texts: a text is read once, to its value or its fault. The form of an element
/// has it read, and what decodes the element takes it from here.
struct ReadValues {
  private var values: [ObjectIdentifier: [String: any WrittenValue]] = [:]

  /// - Throws: the reason why the text says no such thing.
  mutating func read<Value: WrittenValue>(_ text: String, as type: Value.Type) throws(LocaleForm.Fault) -> Value {
    if let known = values[ObjectIdentifier(type)]?[text] as? Value { return known }
    let value = try Value(text)
    values[ObjectIdentifier(type), default: [:]][text] = value
    return value
  }

  /// The value of a text, as it was read for the decoder.
  static func value<Value: WrittenValue>(of text: String, in decoder: any Decoder) throws -> Value {
    let values = CodingUserInfoKey.values.flatMap { decoder.userInfo[$0] as? ReadValues }
    guard let value = values?.values[ObjectIdentifier(Value.self)]?[text] as? Value else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "the element's form does not read '\(text)' as \(Value.self)"))
    }
    return value
  }
}

extension CodingUserInfoKey {
  /// What the attributes of the file say, `ReadValues`.
  static let values = CodingUserInfoKey(rawValue: "values")
}

/// A text beside its value: messages, reports and references show what CLDR writes, checks and tables ask what it says.
@propertyWrapper
package struct Written<Value: WrittenValue>: Hashable, Sendable, Decodable {
  package var wrappedValue: String {
    didSet { projectedValue = .reading(wrappedValue) }
  }
  package private(set) var projectedValue: Value

  package init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
    projectedValue = .reading(wrappedValue)
  }

  /// - Parameter value: what the text says, as it was read.
  init(_ text: String, saying value: Value) { (wrappedValue, projectedValue) = (text, value) }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(String.self)
    projectedValue = try ReadValues.value(of: wrappedValue, in: decoder)
  }
}

/// Locales in a list, which white space of any length separates, beside their texts.
@propertyWrapper
package struct WrittenLocales: Hashable, Sendable, Decodable {
  package var wrappedValue: [String] {
    didSet { projectedValue = wrappedValue.map(LocaleForm.reading) }
  }
  package private(set) var projectedValue: [LocaleForm]

  package init(wrappedValue: [String]) {
    self.wrappedValue = wrappedValue
    projectedValue = wrappedValue.map(LocaleForm.reading)
  }

  var each: [Written<LocaleForm>] { zip(wrappedValue, projectedValue).map { Written($0, saying: $1) } }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(String.self).listItems
    projectedValue = try wrappedValue.map { try ReadValues.value(of: $0, in: decoder) }
  }
}
