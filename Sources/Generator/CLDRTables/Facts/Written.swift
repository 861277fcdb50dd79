/// What an attribute of CLDR's files says, made of its text when it is read.
package protocol WrittenValue: Hashable, Sendable {
  /// - Throws: the reason why the text says no such thing.
  init(_ text: String) throws(LocaleForm.Fault)

  /// In place of a text whose fault was told, so that reading goes on.
  static var none: Self { get }
}

extension WrittenValue {
  /// The reason why a text says no such thing; nil if it does.
  @Sendable static func fault(of text: String) -> LocaleForm.Fault? {
    do throws(LocaleForm.Fault) {
      _ = try Self(text)
      return nil
    } catch {
      return error
    }
  }

  static func reading(_ text: String) -> Self { (try? Self(text)) ?? none }
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

  package init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(String.self))
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

  package init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(String.self).listItems)
  }
}
