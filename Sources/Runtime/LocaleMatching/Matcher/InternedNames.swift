/// The names among the supported identifiers that do not fit packed subtags: private use (`x-bork`) and languages of
/// five letters or more. A matcher seldom has any.
///
/// Each name gets a number that represents it in an `LSR`. A desired name that is not here gets a number that no other
/// identifier has, because it can equal none of the supported ones.
struct InternedNames: Sendable {
  private struct Name {
    /// The packed letters of a language, or a hash of the text.
    var key: UInt64
    /// A private use sequence as it was written; empty for a language.
    var text: [UInt8]
  }

  /// The place of a name is its number.
  private var names: [Name] = []

  static let unknown = UInt32.max

  var isEmpty: Bool { names.isEmpty }

  /// The number of an identifier's name, which is added if it is new.
  mutating func adding(_ parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let known = number(of: parsed, bytes)
    if known != Self.unknown { return known }
    names.append(
      Name(
        key: Self.key(of: parsed, bytes), text: parsed.kind == .privateUse ? Array(Self.text(of: parsed, bytes)) : []))
    return UInt32(truncatingIfNeeded: names.count - 1)
  }

  /// The number of an identifier's name; `unknown` for a name that was not added. Allocates nothing.
  func number(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if names.isEmpty { return Self.unknown }
    let key = Self.key(of: parsed, bytes)
    for index in names.indices where names[index].key == key {
      let isEqual = names[index].text.withUnsafeBufferPointer { text in
        parsed.kind == .privateUse ? ASCII.areEqual(text, Self.text(of: parsed, bytes)) : text.isEmpty
      }
      if isEqual { return UInt32(truncatingIfNeeded: index) }
    }
    return Self.unknown
  }

  /// Whether two identifiers have the same name.
  static func areSameName(
    _ one: ParsedIdentifier, _ oneBytes: UnsafeBufferPointer<UInt8>, _ other: ParsedIdentifier,
    _ otherBytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard one.kind == other.kind else { return false }
    return one.kind == .privateUse
      ? ASCII.areEqual(text(of: one, oneBytes), text(of: other, otherBytes)) : one.language == other.language
  }

  private static func text(
    of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes.dropFirst(parsed.tail)) }

  private static func key(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard parsed.kind == .privateUse else { return parsed.language }
    var hash = TextHash.start
    for byte in text(of: parsed, bytes) { hash = TextHash.adding(ASCII.canonical(byte), to: hash) }
    return hash
  }
}

// Reading and maximizing need nothing of a matcher but its names.
extension InternedNames {
  /// An identifier in UTF-8, maximized; nil if it is ill-formed.
  func maximized(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR? {
    let fields = CommonForm.read(bytes)
    if !fields.isNone, let form = MatchingForm(ordinary: fields) { return form.lsr }
    guard let parsed = try? ParsedIdentifier(bytes, fields) else { return nil }
    return MatchingForm(parsed) { number(of: $0, bytes) }.lsr
  }

  @_effects(releasenone)
  func maximized(_ text: String) -> LSR? { text.withIdentifierBytes { maximized($0) } }

  func maximized(_ identifier: LanguageIdentifier) -> LSR {
    if let form = MatchingForm(ordinary: identifier.fields) { return form.lsr }
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    return MatchingForm(identifier.parsed) { number(of: $0, none) }.lsr
  }
}
