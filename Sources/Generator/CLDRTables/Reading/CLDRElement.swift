/// An element of CLDR's files that is decoded. Its parts say each attribute and each element once: by them a file is compared
/// with what CLDR may write, and XMLCoder decodes what is left.
protocol CLDRElement: SendableMetatype {
  static var parts: [Part<Self>] { get }
  /// See `ElementForm`.
  static var decides: Bool { get }

  /// The element before its parts are decoded into it.
  init()
}

extension CLDRElement {
  static var decides: Bool { true }
}

/// What XMLCoder decodes: an element by its parts.
struct Decoded<Element: CLDRElement>: Decodable {
  private(set) var element = Element()

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PartName.self)
    for part in Element.parts { try part.decode(container, &element) }
  }
}

/// The name of an attribute or an element.
struct PartName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// An attribute, elements of one name, or the text of an element: its name, what a file may have there, and where it goes.
struct Part<Element>: Sendable {
  typealias Container = KeyedDecodingContainer<PartName>
  typealias Place<Value> = WritableKeyPath<Element, Value> & Sendable

  let name: String
  /// What an attribute may say.
  var declared: ElementForm.Attribute?
  /// The form of elements.
  var form: ElementForm?
  let decode: @Sendable (Container, inout Element) throws -> Void

  static func attribute<Value: Decodable & SendableMetatype>(
    _ name: String, _ declared: ElementForm.Attribute?, _ place: Place<Value>
  ) -> Part {
    Part(name: name, declared: declared) { container, element in
      element[keyPath: place] = try container.decode(Value.self, forKey: PartName(stringValue: name))
    }
  }

  static func attribute(_ name: String, _ declared: ElementForm.Attribute, _ place: Place<String?>) -> Part {
    Part(name: name, declared: declared) { container, element in
      element[keyPath: place] = try container.decodeIfPresent(String.self, forKey: PartName(stringValue: name))
    }
  }

  static func attribute(_ name: String, _ place: Place<String?>) -> Part { attribute(name, .optional, place) }

  /// An attribute that CLDR has here, and that nothing is made from.
  static func unread(_ name: String, _ declared: ElementForm.Attribute = .optional) -> Part {
    Part(name: name, declared: declared) { _, _ in }
  }

  /// The line of the element.
  static func line(_ place: Place<SourceLocation>) -> Part { attribute("location", nil, place) }

  /// The text of the element: XMLCoder's key for it is the empty one.
  static func text(_ place: Place<String>) -> Part { attribute("", nil, place) }

  /// - Parameters:
  ///   - parts: those of these elements, if their name decides some.
  ///   - isRead: see `ElementForm`.
  static func elements<Child: CLDRElement>(
    _ name: String, _ place: Place<[Child]>, parts: [Part<Child>] = Child.parts, decides: Bool = Child.decides,
    isRead: @escaping ElementForm.Condition = { _ in true }
  ) -> Part {
    let form = ElementForm(decides: decides, parts, isRead: isRead)
    return Part(name: name, form: form) { container, element in
      let decoded = try container.decode([Decoded<Child>].self, forKey: PartName(stringValue: name))
      element[keyPath: place] += decoded.map(\.element)
    }
  }

  /// Elements whose own elements go where they themselves would.
  static func group(
    _ name: String, decides: Bool = true, _ parts: [Part], unread: Set<String> = [],
    isRead: @escaping ElementForm.Condition = { _ in true }
  ) -> Part {
    let form = ElementForm(decides: decides, parts, unread: unread, isRead: isRead)
    return Part(name: name, form: form) { container, element in
      for group in try container.decode([Group].self, forKey: PartName(stringValue: name)) {
        for part in parts { try part.decode(group.container, &element) }
      }
    }
  }

  private struct Group: Decodable {
    let container: Container
    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: PartName.self) }
  }
}

extension ElementForm {
  init<Element>(
    decides: Bool, _ parts: [Part<Element>], unread: Set<String> = [],
    isRead: @escaping Condition = { _ in true }
  ) {
    self.init(decides: decides, unread: unread, isRead: isRead)
    for part in parts {
      attributes[part.name] = part.declared
      elements[part.name] = part.form
    }
  }
}
