/// The names among the supported identifiers that do not fit packed subtags: private use (`x-bork`) and long languages.
///
/// A matcher seldom has any. Each name gets a number that represents it in an `LSR`. A desired name that is not here
/// gets a number that nothing else has, because it can equal none of the supported ones.
struct InternedNames: Sendable {
  private struct Name {
    /// The packed letters of a long language, or a hash of a private use sequence.
    var key: UInt64
    /// The index of a private use sequence in the supported list; nil for a language, whose key is its name.
    var supportedIndex: Int?
    /// The offset in that identifier where the sequence begins.
    var start: Int
  }

  /// The names, sorted by key.
  private var names: [Name] = []

  static let unknown = UInt32.max

  var isEmpty: Bool { names.isEmpty }

  init() {}

  /// Adds the name of a supported identifier, if it has one. Call `finish` after the last.
  mutating func note(_ parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>, supportedIndex: Int) {
    guard let key = Self.key(of: parsed, bytes) else { return }
    names.append(Name(key: key, supportedIndex: parsed.kind == .privateUse ? supportedIndex : nil, start: parsed.tail))
  }

  mutating func finish() {
    if names.count > 1 { names.sort { ($0.key, $0.supportedIndex ?? -1) < ($1.key, $1.supportedIndex ?? -1) } }
  }

  /// The number of a name: that of the first supported identifier with this name. Allocates nothing.
  func number(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>, supported: [String]) -> UInt32 {
    guard !names.isEmpty, let key = Self.key(of: parsed, bytes) else { return Self.unknown }
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].key < key { low = middle + 1 } else { high = middle }
    }
    while low < names.count, names[low].key == key {
      let isEqual =
        if let index = names[low].supportedIndex {
          parsed.kind == .privateUse
            && supported[index].withIdentifierBytes {
              Self.areEqual($0.dropFirst(names[low].start), bytes.dropFirst(parsed.tail))
            }
        } else {
          parsed.kind != .privateUse
        }
      if isEqual { return UInt32(truncatingIfNeeded: low) }
      low += 1
    }
    return Self.unknown
  }

  /// Whether two identifiers have the same name. Neither of them needs to have packed subtags.
  static func areSameName(
    _ one: ParsedIdentifier, _ oneBytes: UnsafeBufferPointer<UInt8>, _ other: ParsedIdentifier,
    _ otherBytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard one.kind == other.kind else { return false }
    if one.kind != .privateUse { return one.language == other.language }
    return areEqual(oneBytes.dropFirst(one.tail), otherBytes.dropFirst(other.tail))
  }

  /// The key of an identifier's name; nil for an identifier with packed subtags.
  private static func key(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    if parsed.kind == .privateUse {
      var hash = TextHash.start
      for byte in bytes.dropFirst(parsed.tail) { hash = TextHash.adding(ASCII.canonical(byte), to: hash) }
      return hash
    }
    return parsed.language >= PackedSubtag.shortLanguageLimit ? parsed.language : nil
  }

  private static func areEqual(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    ASCII.areEqual(UnsafeBufferPointer(rebasing: left), UnsafeBufferPointer(rebasing: right))
  }

}
