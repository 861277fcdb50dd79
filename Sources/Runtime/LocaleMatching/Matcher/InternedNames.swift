import LocaleAliases
import LocaleCore

/// The names among the supported identifiers that do not fit packed subtags: private use (`x-bork`) and languages of
/// five letters or more. A matcher seldom has any.
///
/// Each name gets a number that represents it in an `LSR`. A desired name that is not here gets a number that no other
/// identifier has, because it can equal none of the supported ones.
struct InternedNames: Sendable {
  /// The packed letters of a language, or a private use sequence as it was written. The place of a name is its number.
  private var names: [(language: UInt64, privateUse: [UInt8])] = []
  /// A hash table of their numbers, from 1, a power of two of slots of which at most half are full.
  private var slots: [UInt32] = []

  /// The number of a name that was not added, and of an identifier that has none.
  private static let unknown = UInt32.max

  /// The number of an identifier's name, which is added if it is new.
  private mutating func adding(_ parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let known = number(of: parsed, bytes)
    if known != Self.unknown || !parsed.hasName { return known }
    names.append((parsed.language, Array(Self.privateUse(of: parsed, bytes))))
    let isFull = 2 * names.count > slots.count
    if isFull { slots = Array(repeating: 0, count: max(8, 2 * slots.count)) }
    for number in (isFull ? 0 : names.count - 1)..<names.count {
      var slot = names[number].privateUse.withUnsafeBufferPointer { self.slot(of: names[number].language, $0) }
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
    return UInt32(truncatingIfNeeded: names.count - 1)
  }

  /// The slot where a name is looked for first. There must be slots.
  private func slot(of language: UInt64, _ privateUse: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = language
    for byte in privateUse { hash = (hash ^ UInt64(byte == 0x5F ? 0x2D : ASCII.lowercased(byte))) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: PerfectHash.hash(hash) >> 33) & (slots.count &- 1)
  }

  /// The number of an identifier's name. Allocates nothing.
  private func number(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    // Most have none: they need not be compared.
    guard parsed.hasName, !slots.isEmpty else { return Self.unknown }
    let privateUse = Self.privateUse(of: parsed, bytes)
    var slot = slot(of: parsed.language, privateUse)
    while slots[slot] != 0 {
      let number = slots[slot] &- 1
      let name = names[Int(number)]
      if name.language == parsed.language, name.privateUse.withUnsafeBufferPointer({ ASCII.areEqual($0, privateUse) }) {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return Self.unknown
  }

  /// Whether two identifiers have the same name.
  static func areSameName(
    _ one: ParsedIdentifier, _ oneBytes: UnsafeBufferPointer<UInt8>, _ other: ParsedIdentifier,
    _ otherBytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    one.language == other.language
      && ASCII.areEqual(privateUse(of: one, oneBytes), privateUse(of: other, otherBytes))
  }

  /// The private use that is an identifier's name; empty if its language is.
  private static func privateUse(
    of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.dropFirst(parsed.kind == .privateUse ? parsed.tail : bytes.count))
  }
}

extension ParsedIdentifier {
  fileprivate var hasName: Bool { kind == .privateUse || language >= PackedSubtag.shortLanguageLimit }
}

// Reading and maximizing need nothing of a matcher but its names.
extension InternedNames {
  /// A preference, read and maximized; nil if it is ill-formed. Allocates nothing.
  @inline(__always)
  func read(_ preference: PreferenceContent) -> DesiredIdentifier? {
    switch preference {
    case .text(let bytes):
      let fields = CommonForm.read(bytes)
      if let form = MatchingForm(ordinary: fields) { return DesiredIdentifier(form: form) }
      return fields.isNone ? readUncommon(bytes) : DesiredIdentifier(form: MatchingForm(unusual: fields), text: bytes)
    case .identifier(let identifier):
      if let form = MatchingForm(ordinary: identifier.fields) { return DesiredIdentifier(form: form) }
      return DesiredIdentifier(form: unusualForm(of: identifier), fields: identifier.fields)
    }
  }

  @inline(never)
  private func readUncommon(_ bytes: UnsafeBufferPointer<UInt8>) -> DesiredIdentifier? {
    guard let parsed = try? ParsedIdentifier(bytes, .none) else {
      return ProgramLocaleName(bytes).flatMap { name in
        name.text.withBytes { read(.text($0)) }
          .map { DesiredIdentifier(form: $0.form, fields: name.identifier.fields, text: bytes) }
      }
    }
    return DesiredIdentifier(form: MatchingForm(parsed, bytes, name: number(of: parsed, bytes)), text: bytes)
  }

  @inline(never)
  private func unusualForm(of identifier: LanguageIdentifier) -> MatchingForm {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    return MatchingForm(identifier.parsed, none, name: number(of: identifier.parsed, none))
  }

  /// A supported identifier, read and maximized, whose name gets a number; nil if it is ill-formed. Without a tail it is
  /// ordinary: no other text of its language, script and region has the same explicit subtags.
  @inline(__always)
  mutating func adding(_ identifier: String) -> (form: MatchingForm, tail: IdentifierTail?)? {
    identifier.withIdentifierBytes { bytes in
      let fields = CommonForm.read(bytes)
      if let form = MatchingForm(ordinary: fields) { return (form, nil) }
      return addingUnusual(bytes, fields)
    }
  }

  @inline(never)
  private mutating func addingUnusual(
    _ bytes: UnsafeBufferPointer<UInt8>, _ fields: LSR
  ) -> (form: MatchingForm, tail: IdentifierTail?)? {
    guard let parsed = try? ParsedIdentifier(bytes, fields) else { return nil }
    return (MatchingForm(parsed, bytes, name: adding(parsed, bytes)), IdentifierTail(parsed, count: bytes.count))
  }
}

extension MatchingForm {
  /// Two identifiers outside any matcher, maximized; nil if either is ill-formed. Allocates nothing: a name gets one of two
  /// numbers.
  static func pair(
    _ one: PreferenceContent, _ other: PreferenceContent
  ) -> (desired: MatchingForm, supported: MatchingForm)? {
    guard let desired = one.parsed else { return one.named?.withBytes { pair(.text($0), other) } }
    guard let supported = other.parsed else { return other.named?.withBytes { pair(one, .text($0)) } }
    let isSameName = InternedNames.areSameName(desired, one.text, supported, other.text)
    return (
      MatchingForm(desired, one.text, name: isSameName ? 0 : 1), MatchingForm(supported, other.text, name: 0)
    )
  }
}

extension PreferenceContent {
  /// The parsed identifier; nil if it is ill-formed.
  fileprivate var parsed: ParsedIdentifier? {
    switch self {
    case .text(let bytes): ParsedIdentifier(wellFormed: bytes)
    case .identifier(let identifier): identifier.parsed
    }
  }

  /// The identifier that a name as programs write it means; nil if the text is none.
  fileprivate var named: IdentifierBuffer? {
    guard case .text(let bytes) = self else { return nil }
    return ProgramLocaleName(bytes)?.text
  }

  /// The text; empty for an identifier that was read before, which has only language, script and region.
  fileprivate var text: UnsafeBufferPointer<UInt8> {
    switch self {
    case .text(let bytes): bytes
    case .identifier: UnsafeBufferPointer(start: nil, count: 0)
    }
  }
}

/// A preference as a search takes it.
struct DesiredIdentifier {
  /// Maximized.
  var form: MatchingForm
  /// What decides between supported identifiers of the same language, script and region: the text, the fields of an
  /// identifier that was read before, or both of a name as programs write it. An ordinary one has neither, because its
  /// maximized form tells it.
  var fields = LSR.none
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
}

extension DesiredIdentifier {
  var isOrdinary: Bool { text.isEmpty && fields.isNone }

  /// Whether a supported identifier is written as the preference is.
  func isWritten(as supported: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isEmpty { return CommonForm.read(supported) == fields }
    if fields.isNone { return ASCII.areEqual(supported, text) }
    return ProgramLocaleName(text)?.text.withBytes { ASCII.areEqual(supported, $0) } ?? false
  }
}

/// The kind of subtags after language, script and region, which are not compared by distance.
enum IdentifierTail {
  case nothing, extensions, variantsOrPrivateUse

  init(_ parsed: ParsedIdentifier, count: Int) {
    // Private use alone is a language of its own.
    if parsed.kind == .privateUse || parsed.tail >= count {
      self = .nothing
    } else {
      self = parsed.variantsEnd > parsed.tail || parsed.extensionsEnd < count ? .variantsOrPrivateUse : .extensions
    }
  }
}
