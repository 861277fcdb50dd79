// The names that the matcher had before the core; they go with its next commit.
enum CommonIdentifier {
  static let none = UInt64.max
  @inline(__always)
  static func read(_ text: String) -> UInt64 { CommonForm.read(text).rawValue }
}

enum ShortIdentifier {
  @inline(__always)
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { CommonForm.readShort(bytes).rawValue }
  @inline(__always)
  static func read(_ text: String) -> UInt64 { CommonForm.readShort(text).rawValue }
}

enum IdentifierHead {
  @inline(__always)
  static func fields(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { CommonForm.read(bytes).rawValue }
  @inline(__always)
  static func fields(of text: String) -> UInt64 { CommonForm.read(text).rawValue }
}

enum RegionClass {
  static var firstMark: UInt8 { RegionMark.firstMark }
  static var pseudoLocale: UInt8 { 0xFD }
  @inline(__always)
  static func of(_ region: UInt16) -> UInt8 { LSR(rawValue: UInt64(region)).regionMark.rawValue }
  @inline(__always)
  static func isSpecial(_ fields: UInt64) -> Bool { LSR(rawValue: fields).regionMark.isSpecial }
}

extension LSR {
  @inline(__always)
  init?(short fields: UInt64) {
    guard let quick = MatchingForm.quick(LSR(rawValue: fields)) else { return nil }
    self = quick
  }

  @inline(__always)
  init?(common fields: UInt64) {
    guard let quick = MatchingForm.quick(LSR(rawValue: fields)) else { return nil }
    self = quick
  }

  var written: UInt64 { asWritten.rawValue }
}

extension MatchingForm {
  @inline(__always)
  init?(ordinary fields: UInt64) { self.init(ordinary: LSR(rawValue: fields)) }
  @inline(__always)
  init(anyFields fields: UInt64) { self.init(anyFields: LSR(rawValue: fields)) }
  init(resolving desired: LSR) {
    let word = LanguageTable.word(of: desired.language)
    if Self.isUnresolved(desired, word) {
      self.init(anyFields: desired.asWritten)
    } else {
      self.init(lsr: desired, word: word)
    }
  }
}

extension LanguageIdentifier {
  @inline(__always)
  var directForm: LSR? { matchingForm.flatMap { $0.language < PackedSubtag.twoLetterLimit ? $0 : nil } }
}
